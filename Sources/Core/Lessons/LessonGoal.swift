import Gestures
import ScreenReader
import Simulation
import Speech

/// What has to be so, or to have happened since the step began, for it to be finished.
public indirect enum LessonGoal: Hashable, Sendable {
  /// The goal that the screen file itself carries.
  case screenGoal
  /// What must hold of the app's state.
  case state(Condition)
  /// This screen is the current one.
  case screen(String)
  /// The cursor is on such an element now.
  case cursor(ElementPattern)
  /// The cursor has been on such an element.
  case visited(ElementPattern)
  /// A finger has found such an element by touching it: flicks that lead there are not enough.
  case touched(ElementPattern)
  /// The learner made the gesture this many times.
  case gesture(Gesture, times: Int)
  /// The learner made the gesture this many times, and each time it had this answer.
  case answered(GestureAnswer, times: Int)
  case earcon(Earcon, times: Int)
  /// VoiceOver asked the app for it; nil means any element.
  case asked(Request, ElementPattern?)
  /// The coach's menu or a command of the coach was used.
  case command(String)
  /// The rotor stands at this setting now.
  case rotor(RotorID)
  /// VoiceOver's rate is so many percent of its range above what it was, or below where negative;
  /// where the range ends sooner, at its end.
  case rateMoved(Int)
  /// VoiceOver's speech was held in the middle of something.
  case speechHeld
  /// Speech that was held went on again.
  case speechResumed
  case all([LessonGoal])
  case any([LessonGoal])

  /// What VoiceOver may have asked of the app.
  public enum Request: String, Hashable, Sendable, CaseIterable {
    case activate = "activated"
    case increment = "incremented"
    case decrement = "decremented"
    case escape = "escaped"
    case magicTap = "magicTapped"
    case customAction = "actionRun"
    case scroll = "scrolled"
    case longPress = "longPressed"
  }
}

extension LessonGoal {
  /// What it is made of, in the order in which it is named: itself, or all that is joined in it.
  public var parts: [LessonGoal] {
    switch self {
    case .all(let goals), .any(let goals): goals.flatMap(\.parts)
    default: [self]
    }
  }

  private static func rate(_ rate: Int, hasMoved percent: Int, from before: Int) -> Bool {
    percent < 0 ? rate <= max(0, before + percent) : rate >= min(100, before + percent)
  }

  public func isMet(in situation: Situation, since trace: StepTrace) -> Bool {
    switch self {
    case .screenGoal: situation.meetsScreenGoal
    case .state(let condition): condition.holds(in: situation.state)
    case .screen(let id): situation.screen == id
    case .cursor(let pattern):
      situation.cursor.map { pattern.matches($0, on: situation.screen) } ?? false
    case .visited(let pattern):
      trace.visited.contains { pattern.matches($0.element, on: $0.screen) }
    case .touched(let pattern): trace.touched.contains { $0.matches(pattern) }
    case .gesture(let gesture, let times): trace.count(of: gesture) >= times
    case .answered(let answer, let times):
      answer.isMet(in: situation, since: trace, times: times)
    case .earcon(let earcon, let times): trace.earcons[earcon, default: 0] >= times
    case .asked(let request, let pattern):
      trace.asked.contains { asked in
        asked.request == request
          && (pattern.map { $0.matches(asked.element ?? "", on: asked.screen) } ?? true)
      }
    case .command(let name): trace.commands.contains(name)
    case .rotor(let id): situation.rotor == id
    case .rateMoved(let percent):
      Self.rate(situation.rate, hasMoved: percent, from: trace.rateBefore ?? situation.rate)
    case .speechHeld: trace.hasHeldSpeech
    case .speechResumed: trace.hasResumedSpeech
    case .all(let goals): goals.allSatisfy { $0.isMet(in: situation, since: trace) }
    case .any(let goals): goals.contains { $0.isMet(in: situation, since: trace) }
    }
  }
}
