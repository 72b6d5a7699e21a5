import Gestures
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
    try step(until: "Settings", learner.log.last == "Settings, button") {
      try learner.does("one-finger-flick-right")
    }
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
      if let cursor, !cursor.hasPrefix("section."), !Self.others.contains(cursor) {
        if PreferenceCatalog.rows.first(where: { $0.id == cursor })?.control == .toggle {
          try learner.does("one-finger-double-tap")
        } else {
          try learner.does("one-finger-flick-up", "one-finger-flick-down", "one-finger-flick-down")
          try learner.does("one-finger-flick-up", "one-finger-flick-up")
        }
      }
      try learner.does("one-finger-flick-right")
    }
    #expect(
      Set(kept(learner).keys) == Set(PreferenceCatalog.rows.map(\.id)).subtracting(Self.others))
  }

  /// Rows that open a screen, or do something at once.
  private static let others = ["title", "close", "rotor", "spokenLanguage", "device"]

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

  @Test("Texts can be larger: rows grow at once, and the cursor stays")
  func textSize() throws {
    var learner = try settings(on: "Text size")
    let height = try #require(cursorFrame(learner)).size.height
    #expect(try learner.does("one-finger-flick-up").first == "large")
    #expect(learner.session.textSize == .large)
    let grown = try #require(cursorFrame(learner)).size.height
    #expect(grown > 1.5 * height)
    #expect(learner.session.situation?.cursor == "textSize")
    #expect(kept(learner)["textSize"] == "large")
    // Values go on from there.
    #expect(try learner.does("one-finger-flick-up").first == "largest")
  }

  private func cursorFrame(_ learner: Learner) -> Rect? {
    learner.session.watchedScreen?.cursor
  }

  @Test("Whoever looks on sees what a value is of")
  func drawn() throws {
    let learner = try settings(on: "Voice")
    let texts = learner.session.watchedScreen?.views.compactMap(\.text) ?? []
    for text in ["Speaking rate", "Voice: usual", "Language: English"] {
      #expect(texts.contains(text))
    }
  }

  @Test("Contrast can be high")
  func contrast() throws {
    var learner = try settings(on: "High contrast")
    try learner.does("one-finger-double-tap")
    #expect(learner.session.hasHighContrast)
    #expect(kept(learner)["highContrast"] == "on")
  }

  @Test(
    "What is always so stands among the settings, for those who look for it",
    arguments: ["Mono sound: always.", "Animation: none."])
  func facts(beginning: String) throws {
    let learner = try settings(on: beginning)
    #expect(kept(learner).isEmpty)
  }

  @Test("The cursor can be large")
  func largeCursor() throws {
    var learner = try settings(on: "Large cursor")
    #expect(!learner.session.hasLargeCursor)
    try learner.does("one-finger-double-tap")
    #expect(learner.session.hasLargeCursor)
    #expect(kept(learner)["largeCursor"] == "on")
  }

  @Test("On a pad Curtain's own screens fill a pad's glass at once; an app keeps its own")
  func glass() throws {
    var preferences = Preferences()
    preferences.take(["glass": "pad"])
    let apps = try roomApps()
    var learner = Learner(
      try session(
        .course, course: Course(lessons: [lampLesson()], apps: apps), preferences: preferences))
    #expect(learner.session.screenSize == .pad)
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(learner.session.situation?.screen == "room")
    #expect(learner.session.screenSize == .phone)
    var other = Learner(try session(.course, lessons: [lampLesson()], apps: apps))
    while other.log.last != "Settings, button" { try other.does("one-finger-flick-right") }
    try other.does("one-finger-double-tap")
    while heard(other)?.hasPrefix("Glass") != true { try other.does("one-finger-flick-right") }
    #expect(try other.does("one-finger-flick-up").first == "pad")
    #expect(other.session.screenSize == .pad)
    try other.does("two-finger-scrub")
    #expect(other.session.screenSize == .pad)
  }

  @Test("Wider limits let a slow tap be one, and are told to be wider than VoiceOver's")
  func gestureRoom() throws {
    var learner = try settings(on: "Gesture limits")
    #expect(try learner.does("one-finger-flick-up").first == "wider")
    #expect(kept(learner) == ["gestureRoom": "wider"])
    try learner.does("two-finger-scrub")
    var hand = Hand(learner.session)
    let before = hand.log.count
    let place = Point(x: 195, y: 210)
    let now = hand.now + 1
    hand.receive(Touch(time: now, finger: 0, phase: .down, position: place))
    hand.receive(Touch(time: now + 270, finger: 0, phase: .up, position: place))
    hand.wait(3000)
    let made = transcript(hand.log.dropFirst(before)).filter { $0.hasPrefix(">") }
    #expect(made == ["> one-finger-tap"])
  }

  @Test("The sound device is named, and the one that was taken is kept")
  func device() throws {
    var learner = try settings(on: "Sound device")
    #expect(heard(learner) == "Sound device, the system's own, button")
    try learner.does("one-finger-double-tap")
    #expect(learner.rehearsal.effects.contains(.nextOutputDevice))
    learner.rehearsal.outputDeviceChanged(to: "Headphones")
    #expect(learner.log.last == "Coach: Sound now comes from Headphones.")
    #expect(kept(learner) == ["device": "Headphones"])
    try learner.does("one-finger-flick-right", "one-finger-flick-left")
    #expect(heard(learner) == "Sound device, Headphones, button")
  }

  // MARK: Language

  /// Pretends that the coach's words of a language are English ones with its name before them.
  private func language(_ tag: String) throws -> SpokenLanguage {
    let setup = try setup()
    let words = setup.coachWords.entries.mapValues { entry -> Words.Entry in
      if case .text(let text) = entry { .text("\(tag) \(text)") } else { entry }
    }
    let base = setup.vocabulary
    let listener = Words(
      language: tag, entries: base.words(for: tag).entries, pluralRule: .oneAndOther)
    return SpokenLanguage(
      tag: tag, vocabulary: Vocabulary(listener, others: [base.listener]),
      coachWords: Words(language: tag, entries: words), lessons: [])
  }

  @Test("Another language is spoken at once, in the menu below too, and kept")
  func spokenLanguage() throws {
    var setup = try setup()
    setup.languages = ["de", "en"]
    var learner = Learner(
      PracticeSession(
        course: Course(lessons: [lampLesson()], apps: try roomApps()), opening: .course,
        setup: setup))
    while learner.log.last != "Settings, button" { try learner.does("one-finger-flick-right") }
    try learner.does("one-finger-double-tap")
    while heard(learner)?.hasPrefix("Language, ") != true {
      try learner.does("one-finger-flick-right")
    }
    #expect(heard(learner) == "Language, English, button")
    try learner.does("one-finger-double-tap")
    #expect(try learner.does("one-finger-flick-right") == ["Deutsch, Taste"])
    #expect(try learner.does("one-finger-flick-right") == ["selected, English, button"])
    try learner.does("one-finger-flick-left", "one-finger-double-tap")
    #expect(learner.rehearsal.effects.contains(.language("de")))
    #expect(kept(learner) == ["spokenLanguage": "de"])
    learner.rehearsal.languageChanged(to: try language("de"))
    #expect(heard(learner) == "de Language, Deutsch, Taste")
    #expect(learner.session.settings.language == "de")
    #expect(try learner.does("two-finger-scrub").last == "de Settings, Taste")
    #expect(kept(learner) == ["spokenLanguage": "de"])
  }

  @Test("A language stays where it was chosen again, or where nobody has words for it")
  func sameLanguage() throws {
    var setup = try setup()
    setup.languages = ["en", "vi"]
    var preferences = Preferences()
    preferences.take(["spokenLanguage": "xx"])
    #expect(setup.language(of: preferences) == "en")
    preferences.take(["spokenLanguage": "vi"])
    #expect(setup.language(of: preferences) == "vi")
    setup.language = "en-GB"
    #expect(setup.language(of: preferences) == "en-GB")
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
    preferences.reader.speech.punctuation = .custom
    preferences.reader.speech.customPunctuation[.sentences] = true
    preferences.reader.speech.customPunctuation[.symbols] = false
    preferences.reader.textLanguage = "de"
    preferences.reader.imageNavigation = .never
    preferences.reader.rotor = [.links, .headings]
    preferences.tapGap = 450
    preferences.textSize = .largest
    preferences.gestureRoom = .widest
    preferences.glass = .pad
    preferences.hasHighContrast = true
    preferences.hasLargeCursor = true
    preferences.reader.verbosity.speaksEmojiSuffix = false
    preferences.reader.speaksNotifications = false
    preferences.outputDevice = "Kopfhörer, links"
    preferences.spokenLanguage = "vi"
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
    try learner.does("one-finger-flick-down")
    #expect(
      try learner.does("one-finger-double-tap").filter { $0.hasPrefix("(") } == [
        "(reordered)"
      ])
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
    try step(until: "Settings", learner.log.last == "Settings, button") {
      try learner.does("one-finger-flick-right")
    }
    try learner.does("one-finger-double-tap")
    try step(until: "Rotor", heard(learner) == "Rotor, button") {
      try learner.does("one-finger-flick-right")
    }
    try learner.does("one-finger-double-tap", "one-finger-flick-right", "one-finger-double-tap")
    #expect(heard(learner) == "selected, Headings, 1 of 1, button")
    #expect(kept(learner)["rotor"] == nil)
  }
}
