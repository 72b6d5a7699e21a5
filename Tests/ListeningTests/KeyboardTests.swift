import AccessibilityTree
import FileBackend
import Foundation
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("The keyboard on the screen")
struct KeyboardTests {
  private let field = """
    { id: "note", kind: "textField", frame: [16, 60, 358, 44], bind: "note",
      accessibilityLabel: "Note",
      misspellings: { teh: ["the", "tech"], pizzza: ["pizza"] } },
    """

  private func editing(_ note: String = "", _ mode: TypingMode = .standard) throws -> Listener {
    var settings = ReaderSettings()
    settings.typingMode = mode
    var listener = try Listener(field, state: "note: \"\(note)\"", settings: settings)
    listener.make(.oneFingerDoubleTap)
    _ = listener.spoken()
    return listener
  }

  @Test("In standard typing a finger that finds a key types nothing; a second finger's tap does")
  func standard() throws {
    var listener = try editing()
    listener.explore(listener.center(of: "keyboard.q"))
    #expect(listener.spoken() == ["q"])
    #expect(listener.app.value(of: "note") == .text(""))
    listener.make(.splitTap)
    #expect(listener.app.value(of: "note") == .text("q"))
  }

  @Test("In touch typing lifting the finger types the last key; lifting elsewhere types nothing")
  func touchTyping() throws {
    var listener = try editing("", .touch)
    listener.explore(listener.center(of: "keyboard.q"), listener.center(of: "keyboard.w"))
    #expect(listener.spoken() == ["q", "w", "w"])
    #expect(listener.app.value(of: "note") == .text("w"))
    listener.make(.oneFingerTap, at: listener.center(of: "keyboard.e"))
    #expect(listener.app.value(of: "note") == .text("we"))
    listener.explore(listener.center(of: "keyboard.r"), Point(x: 200, y: 400))
    #expect(listener.app.value(of: "note") == .text("we"))
    listener.explore(listener.center(of: "note"))
    #expect(listener.app.value(of: "note") == .text("we"))
  }

  @Test("A split tap in touch typing types once")
  func splitTap() throws {
    var listener = try editing("", .touch)
    let key = listener.center(of: "keyboard.q")
    _ = listener.reader.perform(.exploring(at: key, time: .zero), on: &listener.app)
    listener.make(.splitTap)
    _ = listener.reader.perform(.explorationEnded(at: key, time: .zero), on: &listener.app)
    #expect(listener.app.value(of: "note") == .text("q"))
  }

  @Test("In direct-touch typing a touch goes to the key and is echoed; elsewhere gestures stay")
  func directTouch() throws {
    var listener = try editing("", .directTouch)
    let key = listener.center(of: "keyboard.q")
    #expect(listener.reader.letsThrough(key, to: listener.app))
    #expect(!listener.reader.letsThrough(listener.center(of: "note"), to: listener.app))
    listener.tapDirectly(at: key)
    #expect(listener.app.value(of: "note") == .text("q"))
    #expect(listener.spoken() == ["q"])
  }

