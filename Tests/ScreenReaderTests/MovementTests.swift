import AccessibilityTree
import ScreenReader
import SpaceAndTime
import TestSupport
import Testing

@Suite("Moving the cursor")
struct MovementTests {
  private let menu: [AccessibilityNode] = [
    .stop("title", 0, 0, 390, 40, traits: .header, label: "Menu"),
    .stop("pizza", 0, 100, 390, 100, traits: .button, label: "Pepperoni, from 245 rubles"),
    .stop("empty", 0, 210, 10, 10, label: ""),
    .stop("cart", 0, 300, 390, 40, traits: .button, label: "Cart", value: "2") {
      $0.content.hint = "Opens the cart."
    },
  ]

  @Test("Flicks go through all stops and thud at the ends")
  func flicks() throws {
    var session = try Session(PretendApp(menu))
    #expect(session.heard() == ["→ title", "“Menu, heading”"])
    session.make(
      .oneFingerFlickLeft, .oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickRight,
      .oneFingerFlickRight)
    #expect(
      session.heard() == [
        "silence", "♪ boundary",
        "→ pizza", "♪ focus", "“Pepperoni, from 245 rubles, button”",
        "silence", "→ empty", "♪ focus",
        "→ cart", "♪ focus", "“Cart, 2, button”",
        "silence", "♪ boundary",
      ])
  }

  @Test("A tap goes where the finger was; a double tap far away acts on the cursor")
  func taps() throws {
    var session = try Session(
      PretendApp(menu) { request, _ in
        AccessibilityResponse(isHandled: request == .activate("pizza"))
      })
    session.make(.oneFingerTap, at: Point(x: 20, y: 150))
    session.make(.oneFingerTap, at: Point(x: 20, y: 700))
    session.make(.oneFingerDoubleTap, at: Point(x: 20, y: 310))
    #expect(session.reader.cursor == "pizza")
    #expect(session.app.requests == [.activate("pizza")])
    #expect(session.heard().suffix(2) == ["asked, answered", "♪ activate"])
  }

  @Test("An exploring finger speaks each stop on entering it, and empty space changes nothing")
  func exploring() throws {
    var session = try Session(PretendApp(menu))
    _ = session.heard()
    session.explore(
      Point(x: 5, y: 20), Point(x: 5, y: 30), Point(x: 5, y: 80), Point(x: 5, y: 120))
    #expect(
      session.heard() == [
        "→ title", "♪ focus", "“Menu, heading”",
        "→ pizza", "♪ focus", "“Pepperoni, from 245 rubles, button”",
      ])
  }

  @Test("A hint follows after a pause of silence, and any gesture takes it away")
  func hints() throws {
    var session = try Session(PretendApp(menu))
    session.make(.fourFingerTapBottom)
    _ = session.heard()
    session.pass(5_000)
    #expect(session.heard() == [])
    session.finishSpeech()
    session.pass(799)
    #expect(session.heard() == [])
    session.pass(1)
    #expect(session.heard() == ["“Opens the cart.” (waiting)"])
    session.finishSpeech()
    session.make(.oneFingerTap, at: Point(x: 20, y: 310))
    session.finishSpeech()
    session.make(.twoFingerTap)
    session.make(.fourFingerTapTop)
    session.pass(5_000)
    #expect(!session.heard().contains("“Opens the cart.” (waiting)"))
  }

  @Test("Going on beyond the window of a scroll view scrolls it, and only as far as needed")
  func scrollsIntoView() throws {
    let rows = (0..<20).map { AccessibilityNode.stop("row \($0)", 0, Double($0) * 100, 390, 100) }
    let list = AccessibilityNode.view(
      "list", frame: Rect(x: 0, y: 0, width: 390, height: 500), rows
    ) {
      $0.scrolling = ScrollArea(contentSize: Size(width: 390, height: 2_000))
    }
    var session = try Session(PretendApp([list]))
    for _ in 0..<6 { session.make(.oneFingerFlickRight) }
    #expect(session.reader.cursor == "row 6")
    #expect(session.app.scrollOffsets["list"] == Point(x: 0, y: 200))
    #expect(session.app.requests == [.reveal("row 5"), .reveal("row 6")])
  }

  @Test("A named group is told on entering it, from either side, and not within it")
  func groups() throws {
    let group = AccessibilityNode.view("group", [.stop("a", 0, 100), .stop("b", 0, 200)]) {
      $0.accessibilityContainerType = .semanticGroup
      $0.content.label = "Delivery"
    }
    var session = try Session(PretendApp([.stop("before", 0, 0), group, .stop("after", 0, 300)]))
    session.make(
      .oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickLeft)
    #expect(session.spoken() == ["before", "Delivery, a", "b", "after", "Delivery, b"])
  }

  @Test("An empty screen is silent and stays usable")
  func emptyScreen() throws {
    var session = try Session(PretendApp([]))
    session.make(
      .oneFingerFlickRight, .oneFingerDoubleTap, .oneFingerFlickDown, .threeFingerFlickUp,
      .threeFingerTap, .twoFingerFlickDown, .fourFingerTapTop)
    #expect(session.spoken() == [])
    #expect(session.reader.cursor == nil)
  }
}
