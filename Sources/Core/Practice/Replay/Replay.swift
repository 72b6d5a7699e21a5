import Gestures
import Lessons
import Routes
import ScreenReader
import Simulation
import SpaceAndTime

/// The cheapest way through a round and the learner's own, each to be heard step by step.
struct Replay: Sendable {
  /// One thing that is done: a gesture with what belongs to it, or a text.
  struct Step: Sendable {
    var inputs: [ReplayInput]

    /// Nil for typing.
    var gesture: Gesture? { inputs.first?.gesture }

    /// It was not done, but skipped.
    var isSkipped: Bool { inputs.first?.isSkip ?? false }

    /// What was typed; empty for a gesture.
    var typed: String {
      inputs.reduce(into: "") { text, input in
        if case .typed(.text(let more)) = input { text += more }
      }
    }
  }

  enum Way: String, Sendable, CaseIterable {
    case cheapest
    case own
  }

  let app: String
  let screen: String
  private let steps: [Way: [Step]]
  var way = Way.cheapest
  /// How many steps have been made.
  var position = 0
  /// The time of the app that is played on; it runs ahead where the app takes its time.
  var now = Instant.zero

  init(app: String, screen: String, cheapest: Route, own: [ReplayInput]) {
    self.app = app
    self.screen = screen
    steps = [.cheapest: cheapest.moves.flatMap(Self.steps), .own: Self.steps(own)]
  }

  /// One way alone.
  init(app: String, screen: String, shown: [Step]) {
    self.app = app
    self.screen = screen
    steps = [.cheapest: shown]
  }

  var current: [Step] { steps[way] ?? [] }

  private static func steps(of move: RouteMove) -> [Step] {
    switch move {
    case .gesture(let gesture):
      let recognized = RecognizedGesture(gesture: gesture, time: .zero, position: .zero)
      return [Step(inputs: [.stroke(.recognized(recognized))])]
    case .type(let text): return [Step(inputs: [.typed(.text(text))])]
    case .key(.backspace): return [Step(inputs: [.typed(.deleteBackward)])]
    case .key(.enter): return [Step(inputs: [.typed(.lineEnd)])]
    }
  }

  /// A gesture begins a step; what an exploring finger does under way belongs to it, and letters
  /// typed in a row are one step.
  private static func steps(_ inputs: [ReplayInput]) -> [Step] {
    var steps: [Step] = []
    for input in inputs {
      let joins =
        switch input {
        case .stroke(.recognized): false
        case .stroke: !steps.isEmpty
        case .typed(.text): steps.last?.typed.isEmpty == false
        case .typed, .braille, .skipped: false
        }
      if joins {
        steps[steps.count - 1].inputs.append(input)
      } else {
        steps.append(Step(inputs: [input]))
      }
    }
    return steps
  }
}
