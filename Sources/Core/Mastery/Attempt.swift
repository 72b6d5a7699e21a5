/// One request of a skill, and how it was answered.
public struct Attempt: Hashable, Sendable {
  public var skill: Skill
  /// When, in days since 1970 of the learner's own calendar.
  public var day: Int
  /// Other answers before the right one.
  public var misses: Int
  public var hints: Int
  /// Given up for now.
  public var isSkipped: Bool

  public init(skill: Skill, day: Int, misses: Int = 0, hints: Int = 0, isSkipped: Bool = false) {
    self.skill = skill
    self.day = day
    self.misses = misses
    self.hints = hints
    self.isSkipped = isSkipped
  }

  public var isFirstTry: Bool { misses == 0 && hints == 0 && !isSkipped }

  /// How well it was remembered, from 0 to 5 as SM-2 asks for it: 5 at once, 4 after one miss, 3
  /// with more misses or a hint, 1 given up.
  public var grade: Int {
    if isSkipped { return 1 }
    if hints > 0 || misses > 1 { return 3 }
    return misses == 1 ? 4 : 5
  }
}
