import AccessibilityTree
import FileBackend
import ScreenReader
import Simulation
import TestSupport
import Testing
import Typing

@Suite("What fields offer")
struct KeyboardTypeTests {
  /// The labels of the keys for a text field with these keys in the screen file.
  private func keys(_ field: String, kind: String = "textField", language: String = "en") throws
    -> [String]
  {
    let file = """
      { id: "test", title: "Test", language: "\(language)", views: [
        { id: "note", kind: "\(kind)", frame: [0, 60, 390, 44], \(field) } ] }
      """
    var app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
    _ = app.respond(to: .activate("note"), at: .zero)
    return app.screen.elements.filter { $0.id.hasPrefix("keyboard.") }
      .compactMap(\.content.label)
  }

  @Test("A number pad has digits and Delete alone, a decimal pad the language's mark, too")
  func pads() throws {
    #expect(
      try keys("keyboardType: \"numberPad\"").sorted()
        == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "Delete"])
    #expect(try keys("keyboardType: \"decimalPad\"").contains("."))
    #expect(try keys("keyboardType: \"decimalPad\"", language: "de").contains(","))
    #expect(try keys("keyboardType: \"phonePad\"").contains("#"))
  }

  @Test("Mail addresses have an at sign, web addresses no space, and both are in Latin letters")
  func addresses() throws {
    let mail = try keys("keyboardType: \"emailAddress\"", language: "ru")
    #expect(mail.contains("@"))
    #expect(mail.contains("q"))
    let site = try keys("keyboardType: \"URL\"")
    #expect(site.contains(".com"))
    #expect(!site.contains("space"))
    #expect(try keys("keyboardType: \"webSearch\"", language: "ru").contains("й"))
  }

  @Test("The key .com types all of it")
  func dotCom() throws {
    var listener = try Listener(
      """
      { id: "site", kind: "textField", frame: [0, 60, 390, 44], text: "a", keyboardType: "URL" }
      """)
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "keyboard.dotCom"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "test/site") == .text("a.com"))
  }

  @Test("Numbers come first where the field says so")
  func numbersFirst() throws {
    let numbers = try keys("keyboardType: \"numbersAndPunctuation\"")
    #expect(numbers.contains("1"))
    #expect(numbers.contains("more, letters"))
  }

  @Test("The return key is called by what it does; a search field's searches")
  func returnKeys() throws {
    #expect(try keys("returnKeyType: \"send\"").last == "send")
    #expect(try keys("returnKeyType: \"next\"", language: "de").last == "weiter")
    #expect(try keys("text: \"\"").last == "return")
    #expect(try keys("text: \"\"", kind: "searchField").last == "search")
  }

  @Test("While a search field holds text, Clear text stands behind it; it empties the field")
  func clearText() throws {
    var listener = try Listener(
      """
      { id: "find", kind: "searchField", frame: [0, 60, 390, 44], bind: "words", placeholder: "Find" },
      { id: "more", kind: "button", frame: [0, 120, 390, 44], text: "More" }
      """, state: "words: \"pizza\"")
    _ = listener.spoken()
    listener.make(.oneFingerFlickRight)
    #expect(listener.spoken() == ["Clear text, button"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "words") == .text(""))
    #expect(listener.spoken().last == "Find, search field")
    listener.make(.oneFingerFlickRight)
    #expect(listener.spoken() == ["More, button"])
  }

  @Test("Clearing a field that is typed into can be taken back")
  func clearWhileEditing() throws {
    var listener = try Listener(
      """
      { id: "find", kind: "textField", frame: [0, 60, 390, 44], bind: "words",
        clearButtonMode: "whileEditing" }
      """, state: "words: \"pizza\"")
    #expect(listener.app.screen.element("find.clear") == nil)
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "find.clear"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "words") == .text(""))
    #expect(listener.reader.cursor == "find")
    listener.make(.threeFingerDoubleTapHoldAndFlickLeft)
    #expect(listener.app.value(of: "words") == .text("pizza"))
  }

  @Test("A text view that is only read is no field, and its lines and words can be read")
  func readOnly() throws {
    var listener = try Listener(
      """
      { id: "terms", kind: "textView", frame: [0, 60, 160, 90], isEditable: false,
        text: "Delivery is free within the city" }
      """)
    #expect(listener.spoken() == ["Delivery is free within the city"])
    listener.finishSpeech()
    listener.pass(2000)
    #expect(listener.spoken() == [])
    listener.turn(to: "Lines")
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["Delivery is free"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.editedElement == nil)
  }

  @Test("A search field speaks of Misspelled Words only where there are any")
  func searchHint() throws {
    func hints(_ words: String) throws -> [String] {
      var listener = try Listener(
        """
        { id: "find", kind: "searchField", frame: [0, 60, 390, 44], bind: "words",
          misspellings: { teh: ["the"] } }
        """, state: "words: \"\(words)\"")
      listener.make(.oneFingerDoubleTap)
      listener.finishSpeech()
      _ = listener.spoken()
      listener.pass(1000)
      return listener.spoken()
    }
    #expect(try hints("") == [])
    #expect(try hints("teh") == ["Use the rotor to access Misspelled Words"])
  }

  @Test("Predictions go on from the word around the caret, and take its place alone")
  func predictionsAtCaret() throws {
    var listener = try Listener(
      """
      { id: "note", kind: "textView", frame: [0, 60, 390, 90], bind: "note",
        suggestions: ["pizza", "pineapple", "please"] }
      """, state: "note: \"one piz please\"")
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.screen.element("keyboard.prediction1") == nil)
    _ = listener.reader.rotorSettings(on: listener.app)
    #expect(listener.app.respond(to: .select(6..<6, element: "note"), at: .zero).isHandled)
    #expect(
      listener.app.screen.elements.filter { $0.id.contains("prediction") }.map(\.content.label) == [
        "pizza, prediction", "pineapple, prediction",
      ])
    #expect(listener.app.respond(to: .activate("keyboard.prediction1"), at: .zero).isHandled)
    #expect(listener.app.value(of: "note") == .text("one pizza please"))
    #expect(listener.app.screen.element("note")?.content.text?.selection == 10..<10)
  }
}
