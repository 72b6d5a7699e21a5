import AccessibilityTree
import Simulation
import SpaceAndTime
import Testing

@Suite("The pretend app")
struct SimulatedAppTests {
  @Test("Activating runs the handler, and texts follow the state")
  func handlers() throws {
    var counter = view("counter", "button", text: "{count} {count|pizza|pizzas}")
    counter.handlers[.activate] = [
      .add(name: .plain("count"), value: .fixed(.number(1)), atLeast: nil, atMost: 3)
    ]
    var app = app([counter], state: ["count": .number(0)])
    var heard: [String?] = [app.screen.elements[0].content.label]
    for _ in 0..<4 {
      let response = app.respond(to: .activate("counter"), at: .zero)
      #expect(response.isHandled)
      heard.append(app.screen.elements[0].content.label)
    }
    #expect(heard == ["0 pizzas", "1 pizza", "2 pizzas", "3 pizzas", "3 pizzas"])
  }

  @Test("A copy is another app in the same state")
  func copies() throws {
    var app = app([view("sound", "switch")])
    let copy = app
    _ = app.respond(to: .activate("sound"), at: .zero)
    #expect(app.screen.element("sound")?.content.value == "1")
    #expect(copy.screen.element("sound")?.content.value == "0")
  }

  @Test(
    "An unanswered escape closes what the system presented, and nothing else",
    arguments: PresentationStyle.allCases)
  func escape(style: PresentationStyle) {
    var opener = view("open", "button", text: "Open")
    opener.handlers[.activate] = [.present(screen: "second", style: style)]
    let second = screen("second", [view("inside", "label", text: "Inside")])
    var app = SimulatedApp(
      library: ScreenLibrary([screen("first", [opener]), second]), start: "first")
    _ = app.respond(to: .activate("open"), at: .zero)
    #expect(app.screen.id == "second")
    let response = app.respond(to: .escape(from: "inside"), at: .zero)
    let closes = style != .fullScreen && style != .overlay
    #expect(response.isHandled == closes)
    #expect(app.screen.id == (closes ? "first" : "second"))
    if closes {
      let change: ScreenChange = style == .popover ? .popoverClosed : .returned
      #expect(response.notifications == [.screenChanged(change, focus: "open", message: nil)])
    }
  }

  @Test(
    "A handler that answers and does nothing swallows the gesture",
    arguments: [ScreenEvent.escape, .magicTap])
  func swallowing(event: ScreenEvent) {
    var wall = view("wall", "label", text: "Wall")
    wall.handlers[event] = []
    var opener = view("open", "button", text: "Open")
    opener.handlers[.activate] = [.push(screen: "second")]
    var second = screen("second", [wall])
    second.handlers[event] = [.back(to: nil)]
    var app = SimulatedApp(
      library: ScreenLibrary([screen("first", [opener]), second]), start: "first")
    _ = app.respond(to: .activate("open"), at: .zero)
    let request: AccessibilityRequest =
      event == .escape ? .escape(from: "wall") : .magicTap(from: "wall")
    #expect(app.respond(to: request, at: .zero) == AccessibilityResponse(isHandled: true))
    #expect(app.screen.id == "second")
  }

  @Test("A wait goes on when its time has come, not before")
  func waits() {
    var button = view("open", "button", text: "Open")
    button.handlers[.activate] = [
      .wait(seconds: 2), .announce(.plain("Ready"), priority: .default, language: nil),
    ]
    var app = app([button])
    _ = app.respond(to: .activate("open"), at: Instant(milliseconds: 500))
    #expect(app.deadline == Instant(milliseconds: 2_500))
    #expect(app.advance(to: Instant(milliseconds: 2_499)).isEmpty)
    #expect(
      app.advance(to: Instant(milliseconds: 2_500))
        == [.announcement("Ready", priority: .default, language: nil)])
    #expect(app.deadline == nil)
  }

  @Test("Screens that open each other without end do not hang")
  func endless() {
    var first = screen("first", [view("a", "label", text: "A")])
    first.handlers[.appear] = [.push(screen: "second")]
    var second = screen("second", [view("b", "label", text: "B")])
    second.handlers[.appear] = [.push(screen: "first")]
    let app = SimulatedApp(library: ScreenLibrary([first, second]), start: "first")
    #expect(app.openScreens.count <= 50)
  }

  @Test("Scrolling leaves the elements and the revision as they are")
  func scrolling() {
    var list = ViewDescription(
      id: "list", kind: kind("table"), frame: Rect(x: 0, y: 0, width: 390, height: 400))
    list.views = (0..<20).map { row in
      var cell = ViewDescription(
        id: "row\(row)", kind: kind("cell"),
        frame: Rect(x: 0, y: Double(row) * 100, width: 390, height: 100))
      cell.accessibility.isAccessibilityElement = true
      cell.accessibility.label = .plain("Row \(row)")
      return cell
    }
    var app = app([list])
    let revision = app.screen.revision
    let response = app.respond(to: .scroll(.down, from: "row0"), at: .zero)
    #expect(response.notifications == [.pageScrolled("rows 5 to 8 of 20")])
    #expect(app.screen.scrollAreas["list"]?.offset == Point(x: 0, y: 400))
    #expect(app.screen.revision == revision)
    _ = app.respond(to: .reveal("row19"), at: .zero)
    #expect(app.screen.scrollAreas["list"]?.offset == Point(x: 0, y: 1600))
    _ = app.respond(to: .reveal("row0"), at: .zero)
    #expect(app.screen.scrollAreas["list"]?.offset == .zero)
  }
}

func kind(_ name: String) -> ViewKind { ViewKindCatalog.kind(named: name)! }

func view(_ id: String, _ kindName: String, text: String? = nil, y: Double = 0) -> ViewDescription {
  var view = ViewDescription(
    id: id, kind: kind(kindName), frame: Rect(x: 0, y: y, width: 300, height: 44))
  view.content.text = text.map { try! TextTemplate(parsing: $0) }
  return view
}

func screen(
  _ id: String, _ views: [ViewDescription], state: [String: StateValue] = [:]
) -> ScreenDescription {
  var screen = ScreenDescription(id: id, title: .plain(id))
  screen.views = views
  screen.state = state
  return screen
}

func app(_ views: [ViewDescription], state: [String: StateValue] = [:]) -> SimulatedApp {
  SimulatedApp(library: ScreenLibrary([screen("test", views, state: state)]), start: "test")
}
