/// How well one skill sits, from everything that was asked of it.
public struct SkillMastery: Hashable, Sendable {
  /// As many attempts count as recent.
  public static let recentCount = 5
  /// A week after it was learned, a skill is asked for cold: without practice before, without help.
  public static let coldTestAfter = 7

  public let skill: Skill
  public private(set) var attempts = 0
  public private(set) var firstTries = 0
  /// Whether the latest attempts were right at once, the newest last.
  public private(set) var recent: [Bool] = []
  public private(set) var schedule = ReviewSchedule()
  /// The first day on which it was done without help.
  public private(set) var learnedOn: Int?
  /// How the first attempt went that came a week or more after the day it was learned.
  public private(set) var coldTest: Attempt?
  private var lastDay: Int?

  public init(skill: Skill) {
    self.skill = skill
  }

  /// From 0 to 1; nil before the first attempt.
  public var firstTryRate: Double? {
    attempts > 0 ? Double(firstTries) / Double(attempts) : nil
  }

  public var recentFirstTryRate: Double? {
    recent.isEmpty ? nil : Double(recent.count { $0 }) / Double(recent.count)
  }

  /// Attempts come in their order.
  public mutating func add(_ attempt: Attempt) {
    precondition(attempt.skill == skill, "An attempt belongs to its skill")
    if let learnedOn, coldTest == nil, lastDay != attempt.day,
      attempt.day >= learnedOn + Self.coldTestAfter
    {
      coldTest = attempt
    }
    attempts += 1
    if attempt.isFirstTry {
      firstTries += 1
      if learnedOn == nil { learnedOn = attempt.day }
    }
    recent = (recent + [attempt.isFirstTry]).suffix(Self.recentCount)
    schedule.review(grade: attempt.grade, on: attempt.day)
    lastDay = attempt.day
  }

  /// True when a week has passed since it was learned, and nobody has asked for it cold.
  public func awaitsColdTest(on day: Int) -> Bool {
    guard let learnedOn, coldTest == nil, lastDay != day else { return false }
    return day >= learnedOn + Self.coldTestAfter
  }
}
