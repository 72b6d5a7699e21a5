import AccessibilityTree
import FileBackend
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("Menus of buttons, and context menus")
struct MenuTests {
  private static func gallery() throws -> Listener {
    let file = packageRoot.appending(path: "Lessons/Screens/gallery/gallery-menu.json5")
    return Listener(app: try ScreenFile.load(file.path).app, vocabulary: try .shipped())
  }

  /// With the cursor on a view.
  private func listener(at id: String) throws -> Listener {
    var listener = try Self.gallery()
    listener.explore(listener.center(of: id))
    _ = listener.spoken()
    return listener
  }

  private func ids(_ listener: Listener) -> [String] { listener.app.screen.elements.map(\.id) }

  @Test("A bar button's menu is all there is, begins at its first row and ends with the way out")
  func pullDown() throws {
    var listener = try listener(at: "view")
    listener.explore(listener.center(of: "more"))
    #expect(listener.spoken() == ["More, button"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.cues() == [.activate, .popover])
    #expect(listener.reader.cursor == "select")
    listener.make(.oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickRight)
    #expect(
      listener.spoken() == ["Scan, dimmed, button", "Delete, button", "dismiss menu, button"])
    listener.make(.oneFingerFlickRight)
    #expect(listener.cues() == [.boundary])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.cues().contains(.popoverClosed))
    #expect(listener.reader.cursor == "more")
  }

  @Test("A scrub closes a menu, a row that is dimmed does not, and one that acts does")
  func closing() throws {
    var listener = try listener(at: "more")
    listener.make(.oneFingerDoubleTap, .twoFingerScrub)
    #expect(listener.spoken().last == "More, button")
    listener.make(.oneFingerDoubleTap, .oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(listener.reader.cursor == "scan")
    listener.make(.oneFingerFlickLeft, .oneFingerDoubleTap)
    #expect(listener.app.value(of: "done") == .text("Selected"))
    #expect(listener.reader.cursor == "more")
    listener.make(.twoFingerScrub)
    #expect(listener.cues().last == .boundary)
  }

  @Test("What is on in a menu is selected, a section has its heading, and a divider is no stop")
  func rows() throws {
    var listener = try listener(at: "view")
    listener.make(.oneFingerDoubleTap)
    for _ in 0..<6 { listener.make(.oneFingerFlickRight) }
    #expect(
      listener.spoken() == [
        "selected, By date, button", "By name, button", "Hide finished, button", "Move, heading",
        "Move to, button", "dismiss menu, button",
      ])
    listener.explore(listener.center(of: "hide"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "hidden") == .flag(true))
    #expect(listener.reader.cursor == "view")
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "hide"))
    #expect(listener.spoken().last == "selected, Hide finished, button")
    listener.explore(listener.center(of: "view.menu.1.2"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "sort") == .number(1))
  }

  @Test("A menu in a menu takes its place, leads back by its name, and closes to the button")
  func submenu() throws {
    var listener = try listener(at: "view")
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "move"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken().last == "Move to, button")
    #expect(
      ids(listener) == ["move.back", "move.menu.1", "move.menu.2", "move.menu.dismiss"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.reader.cursor == "move")
    listener.make(.oneFingerDoubleTap, .oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(listener.app.value(of: "done") == .text("Moved to the inbox"))
    #expect(listener.reader.cursor == "view")
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "move"))
    listener.make(.oneFingerDoubleTap, .twoFingerScrub)
    #expect(listener.reader.cursor == "view")
  }

  @Test("A pop-up button shows what was chosen last in its menu, and the menu begins there")
  func popUp() throws {
    var listener = try listener(at: "more")
    listener.explore(listener.center(of: "folder"))
    #expect(listener.spoken() == ["Inbox, pop up button"])
    listener.make(.oneFingerDoubleTap, .oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(listener.app.value(of: "folder") == .number(1))
    #expect(listener.spoken().last == "Archive, pop up button")
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken().last == "selected, Archive, button")
  }

  @Test("A context menu comes with a long press, and a double tap does what it did")
  func contextMenu() throws {
    var listener = try listener(at: "note")
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "done") == .text("Opened"))
    listener.make(.oneFingerTripleTap)
    #expect(listener.spoken().last == "selected, Favorite, button")
    listener.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(listener.app.value(of: "done") == .text("Shared"))
    #expect(listener.reader.cursor == "note")
  }

  @Test("A UIButton's menu comes with a long press unless it is the primary action")
  func secondary() throws {
    var listener = try Listener(
      """
      { id: "add", kind: "button", frame: [0, 0, 100, 44], text: "Add",
        menu: [{ kind: "button", text: "From a file" }],
        on: { activate: [{ set: { added: true } }] } }
      """, state: "added: false")
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "added") == .flag(true))
    #expect(ids(listener) == ["add"])
    listener.make(.oneFingerTripleTap)
    #expect(ids(listener) == ["add.menu.1", "add.menu.dismiss"])
  }

  @Test("A menu stays on the screen with its way out, and scrolls where it is longer")
  func places() throws {
    let rows = (1...30).map { "{ kind: \"button\", text: \"Row \($0)\" }" }.joined(separator: ",")
    var listener = try Listener(
      """
      { id: "low", kind: "Menu", frame: [200, 780, 180, 44], text: "Low",
        menu: [{ kind: "button", text: "One" }, { kind: "button", text: "Two" }] },
      { id: "long", kind: "Menu", frame: [0, 100, 180, 44], text: "Long", menu: [\(rows)] }
      """)
    listener.explore(listener.center(of: "low"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.center(of: "low.menu.2").y < 780)
    for id in ids(listener) {
      #expect(Rect(origin: .zero, size: .phone).contains(listener.center(of: id)), "\(id)")
    }
    listener.make(.twoFingerScrub)
    listener.explore(listener.center(of: "long"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.center(of: "long.menu.dismiss").y < 844)
    for _ in 0..<29 { listener.make(.oneFingerFlickRight) }
    #expect(listener.spoken().last == "Row 30, button")
    #expect(listener.center(of: "long.menu.30").y < 800)
    listener.make(.oneFingerFlickRight)
    #expect(listener.spoken().last == "dismiss menu, button")
  }

  @Test("A view that a menu can't hold, and a row without a kind, are told of by their places")
  func mistakes() {
    #expect(throws: FileProblem.self) {
      try Listener(
        "{ kind: \"Menu\", frame: [0, 0, 9, 9], menu: [{ kind: \"slider\" }] }")
    }
    #expect(throws: FileProblem.self) {
      try Listener("{ kind: \"slider\", frame: [0, 0, 9, 9], menu: [] }")
    }
    #expect(throws: FileProblem.self) {
      try Listener("{ kind: \"button\", text: \"No frame\" }")
    }
  }
}
