import AccessibilityTree
import FileBackend
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Testing

@Suite("Fingers on what lies over a screen, while VoiceOver is off")
struct OverlayTouchTests {
  private static let behind = """
    { id: "behind", kind: "button", frame: [0, 60, 390, 784], text: "Behind",
      on: { activate: [{ add: { touched: 1 } }] } },
    """

  private func listener(_ views: String) throws -> Listener {
    var listener = try Listener(Self.behind + views, state: "touched: 0, day: \"2024-02-29\"")
    // The side button's three presses.
    _ = listener.reader.toggleVoiceOver(on: &listener.app, at: .zero)
    return listener
  }

  private func ids(_ listener: Listener) -> [String] { listener.app.screen.elements.map(\.id) }

  private func touched(_ listener: Listener) -> StateValue? { listener.app.value(of: "touched") }

  @Test("Days and months of a compact calendar are touched though they lie outside the control")
  func calendar() throws {
    var listener = try listener(
      """
      { id: "when", kind: "datePicker", frame: [0, 100, 390, 44],
        preferredDatePickerStyle: "compact", bind: "day" }
      """)
    listener.tapDirectly(at: listener.center(of: "when.button"))
    #expect(ids(listener).contains("when.29"))
    listener.tapDirectly(at: listener.center(of: "when.next"))
    #expect(listener.app.screen.element("when.month")?.content.label == "March 2024")
    listener.tapDirectly(at: listener.center(of: "when.3"))
    #expect(listener.app.value(of: "day") == .text("2024-03-03"))
    listener.tapDirectly(at: listener.center(of: "when.dismiss"))
    #expect(ids(listener) == ["behind", "when.button"])
    #expect(touched(listener) == .number(0))
  }

  @Test("A touch beside a calendar closes it and does nothing else")
  func besideCalendar() throws {
    var listener = try listener(
      """
      { id: "when", kind: "datePicker", frame: [0, 100, 390, 44],
        preferredDatePickerStyle: "compact", bind: "day" }
      """)
    listener.tapDirectly(at: listener.center(of: "when.button"))
    listener.tapDirectly(at: Point(x: 200, y: 800))
    #expect(ids(listener) == ["behind", "when.button"])
    #expect(touched(listener) == .number(0))
    listener.tapDirectly(at: Point(x: 200, y: 800))
    #expect(touched(listener) == .number(1))
  }

  @Test("Rows of a pop-up button's menu are touched below the button, and beside it is the way out")
  func menu() throws {
    var listener = try listener(
      """
      { id: "size", kind: "popUpButton", frame: [0, 100, 200, 44], items: ["Small", "Large"] }
      """)
    listener.tapDirectly(at: listener.center(of: "size"))
    listener.tapDirectly(at: listener.center(of: "size.2"))
    #expect(listener.app.screen.element("size")?.content.label == "Large")
    listener.tapDirectly(at: listener.center(of: "size"))
    #expect(ids(listener) == ["size.1", "size.2", "size.menu.dismiss"])
    listener.tapDirectly(at: Point(x: 300, y: 700))
    #expect(ids(listener) == ["behind", "size"])
    #expect(touched(listener) == .number(0))
  }

  @Test("Beside a popover a touch closes it; beside an alert it does nothing")
  func popoverAndAlert() throws {
    let views = """
      { id: "over", kind: "popover", frame: [60, 160, 270, 60], hidden: { touched: 0 }, views: [
        { id: "spicy", kind: "switch", frame: [0, 0, 270, 44], text: "Spicy" },
      ] }
      """
    var popover = try listener(views)
    popover.tapDirectly(at: Point(x: 200, y: 800))
    #expect(ids(popover) == ["spicy", "over.dismiss"])
    popover.tapDirectly(at: popover.center(of: "spicy"))
    #expect(popover.app.screen.element("spicy")?.content.value == "1")
    popover.tapDirectly(at: Point(x: 200, y: 800))
    #expect(ids(popover) == ["behind"])
    var alert = try listener(views.replacing("popover", with: "alert"))
    alert.tapDirectly(at: Point(x: 200, y: 800))
    alert.tapDirectly(at: Point(x: 200, y: 800))
    #expect(ids(alert) == ["spicy"])
    #expect(touched(alert) == .number(1))
  }

  @Test("A finger that stays for half a second is a long press, a short one is not")
  func longPress() throws {
    var listener = try listener(
      """
      { id: "note", kind: "button", frame: [0, 100, 390, 44], text: "Note",
        on: { activate: [{ set: { touched: 5 } }] },
        contextMenu: [{ id: "share", kind: "button", text: "Share" }] }
      """)
    let place = listener.center(of: "note")
    listener.touchDirectly(at: place, for: 400)
    #expect(touched(listener) == .number(5))
    listener.touchDirectly(at: place, for: 600)
    #expect(ids(listener) == ["share", "note.contextMenu.dismiss"])
  }

  @Test("The control at a stop's activation point takes the double tap, not the stop around it")
  func controlInStop() throws {
    var listener = try Listener(
      """
      { id: "row", kind: "cell", frame: [0, 100, 390, 60], isAccessibilityElement: true,
        accessibilityLabel: "Wifi", accessibilityActivationPoint: [350, 130],
        on: { activate: [{ announce: "row selected" }] },
        views: [{ id: "wifi", kind: "switch", frame: [320, 10, 64, 40], bind: "wifi" }] },
      """, state: "wifi: false")
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "wifi") == .flag(true))
    #expect(!listener.spoken().contains("row selected"))
  }
}
