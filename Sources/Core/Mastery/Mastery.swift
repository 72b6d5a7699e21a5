/// What one learner can do, skill by skill.
public struct Mastery: Hashable, Sendable {
  /// In the order in which the skills were met.
  public private(set) var skills: [SkillMastery] = []
  private var places: [Skill: Int] = [:]

  public init() {}

  /// - Parameter attempts: the oldest first.
  public init(attempts: some Sequence<Attempt>) {
    for attempt in attempts { add(attempt) }
  }

  public subscript(_ skill: Skill) -> SkillMastery? { places[skill].map { skills[$0] } }

  public mutating func add(_ attempt: Attempt) {
    if places[attempt.skill] == nil {
      places[attempt.skill] = skills.count
      skills.append(SkillMastery(skill: attempt.skill))
    }
    skills[places[attempt.skill]!].add(attempt)
  }

  /// What should come back today, the longest overdue first, compared with how long it had rested;
  /// and what nobody has asked for cold yet, a week after it was learned.
  public func due(on day: Int) -> [SkillMastery] {
    let due = skills.enumerated().filter {
      $0.element.schedule.isDue(on: day) || $0.element.awaitsColdTest(on: day)
    }
    return due.sorted {
      (-overdue($0.element, on: day), $0.offset) < (-overdue($1.element, on: day), $1.offset)
    }.map(\.element)
  }

  private func overdue(_ skill: SkillMastery, on day: Int) -> Double {
    guard let dueOn = skill.schedule.dueOn else { return 0 }
    return Double(day - dueOn) / Double(max(1, skill.schedule.interval))
  }
}
