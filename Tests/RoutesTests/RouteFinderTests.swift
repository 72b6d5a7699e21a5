import AccessibilityTree
import FileBackend
import Gestures
import RouteChecks
import Routes
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("Routes")
struct RouteFinderTests {
  let finder: RouteFinder
  let vocabulary: Vocabulary

  init() throws {
    vocabulary = try .shipped()
    finder = RouteFinder(vocabulary: vocabulary)
  }

  @Test("A hundred errands that nobody designed cost what trying everything says")
  func random() throws {
    var settings = ReaderSettings()
    settings.rotor = [.characters, .headings, .containers]
    let finder = RouteFinder(vocabulary: vocabulary, settings: settings)
    var compared = 0
    var seed: UInt64 = 0
    while compared < 100 {
      seed += 1
      let errand = RandomErrand(seed: seed, stops: 4)
      let truth = EveryWay.finding(
        from: errand.app, to: errand.goal, vocabulary: vocabulary, settings: settings, limit: 80)
      if truth == .tooMany { continue }
      compared += 1
      let found = try finder.route(from: errand.app, to: errand.goal)
      switch found {
      case .found(let route): #expect(truth == .cost(route.cost), "seed \(seed)")
      case .none(let end): #expect(truth == .unreachable && end.isProven, "seed \(seed)")
      }
    }
  }

  @Test("A route is told move by move, with what is heard and where the cursor is")
  func told() throws {
    let route = try #require(try finder.route(from: light(), to: lit).route)
    #expect(route.beginning.map(\.text) == ["Lamp, heading"])
    #expect(route.screen == "room")
    #expect(route.moves == [.gesture(.fourFingerTapBottom), .gesture(.oneFingerDoubleTap)])
    #expect(route.steps.map(\.spoken) == [["Light, switch button, off"], ["on"]])
    #expect(route.steps.map(\.cursor) == ["light", "light"])
    #expect(route.cost == 2)
    #expect(route.script == "four-finger-tap-bottom\none-finger-double-tap")
  }

