import Braille
import Gestures
import ScreenReader
import SpaceAndTime

/// Something that a learner did, kept so that it can be done again.
enum ReplayInput: Sendable {
  case stroke(RecognizerOutput)
  case typed(TypedInput)
  case braille(BrailleStroke)
  /// A step was skipped, and this is where the app was then.
  case skipped(StepPassage.Arrival)

  /// The gesture; nil for typing and for what an exploring finger does under way.
  var gesture: Gesture? {
    if case .stroke(let output) = self { output.gesture } else { nil }
  }

  var isSkip: Bool { if case .skipped = self { true } else { false } }

  /// The same at another moment.
  func at(_ moment: Instant) -> ReplayInput {
    guard case .stroke(let output) = self else { return self }
    switch output {
    case .recognized(var recognized):
      recognized.time = moment
      return .stroke(.recognized(recognized))
    case .exploring(let place, _): return .stroke(.exploring(at: place, time: moment))
    case .explorationEnded(let place, _):
      return .stroke(.explorationEnded(at: place, time: moment))
    case .passedThrough(var touch):
      touch.time = moment
      return .stroke(.passedThrough(touch))
    case .slidPastStop, .turning, .missed: return self
    }
  }
}
