import AccessibilityTree
import Simulation
import SpaceAndTime
import Testing

@Suite("Typing into the pretend app")
struct TypingTests {
  @Test("Activating a field brings the keyboard after the content, and ends when asked")
  func keyboard() {
    var app = field()
    #expect(
      app.respond(to: .activate("field"), at: .zero).notifications == [.editingBegan("field")])
    let elements = app.screen.elements
    #expect(elements[0].content.traits.contains(.isEditing))
    let keys = elements.filter { $0.content.traits.contains(.keyboardKey) }
    #expect(keys.count == 31)
    #expect(elements.suffix(keys.count).map(\.id) == keys.map(\.id))
    #expect(
      app.respond(to: .endEditing, at: .zero).notifications == [.editingEnded("field")])
    #expect(app.screen.elements.count == 1)
    #expect(!app.respond(to: .endEditing, at: .zero).isHandled)
  }

  @Test("Keys, whole texts and the selection change what stands there")
  func edits() {
    var app = field()
    _ = app.respond(to: .activate("field"), at: .zero)
    for key in ["shift", "p", "i", "n", "n", "delete", "e", "space", "plane", "1", "2"] {
      #expect(app.respond(to: .activate("keyboard.\(key)"), at: .zero).isHandled, "\(key)")
    }
    #expect(app.value(of: "text") == .text("Pine 12"))
    _ = app.respond(to: .select(0..<4, element: "field"), at: .zero)
    _ = app.respond(to: .insertText("Oak", element: "field"), at: .zero)
    #expect(app.value(of: "text") == .text("Oak 12"))
    #expect(app.screen.element("field")?.content.text?.selection == 3..<3)
    _ = app.respond(to: .deleteBackward("field"), at: .zero)
    #expect(app.value(of: "text") == .text("Oa 12"))
    _ = app.respond(to: .select(-5..<99, element: "field"), at: .zero)
    _ = app.respond(to: .deleteBackward("field"), at: .zero)
    #expect(app.value(of: "text") == .text(""))
    #expect(app.respond(to: .deleteBackward("field"), at: .zero).isHandled)
  }

  @Test("A field takes no more than its longest text")
  func limit() {
    var app = field { $0.maximumLength = 3 }
    _ = app.respond(to: .activate("field"), at: .zero)
    #expect(app.respond(to: .insertText("abc", element: "field"), at: .zero).isHandled)
    #expect(!app.respond(to: .insertText("d", element: "field"), at: .zero).isHandled)
    #expect(app.value(of: "text") == .text("abc"))
  }

  @Test("The keyboard offers what goes on from the word that was begun")
  func predictions() {
    var app = field { $0.suggestions = ["Pine Street", "Pineapple", "Main Street"] }
    _ = app.respond(to: .activate("field"), at: .zero)
    #expect(app.screen.element("keyboard.prediction1") == nil)
    _ = app.respond(to: .insertText("12 pi", element: "field"), at: .zero)
    #expect(
      app.screen.element("keyboard.prediction1")?.content.label == "Pine Street, prediction")
    #expect(app.screen.element("keyboard.prediction3") == nil)
    #expect(app.respond(to: .activate("keyboard.prediction1"), at: .zero).isHandled)
    #expect(app.value(of: "text") == .text("12 Pine Street "))
    #expect(!app.respond(to: .activate("keyboard.prediction2"), at: .zero).isHandled)
  }

  @Test("Return submits one line and breaks many", arguments: ["textField", "textView"])
  func submit(kindName: String) {
    var app = field(kindName)
    _ = app.respond(to: .activate("field"), at: .zero)
    let response = app.respond(to: .activate("keyboard.return"), at: .zero)
    #expect(response.isHandled)
    let isOneLine = kindName == "textField"
    #expect((app.editedElement == nil) == isOneLine)
    #expect(app.value(of: "text") == .text(isOneLine ? "" : "\n"))
    #expect(
      response.notifications.contains(
        .announcement("Sent", priority: .default, language: nil)) == isOneLine)
  }

  @Test("A finger on a key types, past VoiceOver")
  func touches() throws {
    var app = field()
    _ = app.respond(to: .activate("field"), at: .zero)
    let key = try #require(app.screen.element("keyboard.q")).frame.center
    _ = app.respond(to: .touch(at: key, phase: .down), at: .zero)
    _ = app.respond(to: .touch(at: key, phase: .up), at: .zero)
    #expect(app.value(of: "text") == .text("q"))
  }

  private func field(
    _ kindName: String = "textField", _ set: (inout ViewContent) -> Void = { _ in }
  ) -> SimulatedApp {
    var field = view("field", kindName)
    field.content.bind = "text"
    field.handlers[.submit] = [.announce(.plain("Sent"), priority: .default, language: nil)]
    set(&field.content)
    return app([field], state: ["text": .text("")])
  }
}