  @Test("A code is typed on an app's own keys, and one that can't be typed is known not to be")
  func ownKeys() throws {
    func locker(_ code: String) throws -> RouteResult {
      let keys = ["1", "2", "3"].enumerated().map { index, key in
        """
        { id: "k\(key)", kind: "button", frame: [0, \(100 + 60 * index), 390, 50], text: "\(key)",
          on: { activate: [{ set: { code: "{code}\(key)" } }] } },
        """
      }
      let screen = try ScreenFile.load(
        Array(
          """
          {
            id: "locker", state: { code: "", open: false },
            views: [
              \(keys.joined())
              { id: "clear", kind: "button", frame: [0, 300, 390, 50], text: "Clear",
                on: { activate: [{ set: { code: "" } }] } },
              { id: "open", kind: "button", frame: [0, 360, 390, 50], text: "Open",
                on: { activate: [
                  { when: { code: "\(code)" }, then: [{ set: { open: true } }] } ] } },
            ],
          }
          """.utf8), file: "locker.json5")
      return try finder.route(
        from: SimulatedApp(library: screen.library, start: screen.start),
        to: Goal(state: Condition([.init(name: "open", test: .equals(.flag(true)))])))
    }
    // A key, two flicks and a key, the first stop and its key, the last stop and Open.
    let found = try #require(try locker("131").route)
    #expect(found.cost == 1 + 2 + 1 + 1 + 1 + 1 + 1)
    let impossible = try locker("14")
    #expect(impossible.route == nil)
    if case .none(let end) = impossible { #expect(end.isProven) }
  }

  @Test("Of two places that meet as much, the one where more is done is nearest")
  func nearest() throws {
    // The lamp can be lit next door only, and there is no way back.
    var room = Self.room
    room.views[2].handlers[.activate] = [.push(screen: "next")]
    var next = Self.room
    next.id = "next"
    next.handlers[.escape] = [.announce(.plain("Locked"), priority: .high, language: nil)]
    next.views[2].handlers[.activate] = [.set(name: .plain("isLit"), value: .fixed(.flag(true)))]
    var goal = lit
    goal.screen = "room"
    let result = try finder.route(from: app([room, next]), to: goal)
    guard case .none(let end) = result else {
      Issue.record("There is a way: \(result)")
      return
    }
    #expect(end.screen == "next" && end.unmetScreen == "room" && end.unmetValues.isEmpty)
  }

  @Test("Where nothing leads on, the nearest place is named")
  func deadEnd() throws {
    var room = Self.room
    room.views[2].isEnabled = .always(false)
    let result = try finder.route(from: app([room]), to: lit)
    guard case .none(let end) = result else {
      Issue.record("There is a way: \(result)")
      return
    }
    #expect(end.isProven)
    #expect(end.screen == "room")
    #expect(end.unmetValues == ["isLit"])
    #expect(end.unmetScreen == nil)
    #expect(end.screens == ["room"])
  }

  @Test("A magic tap that is the only way on is a finding")
  func onlyMagic() throws {
    var room = Self.room
    room.views.removeLast()
    room.handlers[.magicTap] = [.set(name: .plain("isLit"), value: .fixed(.flag(true)))]
    let app = app([room])
    let route = try #require(try finder.route(from: app, to: lit).route)
    #expect(route.moves == [.gesture(.twoFingerDoubleTap)])
    #expect(try finder.indispensable(in: route, from: app, toAnyOf: [lit]) == [.twoFingerDoubleTap])

    var both = Self.room
    both.handlers = room.handlers
    let other = self.app([both])
    let shorter = try #require(try finder.route(from: other, to: lit).route)
    #expect(shorter.cost == 1)
    #expect(try finder.indispensable(in: shorter, from: other, toAnyOf: [lit]) == [])
  }

  @Test("What happens by itself is waited for")
  func waiting() throws {
    var room = Self.room
    room.handlers[.magicTap] = [
      .wait(seconds: 2), .set(name: .plain("isLit"), value: .fixed(.flag(true))),
    ]
    room.views.removeLast()
    let route = try #require(try finder.route(from: app([room]), to: lit).route)
    #expect(route.script == "two-finger-double-tap\nwait 2")
  }

  @Test("A text is typed in one step that costs its keys")
  func typing() throws {
    var form = ScreenDescription(id: "form", title: .plain("Form"))
    form.state = ["name": .text("")]
    var field = view("name", "textField", row: 0)
    field.content.bind = "name"
    form.views = [field]
    let goal = Goal(
      state: Condition([.init(name: "name", test: .equals(.text("Al")))]))
    let route = try #require(try finder.route(from: app([form]), to: goal).route)
    #expect(route.moves == [.gesture(.oneFingerDoubleTap), .type("Al")])
    #expect(route.cost == 3)
  }

  @Test("What the rotor makes shorter goes by the rotor")
  func rotor() throws {
    var page = ScreenDescription(id: "page", title: .plain("Page"))
    page.state = ["isLit": .flag(false)]
    page.views = (0..<40).map { row in
      var note = view("note\(row)", row == 20 ? "header" : "label", row: row)
      note.content.text = .plain("Note \(row)")
      return note
    }
    page.views[21] = view("light", "switch", row: 21)
    page.views[21].content.bind = "isLit"
    let route = try #require(try finder.route(from: app([page]), to: lit).route)
    // To Headings, a flick down to the only one, one right, a double tap.
    #expect(
      route.moves.map(\.line).suffix(3) == [
        "one-finger-flick-down", "one-finger-flick-right", "one-finger-double-tap",
      ])
    let turns: Set<RouteMove> = [
      .gesture(.twoFingerRotateClockwise), .gesture(.twoFingerRotateCounterclockwise),
    ]
    #expect(turns.isSuperset(of: route.moves.dropLast(3)))
  }

  @Test("A value is adjusted, and a custom action chosen, with the fewest flicks")
  func adjusting() throws {
    var room = ScreenDescription(id: "room", title: .plain("Room"))
    room.state = ["level": .number(0), "isLit": .flag(false)]
    var level = view("level", "view", row: 0)
    level.accessibility.isAccessibilityElement = true
    level.accessibility.traits = .adjustable
    level.handlers[.increment] = [
      .add(name: .plain("level"), value: .fixed(.number(1)), atLeast: nil, atMost: 3)
    ]
    var lamp = view("lamp", "label", row: 1)
    lamp.content.text = .plain("Lamp")
    lamp.accessibility.customActions = ["Dim", "Shake", "Turn on"].map { name in
      CustomActionDescription(
        name: .plain(name),
        actions: name == "Turn on"
          ? [
            .when(
              Condition([.init(name: "level", test: .equals(.number(2)))]),
              then: [.set(name: .plain("isLit"), value: .fixed(.flag(true)))], otherwise: [])
          ] : [])
    }
    room.views = [level, lamp]
    let route = try #require(try finder.route(from: app([room]), to: lit).route)
    #expect(route.cost == 5)
    let lines = route.moves.map(\.line)
    #expect(lines.prefix(2) == ["one-finger-flick-up", "one-finger-flick-up"])
    // The menu goes round: its last entry is one flick up.
    #expect(lines.suffix(2) == ["one-finger-flick-up", "one-finger-double-tap"])
  }

