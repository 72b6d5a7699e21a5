import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Testing

@Suite("VoiceOver turned off by the accessibility shortcut")
struct VoiceOverOffTests {
  private let views = """
    { id: "name", kind: "textField", frame: [0, 60, 390, 44], bind: "name", accessibilityLabel: "Name",
      on: { change: [{ announce: "Changed", priority: "high" }, { post: "layoutChanged", message: "New" }] } },
    { id: "clock", kind: "label", frame: [0, 120, 390, 44], text: "{name}",
      accessibilityTraits: ["updatesFrequently"] },
    { id: "go", kind: "button", frame: [0, 200, 390, 44], text: "Go",
      on: { activate: [
        { play: "click" }, { banner: "Mail", seconds: 5 }, { wait: 1 }, { play: "coin" },
        { announce: "Late", priority: "high" }, { post: "screenChanged", message: "Screen" },
        { set: { name: "later" } } ] } },
    """

  @Test("A keyboard types into the app, and nothing of what the app says is heard")
  func silence() throws {
    var listener = try Listener(views, state: "name: \"\"")
    listener.make(.oneFingerDoubleTap)
    listener.toggleVoiceOver()
    #expect(listener.spoken().last == "VoiceOver off")
    let cursor = listener.reader.cursor
    listener.type("h")
    listener.type("i")
    listener.type(" ")
    listener.delete()
    #expect(listener.app.value(of: "name") == .text("hi"))
    listener.tapDirectly(at: listener.center(of: "go"))
    for _ in 0..<20 {
      listener.pass(1000)
      listener.finishSpeech()
    }
    let happened = listener.happened()
    let isQuiet = happened.allSatisfy { event in
      switch event {
      case .asked, .appSound: true
      default: false
      }
    }
    #expect(isQuiet, "\(happened)")
    #expect(happened.filter { $0 == .appSound("coin") || $0 == .appSound("click") }.count == 2)
    #expect(listener.app.value(of: "name") == .text("later"))
    #expect(listener.reader.cursor == cursor)
  }

  @Test("On again, it says where the listener is and how the screen lies")
  func onAgain() throws {
    var listener = try Listener(views, state: "name: \"\"")
    listener.toggleVoiceOver()
    listener.toggleVoiceOver()
    #expect(
      listener.spoken().last
        == "VoiceOver on, Test, portrait, Name, text field")
  }
}
