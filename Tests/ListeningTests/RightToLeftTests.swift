import AccessibilityTree
import FileBackend
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import TestSupport
import Testing

@Suite("From right to left")
struct RightToLeftTests {
  private func spoken(_ views: String) throws -> [String] {
    let file = """
      { id: "test", title: "Test", layoutDirection: "rtl", views: [\(views)] }
      """
    let app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
    return SpokenTranscript(vocabulary: try .shipped()).lines(of: app.screen).map(\.spoken)
  }

  @Test("The parts of a control stand from right to left, and are read in their own order")
  func parts() throws {
    #expect(
      try spoken(
        "{ id: \"t\", kind: \"tabBar\", frame: [0, 780, 390, 64], items: [\"A\", \"B\", \"C\"], selectedIndex: 0 }"
      )
        == ["selected, A, tab, 1 of 3", "B, tab, 2 of 3", "C, tab, 3 of 3"])
    #expect(
      try spoken(
        "{ id: \"s\", kind: \"segmentedControl\", frame: [0, 80, 390, 40], items: [\"A\", \"B\"] }")
        == ["A, button, 1 of 2", "B, button, 2 of 2"])
    #expect(
      try spoken("{ id: \"n\", kind: \"stepper\", frame: [0, 80, 94, 32] }")
        == ["Decrement, button", "Increment, button"])
    #expect(
      try spoken(
        "{ id: \"b\", kind: \"navigationBar\", frame: [0, 44, 390, 44], text: \"Two\", backButtonTitle: \"One\" }"
      )
        == ["One, back button", "Two, heading"])
  }

  @Test("A flick to the left goes on, one to the right goes back")
  func flicks() throws {
    let file = """
      { id: "test", title: "Test", layoutDirection: "rtl", views: [
        { id: "a", kind: "button", frame: [200, 100, 100, 44], text: "A" },
        { id: "b", kind: "button", frame: [20, 100, 100, 44], text: "B" } ] }
      """
    var app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
    var reader = ScreenReader(vocabulary: try .shipped())
    _ = reader.start(on: &app, at: .zero)
    #expect(reader.cursor == "a")
    func flick(_ gesture: Gesture) {
      let recognized = RecognizedGesture(gesture: gesture, time: .zero, position: .zero)
      _ = reader.perform(.recognized(recognized), on: &app)
    }
    flick(.oneFingerFlickLeft)
    #expect(reader.cursor == "b")
    flick(.oneFingerFlickRight)
    #expect(reader.cursor == "a")
    flick(.oneFingerFlickRight)
    #expect(reader.cursor == "a")
  }

  @Test("A slider grows to the left, under a finger, too")
  func slider() throws {
    let file = """
      { id: "test", title: "Test", layoutDirection: "rtl", state: { level: 0.25 }, views: [
        { id: "slider", kind: "slider", frame: [0, 100, 200, 44], bind: "level" } ] }
      """
    var app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
    #expect(app.screen.element("slider")?.content.activationPoint?.x == 150)
    for (phase, x) in [
      (AccessibilityRequest.TouchPhase.down, 150.0), (.move, 50), (.up, 50),
    ] {
      _ = app.respond(to: .touch(at: Point(x: x, y: 120), phase: phase), at: .zero)
    }
    #expect(app.value(of: "level") == .number(0.75))
  }

  /// A page control of three pages on the second one.
  private func pages(_ direction: String) throws -> SimulatedApp {
    let file = """
      { id: "test", title: "Test", layoutDirection: "\(direction)", state: { page: 1 }, views: [
        { id: "pages", kind: "pageControl", frame: [100, 100, 200, 44], bind: "page",
          numberOfPages: 3 } ] }
      """
    return try ScreenFile.load(Array(file.utf8), file: "test.json5").app
  }

  @Test(
    "Flicking up goes to the next page, whichever way the pages run", arguments: ["ltr", "rtl"])
  func pageByFlick(direction: String) throws {
    var app = try pages(direction)
    var reader = ScreenReader(vocabulary: try .shipped())
    _ = reader.start(on: &app, at: .zero)
    func flick(_ gesture: Gesture) -> String? {
      let recognized = RecognizedGesture(gesture: gesture, time: .zero, position: .zero)
      return reader.perform(.recognized(recognized), on: &app).compactMap {
        if case .speak(let utterance) = $0 { utterance.text } else { nil }
      }.last
    }
    #expect(flick(.oneFingerFlickUp) == "page 3 of 3")
    #expect(flick(.oneFingerFlickDown) == "page 2 of 3")
    #expect(flick(.oneFingerFlickDown) == "page 1 of 3")
  }

  @Test(
    "A finger beside the middle of a page control goes to the page that lies there",
    arguments: [("ltr", 280.0, 2.0), ("ltr", 120, 0), ("rtl", 120, 2), ("rtl", 280, 0)])
  func pageByFinger(direction: String, x: Double, page: Double) throws {
    var app = try pages(direction)
    for phase in [AccessibilityRequest.TouchPhase.down, .up] {
      _ = app.respond(to: .touch(at: Point(x: x, y: 120), phase: phase), at: .zero)
    }
    #expect(app.value(of: "page") == .number(page))
  }

  @Test("Help names a flick by where it leads from right to left")
  func help() throws {
    let file = """
      { id: "test", title: "Test", layoutDirection: "rtl", views: [
        { id: "a", kind: "button", frame: [200, 100, 100, 44], text: "A" } ] }
      """
    var app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
    var reader = ScreenReader(vocabulary: try .shipped())
    func spoken(_ gesture: Gesture) -> String? {
      let recognized = RecognizedGesture(gesture: gesture, time: .zero, position: .zero)
      return reader.perform(.recognized(recognized), on: &app).compactMap {
        if case .speak(let utterance) = $0 { utterance.text } else { nil }
      }.last
    }
    _ = spoken(.fourFingerDoubleTap)
    #expect(spoken(.oneFingerFlickLeft)?.hasSuffix("Move to next item") == true)
    #expect(spoken(.oneFingerFlickRight)?.hasSuffix("Move to previous item") == true)
  }
}
