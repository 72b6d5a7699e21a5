import Mastery

/// How much is said after an answer: less, the better something is known.
///
/// What fades first is what the learner hears anyway: that it worked.
enum Feedback: Int, Hashable, Sendable, Comparable {
  /// Success and failure in words.
  case full
  /// Success by its chime, failure in words.
  case failuresOnly
  /// Chimes; what was felt is told when it is asked for.
  case chimes

  /// Attempts after which words begin to fade.
  static let attemptsUntilFailuresOnly = 4
  static let attemptsUntilChimes = 10
  /// The recent first-try rate that goes with it.
  static let goodRate = 0.8

  init(for mastery: SkillMastery?) {
    guard let mastery, let rate = mastery.recentFirstTryRate, rate >= Self.goodRate else {
      self = .full
      return
    }
    switch mastery.attempts {
    case Self.attemptsUntilChimes...: self = .chimes
    case Self.attemptsUntilFailuresOnly...: self = .failuresOnly
    default: self = .full
    }
  }

  static func < (one: Feedback, other: Feedback) -> Bool { one.rawValue < other.rawValue }
}
