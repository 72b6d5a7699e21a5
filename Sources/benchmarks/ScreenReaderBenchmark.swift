import AccessibilityTree
import FileBackend
import Foundation
import Gestures
import ScreenReader
import SpaceAndTime
import Speech

/// Movement, exploring and the rotor on screens of growing size.
enum ScreenReaderBenchmark {
  static func run() throws {
    let words = try WordsFile.load("Assets/Words/en.json5")
    for count in [1_000, 10_000, 100_000] { measure(count, Vocabulary(words)) }
  }

  private static func measure(_ count: Int, _ vocabulary: Vocabulary) {
    let root = view(of: count)
    var load = Stopwatch()
    var app = load.measure { GeneratedApp(root: root) }
    var reader = ScreenReader(vocabulary: vocabulary)
    var random = SeededRandom(seed: 1)
    var first = Stopwatch()
    _ = first.measure { reader.start(on: &app, at: .zero) }

    var walking = Stopwatch()
    for step in 0..<5_000 {
      let gesture: Gesture = step % 10 < 7 ? .oneFingerFlickRight : .oneFingerFlickLeft
      walking.measure { make(gesture, &reader, &app) }
    }

    var exploring = Stopwatch()
    for _ in 0..<5_000 {
      let point = Point(
        x: .random(in: 0..<390, using: &random), y: .random(in: 0..<844, using: &random))
      _ = exploring.measure { reader.perform(.exploring(at: point, time: .zero), on: &app) }
    }

    while reader.rotorSetting(on: app)?.id != .headings {
      make(.twoFingerRotateClockwise, &reader, &app)
    }
    var jumping = Stopwatch()
    for step in 0..<5_000 {
      let gesture: Gesture = step % 10 < 7 ? .oneFingerFlickDown : .oneFingerFlickUp
      jumping.measure { make(gesture, &reader, &app) }
    }

    var speaking = Stopwatch()
    let transcript = SpokenTranscript(vocabulary: vocabulary)
    let lines = speaking.measure { transcript.lines(of: app.screen) }
    precondition(lines.count == app.screen.elements.count, "Every stop has a line")

    print("\(lines.count) elements")
    print("  walk and index    \(load.summary)")
    print("  first focus       \(first.summary)")
    print("  next, previous    \(walking.summary)")
    print("  explore           \(exploring.summary)")
    print("  rotor, headings   \(jumping.summary)")
    print("  whole transcript  \(speaking.summary)")
  }

  private static func make(
    _ gesture: Gesture, _ reader: inout ScreenReader, _ app: inout GeneratedApp
  ) {
    let recognized = RecognizedGesture(gesture: gesture, time: .zero, position: .zero)
    _ = reader.perform(.recognized(recognized), on: &app)
  }

  /// A long list in sections, each with a heading, under a bar.
  private static func view(of count: Int) -> AccessibilityNode {
    var list = AccessibilityNode(
      id: "list", frame: Rect(x: 0, y: 100, width: 390, height: 744))
    let height = Double(count) * 60
    list.scrolling = ScrollArea(contentSize: Size(width: 390, height: height))
    list.accessibilityContainerType = .list
    list.children = (0..<count - 2).map { row in
      var node = AccessibilityNode(
        id: "row \(row)", frame: Rect(x: 0, y: 100 + Double(row) * 60, width: 390, height: 60))
      node.isAccessibilityElement = true
      node.content.label = "Pizza number \(row)"
      node.content.value = "mozzarella, tomato sauce"
      node.content.traits = row % 20 == 0 ? .header : .button
      node.content.hint = "Opens the pizza."
      return node
    }
    var bar = AccessibilityNode(id: "bar", frame: Rect(x: 0, y: 0, width: 390, height: 100))
    bar.content.traits = .container
    bar.children = (0..<2).map { index in
      var node = AccessibilityNode(
        id: "bar \(index)",
        frame: Rect(x: Double(index) * 195, y: 40, width: 195, height: 60))
      node.isAccessibilityElement = true
      node.content.label = "Button \(index)"
      node.content.traits = .button
      return node
    }
    var root = AccessibilityNode(id: "root", frame: Rect(x: 0, y: 0, width: 390, height: 844))
    root.children = [bar, list]
    return root
  }
}

/// A screen that scrolls and otherwise never changes.
private struct GeneratedApp: AccessibleApp {
  var screen: AccessibleScreen
  let deadline: Instant? = nil

  init(root: AccessibilityNode) {
    screen = AccessibleScreen(id: "generated", title: "Generated", root: root)
  }

  mutating func advance(to now: Instant) -> [AccessibilityNotification] { [] }

  mutating func respond(to request: AccessibilityRequest, at now: Instant)
    -> AccessibilityResponse
  {
    guard case .reveal(let id) = request, let element = screen.element(id),
      let area = screen.scrollAreas["list"]
    else { return AccessibilityResponse(isHandled: false) }
    let bottom = element.frame.maxY - area.viewport.maxY
    let top = element.frame.minY - area.viewport.minY
    screen.scrollAreas["list"]?.offset.y = min(max(area.offset.y, bottom), top)
    return AccessibilityResponse(isHandled: true)
  }
}
