import Gestures
import Lessons
import SpaceAndTime
import Speech

/// A fluent run of a round's errand, played for the learner before they do it themselves.
struct Demonstration: Sendable {
  /// What a run cost.
  struct Figures: Hashable, Sendable {
    var gestures: Int
    /// Nil where it was not heard to its end.
    var seconds: Int?
  }

  /// By so many percent of its range VoiceOver speaks faster than the learner has it.
  static let faster = 25
  /// How long a stop is heard that is only passed (milliseconds): a word or two.
  static let glance: Milliseconds = 550
  /// From something that says nothing to the next gesture (milliseconds).
  static let breath: Milliseconds = 400

  /// When the next step is made; nil while what is said is heard out.
  var due: Instant?
  /// When the first one was made.
  var began: Instant?
  /// The gesture of the step in hand, for the captions.
  var gestureName = ""
}

extension Replay {
  /// The lines of a gestures file, step by step; nil where one of them is neither a gesture nor a
  /// text.
  static func steps(of lines: [String]) -> [Step]? {
    guard let script = try? GestureScript(parsing: lines.joined(separator: "\n")) else {
      return nil
    }
    var steps: [Step] = []
    for line in script.lines {
      switch line.action {
      case .gesture(let gesture, let place, let times):
        let made = RecognizedGesture(gesture: gesture, time: .zero, position: place ?? .zero)
        let step = Step(inputs: [.stroke(.recognized(made))])
        steps += Array(repeating: step, count: times)
      case .type(let text): steps.append(Step(inputs: [.typed(.text(text))]))
      default: return nil
      }
    }
    return steps
  }

  /// Gestures and keys, as they count for a learner.
  var cost: Int { current.reduce(0) { $0 + ($1.gesture == nil ? $1.typed.count : 1) } }

  /// True where the step in hand only leads on to the next: the same flick follows it.
  var isPassing: Bool {
    guard position > 0, position < current.count, let made = current[position - 1].gesture else {
      return false
    }
    return made == current[position].gesture && Self.passing.contains(made)
  }

  private static let passing: Set<Gesture> = [
    .oneFingerFlickRight, .oneFingerFlickLeft, .oneFingerFlickUp, .oneFingerFlickDown,
  ]
}
