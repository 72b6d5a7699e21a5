import FileBackend
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import TestSupport
import Testing

@Suite("Rotors of a screen")
struct ScreenRotorTests {
  @Test("A rotor that the screen supplies is offered at every stop, after those of the views")
  func everywhere() throws {
    let file = """
      { id: "test", title: "Test",
        accessibilityCustomRotors: [{ name: "Sold out", results: ["b", "c"] }], views: [
          { id: "a", kind: "button", frame: [0, 100, 390, 44], text: "A",
            accessibilityCustomRotors: [{ name: "Own", results: ["a"] }] },
          { id: "b", kind: "button", frame: [0, 150, 390, 44], text: "B" },
          { id: "c", kind: "button", frame: [0, 200, 390, 44], text: "C" } ] }
      """
    var app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
    var reader = ScreenReader(vocabulary: try .shipped())
    _ = reader.start(on: &app, at: .zero)
    func custom() -> [String] {
      reader.rotorSettings(on: app).map(\.id.rawValue).filter { $0.hasPrefix("custom:") }
    }
    #expect(custom() == ["custom:Own", "custom:Sold out"])
    func make(_ gesture: Gesture) {
      let recognized = RecognizedGesture(gesture: gesture, time: .zero, position: .zero)
      _ = reader.perform(.recognized(recognized), on: &app)
    }
    // The last of the circle is one turn back.
    for _ in 0..<20 where reader.rotorSetting(on: app)?.id.rawValue != "custom:Sold out" {
      make(.twoFingerRotateCounterclockwise)
    }
    make(.oneFingerFlickDown)
    #expect(reader.cursor == "b")
    #expect(custom() == ["custom:Sold out"])
    make(.oneFingerFlickDown)
    #expect(reader.cursor == "c")
  }

  private let file = """
    { id: "test", title: "Test", state: { note: "" },
      accessibilityCustomRotors: [{ name: "Sold out", results: ["b"] }], views: [
        { id: "a", kind: "textField", frame: [0, 100, 390, 44], bind: "note",
          suggestions: ["yes"], on: { change: [{ banner: "A message", seconds: 60 }] } },
        { id: "b", kind: "button", frame: [0, 150, 390, 44], text: "B" },
        { id: "group", kind: "view", frame: [0, 200, 390, 200],
          accessibilityCustomRotors: [{ name: "Sold out", results: ["d", "c"] }], views: [
            { id: "c", kind: "button", frame: [0, 0, 390, 44], text: "C" },
            { id: "d", kind: "button", frame: [0, 50, 390, 44], text: "D" } ] } ] }
    """

  private func listener() throws -> Listener {
    Listener(
      app: try ScreenFile.load(Array(file.utf8), file: "test.json5").app, vocabulary: try .shipped()
    )
  }

  private func custom(_ listener: Listener) -> [String] {
    listener.reader.rotorSettings(on: listener.app).map(\.id.rawValue).filter {
      $0.hasPrefix("custom:")
    }
  }

  @Test(
    "What the app supplies for its screen is offered neither at keys nor at the system's message")
  func outsideTheApp() throws {
    var listener = try listener()
    #expect(custom(listener) == ["custom:Sold out"])
    listener.make(.oneFingerDoubleTap)
    #expect(custom(listener) == ["custom:Sold out"])
    listener.explore(listener.center(of: "keyboard.q"))
    #expect(listener.reader.cursor == "keyboard.q")
    #expect(custom(listener) == [])
    listener.make(.splitTap)
    listener.type("y")
    listener.explore(listener.center(of: "keyboard.prediction1"))
    #expect(custom(listener) == [])
    listener.explore(listener.center(of: "system.banner"))
    #expect(listener.reader.cursor == "system.banner")
    #expect(custom(listener) == [])
    listener.explore(listener.center(of: "b"))
    #expect(custom(listener) == ["custom:Sold out"])
  }

