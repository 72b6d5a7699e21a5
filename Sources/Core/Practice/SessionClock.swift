import SpaceAndTime

/// The session's own time: the caller's clock without the stretches in which the learner was away.
struct SessionClock: Hashable, Sendable {
  private var away: Milliseconds = 0
  private var leftAt: Instant?

  var isStopped: Bool { leftAt != nil }

  func inside(_ moment: Instant) -> Instant {
    (leftAt ?? moment) + -away
  }

  /// The moment on the caller's clock; only while the clock runs.
  func outside(_ moment: Instant) -> Instant {
    moment + away
  }

  mutating func stop(at moment: Instant) {
    if leftAt == nil { leftAt = moment }
  }

  mutating func goOn(at moment: Instant) {
    guard let leftAt else { return }
    away += max(0, moment - leftAt)
    self.leftAt = nil
  }
}
