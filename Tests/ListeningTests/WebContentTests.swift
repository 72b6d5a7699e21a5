import Gestures
import ScreenReader
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("Web content inside an app")
struct WebContentTests {
  private static let page = """
    { id: "page", kind: "webContent", frame: [0, 0, 390, 800], views: [
      { id: "intro", kind: "label", frame: [0, 0, 390, 40], text: "Intro" },
      { id: "main", kind: "view", frame: [0, 50, 390, 300], accessibilityContainerType: "landmark",
        accessibilityLabel: "Products", accessibilityRoleDescription: "main", views: [
        { id: "list", kind: "view", frame: [0, 0, 390, 140], accessibilityContainerType: "list", views: [
          { id: "one", kind: "link", frame: [0, 0, 390, 40], text: "Margherita" },
          { id: "two", kind: "link", frame: [0, 50, 390, 40], text: "Diavola" },
        ] },
        { id: "box", kind: "switch", frame: [0, 200, 390, 40], text: "Lettuce", accessibilityRoleDescription: "checkbox" },
      ] },
      { id: "prices", kind: "view", frame: [0, 400, 390, 100], accessibilityContainerType: "dataTable",
        accessibilityLabel: "Prices", views: [
        { id: "a1", kind: "element", frame: [0, 0, 90, 40], accessibilityLabel: "Size", accessibilityRowRange: [0, 1], accessibilityColumnRange: [0, 1] },
        { id: "b1", kind: "element", frame: [100, 0, 90, 40], accessibilityLabel: "Price", accessibilityRowRange: [0, 1], accessibilityColumnRange: [1, 1] },
        { id: "a2", kind: "element", frame: [0, 50, 90, 40], accessibilityLabel: "Small", accessibilityRowRange: [1, 1], accessibilityColumnRange: [0, 1] },
        { id: "b2", kind: "element", frame: [100, 50, 90, 40], accessibilityLabel: "5 euros", accessibilityRowRange: [1, 1], accessibilityColumnRange: [1, 1] },
      ] },
      { id: "terms", kind: "view", frame: [0, 600, 390, 100], accessibilityContainerType: "list",
        accessibilityRoleDescription: "definition list", views: [
        { id: "term", kind: "element", frame: [0, 0, 390, 40], accessibilityLabel: "Green", accessibilityRoleDescription: "term" },
        { id: "meaning", kind: "element", frame: [0, 50, 390, 40], accessibilityLabel: "A color", accessibilityRoleDescription: "definition" },
      ] },
    ] }
    """

  private static let forward = [
    "Intro",
    "Margherita, link, list start, Products, main, landmark",
    "Diavola, link, list end",
    "Lettuce, checkbox, unchecked, end, Products, main",
    "Prices, Size, row 1, column 1, table start, 2 rows, 2 columns",
    "Price, column 2",
    "Small, row 2, column 1",
    "5 euros, column 2, table end",
    "Green, definition list start, term",
    "A color, definition, definition list end",
  ]

  @Test("Words at the borders of containers follow the cursor, the table's name first")
  func forward() throws {
    var listener = try Listener(Self.page)
    for _ in Self.forward.dropFirst() { listener.make(.oneFingerFlickRight) }
    #expect(listener.spoken() == Self.forward)
  }

  private func slider(_ keys: String, value: Double, web: Bool = true) throws -> Listener {
    let slider = """
      { id: "volume", kind: "slider", frame: [0, 0, 390, 40], text: "volume", bind: "volume"\(keys) },
      """
    return try Listener(
      web
        ? "{ id: \"page\", kind: \"webContent\", frame: [0, 0, 390, 800], views: [\(slider)] }"
        : slider,
      state: "volume: \(value)")
  }

  @Test("A slider says its value and how much of its range that is, and goes by whole numbers")
  func slider() throws {
    let keys = ", minimumValue: 0, maximumValue: 11"
    var listener = try slider(keys, value: 6)
    #expect(listener.spoken() == ["volume, 6, 54.5%, adjustable"])
    listener.make(.oneFingerFlickUp, .oneFingerFlickDown, .oneFingerFlickDown)
    #expect(listener.spoken() == ["7, 63.6%", "6, 54.5%", "5, 45.5%"])
    for _ in 0..<6 { listener.make(.oneFingerFlickDown) }
    #expect(listener.spoken().suffix(2) == ["0, 0%", "0, 0%"])
    #expect(listener.reader.rotorSetting(on: listener.app)?.id == .adjustValue)
  }