  @Test("Of two rotors with one name the closer one counts, in the app's own order, to its ends")
  func closerOne() throws {
    var listener = try listener()
    listener.explore(listener.center(of: "c"))
    #expect(custom(listener) == ["custom:Sold out"])
    listener.turn(to: "Sold out")
    listener.make(.oneFingerFlickUp)
    #expect(listener.reader.cursor == "d")
    _ = listener.cues()
    listener.make(.oneFingerFlickUp)
    #expect(listener.cues() == [.boundary])
    listener.make(.oneFingerFlickDown)
    #expect(listener.reader.cursor == "c")
    listener.explore(listener.center(of: "a"))
    listener.make(.oneFingerFlickDown)
    #expect(listener.reader.cursor == "b")
  }

  @Test("A rotor of a kind that the system knows has its name, and stands in its place")
  func systemTypes() throws {
    var listener = try Listener(
      """
      { id: "h1", kind: "header", frame: [0, 50, 390, 44], text: "One" },
      { id: "h2", kind: "header", frame: [0, 100, 390, 44], text: "Two" },
      { id: "all", kind: "view", frame: [0, 150, 390, 300], views: [
        { id: "a", kind: "button", frame: [0, 0, 390, 44], text: "A" },
        { id: "b", kind: "label", frame: [0, 50, 390, 44], text: "A bold word" } ],
        accessibilityCustomRotors: [
          { systemType: "heading", results: ["b"] },
          { systemType: "boldText", results: [{ element: "b", range: [2, 4] }] },
          { systemType: "headingLevel2", results: [] } ] },
      """)
    func names() -> [String] {
      var names: [String] = []
      for _ in listener.reader.rotorSettings(on: listener.app) {
        listener.make(.twoFingerRotateClockwise)
        names += listener.spoken().suffix(1)
      }
      return names
    }
    #expect(names().filter { $0 == "Headings" }.count == 1)
    listener.turn(to: "Headings")
    listener.make(.oneFingerFlickDown)
    #expect(listener.reader.cursor == "h2")
    listener.explore(listener.center(of: "a"))
    let inside = names()
    #expect(inside.filter { $0 == "Headings" }.count == 1)
    #expect(inside.contains("Bold Text") && inside.contains("Heading 2"))
    listener.turn(to: "Headings")
    listener.make(.oneFingerFlickDown)
    #expect(listener.reader.cursor == "b")
    listener.explore(listener.center(of: "a"))
    listener.turn(to: "Bold Text")
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["bold"])
  }

  @Test("A rotor has either a name or a kind")
  func nameless() {
    for rotor in ["{ results: [] }", "{ name: \"X\", systemType: \"link\", results: [] }"] {
      #expect(throws: FileProblem.self) {
        try Listener(
          "{ id: \"a\", kind: \"label\", frame: [0, 0, 9, 9], text: \"A\", accessibilityCustomRotors: [\(rotor)] }"
        )
      }
    }
  }

  @Test("A setting that only some elements have stays from one of them to the next, and no longer")
  func stays() throws {
    let content = """
      accessibilityCustomContent: [{ label: "Energy", value: "1" }, { label: "Fat", value: "2" }] },
      """
    var listener = try Listener(
      """
      { id: "a", kind: "label", frame: [0, 60, 390, 44], text: "A", \(content)
      { id: "b", kind: "label", frame: [0, 110, 390, 44], text: "B", \(content)
      { id: "c", kind: "label", frame: [0, 160, 390, 44], text: "C" },
      { id: "d", kind: "label", frame: [0, 210, 390, 44], text: "D", \(content)
      """)
    listener.make(.twoFingerRotateCounterclockwise, .twoFingerRotateCounterclockwise)
    #expect(listener.spoken().last == "More Content")
    listener.make(.oneFingerFlickRight)
    _ = listener.spoken()
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["Energy, 1"])
    listener.make(.oneFingerFlickRight, .oneFingerFlickRight)
    _ = listener.spoken()
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["cap D"])
  }
}
