import Hands
import Lessons
import Practice
import ScreenReader
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("What a learner can choose")
struct PreferenceTests {
  /// On Curtain's settings, with the cursor on a row.
  private func settings(on row: String) throws -> Learner {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    try learner.does("five-finger-tap")
    while learner.log.last != "Settings, button" { try learner.does("one-finger-flick-right") }
    try learner.does("one-finger-double-tap")
    for _ in 0..<60 where heard(learner)?.hasPrefix(row) != true {
      try learner.does("one-finger-flick-right")
    }
    #expect(heard(learner)?.hasPrefix(row) == true)
    return learner
  }

  private func heard(_ learner: Learner) -> String? {
    learner.log.last {
      !$0.hasPrefix("Swipe") && !$0.hasPrefix("Double tap") && !$0.hasPrefix("[")
        && !$0.hasPrefix("(") && !$0.hasPrefix(">")
    }
  }

  private func kept(_ learner: Learner) -> [String: String] {
    var kept: [String: String] = [:]
    for case .preferenceChanged(let id, let value) in learner.records { kept[id] = value }
    return kept
  }

  @Test("Every preference can be heard among the settings, and flicks and taps change it")
  func everyOne() throws {
    var learner = try settings(on: "Speaking rate")
    try learner.does("four-finger-tap-top")
    for _ in 0..<60 {
      let cursor = learner.session.situation?.cursor
      if cursor?.hasPrefix("section.") == false, cursor != "title", cursor != "device" {
        if PreferenceCatalog.rows.first(where: { $0.id == cursor })?.control == .toggle {
          try learner.does("one-finger-double-tap")
        } else if cursor != "rotor", cursor != "close" {
          try learner.does("one-finger-flick-up", "one-finger-flick-down", "one-finger-flick-down")
          try learner.does("one-finger-flick-up", "one-finger-flick-up")
        }
      }
      try learner.does("one-finger-flick-right")
    }
    let ids = Set(PreferenceCatalog.rows.map(\.id)).subtracting(["rotor"])
    #expect(Set(kept(learner).keys) == ids)
  }

  @Test("The time between taps can be longer, and the recognizer follows")
  func tapGap() throws {
    var learner = try settings(on: "Time between taps")
    #expect(heard(learner) == "Time between taps, 0.25 seconds, adjustable")
    #expect(try learner.does("one-finger-flick-up").first == "0.35 seconds")
    #expect(kept(learner) == ["tapGap": "350"])
    try learner.does("two-finger-scrub")
    var hand = Hand(learner.session)
    let before = hand.log.count
    for _ in 0..<2 {
      let taps = GestureStrokes().touches(for: .oneFingerTap, starting: hand.now + 1)
      for touch in taps { hand.receive(touch) }
      hand.wait(300)
    }
    hand.wait(3000)
    let made = transcript(hand.log.dropFirst(before)).filter { $0.hasPrefix(">") }
    #expect(made == ["> one-finger-double-tap"])
  }

  @Test("With Zoom on, three-finger taps need one tap more")
  func zoom() throws {
    var learner = try settings(on: "Zoom")
    try learner.does("one-finger-double-tap", "two-finger-scrub", "three-finger-quadruple-tap")
    #expect(!learner.session.isCurtainDown)
  }

  @Test("Captions can be large")
  func largeCaptions() throws {
    var learner = try settings(on: "Large captions")
    #expect(!learner.session.areCaptionsLarge)
    try learner.does("one-finger-double-tap")
    #expect(learner.session.areCaptionsLarge)
  }

  @Test("With grouped navigation the flicks of two fingers mean something")
  func grouped() throws {
    var learner = try settings(on: "Navigation style")
    #expect(heard(learner) == "Navigation style, flat, picker item, adjustable, 1 of 2")
    #expect(try learner.does("one-finger-flick-up").first == "grouped")
    try learner.does("two-finger-scrub")
    #expect(try learner.does("two-finger-flick-right") == ["(boundary)"])
  }

