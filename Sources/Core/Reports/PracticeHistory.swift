import Lessons
import Mastery

/// Everything that a report is made from.
public struct PracticeHistory: Sendable {
  public struct FinishedRound: Hashable, Sendable {
    public var lesson: String
    public var result: RoundResult
    /// Days since 1970 of the learner's own calendar.
    public var day: Int

    public init(lesson: String, result: RoundResult, day: Int) {
      self.lesson = lesson
      self.result = result
      self.day = day
    }
  }

  /// What was said of strokes that failed.
  public struct Miss: Hashable, Sendable {
    /// The id of the gesture that was asked for.
    public var asked: String
    public var explanation: String
    public var times: Int

    public init(asked: String, explanation: String, times: Int) {
      self.asked = asked
      self.explanation = explanation
      self.times = times
    }
  }

  public struct Price: Hashable, Sendable {
    public var lesson: String
    public var fault: String
    public var cost: FaultCost

    public init(lesson: String, fault: String, cost: FaultCost) {
      self.lesson = lesson
      self.fault = fault
      self.cost = cost
    }
  }

  public var learner: String
  /// Days since 1970 of the learner's own calendar.
  public var today: Int
  public var mastery: Mastery
  /// The oldest first.
  public var rounds: [FinishedRound]
  /// The most frequent first.
  public var misses: [Miss]
  public var prices: [Price]

  public init(
    learner: String, today: Int, mastery: Mastery, rounds: [FinishedRound] = [],
    misses: [Miss] = [], prices: [Price] = []
  ) {
    self.learner = learner
    self.today = today
    self.mastery = mastery
    self.rounds = rounds
    self.misses = misses
    self.prices = prices
  }
}
