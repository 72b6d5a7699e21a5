import Gestures
import ScreenReader
import Simulation
import Testing

@Suite("Passwords")
struct SecretTests {
  private let field = """
    { id: "pin", kind: "secureField", frame: [16, 60, 358, 44], bind: "pin",
      accessibilityLabel: "Password" },
    """

  @Test("A password is told by its length, wherever the cursor comes from")
  func length() throws {
    var listener = try Listener(field, state: "pin: \"hush\"")
    #expect(listener.spoken() == ["Password, 4 characters, secure text field"])
    listener.make(.oneFingerDoubleTap)
    #expect(
      listener.spoken() == [
        "Password, 4 characters, secure text field, is editing, insertion point at end"
      ])
  }

  @Test("Nothing that is done with it speaks a letter of it")
  func everything() throws {
    var listener = try Listener(field, state: "pin: \"\"")
    listener.make(.oneFingerDoubleTap)
    listener.type("hush")
    _ = listener.spoken()
    listener.make(.twoFingerPinchOut, .twoFingerPinchIn)
    #expect(listener.spoken() == ["4 characters selected", "4 characters unselected"])
    // Where its words end is nobody's affair.
    listener.type(" hi")
    _ = listener.spoken()
    listener.make(.twoFingerPinchOut, .twoFingerPinchIn)
    #expect(listener.spoken() == ["7 characters selected", "7 characters unselected"])
    for _ in 0..<3 { listener.delete() }
    _ = listener.spoken()
    listener.make(.oneFingerFlickUp)
    #expect(listener.spoken() == ["bullet"])
    listener.turn(to: "Words")
    listener.make(.oneFingerFlickUp, .oneFingerFlickDown)
    #expect(listener.spoken() == ["4 characters", "4 characters"])
    listener.turn(to: "Edit")
    listener.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerDoubleTap)
    #expect(listener.spoken() == ["Select", "Select all", "4 characters selected"])
    listener.make(.twoFingerPinchIn)
    listener.turn(to: "Text Selection")
    listener.make(.oneFingerFlickLeft)
    #expect(listener.spoken() == ["1 character selected"])
    listener.turn(to: "Edit")
    listener.make(.oneFingerFlickUp, .oneFingerDoubleTap)
    #expect(listener.spoken().last == "deleted 1 character")
  }

  @Test("Nothing is offered that would tell what it begins with")
  func offersNothing() throws {
    let offering = field.replacing(
      "bind: \"pin\",",
      with: "bind: \"pin\", suggestions: [\"hush-hush\"], misspellings: { hush: [\"bush\"] },")
    var listener = try Listener(offering, state: "pin: \"\"")
    listener.make(.oneFingerDoubleTap)
    listener.type("hush")
    let field = listener.app.screen.elements.first { $0.id == "pin" }
    #expect(field?.content.text?.predictions == [])
    #expect(field?.content.text?.misspellings == [])
  }
}
