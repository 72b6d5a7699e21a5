import Simulation

extension LessonGoal {
  /// The end of a way on the screens; nil where it asks for something that no way leads to, such as
  /// a gesture.
  ///
  /// - Parameter own: The goal that the screen carries itself.
  public func destination(ofScreen own: Goal?) -> Goal? {
    switch self {
    case .screenGoal: return own
    case .state(let condition): return Goal(state: condition)
    case .screen(let id): return Goal(screen: id)
    case .all(let goals):
      let parts = goals.compactMap { $0.destination(ofScreen: own) }
      let screens = Set(parts.compactMap(\.screen))
      guard !parts.isEmpty, parts.count == goals.count, screens.count < 2 else { return nil }
      return Goal(
        screen: screens.first, state: Condition(parts.flatMap(\.state.requirements)))
    default: return nil
    }
  }
}
