import Gestures
import ScreenReader
import SpaceAndTime
import Testing

@Suite("What the system puts over an app")
struct SystemStopsTests {
  private let modal = """
    { id: "m", kind: "view", frame: [0, 100, 390, 300], accessibilityViewIsModal: true, views: [
      { id: "code", kind: "textField", frame: [0, 0, 390, 40], placeholder: "Code",
        suggestions: ["abc"] },
      { id: "show", kind: "button", frame: [0, 50, 390, 40], text: "Banner",
        on: { activate: [{ banner: "Mail", seconds: 8 }] } } ] },
    { id: "behind", kind: "label", frame: [0, 420, 390, 40], text: "Behind" },
    """

  @Test("A modal view leaves the keyboard and what it offers in reach, after itself")
  func keyboardOfModal() throws {
    var listener = try Listener(modal)
    listener.make(.oneFingerDoubleTap)
    listener.type("ab")
    listener.make(.oneFingerFlickRight)
    _ = listener.spoken()
    listener.make(.oneFingerFlickRight)
    #expect(listener.spoken().first?.hasPrefix("abc, prediction") == true)
    #expect(listener.app.screen.elements.map(\.id).contains("behind") == false)
  }

  @Test("A modal view leaves the system's message in reach, before itself")
  func bannerOverModal() throws {
    var listener = try Listener(modal)
    listener.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    _ = listener.spoken()
    listener.make(.fourFingerTapTop)
    #expect(listener.spoken() == ["Mail, button"])
  }

  @Test("The field of an alert has a keyboard, and a message over it can be reached and closed")
  func alert() throws {
    var listener = try Listener(
      """
      { id: "ask", kind: "alert", frame: [60, 200, 270, 300], text: "Name?", views: [
        { id: "name", kind: "textField", frame: [10, 60, 250, 40], placeholder: "Name" },
        { id: "ok", kind: "button", frame: [10, 110, 250, 40], text: "OK",
          on: { activate: [{ banner: "Mail", seconds: 8 }] } } ] },
      { id: "behind", kind: "label", frame: [0, 520, 390, 40], text: "Behind" },
      """)
    listener.explore(listener.center(of: "ok"))
    listener.make(.oneFingerDoubleTap)
    _ = listener.spoken()
    listener.explore(Point(x: 195, y: 40))
    #expect(listener.spoken() == ["Mail, button"])
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "name"))
    listener.make(.oneFingerDoubleTap)
    _ = listener.spoken()
    listener.make(.fourFingerTapBottom)
    #expect(listener.spoken() == ["return"])
  }

  @Test("An alert takes the keyboard of a field behind it away")
  func keyboardBehindAlert() throws {
    var listener = try Listener(
      """
      { id: "name", kind: "textField", frame: [0, 60, 390, 40], placeholder: "Name",
        on: { change: [{ show: "full" }] } },
      { id: "full", kind: "alert", frame: [60, 200, 270, 300], text: "Full", hidden: true, views: [
        { id: "ok", kind: "button", frame: [10, 110, 250, 40], text: "OK",
          on: { activate: [{ hide: "full" }] } } ] },
      """)
    listener.make(.oneFingerDoubleTap)
    listener.type("a")
    listener.make(.fourFingerTapBottom)
    #expect(listener.reader.cursor == "ok")
  }

  @Test("A popover whose content is modal can be dismissed")
  func popover() throws {
    let views = """
      { id: "m", kind: "view", frame: [0, 100, 390, 300], accessibilityViewIsModal: true, views: [
        { id: "a", kind: "button", frame: [0, 0, 390, 40], text: "A",
          on: { activate: [{ present: "test", style: "popover" }] } } ] },
      """
    var listener = try Listener(views)
    listener.make(.oneFingerDoubleTap, .fourFingerTapBottom)
    #expect(listener.spoken().last == "dismiss popup, button")
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.openScreens == ["test"])
  }

  @Test(
    "A view of the app may be called as the system's are called",
    arguments: ["banner", "popover", "keyboard"])
  func names(id: String) throws {
    var listener = try Listener(
      """
      { id: "\(id)", kind: "segmentedControl", frame: [0, 100, 390, 44], items: ["One", "Two"],
        bind: "chosen" },
      { id: "go", kind: "button", frame: [0, 200, 390, 44], text: "Go",
        on: { activate: [{ banner: "Mail", seconds: 8 }] } },
      { id: "field", kind: "textField", frame: [0, 300, 390, 44], placeholder: "Name" },
      """, state: "chosen: 0")
    listener.explore(listener.center(of: "go"))
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "field"))
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "\(id).2"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "chosen") == .number(1))
    #expect(listener.app.value(of: "test/field") == .text(""))
  }

  @Test("A button with the id of the system's message keeps its own activation")
  func ownBanner() throws {
    var listener = try Listener(
      """
      { id: "banner", kind: "button", frame: [0, 100, 390, 44], text: "Show",
        on: { activate: [{ banner: "Mail", seconds: 8 }, { announce: "shown" }] } },
      """)
    listener.make(.oneFingerDoubleTap)
    listener.pass(500)
    _ = listener.spoken()
    listener.explore(listener.center(of: "banner"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken().contains("shown"))
  }
}
