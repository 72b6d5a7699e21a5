import FileBackend
import RouteChecks
import Routes
import ScreenReader
import Simulation
import Speech
import TestSupport
import Testing

/// What a sketch knows little of, compared with trying everything.
@Suite("Routes through what shows things of its own")
struct WholeWaysTests {
  /// A small app, what is to be reached in it, and what that costs.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var state: String
    var views: String
    var goal: Goal
    var cost: Int
  }

  private static func goal(_ name: String, _ value: StateValue) -> Goal {
    Goal(state: Condition([.init(name: name, test: .equals(value))]))
  }

  private static func calendar(_ style: String) -> String {
    """
    { id: "title", kind: "header", frame: [0, 0, 390, 44], text: "Trip" },
    { id: "day", kind: "datePicker", frame: [0, 100, 390, 360],
      preferredDatePickerStyle: "\(style)", date: "2026-02-27", bind: "day" },
    { id: "book", kind: "button", frame: [0, 600, 390, 44], text: "Book",
      on: { activate: [{ when: { day: { not: "2026-02-27" } }, then: [{ set: { booked: true } }] }] } }
    """
  }

  private static let popover = """
    { id: "opener", kind: "button", frame: [0, 0, 390, 44], text: "Filter",
      on: { activate: [{ show: "filter" }, { post: "screenChanged", focus: "spicy" }] } },
    { id: "filter", kind: "popover", frame: [60, 160, 270, 60], hidden: true, views: [
      { id: "spicy", kind: "switch", frame: [0, 0, 270, 44], text: "Spicy", bind: "spicy" },
    ] },
    { id: "order", kind: "button", frame: [0, 600, 390, 44], text: "Order",
      on: { activate: [{ when: { spicy: true }, then: [{ set: { ordered: true } }] }] } }
    """

  private static let map = """
    { id: "map", kind: "element", frame: [0, 0, 390, 300], accessibilityLabel: "Map",
      accessibilityTraits: ["image", "supportsZoom"],
      on: { zoomIn: [{ add: { scale: 1 }, atMost: 3 }], zoomOut: [{ add: { scale: -1 }, atLeast: 0 }] } },
    { id: "here", kind: "button", frame: [0, 320, 390, 44], text: "Here",
      on: { activate: [{ when: { scale: 2 }, then: [{ set: { found: true } }] }] } }
    """

  private static let menu = """
    { id: "size", kind: "popUpButton", frame: [0, 100, 390, 44], text: "Size", bind: "size",
      items: ["Small", "Medium", "Large"] },
    { id: "order", kind: "button", frame: [0, 600, 390, 44], text: "Order",
      on: { activate: [{ when: { size: 2 }, then: [{ set: { ordered: true } }] }] } }
    """

  private static let pullDown = """
    { id: "more", kind: "Menu", frame: [0, 100, 390, 44], text: "More", menu: [
      { kind: "Button", text: "Select" },
      { kind: "Menu", text: "Sort", menu: [{ kind: "Picker", bind: "size", items: ["Small", "Large"] }] } ] },
    { id: "order", kind: "button", frame: [0, 600, 390, 44], text: "Order",
      on: { activate: [{ when: { size: 1 }, then: [{ set: { ordered: true } }] }] } }
    """

  private static let search = """
    { id: "find", kind: "searchField", frame: [0, 100, 390, 44], bind: "words" },
    { id: "all", kind: "button", frame: [0, 200, 390, 44], text: "All",
      on: { activate: [{ when: { words: "" }, then: [{ set: { shown: true } }] }] } }
    """

  static let cases = [
    Case(
      testDescription: "an entry of a menu", state: "size: 0, ordered: false", views: menu,
      goal: goal("size", .number(2)), cost: 4),
    Case(
      testDescription: "what an entry makes possible", state: "size: 0, ordered: false",
      views: menu, goal: goal("ordered", .flag(true)), cost: 6),
    // More, to Sort, its menu, past its own name to Large.
    Case(
      testDescription: "a menu in a menu", state: "size: 0, ordered: false", views: pullDown,
      goal: goal("size", .number(1)), cost: 6),
    Case(
      testDescription: "what a menu in a menu makes possible", state: "size: 0, ordered: false",
      views: pullDown, goal: goal("ordered", .flag(true)), cost: 8),
    Case(
      testDescription: "a field that its button empties", state: #"words: "ab", shown: false"#,
      views: search, goal: goal("shown", .flag(true)), cost: 4),
    // To the last day from the end: Book, then the 28th.
    Case(
      testDescription: "a day of an inline calendar", state: #"day: "2026-02-27", booked: false"#,
      views: calendar("inline"), goal: goal("day", .text("2026-02-28")), cost: 3),
    Case(
      testDescription: "a day of a compact calendar", state: #"day: "2026-02-27", booked: false"#,
      views: calendar("compact"), goal: goal("day", .text("2026-02-28")), cost: 5),
    // The 28th and Book stand side by side.
    Case(
      testDescription: "what a day makes possible",
      state: #"day: "2026-02-27", booked: false"#, views: calendar("inline"),
      goal: goal("booked", .flag(true)), cost: 5),
    Case(
      testDescription: "a switch in a popover", state: "spicy: false, ordered: false",
      views: popover,
      goal: goal("spicy", .flag(true)), cost: 2),
    Case(
      testDescription: "what lies behind a popover", state: "spicy: false, ordered: false",
      views: popover, goal: goal("ordered", .flag(true)), cost: 5),
    Case(
      testDescription: "a map zoomed in twice", state: "scale: 0, found: false", views: map,
      goal: goal("found", .flag(true)), cost: 5),
  ]

  @Test("They cost what trying everything says", arguments: cases)
  func costs(example: Case) throws {
    let screen = try ScreenFile.load(
      Array(#"{ id: "s", state: { \#(example.state) }, views: [\#(example.views)] }"#.utf8),
      file: "s.json5")
    var settings = ReaderSettings()
    settings.rotor = [.characters, .zoom]
    let vocabulary = try Vocabulary.shipped()
    let finder = RouteFinder(vocabulary: vocabulary, settings: settings)
    let route = try finder.route(from: screen.app, to: example.goal).route
    let truth = EveryWay.finding(
      from: screen.app, to: example.goal, vocabulary: vocabulary, settings: settings, limit: 4_000)
    #expect(truth == route.map { .cost($0.cost) })
    #expect(route?.cost == example.cost)
  }
}
