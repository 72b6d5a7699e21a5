import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Testing

@Suite("Dragging and containers under a finger")
struct DraggingTests {
  private let board = """
    { id: "pizza", kind: "button", frame: [0, 100, 390, 44], text: "Pepperoni",
      dragItem: "Pepperoni" },
    { id: "box", kind: "button", frame: [0, 200, 390, 44], text: "Box",
      on: { drop: [{ set: { box: "{dropped}" } }, { announce: "Packed {box}" }] } },
    { id: "floor", kind: "label", frame: [0, 300, 390, 44], text: "Floor" },
    """

  @Test("By actions: drag at the source, drop at the target")
  func actions() throws {
    var listener = try Listener(board, state: "dropped: \"\", box: \"\"")
    #expect(listener.spoken() == ["Pepperoni, button, actions available"])
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["Drag Pepperoni"])
    listener.make(.oneFingerDoubleTap, .oneFingerFlickRight)
    #expect(listener.spoken().last == "Box, button, actions available")
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["Drop Pepperoni"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken().last == "Packed Pepperoni")
    #expect(listener.app.value(of: "box") == .text("Pepperoni"))
    #expect(listener.app.screen.element("box")?.content.customActions == [])
    #expect(listener.app.screen.element("pizza")?.content.customActions == ["Drag Pepperoni"])
  }

  @Test("A scrub gives a drag up")
  func givenUp() throws {
    var listener = try Listener(board, state: "dropped: \"\", box: \"\"")
    listener.make(.oneFingerFlickDown, .oneFingerDoubleTap, .twoFingerScrub)
    #expect(listener.app.screen.element("box")?.content.customActions == [])
    #expect(listener.app.value(of: "box") == .text(""))
  }

  @Test("By finger: cues over the target, and lifting drops")
  func finger() throws {
    var listener = try Listener(board, state: "dropped: \"\", box: \"\"")
    _ = listener.cues()
    listener.make(.oneFingerDoubleTapAndHold)
    #expect(listener.cues() == [.passThrough])
    listener.dragHeld(
      by: Point(x: 0, y: 100), Point(x: 0, y: 200), Point(x: 0, y: 100))
    #expect(listener.app.value(of: "box") == .text("Pepperoni"))
    #expect(listener.cues() == [.dropEntered, .dropLeft, .dropEntered])
  }

  @Test("Lifted where nothing takes it, it stays where it was")
  func missed() throws {
    var listener = try Listener(board, state: "dropped: \"\", box: \"\"")
    listener.make(.oneFingerDoubleTapAndHold)
    listener.dragHeld(by: Point(x: 0, y: 200))
    #expect(listener.app.value(of: "box") == .text(""))
    #expect(listener.app.screen.element("pizza")?.content.customActions == ["Drag Pepperoni"])
  }

  @Test("A slider follows a held finger and says its values")
  func slider() throws {
    var listener = try Listener(
      """
      { id: "size", kind: "slider", frame: [0, 100, 390, 44], bind: "size",
        minimumValue: 0, maximumValue: 100 },
      """, state: "size: 50")
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTapAndHold)
    listener.dragHeld(by: Point(x: 97.5, y: 0))
    #expect(listener.app.value(of: "size") == .number(75))
    #expect(listener.spoken() == ["75%"])
  }

  @Test("A finger that comes into a bar or a list hears it, one that stays inside does not")
  func containers() throws {
    var listener = try Listener(
      """
      { id: "alone", kind: "label", frame: [0, 60, 390, 44], text: "Alone" },
      { id: "list", kind: "view", frame: [0, 200, 390, 200], accessibilityContainerType: "list",
        views: [
          { id: "one", kind: "label", frame: [0, 0, 390, 44], text: "One" },
          { id: "two", kind: "label", frame: [0, 50, 390, 44], text: "Two" } ] },
      """)
    _ = listener.cues()
    listener.explore(listener.center(of: "one"), listener.center(of: "two"))
    #expect(listener.cues() == [.container, .focus, .focus])
    listener.explore(listener.center(of: "alone"))
    #expect(listener.cues() == [.focus])
  }

  @Test("A popover closes with a cue of its own")
  func popover() throws {
    var library = try Listener(
      "{ id: \"open\", kind: \"button\", frame: [0, 60, 390, 44], text: \"Open\" }"
    ).app.library
    var below = ScreenDescription(id: "below", title: .plain("Below"))
    var button = ViewDescription(
      id: "open", kind: ViewKindCatalog.kind(named: "button")!,
      frame: Rect(x: 0, y: 60, width: 390, height: 44))
    button.content.text = .plain("Open")
    button.handlers[.activate] = [.present(screen: "over", style: .popover)]
    below.views = [button]
    var over = ScreenDescription(id: "over", title: .plain("Over"))
    over.views = [button]
    library = ScreenLibrary([below, over])
    var listener = try Listener("")
    listener.app = SimulatedApp(library: library, start: "below")
    listener.make(.oneFingerTap, at: Point(x: 20, y: 80))
    listener.make(.oneFingerDoubleTap)
    _ = listener.cues()
    listener.make(.twoFingerScrub)
    #expect(listener.cues() == [.popoverClosed])
    #expect(listener.reader.cursor == "open")
  }
}
