import AccessibilityTree
import FileBackend
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import TestSupport

/// A listener with an app out of a screen file: gestures in, what is heard out.
struct Listener {
  var reader: ScreenReader
  var app: SimulatedApp
  private(set) var now = Instant.zero
  private var events: [ReaderEvent] = []

  /// `views` is what stands between the brackets of a screen file.
  init(
    _ views: String, state: String = "", on handlers: String = "",
    settings: ReaderSettings = ReaderSettings()
  ) throws {
    let file = """
      { id: "test", title: "Test", state: { \(state) }, views: [\(views)], on: { \(handlers) } }
      """
    app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
    reader = ScreenReader(vocabulary: try .shipped(), settings: settings)
    events += reader.start(on: &app, at: now)
  }

  /// `app` is on its first screen.
  init(app: SimulatedApp, vocabulary: Vocabulary, settings: ReaderSettings = ReaderSettings()) {
    self.app = app
    reader = ScreenReader(vocabulary: vocabulary, settings: settings)
    events += reader.start(on: &self.app, at: now)
  }

  mutating func make(_ gestures: Gesture..., at point: Point = .zero) {
    for gesture in gestures {
      pass(100)
      let recognized = RecognizedGesture(gesture: gesture, time: now, position: point)
      events += reader.perform(.recognized(recognized), on: &app)
    }
  }

  /// A finger that slides over points and lifts at the last.
  mutating func explore(_ points: Point...) {
    for point in points {
      events += reader.perform(.exploring(at: point, time: now), on: &app)
    }
    events += reader.perform(.explorationEnded(at: points.last ?? .zero, time: now), on: &app)
  }

  /// The same finger, still on the glass.
  mutating func slide(to point: Point) {
    events += reader.perform(.exploring(at: point, time: now), on: &app)
  }

  /// The rest of a double tap and hold, as ways from where the finger was.
  mutating func dragHeld(by ways: Point...) {
    let start = Point(x: 100, y: 700)
    for way in [.zero] + ways {
      events += reader.perform(.passedThrough(touch(.move, at: start + way)), on: &app)
    }
    let end = touch(.up, at: start + (ways.last ?? .zero))
    events += reader.perform(.passedThrough(end), on: &app)
  }

  mutating func tapDirectly(at point: Point) {
    for phase in [Touch.Phase.down, .up] {
      events += reader.touch(touch(phase, at: point), on: &app)
    }
  }

  /// A finger that rests for so many milliseconds.
  mutating func touchDirectly(at point: Point, for time: Milliseconds) {
    events += reader.touch(touch(.down, at: point), on: &app)
    pass(time)
    events += reader.touch(touch(.up, at: point), on: &app)
  }

  mutating func type(_ text: String) {
    events += reader.type(.text(text), on: &app, at: now)
  }

  mutating func delete() {
    events += reader.type(.deleteBackward, on: &app, at: now)
  }

  mutating func toggleVoiceOver() {
    events += reader.toggleVoiceOver(on: &app, at: now)
  }

  mutating func pass(_ time: Milliseconds) {
    now = now + time
    events += reader.advance(to: now, on: &app)
  }

  mutating func finishSpeech() {
    events += reader.speechFinished(at: now, on: &app)
  }

  /// What was spoken since the last time.
  mutating func spoken() -> [String] {
    defer { events = [] }
    return events.compactMap { if case .speak(let utterance) = $0 { utterance.text } else { nil } }
  }

  /// Everything since the last time.
  mutating func happened() -> [ReaderEvent] {
    defer { events = [] }
    return events
  }

  mutating func cues() -> [Earcon] {
    defer { events = [] }
    return events.compactMap { if case .earcon(let earcon) = $0 { earcon } else { nil } }
  }

  func center(of id: String) -> Point {
    app.screen.position(of: id).map { app.screen.frame(at: $0).center } ?? .zero
  }

  /// Turns until the rotor says the name.
  mutating func turn(to name: String) {
    for _ in 0..<30 {
      make(.twoFingerRotateClockwise)
      if spoken().last == name { return }
    }
  }

  private func touch(_ phase: Touch.Phase, at point: Point) -> Touch {
    Touch(time: now, finger: 0, phase: phase, position: point)
  }
}
