import AccessibilityTree
import Simulation
import SpaceAndTime

/// A small app of two screens that nobody designed, with something to reach in it.
public struct RandomErrand: Sendable {
  public var library: ScreenLibrary
  public var goal: Goal

  public var app: SimulatedApp { SimulatedApp(library: library, start: "first") }

  /// - Parameter stops: How many views of the first screen are stops.
  public init(seed: UInt64, stops: Int = 8) {
    var author = RandomAuthor(random: SeededRandom(seed: seed))
    library = ScreenLibrary(author.screens(stops: stops))
    goal = author.goal()
  }
}

private struct RandomAuthor {
  var random: SeededRandom

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }
  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  mutating func screens(stops: Int) -> [ScreenDescription] {
    let inSecond = number(2...4)
    var first = ScreenDescription(id: "first", title: .plain("First"))
    first.state = [
      "count": .number(0), "flag": .flag(false), "other": .number(0), "text": .text(""),
      "shown": .text("x"), "level": .number(0), "isOn": .flag(false), "isKept": .flag(true),
      "day": .text("2026-02-27"),
    ]
    first.views = views(of: "first", count: stops - inSecond)
    first.handlers = handlers(of: "first")
    var second = ScreenDescription(id: "second", title: .plain("Second"))
    second.views = views(of: "second", count: inSecond)
    second.handlers = handlers(of: "second")
    return [first, second]
  }

  mutating func goal() -> Goal {
    var requirements: [Condition.Requirement] = []
    if chance(0.7) {
      requirements.append(requirement("count", .equals(.number(Double(number(1...2))))))
    }
    if chance(0.4) { requirements.append(requirement("flag", .equals(.flag(true)))) }
    if chance(0.25) { requirements.append(requirement("other", .atLeast(1))) }
    if chance(0.25) { requirements.append(requirement("text", .differs(.text("")))) }
    // Nothing else goes by these.
    if chance(0.3) {
      requirements.append(requirement("level", pick([.equals(.number(2)), .atLeast(1)])))
    }
    if chance(0.3) { requirements.append(requirement("isOn", .equals(.flag(true)))) }
    if chance(0.3) { requirements.append(requirement("isKept", .equals(.flag(true)))) }
    if chance(0.1) { requirements.append(requirement("day", .equals(.text("2026-02-28")))) }
    let screen: String? = chance(0.5) ? pick(["first", "second"]) : nil
    if requirements.isEmpty, screen != "second" {
      requirements.append(requirement("count", .atLeast(1)))
    }
    return Goal(screen: screen, state: Condition(requirements))
  }

  private func requirement(_ name: String, _ test: Condition.Test) -> Condition.Requirement {
    Condition.Requirement(name: name, test: test)
  }

  private mutating func condition() -> Condition {
    let all = [
      requirement("count", .equals(.number(1))), requirement("count", .atLeast(1)),
      requirement("flag", .equals(.flag(true))), requirement("flag", .equals(.flag(false))),
      requirement("other", .equals(.number(0))), requirement("text", .differs(.text(""))),
    ]
    return Condition([pick(all)])
  }

  private mutating func action(on screen: String) -> ScreenAction {
    switch number(0...11) {
    case 0, 1:
      .add(
        name: .plain("count"), value: .fixed(.number(chance(0.75) ? 1 : -1)), atLeast: 0,
        atMost: 2)
    case 2: .set(name: .plain("count"), value: .fixed(.number(Double(number(0...1)))))
    case 3: .toggle("flag")
    case 4: .set(name: .plain("flag"), value: .fixed(.flag(true)))
    case 5: .set(name: .plain("shown"), value: .fixed(.text(pick(["x", "y", ""]))))
    case 6:
      .set(
        name: .plain("other"),
        value: .template(
          pick([
            .parts([.value(.name("count"))]),
            .parts([.value(.difference(.value(.number(1)), .name("count")))]),
          ])))
    case 7:
      .when(
        condition(), then: [action(on: screen)], otherwise: chance(0.5) ? [action(on: screen)] : [])
    case 8: .announce(.plain("Done"), priority: .default, language: nil)
    case 9: chance(0.5) ? .show([pick(["\(screen)0", "\(screen)1"])]) : .hide(["\(screen)0"])
    default:
      screen == "second"
        ? .back(to: nil)
        : chance(0.5)
          ? .push(screen: "second")
          : .present(screen: "second", style: pick([.sheet, .overlay, .alert, .popover]))
    }
  }

  private mutating func actions(on screen: String) -> [ScreenAction] {
    (0..<number(1...2)).map { _ in action(on: screen) }
      + (chance(0.1) ? [.wait(seconds: 1), action(on: screen)] : [])
  }

  private mutating func handlers(of screen: String) -> [ScreenEvent: [ScreenAction]] {
    var handlers: [ScreenEvent: [ScreenAction]] = [:]
    if chance(0.25) { handlers[.magicTap] = actions(on: screen) }
    if chance(0.25) { handlers[.escape] = chance(0.3) ? [] : actions(on: screen) }
    if chance(0.1) { handlers[.scroll] = actions(on: screen) }
    return handlers
  }

  private mutating func views(of screen: String, count: Int) -> [ViewDescription] {
    var views: [ViewDescription] = []
    for index in 0..<count { views.append(view("\(screen)\(index)", at: index, on: screen)) }
    guard count > 2, chance(0.4) else { return views }
    // Some of them stand in a list that scrolls, or in a landmark.
    let start = number(0...(count - 2))
    let end = number((start + 1)...(count - 1))
    var group = ViewDescription(
      id: "\(screen)-group", kind: kind(chance(0.6) ? "table" : "view"),
      frame: Rect(x: 0, y: Double(start) * 60, width: 390, height: chance(0.5) ? 70 : 120))
    if group.kind.name == "view" { group.accessibility.containerType = pick([.list, .landmark]) }
    group.views = views[start...end].map { view in
      var view = view
      view.frame = view.frame.offset(by: Point(x: 0, y: -Double(start) * 60))
      return view
    }
    views.replaceSubrange(start...end, with: [group])
    return views
  }

  private mutating func popoverButton(in id: String, on screen: String) -> ViewDescription {
    var button = ViewDescription(
      id: "\(id)-button", kind: kind("button"), frame: Rect(x: 0, y: 0, width: 390, height: 25))
    button.content.text = .plain("In it")
    button.handlers[.activate] = actions(on: screen)
    return button
  }

  private func kind(_ name: String) -> ViewKind { ViewKindCatalog.kind(named: name)! }

  private mutating func view(_ id: String, at index: Int, on screen: String) -> ViewDescription {
    let frame = Rect(x: 0, y: Double(index) * 60, width: 390, height: 50)
    var view = ViewDescription(id: id, kind: kind("button"), frame: frame)
    view.content.text = .plain(id)
    switch number(0...18) {
    case 0: view.kind = kind("label")
    case 1:
      view.kind = kind("label")
      view.content.text = .parts([.value(.name("shown"))])
    case 2: view.kind = kind("header")
    case 3:
      view.kind = kind("switch")
      view.content.bind = "flag"
    case 4:
      view.kind = kind("view")
      view.accessibility.isAccessibilityElement = true
      view.accessibility.traits = .adjustable
      view.handlers[.increment] = actions(on: screen)
      if chance(0.5) { view.handlers[.decrement] = actions(on: screen) }
    case 5:
      view.accessibility.customActions = (0..<number(1...2)).map {
        CustomActionDescription(name: .plain("action \($0)"), actions: actions(on: screen))
      }
    case 6 where id == "first1":
      view.kind = kind("textField")
      view.content.text = nil
      view.content.bind = "text"
      view.content.maximumLength = 1
    case 7:
      view.kind = kind("stepper")
      view.content.maximumValue = 2
      view.content.bind = "count"
    case 8:
      view.kind = kind("stepper")
      view.content.maximumValue = 3
      view.content.bind = "level"
    case 9:
      view.kind = kind("switch")
      view.content.bind = pick(["isOn", "isKept"])
    case 10:
      view.handlers[.activate] = [
        pick([
          .toggle("isOn"), .set(name: .plain("isKept"), value: .fixed(.flag(false))),
          .set(name: .plain("level"), value: .fixed(.number(Double(number(0...3))))),
          .add(name: .plain("level"), value: .fixed(.number(1)), atLeast: nil, atMost: nil),
        ])
      ]
    case 12 where id == "first1":
      view.kind = kind("datePicker")
      view.content.text = nil
      view.content.datePickerStyle = chance(0.5) ? .compact : .inline
      view.content.date = "2026-02-27"
      view.content.bind = "day"
    case 13:
      view.accessibility.traits = [.button, .supportsZoom]
      view.handlers[.zoomIn] = actions(on: screen)
      if chance(0.5) { view.handlers[.zoomOut] = actions(on: screen) }
    case 14 where index == 1:
      view.kind = kind("popover")
      view.content.text = nil
      view.isHidden = .always(chance(0.7))
      view.views = [popoverButton(in: id, on: screen)]
    case 11:
      view.handlers[.activate] =
        [.set(name: .plain("isKept"), value: .fixed(.flag(true)))]
        + (chance(0.2) ? [.toggle("flag")] : [])
    default: view.handlers[.activate] = actions(on: screen)
    }
    if view.kind.name != "popover", chance(0.15) { view.isHidden = .when(condition()) }
    if chance(0.15) { view.isEnabled = .when(condition()) }
    if chance(0.05) { view.handlers[.magicTap] = actions(on: screen) }
    if chance(0.05) { view.handlers[.longPress] = actions(on: screen) }
    return view
  }
}
