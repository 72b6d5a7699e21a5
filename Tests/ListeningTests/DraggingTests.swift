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

  @Test("What can be dragged is under the finger, also where its kind takes no touches")
  func label() throws {
    for kind in ["label", "image", "element"] {
      let views = """
        { id: "pizza", kind: "\(kind)", frame: [0, 100, 390, 44], isAccessibilityElement: true,
          accessibilityLabel: "Pepperoni", dragItem: "Pepperoni" },
        { id: "box", kind: "button", frame: [0, 200, 390, 44], text: "Box",
          on: { drop: [{ set: { box: "{dropped}" } }] } },
        """
      var listener = try Listener(views, state: "dropped: \"\", box: \"\"")
      listener.make(.oneFingerDoubleTapAndHold)
      listener.dragHeld(by: Point(x: 0, y: 100))
      #expect(listener.app.value(of: "box") == .text("Pepperoni"), "\(kind)")
    }
  }

  @Test("Lifted where nothing takes it, it stays where it was")
  func missed() throws {
    var listener = try Listener(board, state: "dropped: \"\", box: \"\"")
    listener.make(.oneFingerDoubleTapAndHold)
    listener.dragHeld(by: Point(x: 0, y: 200))
    #expect(listener.app.value(of: "box") == .text(""))
    #expect(listener.app.screen.element("pizza")?.content.customActions == ["Drag Pepperoni"])
  }

  /// Three rows that can be moved, and a box beside them.
  private static let chores = """
    { id: "list", kind: "table", frame: [0, 100, 390, 150], movableRows: ["first", "second", "third"],
      on: { change: [{ set: { moved: "{dropped}" } }] }, views: [
        { id: "row1", kind: "label", frame: [0, 0, 390, 50], text: "{first}" },
        { id: "row2", kind: "label", frame: [0, 50, 390, 50], text: "{second}" },
        { id: "row3", kind: "label", frame: [0, 100, 390, 50], text: "{third}" } ] },
    { id: "box", kind: "button", frame: [0, 300, 390, 44], text: "Box", on: { drop: [] } },
    """

  private func chores() throws -> Listener {
    try Listener(
      Self.chores,
      state: "first: \"Plants\", second: \"Bins\", third: \"Laundry\", dropped: \"\", moved: \"\"")
  }

  private func order(_ listener: Listener) -> [String?] {
    ["first", "second", "third"].map { listener.app.value(of: $0)?.description }
  }

  @Test("A place in a list takes what is dragged before it and after it, by actions named for both")
  func insertion() throws {
    var listener = try chores()
    #expect(listener.spoken() == ["Plants, actions available"])
    listener.make(.oneFingerFlickDown, .oneFingerDoubleTap)
    #expect(listener.spoken().first == "Drag Plants")
    #expect(listener.app.screen.element("row1")?.content.customActions == [])
    #expect(
      listener.app.screen.element("row3")?.content.customActions
        == ["Drop Plants before Laundry", "Drop Plants after Laundry"])
    listener.make(.oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickDown)
    #expect(listener.spoken().last == "Drop Plants before Laundry")
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["Drop Plants after Laundry"])
    listener.make(.oneFingerDoubleTap)
    var ear = listener
    #expect(ear.cues() == [.activate, .reordered, .layoutChange])
    #expect(listener.spoken() == ["Plants, actions available"])
    #expect(listener.reader.cursor == "row3")
    #expect(order(listener) == ["Bins", "Laundry", "Plants"])
    #expect(listener.app.value(of: "moved") == .text("Plants"))
    #expect(listener.app.screen.element("row1")?.content.customActions == ["Drag Bins"])
  }

  @Test("Dropped beside itself, a row stays, and nothing has changed")
  func insertedInPlace() throws {
    var listener = try chores()
    listener.make(.oneFingerFlickDown, .oneFingerDoubleTap, .oneFingerFlickRight)
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken().last == "Drop Plants before Bins")
    _ = listener.cues()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.cues() == [.activate])
    #expect(order(listener) == ["Plants", "Bins", "Laundry"])
    #expect(listener.app.value(of: "moved") == .text(""))
    #expect(listener.app.screen.element("row1")?.content.customActions == ["Drag Plants"])
  }

  @Test("Rows go up as well, and what takes drops elsewhere still does")
  func insertionUpwards() throws {
    var listener = try chores()
    listener.make(.fourFingerTapBottom, .oneFingerFlickLeft)
    #expect(listener.reader.cursor == "row3")
    listener.make(.oneFingerFlickDown, .oneFingerDoubleTap)
    #expect(listener.app.screen.element("box")?.content.customActions == ["Drop Laundry"])
    listener.make(.oneFingerFlickLeft, .oneFingerFlickDown)
    #expect(listener.spoken().last == "Drop Laundry before Bins")
    listener.make(.oneFingerDoubleTap)
    #expect(order(listener) == ["Plants", "Laundry", "Bins"])
    #expect(listener.reader.cursor == "row2")
  }

  @Test("By finger, a tone for each place that the row comes to, and lifting leaves it there")
  func insertionByFinger() throws {
    var listener = try chores()
    listener.make(.oneFingerDoubleTapAndHold)
    _ = listener.cues()
    // From the middle of the first row: over the second one's halves, the third one's, and off.
    listener.dragHeld(
      by: Point(x: 0, y: 40), Point(x: 0, y: 60), Point(x: 0, y: 85), Point(x: 0, y: 115))
    #expect(
      listener.cues() == [.dropEntered, .reordered, .reordered, .layoutChange])
    #expect(order(listener) == ["Bins", "Laundry", "Plants"])
    #expect(listener.reader.cursor == "row3")
    listener.make(.oneFingerDoubleTapAndHold)
    _ = listener.cues()
    listener.dragHeld(by: Point(x: 0, y: -90), Point(x: 0, y: -40), Point(x: 0, y: 90))
    #expect(
      listener.cues() == [
        .dropEntered, .reordered, .reordered, .dropLeft, .dropEntered,
      ])
    #expect(order(listener) == ["Bins", "Laundry", "Plants"])
  }

  @Test("A row that holds nothing is no place, and cannot be dragged")
  func emptyRow() throws {
    // It is a stop all the same.
    let rows = Self.chores.replacing("text: \"{second}\"", with: "text: \"2. {second}\"")
    var listener = try Listener(
      rows,
      state: "first: \"Plants\", second: \"\", third: \"Laundry\", dropped: \"\", moved: \"\"")
    #expect(listener.app.screen.element("row2")?.content.customActions == [])
    listener.make(.oneFingerFlickDown, .oneFingerDoubleTap)
    #expect(listener.app.screen.element("row2")?.content.customActions == [])
    #expect(listener.app.screen.element("row3")?.content.customActions.count == 2)
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
