import AccessibilityTree
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Speech

/// A listener on the way: the real screen reader over the real simulation, and nothing else.
///
/// Travelers let things happen before they go on: what an app does by itself after a while is over
/// before the next move. Hints are not waited for.
public struct Traveler: Sendable {
  public package(set) var reader: ScreenReader
  public package(set) var app: SimulatedApp
  public private(set) var now = Instant.zero

  /// An app that goes on by itself for longer than this many times never rests.
  package static let longestUnrest = 50

  public init(reader: ScreenReader, app: SimulatedApp, at now: Instant = .zero) {
    self.reader = reader
    self.app = app
    self.now = now
  }

  public init(
    vocabulary: Vocabulary, settings: ReaderSettings = ReaderSettings(), app: SimulatedApp
  ) {
    self.init(reader: ScreenReader(vocabulary: vocabulary, settings: settings), app: app)
  }

  /// Turns the screen reader on.
  ///
  /// - Parameter element: where the cursor begins, instead of where it does by itself.
  public mutating func start(on element: String? = nil) -> [ReaderEvent] {
    reader.start(on: &app, from: element, at: now) + rest()
  }

  /// Makes a move and lets happen what follows.
  public mutating func make(_ move: RouteMove) -> [ReaderEvent] {
    var events: [ReaderEvent] = []
    switch move {
    case .gesture(let gesture):
      let recognized = RecognizedGesture(gesture: gesture, time: now, position: .zero)
      events = reader.perform(.recognized(recognized), on: &app)
    case .type(let text):
      for character in text { events += ask { .insertText(String(character), element: $0) } }
    case .key(.backspace): events = ask { .deleteBackward($0) }
    case .key(.enter): events = ask { .insertText("\n", element: $0) }
    }
    return events + rest()
  }

  /// Opens the field under the cursor, unless it is being edited, and gives it this text by a real
  /// keyboard, in place of what it has; false where there is no field.
  mutating package func write(_ text: String) -> Bool {
    guard let field = reader.cursor else { return false }
    if app.editedElement != field { _ = make(.gesture(.oneFingerDoubleTap)) }
    guard app.editedElement == field else { return false }
    let length = app.screen.element(field)?.content.text?.text.count ?? 0
    _ = app.respond(to: .select(length..<length, element: field), at: now)
    for _ in 0..<length { _ = make(.key(.backspace)) }
    _ = make(.type(text))
    return true
  }

  /// Puts a finger on the app itself, past the reader, or takes it off again. What the app does by
  /// itself meanwhile has its time.
  mutating package func touch(_ phase: Touch.Phase, at point: Point) {
    _ = reader.touch(Touch(time: now, finger: 0, phase: phase, position: point), on: &app)
    _ = rest()
  }

  /// A key of a real keyboard; nothing where nothing is being edited.
  private mutating func ask(_ request: (String) -> AccessibilityRequest) -> [ReaderEvent] {
    guard let field = app.editedElement else { return [] }
    let request = request(field)
    let response = app.respond(to: request, at: now)
    return [.asked(request, isHandled: response.isHandled)]
      + reader.receive(response.notifications, from: &app, at: now)
  }

  private mutating func rest() -> [ReaderEvent] {
    var events: [ReaderEvent] = []
    for _ in 0..<Self.longestUnrest {
      guard let due = app.deadline else { break }
      now = max(now, due)
      events += reader.advance(to: now, on: &app)
    }
    return events
  }
}
