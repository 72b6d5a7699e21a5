import AccessibilityTree
import Gestures
import ScreenReader
import SpaceAndTime
import TestSupport
import Testing

@Suite("The rotor")
struct RotorTests {
  private func turned(to name: String, in session: inout Session) {
    for _ in 0..<30 {
      session.make(.twoFingerRotateClockwise)
      if session.spoken().last == name { return }
    }
    Issue.record("The rotor holds no \(name)")
  }

  @Test("It turns in a circle through what the screen offers")
  func circle() throws {
    let app = PretendApp([
      .stop("h", 0, 0, traits: .header), .stop("l", 0, 100, traits: .link),
    ])
    var session = try Session(app)
    _ = session.heard()
    for _ in 0..<6 { session.make(.twoFingerRotateClockwise) }
    session.make(.twoFingerRotateCounterclockwise)
    #expect(
      session.spoken() == [
        "Words", "Headings", "Links", "Speaking Rate", "Hints", "Characters", "Hints",
      ])
  }

  @Test("The rotor ratchets one way to the next setting, and another way to the one before")
  func ratchet() throws {
    var session = try Session(PretendApp([.stop("a", 0, 0, label: "A")]))
    func cues() -> [String] { session.heard().filter { $0.hasPrefix("♪") } }
    _ = cues()
    session.make(.twoFingerRotateClockwise)
    #expect(cues() == ["♪ nextRotor"])
    session.make(.twoFingerRotateCounterclockwise)
    #expect(cues() == ["♪ previousRotor"])
  }

  @Test("Headings and links are visited in both directions, and said to be none beyond")
  func navigators() throws {
    let app = PretendApp([
      .stop("h1", 0, 0, traits: .header), .stop("text", 0, 100),
      .stop("h2", 0, 200, traits: .header) { $0.content.headingLevel = 2 },
      .stop("link", 0, 300, traits: .link),
    ])
    var session = try Session(app)
    turned(to: "Headings", in: &session)
    session.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickUp)
    #expect(
      session.spoken() == ["h2, heading level 2", "heading not found", "h1, heading"])
    turned(to: "Links", in: &session)
    session.make(.oneFingerFlickDown, .oneFingerFlickDown)
    #expect(session.spoken() == ["link, link", "link not found"])
  }

  @Test("Links inside a text are visited one by one and opened by a double tap")
  func linksInText() throws {
    let app = PretendApp([
      .stop("terms", 0, 0, label: "Read the terms and the rules") {
        $0.content.links = [
          TextLink(range: 9..<14, destination: "terms"),
          TextLink(range: 23..<28, destination: "rules"),
        ]
      }
    ]) { _, _ in AccessibilityResponse(isHandled: true) }
    var session = try Session(app)
    turned(to: "Links", in: &session)
    session.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerDoubleTap)
    #expect(session.spoken() == ["terms, link", "rules, link"])
    #expect(session.app.requests == [.openLink(destination: "rules", element: "terms")])
  }

  @Test("Containers lead to their first stops; going back skips the own one")
  func containers() throws {
    func bar(_ id: String, _ y: Double) -> AccessibilityNode {
      .view(
        id, frame: Rect(x: 0, y: y, width: 390, height: 50),
        [
          .stop("\(id)1", 0, y), .stop("\(id)2", 100, y),
        ]
      ) { $0.content.traits = .container }
    }
    var session = try Session(PretendApp([bar("x", 0), .stop("middle", 0, 100), bar("z", 200)]))
    turned(to: "Containers", in: &session)
    session.make(.oneFingerFlickDown, .oneFingerFlickRight, .oneFingerFlickUp, .oneFingerFlickUp)
    #expect(session.spoken() == ["z1", "z2", "x1", "container not found"])
  }

  @Test("Characters and words read what was said, and the ends thud and repeat")
  func units() throws {
    var session = try Session(PretendApp([.stop("a", 0, 0, traits: .button, label: "No 7")]))
    session.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown)
    #expect(session.spoken() == ["No 7, button", "cap N", "o", "space"])
    turned(to: "Words", in: &session)
    session.make(.oneFingerTap, at: Point(x: 5, y: 5))
    _ = session.heard()
    session.make(.oneFingerFlickUp, .oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown)
    #expect(
      session.heard() == [
        "silence", "♪ boundary", "“No”", "silence", "“7”", "silence", "“button”",
        "silence", "♪ boundary", "“button”",
      ])
  }

  @Test("In a field that is being edited the caret moves over what is spoken")
  func caret() throws {
    let app = PretendApp([
      .stop("field", 0, 0, traits: [.textEntry, .isEditing], label: "Street") {
        $0.content.text = EditableText(text: "ab cd", selection: 0..<0)
      }
    ]) { request, app in
      guard case .select(let range, _) = request else {
        return AccessibilityResponse(isHandled: false)
      }
      app.change("field") { $0.content.text?.selection = range }
      return AccessibilityResponse(isHandled: true)
    }
    var session = try Session(app)
    _ = session.heard()
    session.make(.oneFingerFlickUp, .oneFingerFlickDown)
    turned(to: "Words", in: &session)
    session.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickUp)
    #expect(session.spoken() == ["ab", "cd", "cd"])
    #expect(
      session.app.requests == [1, 2, 5, 3].map { .select($0..<$0, element: "field") })
  }

  @Test("An adjustable element or one with actions takes the rotor and gives it back")
  func automatic() throws {
    let app = PretendApp([
      .stop("plain", 0, 0), .stop("slider", 0, 100, traits: .adjustable),
      .stop("mail", 0, 200) { $0.content.customActions = ["Archive"] },
      .stop("both", 0, 300, traits: .adjustable) { $0.content.customActions = ["Reset"] },
    ])
    var session = try Session(app)
    turned(to: "Words", in: &session)
    func setting() -> String? { session.reader.rotorSetting(on: session.app)?.id.rawValue }
    #expect(setting() == "words")
    session.make(.oneFingerFlickRight)
    #expect(setting() == "adjust-value")
    session.make(.oneFingerFlickRight)
    #expect(setting() == "actions")
    session.make(.oneFingerFlickRight)
    #expect(setting() == "adjust-value")
    session.make(.twoFingerRotateCounterclockwise)
    #expect(setting() == "actions")
    session.make(.fourFingerTapTop)
    #expect(setting() == "words")
  }

  @Test("Rate and hints are set by flicks and stay in their limits")
  func settings() throws {
    var session = try Session(PretendApp([.stop("a", 0, 0)]))
    turned(to: "Speaking Rate", in: &session)
    session.make(.oneFingerFlickUp)
    #expect(session.heard().suffix(2) == ["rate 55", "“55 percent”"])
    for _ in 0..<20 { session.make(.oneFingerFlickDown) }
    #expect(session.reader.settings.speech.rate == 0)
    turned(to: "Hints", in: &session)
    session.make(.oneFingerFlickDown, .oneFingerFlickDown)
    #expect(session.spoken() == ["Hints off", "Hints on"])
  }

  @Test("Volume goes down to its floor, never to silence, and thuds there")
  func volumeFloor() throws {
    var settings = ReaderSettings()
    settings.rotor = [.volume]
    settings.speech.volume = 10
    var session = try Session(PretendApp([.stop("a", 0, 0, label: "A")]), settings: settings)
    _ = session.heard()
    session.make(.oneFingerFlickDown, .oneFingerFlickDown)
    #expect(
      session.heard() == [
        "silence", "♪ volumeChanged", "volume 5", "“5 percent”", "silence", "♪ boundary",
        "“5 percent”",
      ])
    #expect(session.reader.settings.speech.volume == 5)
  }

  @Test("A rotor of the app visits its results in its own order and thuds at its ends")
  func custom() throws {
    let app = PretendApp([
      .view("list", [.stop("a", 0, 0), .stop("b", 0, 100), .stop("c", 0, 200)]) {
        $0.shouldGroupAccessibilityChildren = true
        $0.content.customRotors = [
          CustomRotor(
            name: "Vegetarian",
            results: [.init(element: "c"), .init(element: "b", range: 0..<1)])
        ]
      }
    ])
    var session = try Session(app)
    turned(to: "Vegetarian", in: &session)
    session.make(.oneFingerFlickDown, .oneFingerFlickDown)
    #expect(session.spoken() == ["c", "b"])
    session.make(.oneFingerFlickDown)
    #expect(session.heard() == ["silence", "♪ boundary"])
  }
}