  @Test("A text that is asked for is typed as it stands, whatever else could be typed")
  func password() throws {
    var form = ScreenDescription(id: "form", title: .plain("Form"))
    form.state = ["name": .text(""), "isLit": .flag(false)]
    var field = view("name", "textField", row: 0)
    field.content.bind = "name"
    var enter = view("enter", "button", row: 1)
    enter.content.text = .plain("Enter")
    enter.isEnabled = .when(Condition([.init(name: "name", test: .equals(.text("open sesame")))]))
    enter.handlers[.activate] = [.set(name: .plain("isLit"), value: .fixed(.flag(true)))]
    form.views = [field, enter]
    let route = try #require(try finder.route(from: app([form]), to: lit).route)
    #expect(route.moves.contains(.type("open sesame")))
    // A double tap, eleven keys, a flick, a double tap.
    #expect(route.cost == 14)
  }

  @Test("What takes several changes is changed the shorter way, and what is right is left alone")
  func independent() throws {
    var room = ScreenDescription(id: "room", title: .plain("Room"))
    room.state = ["level": .number(1), "isOpen": .flag(true), "size": .number(0)]
    var level = view("level", "slider", row: 0)
    level.content.maximumValue = 100
    level.content.bind = "level"
    var door = view("door", "switch", row: 1)
    door.content.bind = "isOpen"
    var sizes = view("sizes", "segmentedControl", row: 2)
    sizes.content.items = ["Small", "Medium", "Large"].map { .plain($0) }
    sizes.content.bind = "size"
    var last = view("last", "button", row: 3)
    last.content.text = .plain("Up")
    last.handlers[.activate] = [
      .add(name: .plain("level"), value: .fixed(.number(49)), atLeast: nil, atMost: 60)
    ]
    room.views = [level, door, sizes, last]
    func goal(_ level: Double) -> Goal {
      Goal(
        state: Condition([
          .init(name: "level", test: .equals(.number(level))),
          .init(name: "isOpen", test: .equals(.flag(true))),
          .init(name: "size", test: .equals(.number(2))),
        ]))
    }
    // From the first stop: up to the last, a double tap, left to Large, a double tap.
    #expect(try finder.route(from: app([room]), to: goal(50)).route?.cost == 4)
    // The slider moves by ten: 21 is two steps up, Large three gestures more.
    #expect(try finder.route(from: app([room]), to: goal(21)).route?.cost == 5)
    // 1, 50, 60 by the button; nothing makes halves.
    #expect(try finder.route(from: app([room]), to: goal(60)).route?.cost == 5)
    let impossible = try finder.route(from: app([room]), to: goal(0.5))
    guard case .none(let end) = impossible else {
      Issue.record("There is a way: \(impossible)")
      return
    }
    #expect(end.isProven && end.unmetValues.contains("level"))
  }

  @Test("Of many switches only those are touched that are wrong")
  func manySwitches() throws {
    var room = ScreenDescription(id: "room", title: .plain("Room"))
    var requirements: [Condition.Requirement] = []
    for row in 0..<30 {
      let name = "lamp\(row)"
      room.state[name] = .flag(row % 2 == 0)
      var lamp = view(name, "switch", row: row)
      lamp.content.text = .plain("Lamp \(row)")
      lamp.content.bind = name
      room.views.append(lamp)
      let isWanted = row % 2 == 0 || row < 8
      requirements.append(.init(name: name, test: .equals(.flag(isWanted))))
    }
    let goal = Goal(state: Condition(requirements))
    let route = try #require(try finder.route(from: app([room]), to: goal).route)
    // Down to the eighth, with a double tap at every other one.
    #expect(route.cost == 7 + 4)
  }

  @Test("A shop is searched, filtered and bought from in one way")
  func longErrand() throws {
    let folder = packageRoot.appending(path: "Lessons/Screens/kettles/kettle-search.json5")
    let loaded = try ScreenFile.load(folder.path)
    let wanted: [(String, StateValue)] = [
      ("color", .number(1)), ("price", .number(1)), ("bag", .text("Poppy")),
    ]
    let goal = Goal(state: Condition(wanted.map { .init(name: $0.0, test: .equals($0.1)) }))
    let route = try #require(try finder.route(from: loaded.app, to: goal).route)
    // As much as its two halves: the search, and the filter.
    #expect(route.cost == 10 + 15)
  }

