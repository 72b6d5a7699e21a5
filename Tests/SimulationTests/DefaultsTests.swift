import AccessibilityTree
import Simulation
import SpaceAndTime
import Testing

@Suite("UIKit's defaults")
struct DefaultsTests {
  /// What VoiceOver is told of a view that nobody adapted.
  struct Expected: Sendable, CustomTestStringConvertible {
    var kind: String
    var set: @Sendable (inout ViewContent) -> Void = { _ in }
    /// Label, value and traits of each stop.
    var stops: [(label: String?, value: String?, traits: AccessibilityTraits)]

    var testDescription: String { kind }
  }

  static let table: [Expected] = [
    Expected(kind: "view", stops: []),
    Expected(kind: "element", stops: [(nil, nil, [])]),
    Expected(kind: "stack", stops: []),
    Expected(kind: "cell", stops: []),
    Expected(kind: "toolbar", stops: []),
    Expected(
      kind: "label", set: { $0.text = .plain("Hello") }, stops: [("Hello", nil, .staticText)]),
    Expected(kind: "label", set: { $0.text = .plain("") }, stops: []),
    Expected(
      kind: "header", set: { $0.text = .plain("Hello") },
      stops: [("Hello", nil, [.staticText, .header])]),
    Expected(kind: "link", set: { $0.text = .plain("More") }, stops: [("More", nil, .link)]),
    Expected(kind: "button", set: { $0.text = .plain("Buy") }, stops: [("Buy", nil, .button)]),
    Expected(
      kind: "button", set: { $0.image = "icons/ic_cart.24.png" },
      stops: [("ic_cart.24", nil, .button)]),
    Expected(
      kind: "button",
      set: {
        $0.text = .plain("Buy")
        $0.image = "ic_cart.png"
      }, stops: [("Buy", nil, .button)]),
    Expected(kind: "image", set: { $0.image = "a.png" }, stops: []),
    Expected(kind: "switch", stops: [(nil, "0", [.button, .switchButton])]),
    Expected(
      kind: "Toggle",
      set: {
        $0.text = .plain("Sound")
        $0.isOn = true
      }, stops: [("Sound", "1", [.button, .switchButton])]),
    Expected(
      kind: "slider",
      set: {
        $0.value = 75
        $0.maximumValue = 100
      }, stops: [(nil, "75%", .adjustable)]),
    Expected(
      kind: "stepper", stops: [("Decrement", nil, .button), ("Increment", nil, .button)]),
    Expected(kind: "textField", stops: [(nil, nil, .textEntry)]),
    Expected(
      kind: "textField", set: { $0.placeholder = .plain("Name") },
      stops: [(nil, "Name", .textEntry)]),
    Expected(
      kind: "secureField", set: { $0.text = .plain("secret") },
      stops: [(nil, "••••••", [.textEntry, .secureTextField])]),
    Expected(kind: "searchField", stops: [(nil, nil, .searchField)]),
    Expected(
      kind: "textView", set: { $0.text = .plain("Dear") },
      stops: [(nil, "Dear", [.textEntry, .textArea])]),
    Expected(
      kind: "segmentedControl",
      set: {
        $0.items = [.plain("A"), .plain("B")]
        $0.selectedIndex = 1
      }, stops: [("A", nil, .button), ("B", nil, [.button, .selected])]),
    Expected(
      kind: "pageControl",
      set: {
        $0.numberOfPages = 3
        $0.currentPage = 1
      }, stops: [(nil, "page 2 of 3", .adjustable)]),
    Expected(
      kind: "progress", set: { $0.progress = 0.5 },
      stops: [("Progress", "50%", .updatesFrequently)]),
    Expected(kind: "activityIndicator", stops: [("In progress", nil, .updatesFrequently)]),
    Expected(
      kind: "picker", set: { $0.items = [.plain("Thin"), .plain("Thick")] },
      stops: [(nil, "Thin", .adjustable)]),
    Expected(
      kind: "tabBar",
      set: {
        $0.items = [.plain("A"), .plain("B")]
        $0.selectedIndex = 0
      },
      stops: [("A", nil, [.button, .tabBarItem, .selected]), ("B", nil, [.button, .tabBarItem])]),
    Expected(
      kind: "navigationBar",
      set: {
        $0.text = .plain("Cart")
        $0.backButtonTitle = .plain("")
      }, stops: [("Back", nil, [.button, .backButton]), ("Cart", nil, .header)]),
    Expected(
      kind: "alert",
      set: {
        $0.text = .plain("Sure?")
        $0.message = .plain("No way back")
      },
      stops: [("Sure?", nil, [.staticText, .header]), ("No way back", nil, .staticText)]),
    Expected(kind: "map", stops: [("Map", nil, [])]),
  ]

  @Test("A view that nobody adapted tells what UIKit tells", arguments: table)
  func defaults(expected: Expected) {
    var plain = view("x", expected.kind)
    expected.set(&plain.content)
    let stops = app([plain]).screen.elements
    #expect(stops.map(\.content.label) == expected.stops.map(\.label))
    #expect(stops.map(\.content.value) == expected.stops.map(\.value))
    #expect(stops.map(\.content.traits) == expected.stops.map(\.traits))
  }

  @Test("A disabled control is dimmed and refuses", arguments: ["button", "switch", "slider"])
  func disabled(kindName: String) {
    var plain = view("x", kindName, text: "X")
    plain.isEnabled = .always(false)
    plain.handlers[.activate] = [.announce(.plain("Done"), priority: .default, language: nil)]
    var app = app([plain])
    #expect(app.screen.elements[0].content.traits.contains(.notEnabled))
    #expect(app.respond(to: .activate("x"), at: .zero) == AccessibilityResponse(isHandled: false))
  }

  @Test("Traits that are set replace the kind's, and a state of the control stays")
  func traits() {
    var plain = view("x", "button", text: "X")
    plain.accessibility.traits = .header
    plain.isSelected = .always(true)
    #expect(app([plain]).screen.elements[0].content.traits == [.header, .selected])
  }

  @Test("Controls answer by themselves, and say when they are at their limit")
  func controls() {
    var slider = view("slider", "slider")
    slider.content.value = 0.9
    var stepper = view("stepper", "stepper", y: 60)
    stepper.content.bind = "count"
    stepper.content.maximumValue = 2
    var segments = view("segments", "segmentedControl", y: 120)
    segments.content.items = [.plain("A"), .plain("B")]
    segments.handlers[.change] = [
      .add(name: .plain("changes"), value: .fixed(.number(1)), atLeast: nil, atMost: nil)
    ]
    var app = app(
      [slider, stepper, segments], state: ["count": .number(1), "changes": .number(0)])
    #expect(app.respond(to: .increment("slider"), at: .zero).notifications.isEmpty)
    #expect(app.screen.element("slider")?.content.value == "100%")
    // A finger that is put down to slide it back has to find it.
    #expect(
      app.screen.element("slider").map {
        $0.frame.contains($0.content.activationPoint ?? $0.frame.center)
      } == true)
    #expect(
      app.respond(to: .increment("slider"), at: .zero).notifications == [.valueAtLimit("slider")])
    for _ in 0..<3 { _ = app.respond(to: .activate("stepper.increment"), at: .zero) }
    #expect(app.value(of: "count") == .number(2))
    for _ in 0..<2 { _ = app.respond(to: .activate("segments.2"), at: .zero) }
    #expect(app.screen.element("segments.2")?.content.traits.contains(.selected) == true)
    #expect(app.value(of: "changes") == .number(1))
  }
}
