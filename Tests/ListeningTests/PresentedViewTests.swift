import Gestures
import ScreenReader
import Simulation
import Speech
import Testing

@Suite("Alerts and popovers among the views of a screen")
struct PresentedViewTests {
  private func screen(_ kind: String, _ handlers: String = "") -> String {
    """
    { id: "first", kind: "button", frame: [0, 60, 390, 44], text: "First" },
    { id: "open", kind: "button", frame: [0, 120, 390, 44], text: "Open",
      on: { activate: [{ show: "ask" }] } },
    { id: "ask", kind: "\(kind)", frame: [60, 300, 270, 200], hidden: true, \(handlers) views: [
      { id: "keep", kind: "button", frame: [0, 150, 135, 50], text: "Keep",
        on: { activate: [{ hide: "ask" }] } } ] },
    """
  }

  @Test("An alert that is shown says so, its title and its message, and leads back")
  func alert() throws {
    var listener = try Listener(
      screen("alert", "text: \"Delete?\", message: \"It is gone then\","))
    listener.make(.oneFingerFlickRight)
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["Alert, Delete?, heading, It is gone then"])
    listener.make(.fourFingerTapBottom)
    #expect(listener.cues() == [.focus])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["Open, button"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.cues().contains(.alert))
    listener.make(.twoFingerScrub)
    #expect(listener.spoken() == ["Open, button"])
  }

  @Test("A popover comes with its cue on its first stop, and leads back to what opened it")
  func popover() throws {
    var listener = try Listener(screen("popover"))
    listener.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(listener.reader.cursor == "keep")
    #expect(listener.cues().contains(.popover))
    listener.make(.twoFingerScrub)
    #expect(listener.reader.cursor == "open")
    #expect(listener.cues().contains(.popoverClosed))
  }

  @Test("One that follows the state comes and goes the same way; one that was there says nothing")
  func byState() throws {
    let views = """
      { id: "open", kind: "button", frame: [0, 60, 390, 44], text: "Open",
        on: { activate: [{ set: { asks: true } }] } },
      { id: "ask", kind: "alert", frame: [60, 300, 270, 200], hidden: { asks: false }, text: "Sure?",
        views: [ { id: "yes", kind: "button", frame: [0, 150, 135, 50], text: "Yes",
          on: { activate: [{ set: { asks: false } }] } } ] },
      """
    var listener = try Listener(views, state: "asks: false")
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["Alert, Sure?, heading"])
    listener.make(.fourFingerTapBottom, .oneFingerDoubleTap)
    #expect(listener.spoken() == ["Yes, button", "Open, button"])
    var there = try Listener(views, state: "asks: true")
    there.pass(100)
    #expect(there.spoken() == ["Sure?, heading"])
  }

  @Test("The app's own screen change decides where the cursor goes, with the cue of what came")
  func ownChange() throws {
    let views = screen("alert", "text: \"Delete?\",").replacing(
      "[{ show: \"ask\" }]",
      with: "[{ show: \"ask\" }, { post: \"screenChanged\", focus: \"keep\" }]")
    var listener = try Listener(views)
    listener.make(.oneFingerFlickRight)
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["Alert, Keep, button"])
  }
}
