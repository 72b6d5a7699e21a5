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
}