  @Test("A range of no more than one is cut into tenths, a wide one into as many parts")
  func sliderSteps() throws {
    var fraction = try slider("", value: 0.5)
    #expect(fraction.spoken() == ["volume, 0.5, 50%, adjustable"])
    fraction.make(.oneFingerFlickUp)
    #expect(fraction.spoken() == ["0.6, 60%"])
    var wide = try slider(", minimumValue: 100, maximumValue: 300", value: 200)
    wide.make(.oneFingerFlickUp)
    #expect(wide.spoken() == ["volume, 200, 50%, adjustable", "220, 60%"])
  }

  @Test("What the page says itself of a slider's value is all that is said of it")
  func sliderText() throws {
    var listener = try slider(
      ", minimumValue: 0, maximumValue: 11, accessibilityValue: \"quite loud\"", value: 6)
    #expect(listener.spoken() == ["volume, quite loud, adjustable"])
  }

  @Test("Outside web pages a slider says how much of its range it is, and nothing else")
  func appSlider() throws {
    var listener = try slider(", minimumValue: 0, maximumValue: 11", value: 6, web: false)
    #expect(listener.spoken() == ["volume, 55%, adjustable"])
  }

  @Test("Coming from behind, containers are entered all the same")
  func backward() throws {
    var listener = try Listener(Self.page)
    listener.make(.fourFingerTapBottom)
    #expect(listener.spoken().last == "A color, definition list start, definition")
    listener.make(.oneFingerFlickLeft, .oneFingerFlickLeft, .oneFingerFlickLeft)
    #expect(
      listener.spoken() == [
        "Green, term", "Prices, 5 euros, column 2, table start, 2 rows, 2 columns",
        "Small, row 2, column 1",
      ])
    listener.make(.fourFingerTapTop)
    listener.explore(listener.center(of: "two"))
    #expect(listener.spoken().last == "Diavola, link, list start, Products, main, landmark")
  }

  @Test("Reading on says the same words; without containers in the verbosity nobody does")
  func readingOn() throws {
    var listener = try Listener(Self.page)
    _ = listener.spoken()
    listener.make(.twoFingerFlickUp)
    for _ in Self.forward.dropFirst() { listener.finishSpeech() }
    #expect(listener.spoken() == Self.forward)

    var settings = ReaderSettings()
    settings.verbosity.speaksContainers = false
    var silent = try Listener(Self.page, settings: settings)
    silent.make(.oneFingerFlickRight, .oneFingerFlickRight)
    #expect(silent.spoken() == ["Intro", "Margherita, link", "Diavola, link"])
  }

  @Test("A checkbox says its new state alone")
  func checkbox() throws {
    var listener = try Listener(Self.page)
    listener.explore(listener.center(of: "box"))
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap, .oneFingerDoubleTap)
    #expect(listener.spoken() == ["checked", "unchecked"])
  }

  private static let form = """
    { id: "page", kind: "webContent", frame: [0, 0, 390, 800], views: [
      { id: "here", kind: "link", frame: [0, 0, 390, 40], text: "About", ariaCurrent: "page" },
      { id: "seen", kind: "link", frame: [0, 50, 390, 40], text: "Prices", visited: true },
      { id: "down", kind: "link", frame: [0, 100, 390, 40], text: "Form", href: "#form" },
      { id: "article", kind: "view", frame: [0, 150, 390, 100], role: "article", views: [
        { id: "news", kind: "label", frame: [0, 0, 390, 40], text: "News" } ] },
      { id: "quote", kind: "view", frame: [0, 260, 390, 40], role: "blockquote", views: [
        { id: "said", kind: "label", frame: [0, 0, 390, 40], text: "Said" } ] },
      { id: "name", kind: "textField", frame: [0, 310, 390, 40], accessibilityLabel: "Name",
        ariaRequired: true, ariaInvalid: { isSent: true } },
      { id: "bold", kind: "button", frame: [0, 360, 390, 40], text: "Bold",
        ariaPressed: { isBold: true }, on: { activate: [{ toggle: "isBold" }] } },
      { id: "group", kind: "view", frame: [0, 410, 390, 100], role: "radiogroup", views: [
        { id: "cat", kind: "element", frame: [0, 0, 390, 40], accessibilityLabel: "cat",
          accessibilityTraits: ["switchButton"], accessibilityValue: "0", ariaRequired: true,
          accessibilityRoleDescription: "radio button" },
        { id: "dog", kind: "element", frame: [0, 50, 390, 40], accessibilityLabel: "dog",
          accessibilityTraits: ["switchButton"], accessibilityValue: "1",
          accessibilityRoleDescription: "radio button" } ] },
      { id: "note", kind: "textView", frame: [0, 520, 390, 40], accessibilityLabel: "Note" },
    ] },
    { id: "send", kind: "button", frame: [0, 800, 390, 40], text: "Send",
      on: { activate: [{ set: { isSent: true } }] } },
    """

  @Test("A form says what is required and what is wrong, last; links say what they lead to")
  func form() throws {
    var listener = try Listener(Self.form, state: "isSent: false, isBold: false")
    let transcript = SpokenTranscript(vocabulary: try .shipped())
    #expect(
      transcript.lines(of: listener.app.screen).map(\.spoken) == [
        "About, current page, link", "Prices, visited, link", "Form, link", "News", "Said",
        "Name, text field, required", "Bold, toggle button, not pressed",
        "cat, radio button, unchecked, 1 of 2, required", "dog, radio button, checked, 2 of 2",
        "Note, multi line text field", "Send, button",
      ])
    listener.make(.fourFingerTapBottom, .oneFingerDoubleTap)
    #expect(
      transcript.lines(of: listener.app.screen)[5].spoken
        == "Name, text field, required, invalid field")
    listener.explore(listener.center(of: "bold"))
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap, .oneFingerDoubleTap)
    #expect(listener.spoken() == ["pressed", "not pressed"])
  }

  @Test(
    "The rotor visits what only web pages have",
    arguments: [
      ("form-controls", "name"), ("visited-links", "seen"), ("non-visited-links", "here"),
      ("in-page-links", "down"), ("articles", "news"), ("block-quotes", "said"),
    ])
  func rotor(setting: String, first: String) throws {
    var settings = ReaderSettings()
    settings.rotor = [RotorID(rawValue: setting)]
    var listener = try Listener(
      "{ id: \"top\", kind: \"button\", frame: [0, -60, 390, 40], text: \"Top\" }," + Self.form,
      state: "isSent: false, isBold: false", settings: settings)
    listener.make(.oneFingerFlickDown)
    #expect(listener.reader.cursor == first)
    // Nothing native counts.
    listener.make(.fourFingerTapBottom, .oneFingerFlickDown)
    #expect(listener.reader.cursor == "send")
    #expect(listener.spoken().last?.hasSuffix("not found") == true)
  }

  @Test("Of radio buttons one is checked, and a checked one stays checked")
  func radios() throws {
    let radios = ["cat", "dog", "cow"].enumerated().map { index, name in
      """
      { id: "\(name)", kind: "switch", frame: [0, \(index * 50), 390, 40], text: "\(name)",
        isOn: \(index == 1), accessibilityRoleDescription: "radio button" },
      """
    }.joined()
    var listener = try Listener(
      """
      { id: "page", kind: "webContent", frame: [0, 0, 390, 800], views: [
        { id: "group", kind: "view", frame: [0, 0, 390, 150], role: "radiogroup", views: [\(radios)] },
        { id: "box", kind: "switch", frame: [0, 200, 390, 40], text: "Box", isOn: true,
          accessibilityRoleDescription: "checkbox" } ] }
      """)
    #expect(listener.spoken() == ["cat, radio button, unchecked, 1 of 3"])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["checked"])
    listener.make(.oneFingerFlickRight)
    #expect(listener.spoken() == ["dog, radio button, unchecked, 2 of 3"])
    listener.make(.oneFingerFlickLeft)
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.screen.element("cat")?.content.value == "1")
    #expect(listener.app.screen.element("box")?.content.value == "1")
  }
}