  @Test("What comes and goes is found where it is")
  func hidden() throws {
    var room = Self.room
    room.state["isOpen"] = .flag(false)
    room.views[2].isHidden = .when(Condition([.init(name: "isOpen", test: .equals(.flag(false)))]))
    var door = view("door", "button", row: 3)
    door.content.text = .plain("Door")
    door.handlers[.activate] = [.toggle("isOpen")]
    room.views.append(door)
    let route = try #require(try finder.route(from: app([room]), to: lit).route)
    #expect(
      route.moves.map(\.line) == [
        "four-finger-tap-bottom", "one-finger-double-tap", "one-finger-flick-left",
        "one-finger-double-tap",
      ])
  }

  @Test("An item is dragged to where it belongs by its actions")
  func dragging() throws {
    var room = Self.room
    room.views[1].dragItem = .plain("note")
    room.views[2] = view("box", "button", row: 2)
    room.views[2].content.text = .plain("Box")
    room.views[2].handlers[.drop] = [.set(name: .plain("isLit"), value: .fixed(.flag(true)))]
    let route = try #require(try finder.route(from: app([room]), to: lit).route)
    #expect(route.cost == 6)
    #expect(route.steps.last?.cursor == "box")
  }

  @Test("What was dropped can be asked for")
  func dropped() throws {
    var room = Self.room
    room.state["dropped"] = .text("")
    room.views[0].dragItem = .plain("lamp")
    room.views[1].dragItem = .plain("note")
    room.views[2] = view("box", "button", row: 2)
    room.views[2].content.text = .plain("Box")
    room.views[2].handlers[.drop] = []
    let goal = Goal(state: Condition([.init(name: "dropped", test: .equals(.text("note")))]))
    let route = try #require(try finder.route(from: app([room]), to: goal).route)
    #expect(route.cost == 6)
  }

  @Test("A row is moved to its place in the list by its actions")
  func movingRows() throws {
    var room = Self.room
    room.state = ["first": .text("Bread"), "second": .text("Eggs"), "third": .text("Milk")]
    var list = view("list", "table", row: 0)
    list.frame.size.height = 300
    list.movableRows = ["first", "second", "third"]
    list.views = list.movableRows.enumerated().map { place, name in
      var row = view("row\(place)", "label", row: place)
      row.content.text = .parts([.value(.name(name))])
      return row
    }
    room.views = [list]
    let wanted = ["first": "Milk", "second": "Bread", "third": "Eggs"].map { name, item in
      Condition.Requirement(name: name, test: .equals(.text(item)))
    }
    let route = try #require(
      try finder.route(from: app([room]), to: Goal(state: Condition(wanted))).route)
    // To the last row, drag; to the first one, drop before it.
    #expect(
      route.moves.map(\.line) == [
        "four-finger-tap-bottom", "one-finger-flick-up", "one-finger-double-tap",
        "four-finger-tap-top", "one-finger-flick-down", "one-finger-double-tap",
      ])
  }

  // MARK: - A room with a lamp

  private let lit = Goal(state: Condition([.init(name: "isLit", test: .equals(.flag(true)))]))

  private func light() -> SimulatedApp { app([Self.room]) }

  private func app(_ screens: [ScreenDescription]) -> SimulatedApp {
    SimulatedApp(library: ScreenLibrary(screens), start: screens[0].id)
  }

  private static let room: ScreenDescription = {
    var room = ScreenDescription(id: "room", title: .plain("Room"))
    room.state = ["isLit": .flag(false)]
    var title = view("title", "header", row: 0)
    title.content.text = .plain("Lamp")
    var note = view("note", "label", row: 1)
    note.content.text = .plain("It stands by the door")
    var light = view("light", "switch", row: 2)
    light.content.text = .plain("Light")
    light.content.bind = "isLit"
    room.views = [title, note, light]
    return room
  }()

  private static func view(_ id: String, _ kind: String, row: Int) -> ViewDescription {
    ViewDescription(
      id: id, kind: ViewKindCatalog.kind(named: kind)!,
      frame: Rect(x: 0, y: 50 + Double(row) * 60, width: 390, height: 50))
  }

  private func view(_ id: String, _ kind: String, row: Int) -> ViewDescription {
    Self.view(id, kind, row: row)
  }
}
