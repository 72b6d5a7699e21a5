import AccessibilityTree
import Gestures
import ScreenReader
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("Help, panels, reading on, toggles")
struct UtilityTests {
  private let stops: [AccessibilityNode] = [
    .stop("title", 0, 0, traits: .header, label: "Menu"),
    .stop("pizza", 0, 100, traits: .button, label: "Pepperoni"),
    .stop("empty", 0, 150, label: ""),
    .stop("cart", 0, 200, traits: .button, label: "Cart"),
  ]

  @Test("Help names gestures and does nothing, until a scrub or the gesture that began it")
  func help() throws {
    var session = try Session(PretendApp(stops))
    _ = session.heard()
    session.make(.fourFingerDoubleTap, .oneFingerFlickRight, .fiveFingerTap)
    session.explore(Point(x: 5, y: 110))
    session.make(.twoFingerScrub, .oneFingerFlickRight)
    #expect(
      session.spoken() == [
        "starting help", "one finger flick right, Move to next item",
        "five finger tap, no command", "ending help", "Pepperoni, button",
      ])
    #expect(session.app.requests == [])
  }

  @Test("The item chooser lists everything by name, narrows while typing, and goes there")
  func itemChooser() throws {
    var session = try Session(PretendApp(stops))
    session.make(.twoFingerTripleTap)
    #expect(
      session.spoken().last == "Item chooser, 3 items, Search, search field, is editing"
    )
    session.make(.oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickRight)
    #expect(session.spoken() == ["Cart, button", "Menu, heading", "Pepperoni, button"])
    session.make(.fourFingerTapTop)
    session.type(.text("b"), .text("u"))
    #expect(
      session.reader.panelScreen?.elements.contains { $0.id.hasPrefix("panel.item.") } == false)
    session.type(.deleteBackward, .deleteBackward, .text("c"), .text("a"))
    let rows = session.reader.panelScreen?.elements.filter { !$0.id.hasPrefix("panel.key.") }
    #expect(rows?.map(\.id) == ["panel.field", "panel.item.cart"])
    session.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(session.reader.cursor == "cart")
    #expect(session.reader.panelScreen == nil)
    #expect(session.app.requests == [])
  }

  @Test("The item chooser is in the order of the alphabet, and a search looks past marks and case")
  func itemOrder() throws {
    let names = ["Zebra", "Äpfel", "apfel", "Öl", "Ost"]
    let stops = names.enumerated().map { index, name in
      AccessibilityNode.stop(name, 0, Double(index) * 50, label: name)
    }
    var session = try Session(PretendApp(stops))
    session.make(.twoFingerTripleTap)
    func rows() -> [String]? {
      session.reader.panelScreen?.elements.map(\.id).filter { $0.hasPrefix("panel.item.") }
        .map { String($0.dropFirst("panel.item.".count)) }
    }
    #expect(rows() == ["apfel", "Äpfel", "Öl", "Ost", "Zebra"])
    session.type(.text("a"), .text("P"))
    #expect(rows() == ["apfel", "Äpfel"])
    session.type(.deleteBackward, .deleteBackward, .text("ö"))
    #expect(rows() == ["Öl", "Ost"])
  }

  @Test("The way home ends VoiceOver Help, and does not go there")
  func helpEndsAtHome() throws {
    var session = try Session(PretendApp(stops))
    _ = session.heard()
    session.make(.fourFingerDoubleTap, .edgeSlideBottomOnce)
    #expect(session.heard().suffix(2) == ["no help", "“ending help”"])
    session.make(.oneFingerFlickRight)
    #expect(session.spoken().last == "Pepperoni, button")
  }

  @Test("A finger alone can search, and name an element: panels with a field have keys")
  func panelKeys() throws {
    var session = try Session(PretendApp(stops))
    session.make(.twoFingerTripleTap)
    func press(_ key: String) throws {
      let screen = try #require(session.reader.panelScreen)
      let position = try #require(screen.position(of: "panel.key.\(key)"))
      session.explore(screen.frame(at: position).center)
      session.make(.splitTap)
    }
    _ = session.spoken()
    try press("c")
    #expect(session.spoken() == ["c", "c"])
    try press("a")
    #expect(session.reader.panelScreen?.elements.contains { $0.id == "panel.item.title" } == false)
    try press("delete")
    try press("delete")
    #expect(session.reader.panelScreen?.elements.contains { $0.id == "panel.item.title" } == true)
    session.make(.twoFingerScrub)
    session.make(.twoFingerQuadrupleTap)
    #expect(
      session.reader.panelScreen?.elements.contains { $0.id.hasPrefix("panel.key.") } == false)
  }

  @Test("A scrub leaves a panel for where the cursor was")
  func leavingPanel() throws {
    var session = try Session(PretendApp(stops))
    session.make(.oneFingerFlickRight, .twoFingerTripleTap)
    _ = session.heard()
    session.make(.twoFingerScrub)
    #expect(
      session.heard() == [
        "silence", "closed Item chooser", "→ pizza", "“Pepperoni, button”",
      ])
  }

  @Test("Quick settings change what is set at once")
  func quickSettings() throws {
    var session = try Session(PretendApp(stops))
    session.make(.twoFingerQuadrupleTap)
    _ = session.heard()
    session.make(.oneFingerFlickUp)
    #expect(
      session.heard() == ["silence", "“55 percent”", "rate 55"])
    session.make(.oneFingerFlickRight, .oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(session.spoken().last == "off")
    #expect(!session.reader.settings.verbosity.speaksHints)
    session.make(.fourFingerTapBottom, .oneFingerDoubleTap)
    #expect(session.reader.cursor == "title")
    #expect(session.reader.settings.speech.rate == 55)
  }

  @Test("A label of the listener's own is spoken from then on")
  func labeling() throws {
    var session = try Session(PretendApp(stops))
    session.make(.oneFingerFlickRight, .oneFingerFlickRight, .twoFingerDoubleTapAndHold)
    session.type(.text("Spacer"))
    session.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(session.spoken().last == "Spacer")
    #expect(session.reader.labels == ["screen": ["empty": "Spacer"]])
    session.make(.oneFingerFlickLeft, .oneFingerFlickRight)
    #expect(session.spoken().last == "Spacer")
  }

  @Test("Label item says what it is once, with the label that is there; Return is Done")
  func labelByReturn() throws {
    var session = try Session(PretendApp(stops))
    session.make(.oneFingerFlickRight, .twoFingerDoubleTapAndHold)
    #expect(session.spoken().last == "Label item, Pepperoni, text field, is editing")
    session.type(.text("!"), .lineEnd)
    #expect(session.reader.panelScreen == nil)
    #expect(session.reader.labels == ["screen": ["pizza": "Pepperoni!"]])
    #expect(session.spoken().last == "Pepperoni!, button")
  }

  @Test("A screen that changes below a panel closes it")
  func panelBelow() throws {
    var session = try Session(PretendApp(stops))
    session.make(.twoFingerTripleTap)
    _ = session.heard()
    session.post(.announcement("Toast", priority: .default, language: nil))
    #expect(session.reader.panelScreen != nil)
    session.app.show("other", title: "Other", [.stop("x", 0, 0)])
    session.post(.screenChanged(.pushed, focus: nil, message: nil))
    #expect(
      session.heard() == [
        "announced Toast", "“Toast”", "♪ screenChange", "screen Other", "→ x", "“x”",
      ])
    #expect(session.reader.panelScreen == nil)
  }

  @Test("Reading on goes from stop to stop as each is spoken, past silent ones, until a gesture")
  func readingOn() throws {
    var session = try Session(PretendApp(stops))
    _ = session.heard()
    session.make(.twoFingerFlickUp)
    for _ in 0..<3 { session.finishSpeech() }
    #expect(
      session.heard() == [
        "silence", "→ title", "“Menu, heading”", "→ pizza", "“Pepperoni, button” (waiting)",
        "→ empty",
        "→ cart", "“Cart, button” (waiting)", "♪ boundary",
      ])
    session.make(.twoFingerFlickUp)
    session.make(.oneFingerFlickRight)
    session.finishSpeech()
    #expect(session.reader.cursor == "pizza")
  }

  @Test("With speech off, reading on goes its way at the pace of speech, told in captions alone")
  func readingOnMuted() throws {
    var session = try Session(PretendApp(stops))
    session.make(.threeFingerDoubleTap)
    session.finishSpeech()
    _ = session.heard()
    session.make(.twoFingerFlickUp)
    #expect(session.reader.isReadingOn)
    #expect(session.heard() == ["→ title", "shown Menu, heading"])
    let pace = SpeechPace.duration(of: Utterance(parts: [.init("Menu, heading")]), rate: 50)
    session.pass(pace - 1)
    #expect(session.heard() == [])
    session.pass(1)
    #expect(session.heard() == ["→ pizza", "shown Pepperoni, button"])
    session.pass(10_000)
    #expect(session.heard() == ["→ empty", "→ cart", "shown Cart, button", "♪ boundary"])
    #expect(!session.reader.isReadingOn)
  }

  @Test("A gesture ends reading with speech off, too, and a pause holds it")
  func readingOnMutedEnds() throws {
    var session = try Session(PretendApp(stops))
    session.make(.threeFingerDoubleTap)
    session.finishSpeech()
    session.make(.twoFingerFlickUp, .twoFingerTap)
    _ = session.heard()
    session.pass(20_000)
    #expect(session.heard() == [])
    #expect(session.reader.cursor == "title")
    session.make(.twoFingerTap)
    session.pass(600)
    #expect(session.reader.cursor == "pizza")
    session.make(.oneFingerFlickLeft)
    session.pass(20_000)
    #expect(session.reader.cursor == "title")
    #expect(!session.reader.isReadingOn)
  }

  @Test("Speech that is turned off or on in the middle does not end reading on")
  func mutingWhileReadingOn() throws {
    var session = try Session(PretendApp(stops))
    _ = session.heard()
    session.make(.twoFingerFlickUp, .threeFingerDoubleTap)
    #expect(
      session.heard() == [
        "silence", "→ title", "“Menu, heading”", "silence", "“Speech off”", "muted",
      ])
    session.finishSpeech()
    #expect(session.heard() == ["→ pizza", "shown Pepperoni, button"])
    session.make(.threeFingerDoubleTap)
    #expect(session.heard() == ["“Speech on”", "unmuted"])
    session.pass(20_000)
    #expect(session.heard() == [])
    session.finishSpeech()
    #expect(session.heard() == ["→ empty", "→ cart", "“Cart, button” (waiting)"])
    session.finishSpeech()
    #expect(session.heard() == ["♪ boundary"])
  }

  @Test("Speech pauses and goes on; pausing in silence does nothing")
  func pausing() throws {
    var session = try Session(PretendApp(stops))
    _ = session.heard()
    session.make(.twoFingerTap, .twoFingerTap)
    session.finishSpeech()
    session.make(.twoFingerTap)
    #expect(session.heard() == ["pause", "resume"])
  }

  @Test("Muted, nothing is spoken but the cursor moves; with Zoom it takes one tap more")
  func muting() throws {
    var settings = ReaderSettings()
    settings.isZoomOn = true
    var session = try Session(PretendApp(stops), settings: settings)
    _ = session.heard()
    session.make(.threeFingerTripleTap, .oneFingerFlickRight, .threeFingerTripleTap)
    #expect(
      session.heard() == [
        "silence", "“Speech off”", "muted", "silence", "→ pizza", "♪ focus", "“Speech on”",
        "unmuted",
      ])
    session.make(.threeFingerTap)
    #expect(session.heard() == ["silence", "♪ unknownCommand"])
  }

  @Test("The last words are copied; the curtain says which way it went; the place is told")
  func smallThings() throws {
    var session = try Session(PretendApp(stops))
    _ = session.heard()
    session.make(
      .threeFingerQuadrupleTap, .threeFingerTripleTap, .threeFingerTripleTap, .threeFingerTap,
      .edgeSlideBottomOnce)
    #expect(
      session.heard() == [
        "silence", "copied Menu, heading", "“Copied to clipboard”",
        "silence", "curtain down", "“Screen curtain on”",
        "silence", "curtain up", "“Screen curtain off”",
        "silence", "“Page 1 of 1, top of screen”",
        "silence", "system goHome",
      ])
  }

  @Test("Off, gestures mean nothing and touches are the app's; on again, the screen begins anew")
  func voiceOverOff() throws {
    var session = try Session(
      PretendApp(stops) { _, _ in AccessibilityResponse(isHandled: true) })
    session.make(.oneFingerFlickRight)
    session.toggleVoiceOver()
    session.make(.oneFingerFlickRight)
    #expect(session.reader.letsThrough(.zero, to: session.app))
    session.touch(.down, at: Point(x: 5, y: 5))
    session.toggleVoiceOver()
    #expect(
      session.heard().suffix(7) == [
        "“VoiceOver off”", "no VoiceOver", "asked, answered", "silence", "VoiceOver", "→ title",
        "“VoiceOver on, Screen, portrait, Menu, heading”",
      ])
    #expect(session.app.requests == [.touch(at: Point(x: 5, y: 5), phase: .down)])
  }

  @Test("An element for direct touches takes them while it has the cursor")
  func directTouch() throws {
    var session = try Session(
      PretendApp([
        .stop("a", 0, 0),
        .stop("piano", 0, 100, 390, 200, traits: .allowsDirectInteraction),
      ]))
    let key = Point(x: 50, y: 150)
    #expect(!session.reader.letsThrough(key, to: session.app))
    session.make(.oneFingerFlickRight)
    #expect(session.reader.letsThrough(key, to: session.app))
    #expect(!session.reader.letsThrough(Point(x: 5, y: 5), to: session.app))
  }

  @Test("Every gesture that is bound has a command, and with Zoom on taps move up by one")
  func bindings() {
    let usual = Bindings()
    #expect(usual.command(for: .threeFingerDoubleTap) == .toggleMute)
    let zoomed = Bindings(isZoomOn: true)
    #expect(zoomed.command(for: .threeFingerTripleTap) == .toggleMute)
    #expect(zoomed.command(for: .threeFingerQuadrupleTap) == .toggleScreenCurtain)
    #expect(zoomed.gestures.count == usual.gestures.count - 1)
  }
}