  @Test("A setting that the rotor changed is kept, too, and shown among the settings")
  func byRotor() throws {
    var preferences = Preferences()
    preferences.reader.rotor = [.pitch]
    var learner = Learner(
      try session(
        .screen("room"), course: Course(lessons: [], apps: roomApps()), preferences: preferences))
    try learner.does("one-finger-flick-down")
    #expect(learner.session.settings.pitch == 45)
    #expect(kept(learner)["pitch"] == "45")
  }

  @Test("What was kept comes back; what nobody understands leaves the default")
  func taken() {
    var preferences = Preferences()
    preferences.take([
      "rate": "70", "volume": "loud", "pitch": "400", "hints": "off", "earcons": "maybe",
      "typingMode": "touch", "navigationStyle": "sideways", "tapGap": "-5",
      "rotor": "headings,links,handwriting", "captions": "always", "language": "<b>",
      "from-the-future": "1",
    ])
    var expected = Preferences()
    expected.reader.speech.rate = 70
    expected.reader.verbosity.speaksHints = false
    expected.reader.typingMode = .touch
    expected.reader.rotor = [.headings, .links]
    expected.captions = .always
    #expect(preferences == expected)
    preferences.take(["rotor": ",,", "rate": ""])
    #expect(preferences == expected)
  }

  @Test("Written down and read again, every value is the same")
  func roundTrip() {
    var preferences = Preferences()
    preferences.reader.speech.voice = .deep
    preferences.reader.speech.punctuation = .all
    preferences.reader.textLanguage = "de"
    preferences.reader.imageNavigation = .never
    preferences.reader.rotor = [.links, .headings]
    preferences.tapGap = 450
    var again = Preferences()
    again.take(
      Dictionary(
        uniqueKeysWithValues: PreferenceCatalog.rows.map { ($0.id, $0.text(of: preferences)) }))
    #expect(again == preferences)
  }

  // MARK: The rotor's order

  @Test("Settings of the rotor move up and down, come and go, and the rotor turns that way")
  func rotorOrder() throws {
    let count = RotorCatalog.usual.count
    var learner = try settings(on: "Rotor")
    try learner.does("one-finger-double-tap", "one-finger-flick-right")
    #expect(heard(learner) == "selected, Characters, 1 of \(count), button, actions available")
    try learner.does("one-finger-flick-right")
    #expect(heard(learner) == "selected, Words, 2 of \(count), button, actions available")
    try learner.does("one-finger-flick-down", "one-finger-double-tap")
    #expect(heard(learner) == "selected, Words, 1 of \(count), button, actions available")
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(heard(learner)?.hasPrefix("Characters, button") == true)
    #expect(
      kept(learner)["rotor"]
        == RotorCatalog.usual.dropFirst().map(\.rawValue).joined(separator: ","))
    try learner.does("two-finger-scrub", "two-finger-scrub")
    #expect(learner.session.situation?.screen == "room")
    try learner.does("two-finger-rotate-clockwise")
    #expect(heard(learner) == "Headings")
  }

  @Test("The last setting of the rotor stays")
  func lastOne() throws {
    var preferences = Preferences()
    preferences.reader.rotor = [.headings]
    var learner = Learner(
      try session(
        .screen("room"), course: Course(lessons: [], apps: roomApps()), preferences: preferences))
    try learner.does("five-finger-tap")
    while learner.log.last != "Settings, button" { try learner.does("one-finger-flick-right") }
    try learner.does("one-finger-double-tap")
    while heard(learner) != "Rotor, button" { try learner.does("one-finger-flick-right") }
    try learner.does("one-finger-double-tap", "one-finger-flick-right", "one-finger-double-tap")
    #expect(heard(learner) == "selected, Headings, 1 of 1, button")
    #expect(kept(learner)["rotor"] == nil)
  }
}
