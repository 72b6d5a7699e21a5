import SpaceAndTime

/// For how long the utterance that sounds has been heard.
struct SoundingSpeech: Sendable {
  /// Voices take a while to begin, and some are slower than reckoned: only so much of the time counts
  /// as heard, after so many milliseconds.
  private static let sureShare = 0.8
  private static let start: Milliseconds = 400

  private var before: Milliseconds = 0
  /// Nil while it is held.
  private var since: Instant?

  init(at now: Instant) {
    since = now
  }

  mutating func pause(at now: Instant) {
    before = time(at: now)
    since = nil
  }

  mutating func resume(at now: Instant) {
    if since == nil { since = now }
  }

  /// What has surely been heard of something that takes this long, from 0 to 1.
  func part(of duration: Milliseconds, at now: Instant) -> Double {
    guard duration > 0 else { return 0 }
    return min(1, max(0, time(at: now) - Self.start) * Self.sureShare / duration)
  }

  private func time(at now: Instant) -> Milliseconds { before + (since.map { now - $0 } ?? 0) }
}
