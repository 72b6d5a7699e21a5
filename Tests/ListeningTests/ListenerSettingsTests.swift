import Gestures
import ScreenReader
import SpaceAndTime
import Speech
import Testing

@Suite("What a listener chooses to hear")
struct ListenerSettingsTests {
  private let field = """
    { id: "note", kind: "textField", frame: [16, 60, 358, 44], bind: "note" },
    """

  private func editing(_ change: (inout ReaderSettings) -> Void) throws -> Listener {
    var settings = ReaderSettings()
    change(&settings)
    var listener = try Listener(field, state: "note: \"\"", settings: settings)
    listener.make(.oneFingerDoubleTap)
    _ = listener.spoken()
    return listener
  }

  private func parts(of listener: inout Listener) -> [Utterance.Part] {
    listener.happened().flatMap { event -> [Utterance.Part] in
      guard case .speak(let utterance) = event else { return [] }
      return utterance.parts
    }
  }

  @Test("A capital can be told by a higher voice, or not at all")
  func capitals() throws {
    var raised = try editing { $0.capitals = .pitch }
    raised.type("a")
    raised.type("A")
    let pitches = parts(of: &raised)
    #expect(pitches.map(\.text) == ["a", "A"])
    #expect(pitches[1].pitch > pitches[0].pitch)
    raised.make(.oneFingerFlickUp, .oneFingerFlickUp)
    let read = parts(of: &raised)
    #expect(read.map(\.text) == ["A", "a"])
    #expect(read.map { $0.pitch > 1 } == [true, false])
    var plain = try editing { $0.capitals = .nothing }
    plain.type("A")
    #expect(plain.spoken() == ["A"])
  }

  @Test("Alphabet words can stand in place of letters, or never come")
  func phonetics() throws {
    var only = try editing { $0.phonetics = .phoneticsOnly }
    only.explore(only.center(of: "keyboard.p"))
    only.finishSpeech()
    only.pass(2000)
    #expect(only.spoken() == ["papa"])
    var never = try editing { $0.phonetics = .off }
    never.explore(never.center(of: "keyboard.p"))
    never.finishSpeech()
    never.pass(2000)
    #expect(never.spoken() == ["p"])
  }

  @Test("What is deleted is said lower, with words, or not")
  func deleted() throws {
    func heard(_ feedback: DeletedTextFeedback) throws -> [Utterance.Part] {
      var listener = try editing { $0.deletedText = feedback }
      listener.type("a")
      _ = listener.spoken()
      listener.explore(listener.center(of: "keyboard.delete"))
      _ = listener.spoken()
      listener.make(.oneFingerDoubleTap)
      return parts(of: &listener)
    }
    #expect(try heard(.pitch).map(\.text) == ["a"])
    #expect(try heard(.pitch).first.map { $0.pitch < 1 } == true)
    #expect(try heard(.speak).map(\.text) == ["deleted a"])
    #expect(try heard(.nothing).isEmpty)
  }

