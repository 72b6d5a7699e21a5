import AccessibilityTree
import FileBackend
import Foundation
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Speech

/// From a screen's file to the listener: loading, first focus, movement, exploring, the rotor and
/// the transcript, through the same ways that the command takes.
///
/// To reach with 100,000 elements: 2 s to load, 50 ms to the first focus, 0.1 ms (2 ms at 99 %) for
/// each movement, 1 s for the transcript.
enum ScreensBenchmark {
  static func run() throws {
    let vocabulary = Vocabulary(try WordsFile.load("Assets/Words/en.json5"))
    for count in [1_000, 10_000, 100_000] { try measure(count, vocabulary) }
  }

  private static func measure(_ count: Int, _ vocabulary: Vocabulary) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "curtain-screens-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "generated.json5")
    let text = GeneratedScreen.file(of: count)
    try text.write(to: file, atomically: true, encoding: .utf8)

    var load = Stopwatch()
    var app = try load.measure { try ScreenFile.load(file.path).app }
    precondition(app.screen.elements.count == count, "Every written element is a stop")
    var reader = ScreenReader(vocabulary: vocabulary)
    var first = Stopwatch()
    _ = first.measure { reader.start(on: &app, at: .zero) }

    var random = SeededRandom(seed: 1)
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
    var activating = Stopwatch()
    make(.fourFingerTapTop, &reader, &app)
    for _ in 0..<3 {
      make(.oneFingerFlickRight, &reader, &app)
      activating.measure { make(.oneFingerDoubleTap, &reader, &app) }
    }
    var speaking = Stopwatch()
    let transcript = SpokenTranscript(vocabulary: vocabulary)
    let lines = speaking.measure { transcript.lines(of: app.screen) }
    precondition(lines.count == count, "Every stop has a line")

    print("\(count) elements, a file of \(text.utf8.count / 1024) kB")
    print("  load              \(load.summary)")
    print("  first focus       \(first.summary)")
    print("  next, previous    \(walking.summary)")
    print("  explore           \(exploring.summary)")
    print("  rotor, headings   \(jumping.summary)")
    print("  activate, changed \(activating.summary)")
    print("  whole transcript  \(speaking.summary)")
  }

  private static func make(
    _ gesture: Gesture, _ reader: inout ScreenReader, _ app: inout SimulatedApp
  ) {
    let recognized = RecognizedGesture(gesture: gesture, time: .zero, position: .zero)
    _ = reader.perform(.recognized(recognized), on: &app)
  }
}

/// A long menu in sections as an author would write it: headings, rows with actions, values that
/// come from the state.
private enum GeneratedScreen {
  static func file(of count: Int) -> String {
    var text = """
      {
        id: "generated", title: "Generated", state: { cart: 0 },
        views: [
          { id: "title", kind: "label", frame: [16, 44, 358, 44], text: "In the cart: {cart}" },
          {
            id: "list", kind: "table", frame: [0, 100, 390, 744],
            views: [

      """
    for row in 0..<count - 1 {
      let frame = "frame: [0, \(row * 60), 390, 60]"
      if row % 20 == 0 {
        text += "        { kind: \"header\", \(frame), text: \"Section \(row / 20)\" },\n"
        continue
      }
      text += """
                { id: "row\(row)", kind: "cell", \(frame),
                  isAccessibilityElement: true, accessibilityTraits: ["button"],
                  accessibilityLabel: "Pizza number \(row)", accessibilityValue: "mozzarella, tomato sauce",
                  accessibilityHint: "Adds the pizza.", on: { activate: [{ add: { cart: 1 } }] } },

        """
    }
    return text + "      ],\n    },\n  ],\n}\n"
  }
}
