import SpaceAndTime

/// Measures the learner's own time: it stands while there is any reason to.
public struct Stopwatch: Hashable, Sendable {
  /// Why time does not count.
  public enum Hold: Hashable, Sendable, CaseIterable {
    case coachSpeaks
    case menuIsOpen
    case beforeRound
    /// For a watch that counts what is heard.
    case readerIsSilent
  }

  private var holds: Set<Hold> = []
  private var counted: Milliseconds = 0
  private var runningSince: Instant?

  public init(startingAt now: Instant) {
    runningSince = now
  }

  public func elapsed(at now: Instant) -> Milliseconds {
    counted + (runningSince.map { max(0, now - $0) } ?? 0)
  }

  public mutating func set(_ hold: Hold, _ isHeld: Bool, at now: Instant) {
    if isHeld { holds.insert(hold) } else { holds.remove(hold) }
    if holds.isEmpty {
      if runningSince == nil { runningSince = now }
    } else if let since = runningSince {
      counted += max(0, now - since)
      runningSince = nil
    }
  }
}
