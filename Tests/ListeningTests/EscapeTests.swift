import Gestures
import Testing

@Suite("What a scrub ends")
struct EscapeTests {
  @Test("The first scrub ends typing, whoever else would answer; the next one closes the dialog")
  func typingFirst() throws {
    var listener = try Listener(
      """
      { id: "dialog", kind: "view", frame: [0, 0, 390, 844], accessibilityViewIsModal: true,
        on: { escape: [{ hide: "dialog" }] }, views: [
        { id: "name", kind: "textField", frame: [0, 60, 390, 44], accessibilityLabel: "Name" } ] },
      { id: "below", kind: "button", frame: [0, 200, 390, 44], text: "Below" },
      """)
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.editedElement == "name")
    listener.make(.twoFingerScrub)
    #expect(listener.app.editedElement == nil)
    #expect(listener.app.screen.elements.map(\.id) == ["name"])
    listener.make(.twoFingerScrub)
    #expect(listener.app.screen.elements.map(\.id) == ["below"])
  }
}
