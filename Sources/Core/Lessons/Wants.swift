import AccessibilityTree
import Gestures
import Simulation

/// What goals have to do with the app: all that somebody on the way to them may have to touch.
public struct Wants: Sendable {
  /// Elements that are named.
  private var elements: [ElementPattern] = []
  /// What may be asked of any element.
  private var requests: Set<LessonGoal.Request> = []
  /// Gestures that count wherever they are made.
  public private(set) var gestures: Set<Gesture> = []
  /// What is asked of the app's values; each for itself, whatever they are together.
  public private(set) var requirements: [Condition.Requirement] = []

  public init(_ goals: [LessonGoal], ofScreen own: Goal?) {
    for goal in goals.flatMap(\.parts) { add(goal, own) }
  }

  /// True where VoiceOver has to ask this, or may.
  public func contains(_ request: AccessibilityRequest, on screen: String) -> Bool {
    guard let asked = StepTrace.Asked(request, on: screen) else { return false }
    if requests.contains(asked.request) { return true }
    return elements.contains { $0.matches(asked.element ?? "", on: screen) }
  }

  private mutating func add(_ goal: LessonGoal, _ own: Goal?) {
    switch goal {
    case .screenGoal: requirements += own?.state.requirements ?? []
    case .state(let condition): requirements += condition.requirements
    case .cursor(let element), .visited(let element), .touched(let element):
      elements.append(element)
    case .gesture(let gesture, _): gestures.insert(gesture)
    case .answered(let answer, _):
      let places = [answer.cursor].compactMap { $0 } + answer.visited
      elements += places
      if places.isEmpty { gestures.insert(answer.gesture) }
    case .asked(let request, let element):
      if let element { elements.append(element) } else { requests.insert(request) }
    case .screen, .earcon, .command, .rotor, .rateMoved, .speechHeld, .speechResumed, .all, .any:
      break
    }
  }
}

extension Round {
  /// What a step, the end of the round, its milestones and all that the lesson has an answer to have
  /// to do with the app.
  public func wants(in step: Step, ofScreen own: Goal?) -> Wants {
    let milestones = steps.filter(\.say.isEmpty).map(\.finish)
    let answered = (misses + step.misses).map(\.when)
    return Wants([step.finish] + [goal].compactMap { $0 } + milestones + answered, ofScreen: own)
  }
}
