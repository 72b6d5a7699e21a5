import Simulation

extension LessonGoal {
  /// The ends of ways on the screens, of which any will do; none where it asks for something that no
  /// way leads to, such as a gesture.
  ///
  /// - Parameter own: The goal that the screen carries itself.
  public func destinations(ofScreen own: Goal?) -> [Goal] {
    switch self {
    case .screenGoal: own.map { [$0] } ?? []
    case .state(let condition): [Goal(state: condition)]
    case .screen(let id): [Goal(screen: id)]
    case .any(let goals): Self.alternatives(goals.map { $0.destinations(ofScreen: own) })
    case .all(let goals):
      goals.reduce([Goal()]) { ends, goal in
        let more = goal.destinations(ofScreen: own)
        return ends.flatMap { end in more.compactMap(end.joined) }
      }.filter { $0 != Goal() }
    default: []
    }
  }

  /// Where one of them is no place, it may be met before any of the others.
  private static func alternatives(_ ends: [[Goal]]) -> [Goal] {
    ends.contains([]) ? [] : ends.flatMap { $0 }
  }
}

extension Goal {
  /// Both at once; nil on two screens.
  func joined(with other: Goal) -> Goal? {
    if let screen, let second = other.screen, screen != second { return nil }
    return Goal(
      screen: screen ?? other.screen,
      state: Condition(state.requirements + other.state.requirements))
  }
}
