import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Testing

@Suite("Popovers and calendars")
struct PopoverAndDateTests {
  private let popover = """
    { id: "opener", kind: "button", frame: [0, 0, 390, 44], text: "Filter",
      on: { activate: [{ show: "filter" }, { post: "screenChanged", focus: "spicy" }] } },
    { id: "filter", kind: "popover", frame: [60, 160, 270, 60], hidden: true, views: [
      { id: "spicy", kind: "switch", frame: [0, 0, 270, 44], text: "Spicy" },
    ] }
    """

  @Test("A popover ends in a stop that dismisses it, and a scrub closes it though nobody answers")
  func dismiss() throws {
    var listener = try Listener(popover)
    listener.make(.oneFingerDoubleTap, .oneFingerFlickRight)
    #expect(listener.spoken().last == "dismiss popup, button")
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.screen.elements.map(\.id) == ["opener"])
    #expect(listener.cues().contains(.popoverClosed))
    listener.make(.oneFingerDoubleTap, .twoFingerScrub)
    #expect(listener.reader.cursor == "opener")
    listener.make(.twoFingerScrub)
    #expect(listener.cues().last == .boundary)
  }

  @Test(
    "An escape handler of the popover's is asked by the stop as well, even one that does nothing")
  func handler() throws {
    var listener = try Listener(
      popover.replacing("hidden: true,", with: "on: { escape: [] },"))
    listener.make(.oneFingerFlickRight)
    listener.make(.oneFingerDoubleTap, .twoFingerScrub)
    #expect(listener.app.screen.elements.map(\.id) == ["spicy", "filter.dismiss"])
  }

  private func picker(_ style: String) throws -> Listener {
    try Listener(
      """
      { id: "when", kind: "datePicker", frame: [0, 100, 390, 360],
        preferredDatePickerStyle: "\(style)", date: "2024-02-29", bind: "when" },
      { id: "other", kind: "button", frame: [0, 600, 390, 44], text: "Other" }
      """, state: "when: \"2024-02-29\"")
  }

  @Test("A compact date picker is a button with its date, which opens a calendar in front of all")
  func compact() throws {
    var listener = try picker("compact")
    #expect(listener.spoken() == ["Date Picker, February 29, 2024, button"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.reader.cursor == "when.month")
    #expect(listener.app.screen.element("other") == nil)
    listener.explore(listener.center(of: "when.29"))
    #expect(listener.spoken().last == "selected, Thursday, February 29, button")
    listener.explore(listener.center(of: "when.next"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.screen.element("when.month")?.content.label == "March 2024")
    listener.explore(listener.center(of: "when.3"))
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "when") == .text("2024-03-03"))
    #expect(listener.spoken().first == "selected, Sunday, March 3, button")
    listener.make(.fourFingerTapBottom, .oneFingerDoubleTap)
    #expect(listener.app.screen.element("when.button")?.content.value == "March 3, 2024")
    #expect(listener.app.screen.element("other") != nil)
    #expect(listener.reader.cursor == "when.button")
  }

  @Test("A calendar comes and goes as a popover does")
  func calendarCues() throws {
    var listener = try picker("compact")
    _ = listener.cues()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.cues() == [.activate, .popover])
    listener.make(.twoFingerScrub)
    #expect(listener.cues() == [.popoverClosed])
    #expect(listener.reader.cursor == "when.button")
  }

  @Test("A pop-up button tells what is chosen, and its menu is all there is until one is chosen")
  func popUp() throws {
    var listener = try Listener(
      """
      { id: "size", kind: "Picker", frame: [0, 100, 390, 44], text: "Size", bind: "size",
        items: ["Small", "Medium"] },
      { id: "sort", kind: "popUpButton", frame: [0, 160, 390, 44], items: ["By name"] }
      """, state: "size: 0")
    #expect(listener.spoken() == ["Size, Small, pop up button"])
    listener.make(.oneFingerFlickRight)
    #expect(listener.spoken() == ["By name, pop up button"])
    listener.make(.oneFingerFlickLeft, .oneFingerDoubleTap)
    #expect(listener.spoken().last == "selected, Small, button")
    #expect(listener.app.screen.elements.map(\.id) == ["size.1", "size.2", "size.menu.dismiss"])
    listener.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(listener.app.value(of: "size") == .number(1))
    #expect(listener.spoken().last == "Size, Medium, pop up button")
    listener.make(.oneFingerDoubleTap)
    #expect(listener.reader.cursor == "size.2")
    listener.make(.twoFingerScrub)
    #expect(listener.reader.cursor == "size")
    listener.make(.oneFingerDoubleTap, .oneFingerFlickRight)
    #expect(listener.spoken().last == "dismiss menu, button")
    listener.make(.oneFingerDoubleTap)
    #expect(listener.reader.cursor == "size")
    #expect(listener.app.value(of: "size") == .number(1))
  }

  @Test("SwiftUI's date picker is a button with its date, unless it holds wheels")
  func swiftUIDatePicker() throws {
    var listener = try Listener(
      "{ id: \"d\", kind: \"DatePicker\", frame: [0, 0, 390, 44], date: \"2024-02-29\" }")
    #expect(listener.spoken() == ["Date Picker, February 29, 2024, button"])
  }

  @Test("A scrub closes the calendar before it leaves the screen")
  func scrub() throws {
    var listener = try picker("compact")
    listener.make(.oneFingerDoubleTap, .twoFingerScrub)
    #expect(listener.app.screen.element("other") != nil)
  }

  @Test("An inline one shows its days in weeks from Monday")
  func inline() throws {
    let listener = try picker("inline")
    let ids = listener.app.screen.elements.map(\.id)
    #expect(ids.prefix(5) == ["when.month", "when.previous", "when.next", "when.1", "when.2"])
    #expect(ids.count == 3 + 29 + 1)
    // The first was a Thursday.
    #expect(listener.center(of: "when.1").x == 390 / 7 * 3.5)
    #expect(listener.center(of: "when.5").y > listener.center(of: "when.4").y)
  }

  @Test("Months follow each other over the year's end")
  func years() throws {
    var listener = try picker("inline")
    listener.explore(listener.center(of: "when.previous"))
    listener.make(.oneFingerDoubleTap, .oneFingerDoubleTap)
    #expect(listener.app.screen.element("when.month")?.content.label == "December 2023")
    #expect(listener.app.screen.element("when.31")?.content.label == "Sunday, December 31")
  }

  @Test(
    "A date picker that says nothing of its style is the button; one that holds wheels has them")
  func withoutStyle() throws {
    for kind in ["datePicker", "DatePicker"] {
      var empty = try Listener(
        "{ id: \"when\", kind: \"\(kind)\", frame: [0, 100, 390, 44], date: \"2024-02-29\" }")
      #expect(empty.spoken() == ["Date Picker, February 29, 2024, button"])
    }
    let wheels = try Listener(
      """
      { id: "when", kind: "datePicker", frame: [0, 100, 390, 200], views: [
        { id: "day", kind: "picker", frame: [0, 0, 100, 200], items: ["1", "2"] } ] }
      """)
    #expect(wheels.app.screen.elements.map(\.id) == ["day"])
  }
}