  @Test("Headers and numbers of a cell can be left out")
  func tables() throws {
    func heard(_ change: (inout ReaderSettings) -> Void) throws -> String? {
      var settings = ReaderSettings()
      change(&settings)
      var listener = try Listener(
        """
        { kind: "view", frame: [0, 0, 390, 200], accessibilityContainerType: "dataTable",
          accessibilityHeaderElementsForColumn: { "0": ["price"] }, views: [
            { id: "price", kind: "label", frame: [0, 0, 90, 40], text: "Price",
              accessibilityRowRange: [0, 1], accessibilityColumnRange: [0, 1] },
            { id: "a", kind: "label", frame: [0, 50, 90, 40], text: "225",
              accessibilityRowRange: [2, 1], accessibilityColumnRange: [0, 1] } ] }
        """, settings: settings)
      listener.make(.oneFingerFlickRight)
      return listener.spoken().last
    }
    #expect(try heard { _ in } == "Price, 225, row 3, column 1")
    #expect(
      try heard { $0.verbosity.speaksTableHeaders = false } == "225, row 3, column 1")
    #expect(try heard { $0.verbosity.speaksRowsAndColumns = false } == "Price, 225")
  }

  @Test("With a delay a finger has to rest before what is under it is selected")
  func selectionDelay() throws {
    var settings = ReaderSettings()
    settings.selectionDelay = 500
    var listener = try Listener(
      """
      { id: "a", kind: "button", frame: [0, 100, 390, 44], text: "A" },
      { id: "b", kind: "button", frame: [0, 200, 390, 44], text: "B" },
      { id: "c", kind: "button", frame: [0, 300, 390, 44], text: "C" },
      """, settings: settings)
    _ = listener.spoken()
    listener.slide(to: listener.center(of: "b"))
    listener.pass(400)
    listener.slide(to: listener.center(of: "c"))
    listener.pass(400)
    #expect(listener.spoken() == [])
    listener.pass(100)
    #expect(listener.spoken() == ["C, button"])
    listener.explore(listener.center(of: "b"))
    listener.pass(1000)
    #expect(listener.reader.cursor == "c")
    // A tap is no exploring: it selects at once.
    listener.make(.oneFingerTap, at: listener.center(of: "b"))
    #expect(listener.spoken() == ["B, button"])
  }

  private let pizza = """
    { id: "order", kind: "button", frame: [0, 100, 390, 44], text: "Order 🍕🍕 now",
      accessibilityHint: "Hot 🌶️", on: { activate: [{ announce: "On its way 🛵", priority: "high" }] } },
    { id: "note", kind: "textField", frame: [0, 200, 390, 44], bind: "note" },
    """

  @Test("Behind emoji \"emoji\" is said, in the language of the text, unless nobody wants it")
  func emoji() throws {
    var listener = try Listener(pizza, state: "note: \"\"")
    listener.finishSpeech()
    listener.pass(2000)
    #expect(listener.spoken() == ["Order 🍕🍕 emoji now, button", "Hot 🌶️ emoji"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken().last == "On its way 🛵 emoji")
    var settings = ReaderSettings()
    settings.verbosity.speaksEmojiSuffix = false
    var plain = try Listener(pizza, state: "note: \"\"", settings: settings)
    #expect(plain.spoken() == ["Order 🍕🍕 now, button"])
    plain.make(.oneFingerDoubleTap)
    #expect(plain.spoken().last == "On its way 🛵")
    plain.reader.settings.verbosity.speaksEmojiSuffix = true
    plain.make(.fourFingerTapTop)
    #expect(plain.spoken().last == "Order 🍕🍕 emoji now, button")
    var russian = try Listener(
      "{ id: \"a\", kind: \"label\", frame: [0, 0, 99, 44], text: \"Пицца 🍕\", accessibilityLanguage: \"ru\" }"
    )
    #expect(russian.spoken() == ["Пицца 🍕 эмодзи"])
  }

  @Test("Read by characters and words, an emoji is one, and its name is no text")
  func emojiByUnits() throws {
    var listener = try Listener(
      "{ id: \"a\", kind: \"label\", frame: [0, 0, 99, 44], text: \"A 🍕 b\" }")
    _ = listener.spoken()
    for _ in 0..<5 { listener.make(.oneFingerFlickDown) }
    #expect(listener.spoken() == ["cap A", "space", "🍕 emoji", "space", "b"])
    listener.make(.twoFingerRotateClockwise)
    _ = listener.spoken()
    for _ in 0..<3 { listener.make(.oneFingerFlickDown) }
    #expect(listener.spoken() == ["A", "🍕 emoji", "b"])
  }

  @Test("A message of the system is read as it comes, or only sounds; found, it is read either way")
  func notifications() throws {
    let views = """
      { id: "a", kind: "button", frame: [0, 100, 390, 44], text: "A",
        on: { activate: [{ wait: 1 }, { banner: "Anna: hello", seconds: 60 }] } }
      """
    var settings = ReaderSettings()
    var reading = try Listener(views, settings: settings)
    reading.make(.oneFingerDoubleTap)
    _ = reading.happened()
    reading.pass(1000)
    #expect(reading.spoken() == ["Anna: hello"])
    settings.speaksNotifications = false
    var quiet = try Listener(views, settings: settings)
    quiet.make(.oneFingerDoubleTap)
    _ = quiet.happened()
    quiet.pass(1000)
    #expect(quiet.happened() == [.appSound("chime")])
    quiet.explore(quiet.center(of: "system.banner"))
    #expect(quiet.spoken() == ["Anna: hello, button"])
  }

  @Test(
    "A rotor of one setting, or of none, still turns and flicks, and leaves the rest as it is",
    arguments: RotorCatalog.choosable.map { [$0] } + [[]])
  func smallRotor(rotor: [RotorID]) throws {
    var settings = ReaderSettings()
    settings.rotor = rotor
    var listener = try Listener(
      """
      { id: "a", kind: "label", frame: [0, 100, 390, 44], text: "A b" },
      { id: "b", kind: "label", frame: [0, 200, 390, 44], text: "B" },
      """, settings: settings)
    _ = listener.happened()
    #expect(!listener.reader.rotorSettings(on: listener.app).isEmpty)
    for gesture in [
      Gesture.oneFingerFlickDown, .oneFingerFlickUp, .twoFingerRotateClockwise,
      .twoFingerRotateCounterclockwise, .oneFingerFlickDown,
    ] {
      listener.make(gesture)
      #expect(!listener.happened().isEmpty, "\(rotor) \(gesture)")
    }
    // Braille begins with the turn: a scrub ends it.
    if listener.reader.isTypingBraille { listener.make(.twoFingerScrub) }
    listener.make(.fourFingerTapTop, .oneFingerFlickRight)
    #expect(listener.reader.cursor == "b")
  }

  @Test("Where the rotor holds nothing for a place it has Characters there")
  func emptyRotor() throws {
    for rotor: [RotorID] in [[], [.articles]] {
      var settings = ReaderSettings()
      settings.rotor = rotor
      var listener = try Listener(
        "{ id: \"a\", kind: \"label\", frame: [0, 100, 390, 44], text: \"ab\" }",
        settings: settings)
      _ = listener.spoken()
      listener.make(.oneFingerFlickDown)
      #expect(listener.spoken() == ["a"])
      #expect(listener.reader.rotorSettings(on: listener.app).last?.id == .characters)
    }
  }
}
