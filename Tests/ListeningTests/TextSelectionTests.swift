import Gestures
import ScreenReader
import Simulation
import Testing

@Suite("Selecting text, and the edit menu")
struct TextSelectionTests {
  private let story = """
    { id: "story", kind: "label", frame: [0, 60, 80, 40], text: "One two three four five" },
    { id: "go", kind: "button", frame: [0, 200, 358, 44], text: "Go" },
    """

  @Test("Static text is selected by units from its start; a flick back takes them away again")
  func staticText() throws {
    var listener = try Listener(story)
    listener.turn(to: "Text Selection")
    listener.make(.oneFingerFlickRight, .oneFingerFlickLeft)
    #expect(listener.spoken() == ["O selected", "O unselected"])
    listener.make(.oneFingerFlickDown, .oneFingerFlickRight, .oneFingerFlickRight)
    #expect(listener.spoken() == ["Word", "One selected", " two selected"])
    listener.make(.oneFingerFlickLeft)
    #expect(listener.spoken() == ["two unselected"])
    listener.make(.oneFingerFlickLeft)
    _ = listener.spoken()
    listener.make(.oneFingerFlickLeft)
    #expect(listener.cues() == [.boundary])
  }

  @Test("A page is what the frame shows at a time; select all takes everything at once")
  func pageAndAll() throws {
    var listener = try Listener(story)
    listener.turn(to: "Text Selection")
    listener.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown)
    listener.make(.oneFingerFlickRight, .oneFingerFlickRight)
    #expect(
      listener.spoken() == [
        "Word", "Line", "Page", "One two three four selected", " five selected",
      ])
    listener.make(.oneFingerFlickDown, .oneFingerFlickLeft, .oneFingerFlickRight)
    #expect(
      listener.spoken() == [
        "Select all", "One two three four five unselected", "One two three four five selected",
      ])
  }

  @Test("What is selected outside a field is copied by the edit menu, and is gone with the cursor")
  func copy() throws {
    var listener = try Listener(story)
    listener.turn(to: "Text Selection")
    #expect(!listener.reader.rotorSettings(on: listener.app).contains { $0.id == .edit })
    listener.make(.oneFingerFlickDown, .oneFingerFlickRight)
    listener.turn(to: "Edit")
    listener.make(.oneFingerFlickDown, .oneFingerDoubleTap)
    #expect(listener.spoken() == ["Copy", "copied One"])
    #expect(listener.reader.clipboard == "One")
    listener.make(.fourFingerTapBottom)
    #expect(!listener.reader.rotorSettings(on: listener.app).contains { $0.id == .textSelection })
    listener.make(.oneFingerFlickLeft)
    #expect(listener.reader.cursor == "story")
    #expect(!listener.reader.rotorSettings(on: listener.app).contains { $0.id == .edit })
  }

  @Test("Text on a web page and in a text view that nobody types into can be selected")
  func otherTexts() throws {
    var page = try Listener(
      """
      { id: "page", kind: "webContent", frame: [0, 0, 390, 844], views: [
        { id: "news", kind: "label", frame: [0, 60, 390, 40], text: "Good news" } ] }
      """)
    page.turn(to: "Text Selection")
    page.make(.oneFingerFlickDown, .oneFingerFlickRight)
    #expect(page.spoken() == ["Word", "Good selected"])

    var view = try Listener(
      "{ id: \"memo\", kind: \"textView\", frame: [0, 60, 390, 90], text: \"Buy milk\" }")
    view.turn(to: "Text Selection")
    view.make(.oneFingerFlickDown, .oneFingerFlickRight)
    #expect(view.spoken() == ["Word", "Buy selected"])
    #expect(view.app.editedElement == nil)
  }

  @Test("Scripts without spaces are read in lines; Chinese characters are words of their own")
  func withoutSpaces() throws {
    var thai = try Listener(
      "{ id: \"t\", kind: \"label\", frame: [0, 60, 80, 40], text: \"ยินดีต้อนรับสู่ร้านพิซซ่า\" }")
    thai.turn(to: "Lines")
    thai.make(.oneFingerFlickDown, .oneFingerFlickDown)
    #expect(thai.spoken().joined().hasPrefix("ยินดีต้อนรับ"))
    var chinese = try Listener(
      "{ id: \"t\", kind: \"label\", frame: [0, 60, 390, 40], text: \"欢迎，来到 Anna 店\" }")
    chinese.turn(to: "Words")
    chinese.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown)
    #expect(chinese.spoken() == ["欢", "迎，", "来"])
    chinese.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown)
    #expect(chinese.spoken() == ["到", "Anna", "店"])
  }

  private let note = """
    { id: "note", kind: "textField", frame: [16, 60, 358, 44], bind: "note",
      accessibilityLabel: "Note", misspellings: { teh: ["the", "tech"] } },
    """

  @Test("A field offers the edit menu before it is typed into, and opens for what is chosen")
  func editWithoutKeyboard() throws {
    var listener = try Listener(note, state: "note: \"all of it\"")
    listener.turn(to: "Edit")
    listener.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerDoubleTap)
    #expect(listener.spoken() == ["Select", "Select all", "all of it selected"])
    #expect(listener.app.editedElement == "note")
    #expect(listener.reader.cursor == "note")
  }

  @Test("Replace goes to the other spellings of a selected word, and is there for no other word")
  func replace() throws {
    var listener = try Listener(note, state: "note: \"see teh\"")
    listener.make(.oneFingerDoubleTap)
    listener.turn(to: "Edit")
    listener.make(.oneFingerFlickDown, .oneFingerDoubleTap)
    listener.turn(to: "Edit")
    listener.make(.oneFingerFlickUp)
    #expect(listener.spoken() == ["Replace"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["the, prediction"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "note") == .text("see the"))

    var other = try Listener(note, state: "note: \"see\"")
    other.make(.oneFingerDoubleTap)
    other.turn(to: "Edit")
    other.make(.oneFingerFlickDown, .oneFingerDoubleTap)
    other.turn(to: "Edit")
    other.make(.oneFingerFlickUp)
    #expect(other.spoken() == ["Delete"])
  }

  @Test("A step over the place where the selection began says what is lost and what is won")
  func acrossTheAnchor() throws {
    var listener = try Listener(note, state: "note: \"one two three four\"")
    listener.make(.oneFingerDoubleTap)
    listener.turn(to: "Words")
    listener.make(.oneFingerFlickUp, .oneFingerFlickUp)
    listener.turn(to: "Text Selection")
    listener.make(.oneFingerFlickLeft, .oneFingerFlickLeft)
    #expect(listener.spoken() == ["space selected", "o selected"])
    listener.make(.oneFingerFlickDown, .oneFingerFlickRight)
    #expect(listener.spoken() == ["Word", "o unselected"])
    listener.make(.oneFingerFlickRight)
    #expect(listener.spoken() == ["space unselected, three selected"])
    listener.make(.oneFingerFlickLeft, .oneFingerFlickLeft)
    #expect(listener.spoken() == ["three unselected", "two  selected"])
    listener.make(.oneFingerFlickUp, .oneFingerFlickRight)
    #expect(listener.spoken().last == "t unselected")
  }

  @Test("A blank that is cut is called a space, and pasted as one")
  func blank() throws {
    var listener = try Listener(note, state: "note: \"a b\"")
    listener.make(.oneFingerDoubleTap)
    listener.make(.oneFingerFlickUp)
    listener.turn(to: "Text Selection")
    listener.make(.oneFingerFlickLeft)
    listener.turn(to: "Edit")
    for _ in 0..<8 {
      listener.make(.oneFingerFlickDown)
      if listener.spoken() == ["Cut"] { break }
    }
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["cut space"])
    #expect(listener.reader.clipboard == " ")
  }

  @Test("Text in a field that nobody types into can be selected and copied; a secret can't")
  func closedField() throws {
    var listener = try Listener(note, state: "note: \"Buy milk\"")
    listener.turn(to: "Text Selection")
    listener.make(.oneFingerFlickDown, .oneFingerFlickRight)
    #expect(listener.spoken() == ["Word", "Buy selected"])
    #expect(listener.app.editedElement == nil)
    listener.turn(to: "Edit")
    listener.make(.oneFingerFlickUp, .oneFingerFlickUp, .oneFingerFlickUp)
    let secret = try Listener(
      "{ id: \"s\", kind: \"secureField\", frame: [0, 60, 390, 44], text: \"abc\" }")
    #expect(!secret.reader.rotorSettings(on: secret.app).contains { $0.id == .textSelection })
  }

  @Test(
    "A selection that turns over where it began, and entries that begin again, have their tones")
  func tones() throws {
    var listener = try Listener(note, state: "note: \"ab\"")
    listener.make(.oneFingerDoubleTap, .oneFingerFlickUp)
    listener.turn(to: "Text Selection")
    listener.make(.oneFingerFlickUp)
    #expect(listener.cues() == [.wrapBackwards])
    listener.make(.oneFingerFlickDown)
    #expect(listener.cues() == [.wrapForwards])
    listener.make(.oneFingerFlickRight, .oneFingerFlickDown)
    #expect(listener.cues() == [])
    listener.make(.oneFingerFlickLeft)
    #expect(listener.cues() == [.selectionTurned])
  }
}