  @Test("The rotor changes the typing mode while the cursor is on a key")
  func rotor() throws {
    var listener = try editing()
    #expect(!listener.reader.rotorSettings(on: listener.app).contains { $0.id == .typingMode })
    listener.explore(listener.center(of: "keyboard.q"))
    listener.turn(to: "Typing Mode")
    listener.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown)
    #expect(listener.spoken() == ["Touch Typing", "Direct Touch Typing", "Standard Typing"])
  }

  @Test(
    "The keys are those of the screen's language",
    arguments: [
      ("ru", "й", "й", "Й"), ("de", "ü", "ü", "Ü"), ("th", "ฟ", "ฟ", "ฤ"),
      ("th", "ue38", "ุ", "ู"),
      ("vi", "q", "q", "Q"),
    ])
  func alphabets(language: String, key: String, small: String, shifted: String) throws {
    let file = """
      { id: "test", title: "Test", language: "\(language)", state: { note: "" }, views: [
        { id: "note", kind: "textView", frame: [0, 60, 390, 90], bind: "note" } ] }
      """
    var app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
    func answer(_ request: AccessibilityRequest) -> Bool {
      app.respond(to: request, at: .zero).isHandled
    }
    #expect(answer(.activate("note")))
    let frames = app.screen.elements.filter { $0.id.hasPrefix("keyboard.") }.map(\.frame)
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 390.5 })
    #expect(app.screen.element("keyboard.\(key)")?.content.label == small)
    #expect(answer(.activate("keyboard.\(key)")))
    #expect(app.value(of: "note") == .text(small))
    #expect(answer(.activate("keyboard.shift")))
    #expect(app.screen.elements.contains { $0.content.label == shifted })
  }

  @Test("Capitals are told on the key and in the echo, and Shift tells whether it is held")
  func capitals() throws {
    var listener = try editing()
    listener.explore(listener.center(of: "keyboard.shift"))
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["selected, shift"])
    listener.explore(listener.center(of: "keyboard.i"))
    #expect(listener.spoken() == ["cap I"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["cap I"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["i"])
    listener.type("H")
    #expect(listener.spoken() == ["cap H"])
  }

  @Test("Resting on a key says the alphabet word of its letter")
  func phonetics() throws {
    var listener = try editing()
    listener.explore(listener.center(of: "keyboard.p"))
    listener.finishSpeech()
    listener.pass(1500)
    #expect(listener.spoken() == ["p", "papa"])
  }

  @Test("A line end is called one as it is typed")
  func lineEnd() throws {
    var listener = try Listener(
      "{ id: \"memo\", kind: \"textView\", frame: [0, 60, 390, 90], text: \"\" }")
    listener.make(.oneFingerDoubleTap)
    _ = listener.spoken()
    listener.type("\n")
    #expect(listener.spoken() == ["new line"])
  }

  @Test("Beginning to type puts the rotor on Characters, and ending it puts the old setting back")
  func charactersWhileEditing() throws {
    var listener = try Listener(
      field + "{ id: \"h\", kind: \"header\", frame: [0, 200, 390, 44], text: \"Head\" },",
      state: "note: \"ab\"")
    listener.turn(to: "Headings")
    listener.make(.oneFingerDoubleTap)
    _ = listener.spoken()
    listener.make(.oneFingerFlickUp)
    #expect(listener.spoken() == ["b"])
    listener.make(.twoFingerScrub)
    _ = listener.spoken()
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["Head, heading"])
  }

  @Test("A field that is being typed into says its hint after a while")
  func editingHint() throws {
    var listener = try Listener(field, state: "note: \"\"")
    listener.make(.oneFingerDoubleTap)
    listener.finishSpeech()
    _ = listener.spoken()
    listener.pass(1000)
    #expect(listener.spoken() == ["Use the rotor to access Misspelled Words"])
  }

  @Test("Undo and redo go through the changes and say what comes and goes")
  func undo() throws {
    var listener = try editing("ab")
    listener.type("c")
    listener.type("d")
    _ = listener.spoken()
    listener.make(.threeFingerDoubleTapHoldAndFlickLeft, .threeFingerDoubleTapHoldAndFlickLeft)
    #expect(listener.spoken() == ["d", "c"])
    #expect(listener.app.value(of: "note") == .text("ab"))
    listener.make(.threeFingerDoubleTapHoldAndFlickLeft)
    #expect(listener.cues() == [.boundary])
    listener.make(.threeFingerDoubleTapHoldAndFlickRight)
    #expect(listener.app.value(of: "note") == .text("abc"))
    listener.type("x")
    _ = listener.cues()
    listener.make(.threeFingerDoubleTapHoldAndFlickRight)
    #expect(listener.cues() == [.boundary])
    #expect(listener.app.value(of: "note") == .text("abcx"))
  }

  @Test("What undo selects again is told, and so is a selection that the cursor comes back to")
  func selectionAgain() throws {
    var listener = try editing("Ada Lovelace")
    listener.make(.twoFingerPinchOut, .twoFingerPinchOut)
    listener.type("x")
    _ = listener.spoken()
    listener.make(.threeFingerDoubleTapHoldAndFlickLeft)
    #expect(listener.spoken() == ["Ada Lovelace", "Ada Lovelace selected"])
    listener.make(.oneFingerFlickRight, .oneFingerFlickLeft)
    #expect(
      listener.spoken().last
        == "Note, Ada Lovelace, text field, is editing, Ada Lovelace selected")
    listener.make(.twoFingerPinchIn, .twoFingerPinchIn)
    _ = listener.spoken()
    listener.make(.oneFingerFlickRight, .oneFingerFlickLeft)
    #expect(listener.spoken().last == "Note, Ada Lovelace, text field, is editing")
  }

  @Test("A value that ends with a space has no space before its comma")
  func trailingSpace() throws {
    let listener = try Listener(field, state: "note: \"kettle \"")
    var other = listener
    other.make(.fourFingerTapTop)
    #expect(other.spoken().last == "Note, kettle, text field")
  }

  @Test("Without a field there is nothing to take back")
  func nothingToUndo() throws {
    var listener = try Listener(field, state: "note: \"\"")
    _ = listener.cues()
    listener.make(.threeFingerDoubleTapHoldAndFlickLeft)
    #expect(listener.cues() == [.boundary])
  }

  @Test("Misspelled words are found, selected and replaced by what the keyboard offers")
  func misspelled() throws {
    var listener = try editing("Teh best pizzza")
    listener.turn(to: "Misspelled Words")
    listener.make(.oneFingerFlickDown, .oneFingerFlickDown)
    #expect(listener.spoken() == ["Teh selected", "pizzza selected"])
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["misspelled word not found"])
    listener.make(.oneFingerFlickUp)
    #expect(listener.spoken() == ["Teh selected"])
    listener.explore(listener.center(of: "keyboard.prediction1"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "note") == .text("the best pizzza"))
  }

  @Test("A field without errors offers no Misspelled Words")
  func spelled() throws {
    let listener = try editing("The best pizza")
    #expect(
      !listener.reader.rotorSettings(on: listener.app).contains { $0.id == .misspelledWords })
  }

  @Test("The keyboard is in the language of the field, else of the screen that is in front")
  func languages() throws {
    func keys(_ listener: Listener) -> [String] {
      listener.app.screen.elements.filter { $0.id.hasPrefix("keyboard.") }
        .compactMap(\.content.label)
    }
    let folder = try TemporaryFolder()
    let first = """
      { id: "first", title: "First", language: "de", state: { note: "" }, views: [
        { id: "note", kind: "textField", frame: [0, 60, 390, 44], bind: "note" },
        { id: "thai", kind: "textField", frame: [0, 110, 390, 44], accessibilityLanguage: "th-TH" },
        { id: "on", kind: "button", frame: [0, 160, 390, 44], text: "Weiter",
          on: { activate: [{ push: "second" }] } } ] }
      """
    let second = """
      { id: "second", title: "Second", language: "ru", views: [
        { id: "name", kind: "textField", frame: [0, 60, 390, 44] } ] }
      """
    for (name, text) in [("first", first), ("second", second)] {
      try Data(text.utf8).write(to: folder.url.appending(path: "\(name).json5"))
    }
    let app = try ScreenFile.load(folder.url.appending(path: "first.json5").path).app
    var listener = Listener(app: app, vocabulary: try .shipped())
    listener.make(.oneFingerDoubleTap)
    #expect(keys(listener).contains("ü"))
    #expect(keys(listener).contains("Leerzeichen"))
    listener.make(.twoFingerScrub)
    listener.explore(listener.center(of: "thai"))
    listener.make(.oneFingerDoubleTap)
    #expect(keys(listener).contains("ก"))
    let key = try #require(listener.app.screen.elements.first { $0.content.label == "ก" })
    #expect(key.content.language == "th-TH")
    listener.make(.twoFingerScrub)
    listener.explore(listener.center(of: "on"))
    listener.make(.oneFingerDoubleTap, .oneFingerDoubleTap)
    #expect(listener.app.screen.id == "second")
    #expect(keys(listener).contains("ё") == false)
    let russian = try #require(listener.app.screen.elements.first { $0.content.label == "е" })
    listener.explore(listener.center(of: russian.id))
    listener.make(.oneFingerTripleTap)
    #expect(keys(listener).contains("ё"))
    listener.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(listener.app.state["second/name"] == .text("ё"))
  }

  @Test("The keyboard's coming and going is told once: it stays from one field to the next")
  func cues() throws {
    var listener = try Listener(
      """
      { id: "one", kind: "textField", frame: [0, 60, 390, 44], accessibilityLabel: "One" },
      { id: "two", kind: "textField", frame: [0, 110, 390, 44], accessibilityLabel: "Two",
        bind: "two", on: { change: [{ hide: "two" }] } },
      """, state: "two: \"\"")
    let keyboard: Set<Earcon> = [.keyboardAppeared, .keyboardDisappeared]
    func told(_ listener: inout Listener) -> [Earcon] { listener.cues().filter(keyboard.contains) }
    listener.make(.oneFingerDoubleTap)
    #expect(told(&listener) == [.keyboardAppeared])
    listener.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(listener.app.editing?.field == "two")
    #expect(told(&listener) == [])
    listener.type("x")
    #expect(listener.app.editing == nil || listener.app.screen.element("two") == nil)
    #expect(told(&listener) == [.keyboardDisappeared])
    listener.explore(listener.center(of: "one"))
    listener.make(.oneFingerDoubleTap)
    #expect(told(&listener) == [.keyboardAppeared])
    listener.make(.twoFingerScrub)
    #expect(told(&listener) == [.keyboardDisappeared])
  }
}
