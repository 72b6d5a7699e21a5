import Gestures
import ScreenReader
import Simulation
import Speech
import Testing

@Suite("What an app says at the wrong moment, and what it does not say")
struct TimingTests {
  private func screen(_ actions: String) -> String {
    """
    { id: "save", kind: "button", frame: [0, 60, 390, 44], text: "Save",
      on: { activate: [\(actions)] } },
    { id: "ask", kind: "popover", frame: [0, 200, 390, 200], hidden: true, views: [
      { id: "done", kind: "button", frame: [0, 0, 390, 44], text: "Done" } ] },
    """
  }

  @Test("An announcement that comes with a screen is lost; one that waits, or insists, is heard")
  func early() throws {
    func heard(_ actions: String) throws -> [String] {
      var listener = try Listener(screen(actions))
      _ = listener.spoken()
      listener.pass(1000)
      listener.make(.oneFingerDoubleTap)
      listener.pass(500)
      return listener.spoken()
    }
    #expect(try heard("{ show: \"ask\" }, { announce: \"Saved\" }") == ["Done, button"])
    #expect(
      try heard("{ show: \"ask\" }, { wait: 0.1 }, { announce: \"Saved\" }") == ["Done, button"])
    #expect(
      try heard("{ show: \"ask\" }, { wait: 0.3 }, { announce: \"Saved\" }")
        == ["Done, button", "Saved"])
    #expect(
      try heard("{ show: \"ask\" }, { announce: \"Saved\", priority: \"high\" }")
        == ["Done, button", "Saved"])
    #expect(try heard("{ announce: \"Saved\" }") == ["Saved"])
  }

  @Test("What a screen announces as the app starts does not cut its first element")
  func launch() throws {
    var listener = try Listener(
      screen(""), on: "appear: [{ announce: \"Welcome\" }]")
    listener.pass(50)
    #expect(listener.spoken() == ["Save, button"])
  }

  @Test("The cursor begins on the summary of an app, wherever it stands")
  func summary() throws {
    let views = """
      { id: "menu", kind: "button", frame: [0, 60, 390, 44], text: "Menu" },
      { id: "now", kind: "label", frame: [0, 120, 390, 44], text: "14 degrees",
        accessibilityTraits: ["staticText", "summaryElement"] },
      """
    var listener = try Listener(views)
    #expect(listener.spoken() == ["14 degrees"])
    listener.make(.oneFingerFlickLeft)
    #expect(listener.spoken() == ["Menu, button"])
  }

  @Test("A value that updates frequently is told now and then while the cursor rests on it")
  func polling() throws {
    let timer = """
      { id: "start", kind: "button", frame: [0, 60, 390, 44], text: "Start", on: { activate: [
        { wait: 1 }, { set: { time: 1 } }, { wait: 1 }, { set: { time: 2 } }, { wait: 8 },
        { set: { time: 3 } } ] } },
      { id: "time", kind: "label", frame: [0, 120, 390, 44], text: "Timer",
        accessibilityValue: "{time}", accessibilityTraits: ["updatesFrequently"] },
      """
    var listener = try Listener(timer, state: "time: 0")
    listener.make(.oneFingerDoubleTap, .oneFingerFlickRight)
    listener.finishSpeech()
    _ = listener.spoken()
    listener.pass(4000)
    #expect(listener.spoken() == [])
    listener.pass(1500)
    #expect(listener.spoken() == ["2"])
    listener.finishSpeech()
    listener.pass(10_000)
    #expect(listener.spoken() == ["3"])
    var silent = try Listener(
      timer.replacing("accessibilityTraits: [\"updatesFrequently\"]", with: ""), state: "time: 0")
    silent.make(.oneFingerDoubleTap, .oneFingerFlickRight)
    silent.finishSpeech()
    _ = silent.spoken()
    silent.pass(20_000)
    #expect(silent.spoken() == [])
  }

  @Test("A list tells its new state, expanded or collapsed, as it opens and closes")
  func expanding() throws {
    let views = """
      { id: "more", kind: "button", frame: [0, 60, 390, 44], text: "Ingredients",
        accessibilityExpandedStatus: { isOpen: true }, on: { activate: [{ toggle: "isOpen" }] } },
      """
    var listener = try Listener(views, state: "isOpen: false")
    #expect(listener.spoken() == ["Ingredients, button, collapsed"])
    listener.make(.oneFingerDoubleTap, .oneFingerDoubleTap)
    #expect(listener.spoken() == ["Ingredients, expanded", "Ingredients, collapsed"])
  }

  @Test("Rotors of a view belong to everything inside it, whatever kind of view that is")
  func rotors() throws {
    let views = """
      { id: "form", kind: "view", frame: [0, 0, 390, 400],
        accessibilityCustomRotors: [{ name: "Errors", results: ["b"] }], views: [
        { id: "a", kind: "button", frame: [0, 60, 390, 44], text: "A" },
        { id: "b", kind: "button", frame: [0, 120, 390, 44], text: "B" } ] },
      { id: "c", kind: "button", frame: [0, 500, 390, 44], text: "C" },
      """
    var listener = try Listener(views)
    listener.turn(to: "Errors")
    listener.make(.oneFingerFlickDown)
    #expect(listener.reader.cursor == "b")
    listener.make(.oneFingerFlickRight)
    let names = listener.reader.rotorSettings(on: listener.app).map(\.id.rawValue)
    #expect(!names.contains { $0.hasPrefix("custom:") })
  }

  @Test("A stepper that is not enabled is dimmed in both halves")
  func dimmed() throws {
    var listener = try Listener(
      "{ id: \"n\", kind: \"stepper\", frame: [0, 60, 94, 32], enabled: false }")
    listener.make(.oneFingerFlickRight)
    #expect(listener.spoken() == ["Decrement, dimmed, button", "Increment, dimmed, button"])
  }
}
