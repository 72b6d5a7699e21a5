import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Testing

@Suite("Other characters of a held key")
struct HeldKeyTests {
  private func editing(_ mode: TypingMode = .standard) throws -> Listener {
    var settings = ReaderSettings()
    settings.typingMode = mode
    var listener = try Listener(
      """
      { id: "note", kind: "textField", frame: [16, 60, 358, 44], bind: "note",
        accessibilityLabel: "Note" },
      """, state: "note: \"\"", settings: settings)
    listener.make(.oneFingerDoubleTap)
    _ = listener.spoken()
    return listener
  }

  @Test(
    "Held, a key offers them with itself first; one is typed, and the key is there again",
    arguments: [Gesture.oneFingerDoubleTapAndHold, .oneFingerTripleTap])
  func held(gesture: Gesture) throws {
    var listener = try editing()
    listener.explore(listener.center(of: "keyboard.e"))
    _ = listener.spoken()
    listener.make(gesture)
    #expect(listener.spoken() == ["e"])
    #expect(listener.reader.cursor == "keyboard.alternative1")
    listener.make(.oneFingerFlickRight, .oneFingerFlickRight)
    #expect(listener.spoken() == ["è", "é"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "note") == .text("é"))
    #expect(listener.spoken() == ["é", "e"])
    #expect(listener.reader.cursor == "keyboard.e")
    #expect(listener.app.screen.element("keyboard.alternative1") == nil)
  }

  @Test("Capital letters offer capitals, and a scrub goes back to the key before it ends typing")
  func capitals() throws {
    var listener = try editing()
    listener.explore(listener.center(of: "keyboard.shift"))
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "keyboard.n"))
    listener.make(.oneFingerTripleTap, .oneFingerFlickRight)
    #expect(listener.spoken().last == "cap Ñ")
    listener.make(.twoFingerScrub)
    #expect(listener.reader.cursor == "keyboard.n")
    #expect(listener.app.editedElement == "note")
    listener.make(.twoFingerScrub)
    #expect(listener.app.editedElement == nil)
  }

  @Test("A key without others does nothing when it is held")
  func without() throws {
    var listener = try editing()
    listener.explore(listener.center(of: "keyboard.q"))
    listener.make(.oneFingerTripleTap)
    #expect(listener.reader.cursor == "keyboard.q")
    #expect(listener.app.screen.element("keyboard.alternative1") == nil)
  }

  @Test("Under a finger that touches the app itself, half a second is the difference")
  func direct() throws {
    var app = try editing(.directTouch).app
    let a = app.screen.position(of: "keyboard.a").map { app.screen.frame(at: $0).center } ?? .zero
    let start = Instant(milliseconds: 10_000)
    _ = app.respond(to: .touch(at: a, phase: .down), at: start)
    _ = app.respond(to: .touch(at: a, phase: .up), at: start + 200)
    #expect(app.value(of: "note") == .text("a"))
    _ = app.respond(to: .touch(at: a, phase: .down), at: start + 1000)
    _ = app.respond(to: .touch(at: a, phase: .up), at: start + 1600)
    #expect(app.value(of: "note") == .text("a"))
    #expect(app.screen.element("keyboard.alternative2")?.content.label == "à")
  }
}
