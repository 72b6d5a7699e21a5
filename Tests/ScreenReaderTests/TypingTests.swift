import AccessibilityTree
import Gestures
import ScreenReader
import SpaceAndTime
import TestSupport
import Testing

@Suite("Typing and editing")
struct TypingTests {
  /// A field that works, with a key of a keyboard below it.
  private func app(
    _ text: String, selection: Range<Int>? = nil, isSecure: Bool = false
  ) -> PretendApp {
    let end = text.count
    let field = AccessibilityNode.stop(
      "field", 0, 0, 390, traits: [.textEntry, .isEditing], label: "Street"
    ) {
      $0.content.text = EditableText(
        text: text, selection: selection ?? end..<end, isSecure: isSecure)
    }
    let key = AccessibilityNode.stop("key", 0, 600, traits: .keyboardKey, label: "q")
    return PretendApp([field, key]) { request, app in
      guard var text = app.screen.element("field")?.content.text else {
        return AccessibilityResponse(isHandled: false)
      }
      var characters = Array(text.text)
      func replace(_ range: Range<Int>, _ typed: String) {
        characters.replaceSubrange(range, with: typed)
        let end = range.lowerBound + typed.count
        text.text = String(characters)
        text.selection = end..<end
      }
      switch request {
      case .insertText(let typed, _): replace(text.selection, typed)
      case .activate("key"): replace(text.selection, "q")
      case .deleteBackward:
        let start =
          text.selection.isEmpty ? text.selection.lowerBound - 1 : text.selection.lowerBound
        if start >= 0 { replace(start..<text.selection.upperBound, "") }
      case .select(let range, _): text.selection = range
      default: return AccessibilityResponse(isHandled: false)
      }
      app.change("field") { $0.content.text = text }
      return AccessibilityResponse(isHandled: true)
    }
  }

  private func turn(to name: String, in session: inout Session) {
    for _ in 0..<30 {
      session.make(.twoFingerRotateClockwise)
      if session.spoken().last == name { return }
    }
    Issue.record("The rotor holds no \(name)")
  }

  @Test("Letters are echoed, a space ends a word, deleting says what is gone")
  func echo() throws {
    var session = try Session(app(""))
    _ = session.heard()
    session.type(
      .text("O"), .text("a"), .text("k"), .text(" "), .deleteBackward, .deleteBackward)
    #expect(session.spoken() == ["cap O", "a", "k", "space, Oak", "space", "k"])
    #expect(session.app.screen.element("field")?.content.text?.text == "Oa")
  }

  @Test("Secret letters only click, and nothing to delete thuds")
  func secrets() throws {
    var session = try Session(app("", isSecure: true))
    _ = session.heard()
    session.type(.text("x"), .deleteBackward, .deleteBackward)
    #expect(
      session.heard() == [
        "asked, answered", "♪ secureText", "asked, answered", "♪ secureText",
        "asked, answered", "♪ boundary",
      ])
  }

  @Test("A key of the keyboard on the screen types with the same echo")
  func key() throws {
    var session = try Session(app("a"))
    session.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(session.spoken().suffix(2) == ["q", "q"])
    #expect(session.app.screen.element("field")?.content.text?.text == "aq")
  }

  @Test("A double tap on the edited field takes the caret to the other end")
  func otherEnd() throws {
    var session = try Session(app("Oak"))
    _ = session.heard()
    session.make(.oneFingerDoubleTap, .oneFingerDoubleTap)
    #expect(session.spoken() == ["insertion point at start", "insertion point at end"])
  }

  @Test("Select all, copy, and paste elsewhere, as a trainer would teach it")
  func editMenu() throws {
    var session = try Session(app("Oak Street"))
    turn(to: "Edit", in: &session)
    session.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerDoubleTap)
    #expect(session.spoken() == ["Select", "Select all", "Oak Street selected"])
    session.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown, .oneFingerDoubleTap)
    #expect(session.spoken() == ["Select all", "Cut", "Copy", "copied Oak Street"])
    session.make(.oneFingerFlickUp, .oneFingerDoubleTap)
    #expect(session.spoken() == ["Paste", "pasted Oak Street"])
    #expect(session.reader.clipboard == "Oak Street")
  }

  @Test("Sideways flicks select by the chosen unit, and back to the caret clears")
  func selecting() throws {
    var session = try Session(app("one two three", selection: 0..<0))
    turn(to: "Text Selection", in: &session)
    session.make(.oneFingerFlickDown, .oneFingerFlickRight, .oneFingerFlickRight)
    #expect(session.spoken() == ["Word", "one selected", " two selected"])
    session.make(.oneFingerFlickLeft, .oneFingerFlickLeft)
    #expect(session.spoken() == ["two unselected", "one  unselected"])
    #expect(session.app.screen.element("field")?.content.text?.selection == 0..<0)
    session.make(.oneFingerFlickLeft)
    #expect(session.heard().suffix(1) == ["♪ boundary"])
  }

  @Test("Pinching out selects the word, the line and all; pinching in goes the same way back")
  func pinching() throws {
    var session = try Session(app("one two\nfour", selection: 5..<5))
    _ = session.heard()
    session.make(.twoFingerPinchOut, .twoFingerPinchOut, .twoFingerPinchOut)
    #expect(session.spoken() == ["two selected", "one two selected", "one two\nfour selected"])
    session.make(.twoFingerPinchOut)
    #expect(session.heard() == ["silence", "♪ boundary"])
    session.make(.twoFingerPinchIn, .twoFingerPinchIn, .twoFingerPinchIn)
    #expect(session.spoken() == ["one two selected", "two selected", "two unselected"])
    #expect(session.app.screen.element("field")?.content.text?.selection == 5..<5)
    session.make(.twoFingerPinchIn)
    #expect(session.heard() == ["silence", "♪ boundary"])
  }

  @Test("A selection that was made otherwise shrinks towards its end, where typing goes on")
  func pinchingIn() throws {
    var session = try Session(app("one two\nfour five", selection: 0..<17))
    _ = session.heard()
    session.make(.twoFingerPinchIn, .twoFingerPinchIn, .twoFingerPinchIn)
    #expect(session.spoken() == ["four five selected", "five selected", "five unselected"])
    #expect(session.app.screen.element("field")?.content.text?.selection == 17..<17)
    session.make(.twoFingerPinchOut)
    #expect(session.spoken() == ["five selected"])
  }

  @Test("Resting on a letter says its alphabet word")
  func phonetics() throws {
    var session = try Session(PretendApp([.stop("a", 0, 0, label: "wo")]))
    session.make(.oneFingerFlickDown)
    session.finishSpeech()
    _ = session.heard()
    session.pass(999)
    #expect(session.heard() == [])
    session.pass(1)
    #expect(session.heard() == ["“whiskey” (waiting)"])
  }
}
