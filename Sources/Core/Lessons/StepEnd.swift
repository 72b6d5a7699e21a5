import ScreenReader
import Simulation

/// How things stand where a step has ended, as far as the app and the cursor show it.
public struct StepEnd: Hashable, Sendable {
  /// What holds of the app; nil where it stays as it is.
  public var goal: Goal?
  public var cursor: ElementPattern?
  /// The element under the cursor is activated there.
  public var isActivated = false
  public var rotor: RotorID?

  public init(
    goal: Goal? = nil, cursor: ElementPattern? = nil, isActivated: Bool = false,
    rotor: RotorID? = nil
  ) {
    self.goal = goal
    self.cursor = cursor
    self.isActivated = isActivated
    self.rotor = rotor
  }

  /// Both at once, the cursor where the other one has it; nil on two screens.
  fileprivate func joined(with other: StepEnd) -> StepEnd? {
    var both = self
    if let goal, let second = other.goal {
      guard let joined = goal.joined(with: second) else { return nil }
      both.goal = joined
    } else {
      both.goal = goal ?? other.goal
    }
    both.cursor = other.cursor ?? cursor
    both.isActivated = isActivated || other.isActivated
    both.rotor = other.rotor ?? rotor
    return both
  }
}

extension LessonGoal {
  /// How things stand where this is met, in any of several ways; none where that can't be seen by
  /// the app, as after a gesture or a sound.
  ///
  /// Of several things at once those count that can be seen.
  ///
  /// - Parameter own: The goal that the screen carries itself.
  public func ends(ofScreen own: Goal?) -> [StepEnd] {
    switch self {
    case .screenGoal: own.map { [StepEnd(goal: $0)] } ?? []
    case .state(let condition): [StepEnd(goal: Goal(state: condition))]
    case .screen(let id): [StepEnd(goal: Goal(screen: id))]
    case .cursor(let pattern), .visited(let pattern), .touched(let pattern):
      [StepEnd(cursor: pattern)]
    case .rotor(let id): [StepEnd(rotor: id)]
    case .answered(let answer, _):
      answer.place == nil && answer.rotor == nil
        ? [] : [StepEnd(cursor: answer.place, rotor: answer.rotor)]
    case .asked(.activate, let pattern?): [StepEnd(cursor: pattern, isActivated: true)]
    // Opening a field is pressing it.
    case .earcon(.keyboardAppeared, _): [StepEnd(isActivated: true)]
    case .any(let goals): goals.flatMap { $0.ends(ofScreen: own) }
    case .all(let goals):
      goals.map { $0.ends(ofScreen: own) }.filter { !$0.isEmpty }.reduce([]) { ends, more in
        ends.isEmpty ? more : ends.flatMap { end in more.compactMap(end.joined) }
      }
    case .gesture, .earcon, .asked, .command, .rateMoved, .speechHeld, .speechResumed: []
    }
  }
}

extension GestureAnswer {
  /// Where the cursor stands at last.
  fileprivate var place: ElementPattern? { cursor ?? visited.last }
}
