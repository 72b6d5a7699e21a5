import Braille
import FileBackend
import Gestures
import Hands
import LouisBackend
import Practice
import ScreenReader
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("Braille Screen Input")
struct BrailleTests {
  private static let source = """
    {
      id: "form", title: "Form",
      views: [
        { id: "name", kind: "textField", frame: [16, 60, 358, 44], accessibilityLabel: "Name",
          suggestions: ["knowledge", "kitchen"] },
        { id: "note", kind: "textView", frame: [16, 110, 358, 44], accessibilityLabel: "Note" },
        { id: "secret", kind: "secureField", frame: [16, 160, 358, 44],
          accessibilityLabel: "Password" },
        { id: "list", kind: "table", frame: [0, 220, 390, 300], views: [
          { id: "pepperoni", kind: "cell", frame: [0, 0, 390, 60], isAccessibilityElement: true,
            accessibilityLabel: "Pepperoni" },
          { id: "margherita", kind: "cell", frame: [0, 60, 390, 60], isAccessibilityElement: true,
            accessibilityLabel: "Margherita" },
          { id: "marinara", kind: "cell", frame: [0, 120, 390, 60], isAccessibilityElement: true,
            accessibilityLabel: "Marinara", on: { activate: [{ announce: "Added" }] } },
        ] },
      ],
    }
    """

  private func session(translator: (any BrailleTranslator)? = LouisTranslator()) throws
    -> PracticeSession
  {
    let loaded = try screen(Self.source)
    let course = Course(lessons: [], apps: [loaded.start: loaded.library], progress: [:])
    var setup = try setup()
    setup.brailleTranslator = translator
    // Over a list the rotor holds it for those who chose it.
    setup.reader.rotor.append(.brailleScreenInput)
    return PracticeSession(course: course, opening: .screen(loaded.start), setup: setup)
  }

  /// A learner who edits a field of the form and has turned the rotor to braille.
  private func writer(in field: String = "name") throws -> Learner {
    var learner = Learner(try session())
    try step(until: field, learner.session.situation?.cursor == field) {
      try learner.does("one-finger-flick-right")
    }
    try learner.does("one-finger-double-tap")
    try turn(&learner)
    return learner
  }

  private func turn(_ learner: inout Learner) throws {
    for _ in 0..<20 where !learner.session.isTypingBraille {
      try learner.does("two-finger-rotate-counterclockwise")
    }
    let isTyping = learner.session.isTypingBraille
    #expect(isTyping)
  }

  private func text(of learner: Learner, _ field: String = "form/name") -> String? {
    learner.session.situation?.state[field]?.description
  }

  // MARK: Words

  @Test("Turning the rotor begins, says how, and a scrub ends")
  func beginAndEnd() throws {
    var learner = try writer()
    #expect(learner.log.suffix(1) == ["Braille Screen Input, uncontracted, table top"])
    #expect(try learner.does("two-finger-scrub") == ["Braille Screen Input off"])
    #expect(!learner.session.isTypingBraille)
    #expect(learner.session.isEditingText)
    #expect(try learner.does("braille 1").first == "(miss)")
    #expect(text(of: learner) == "")
  }

  @Test("After a scrub the rotor is where it was before braille")
  func rotorAfterScrub() throws {
    var learner = try writer()
    let before = try learner.does("two-finger-scrub")
    #expect(before == ["Braille Screen Input off"])
    // The setting before it is one turn back, not two.
    try learner.does("two-finger-rotate-clockwise")
    let turned = try learner.does("two-finger-rotate-counterclockwise")
    #expect(turned.last?.contains("Braille") == false)
    #expect(!learner.session.isTypingBraille)
  }

  @Test("The rotor leaves too, and goes on from there")
  func turnAway() throws {
    var learner = try writer()
    let heard = try learner.does("two-finger-rotate-counterclockwise")
    #expect(heard == ["(previousRotor)", "Hints"])
    #expect(!learner.session.isTypingBraille)
  }

  @Test("Uncontracted cells are letters at once; signs are told by their dots")
  func uncontracted() throws {
    var learner = try writer()
    #expect(try learner.does("braille 6 13 24") == ["dot 6", "cap K", "i"])
    #expect(text(of: learner) == "Ki")
    #expect(try learner.does("one-finger-flick-left") == ["i"])
    #expect(try learner.does("braille 3456 1 12") == ["dots 3 4 5 6", "1", "2"])
    #expect(text(of: learner) == "K12")
    #expect(try learner.does("one-finger-flick-right") == ["space, K12"])
    #expect(try learner.does("braille 1", "two-finger-flick-left") == ["a", "a"])
    #expect(text(of: learner) == "K12 ")
    #expect(try learner.does("one-finger-flick-left") == ["space"])
  }

  @Test("Contracted cells wait for their word; nothing of it is lost by turning away")
  func contracted() throws {
    var learner = try writer()
    #expect(try learner.does("two-finger-flick-up") == ["contracted"])
    #expect(try learner.does("braille 13") == ["k"])
    #expect(text(of: learner) == "")
    #expect(try learner.does("one-finger-flick-right") == ["space, knowledge"])
    #expect(text(of: learner) == "knowledge ")
    #expect(try learner.does("braille 2346", "two-finger-flick-down") == ["dots 2 3 4 6", "the"])
    #expect(text(of: learner) == "knowledge the")
    #expect(try learner.does("braille 14 1", "one-finger-flick-left") == ["c", "a", "a"])
    #expect(text(of: learner) == "knowledge the")
    try learner.does("two-finger-rotate-clockwise")
    #expect(text(of: learner) == "knowledge thecan")
  }

  @Test("Dots that mean nothing are kept and told, until they are deleted")
  func meaningless() throws {
    var learner = try writer()
    #expect(try learner.does("braille 1 12346") == ["a", "dots 1 2 3 4 6"])
    #expect(
      try learner.does("one-finger-flick-right") == [
        "(boundary)", "These dots mean nothing yet. Delete the last one or go on.",
      ])
    #expect(try learner.does("one-finger-flick-left") == ["dots 1 2 3 4 6"])
    #expect(try learner.does("one-finger-flick-right") == ["space, a"])
    #expect(text(of: learner) == "a ")
  }

  @Test("What the keyboard offers is chosen by flicks up and down and taken by a space")
  func suggestions() throws {
    var learner = try writer()
    try learner.does("braille 13")
    #expect(try learner.does("one-finger-flick-down") == ["knowledge, prediction"])
    #expect(try learner.does("one-finger-flick-down") == ["kitchen, prediction"])
    #expect(try learner.does("one-finger-flick-up") == ["knowledge, prediction"])
    try learner.does("one-finger-flick-right")
    #expect(text(of: learner) == "knowledge ")
    #expect(try learner.does("one-finger-flick-down") == ["(boundary)"])
  }

  @Test("A new line stays in a text and submits a field")
  func newLine() throws {
    var learner = try writer(in: "note")
    try learner.does("braille 1", "two-finger-flick-right", "braille 12")
    #expect(text(of: learner, "form/note") == "a\nb")
    learner = try writer()
    #expect(
      try learner.does("braille 1", "two-finger-flick-right").contains("(keyboardDisappeared)"))
    #expect(text(of: learner) == "a")
  }

  @Test("Secrets click, letter by letter, whatever the table")
  func secret() throws {
    var learner = try writer(in: "secret")
    try learner.does("two-finger-flick-up")
    #expect(
      try learner.does("braille 6 13", "one-finger-flick-left") == [
        "(secureText)", "(secureText)", "(secureText)",
      ])
    try learner.does("braille 13")
    #expect(text(of: learner, "form/secret") == "K")
  }

  @Test("Three fingers change language and mode, and lock the orientation")
  func threeFingers() throws {
    var learner = try writer()
    try learner.does("two-finger-flick-up")
    #expect(try learner.does("three-finger-flick-down") == ["Deutsch, contracted"])
    #expect(try learner.does("three-finger-flick-down") == ["Русский, uncontracted"])
    #expect(try learner.does("three-finger-flick-down") == ["English, uncontracted"])
    #expect(try learner.does("three-finger-flick-up") == ["Orientation locked, table top"])
    #expect(try learner.does("three-finger-flick-up") == ["Orientation unlocked, table top"])
    #expect(try learner.does("three-finger-flick-left") == ["braille commands"])
    #expect(try learner.does("three-finger-flick-right") == ["braille entry"])
  }

  @Test("Outside fields, letters find elements by name")
  func seeking() throws {
    var learner = Learner(try session())
    try turn(&learner)
    #expect(try learner.does("braille 134") == ["m, Margherita"])
    #expect(try learner.does("one-finger-flick-down") == ["Marinara"])
    #expect(
      try learner.does("braille 1 1235 15") == [
        "a, Margherita", "r, Margherita", "(boundary)", "e, no result",
      ])
    #expect(try learner.does("one-finger-flick-left") == ["e, Margherita"])
    #expect(try learner.does("braille 24") == ["i, Marinara"])
    #expect(try learner.does("two-finger-flick-right") == ["(activate)", "Added"])
    #expect(try learner.does("one-finger-flick-down") == ["(boundary)"])
    try learner.does("two-finger-scrub")
    #expect(learner.session.situation?.cursor == "marinara")
  }

  @Test("Command mode goes by letters, and flicks move as always")
  func commands() throws {
    var learner = Learner(try session())
    try turn(&learner)
    try learner.does("three-finger-flick-left")
    #expect(try learner.does("braille 124") == ["Note, text field"])
    #expect(try learner.does("one-finger-flick-right") == ["Password, secure text field"])
    #expect(try learner.does("braille 125") == ["(boundary)", "heading not found"])
    #expect(try learner.does("braille 14") == ["Pepperoni"])
    #expect(try learner.does("one-finger-flick-up") == ["(boundary)", "container not found"])
    #expect(try learner.does("braille 13456") == ["(boundary)", "dots 1 3 4 5 6"])
    #expect(try learner.does("two-finger-scrub") == ["Braille Screen Input off"])
  }

  @Test("Without tables one sentence says so, and the rest goes on")
  func noTables() throws {
    var learner = Learner(try session(translator: nil))
    let sentence = "No braille tables are installed here. Everything else works."
    var heard: [String] = []
    for _ in 0..<20 where heard.last?.hasSuffix(sentence) != true {
      heard = try learner.does("two-finger-rotate-counterclockwise")
    }
    #expect(heard.last == "Braille Screen Input, \(sentence)")
    #expect(!learner.session.isTypingBraille)
    #expect(try learner.does("one-finger-flick-right") == ["Note, text field"])
  }

  // MARK: Fingers

  /// Fingers on the dots of a cell, pressed for a tenth of a second.
  private func press(
    _ digits: String, _ hand: inout Hand, for time: Milliseconds = 100,
    layout: BrailleLayout = BrailleLayout(posture: .tableTop, screen: .phone)
  ) {
    let dots = BrailleCell(digits: digits)?.dots ?? []
    let places = dots.map { layout.places[$0 - 1] }
    let start = hand.now + 300
    for (index, place) in places.enumerated() {
      hand.receive(
        Touch(time: start + 7 * Double(index), finger: index, phase: .down, position: place))
    }
    hand.wait(time)
    for (index, place) in places.enumerated() {
      hand.receive(Touch(time: hand.now + 5, finger: index, phase: .up, position: place))
    }
    hand.wait(300)
  }

  private func started() throws -> PracticeSession {
    var session = try session()
    _ = session.start(at: .zero)
    return session
  }

  private func writingHand() throws -> Hand {
    var hand = Hand(try started())
    hand.makes(.oneFingerDoubleTap)
    for _ in 0..<20 where !hand.session.isTypingBraille {
      hand.makes(.twoFingerRotateCounterclockwise)
    }
    let isTyping = hand.session.isTypingBraille
    #expect(isTyping)
    return hand
  }

  private func text(of hand: Hand) -> String? {
    hand.session.situation?.state["form/name"]?.description
  }

  @Test("Six fingers write, flicks between the cells do what they do, and a scrub leaves")
  func fingers() throws {
    var hand = try writingHand()
    for cell in ["6", "125", "15", "123", "123", "135"] { press(cell, &hand) }
    #expect(text(of: hand) == "Hello")
    hand.makes(.oneFingerFlickRight)
    // Five and six fingers are dots like any others.
    for cell in ["12345", "1236"] { press(cell, &hand) }
    #expect(text(of: hand) == "Hello qv")
    hand.makes(.oneFingerFlickLeft, .twoFingerFlickLeft)
    #expect(text(of: hand) == "Hello ")
    hand.makes(.twoFingerFlickUp)
    press("123456", &hand)
    hand.makes(.twoFingerFlickDown)
    #expect(text(of: hand) == "Hello for")
    #expect(hand.makes(.twoFingerScrub).contains("Braille Screen Input off"))
    #expect(!hand.session.isTypingBraille)
  }

  @Test("Cells can follow each other quickly: none is taken for a double tap")
  func quickly() throws {
    var hand = try writingHand()
    let layout = BrailleLayout(posture: .tableTop, screen: .phone)
    for _ in 0..<4 {
      let start = hand.now + 70
      hand.receive(Touch(time: start, finger: 1, phase: .down, position: layout.places[0]))
      hand.receive(Touch(time: start + 60, finger: 1, phase: .up, position: layout.places[0]))
    }
    hand.wait(2000)
    #expect(text(of: hand) == "aaaa")
  }

  @Test("Resting fingers tell their dots; six of them say where they are and how")
  func resting() throws {
    var hand = try writingHand()
    let before = hand.log.count
    press("14", &hand, for: 1500)
    #expect(text(of: hand) == "")
    let away = BrailleLayout(posture: .screenAway, screen: .phone)
    press("123456", &hand, for: 1500, layout: away)
    let heard = transcript(hand.log.dropFirst(before)).filter { !$0.hasPrefix(">") }
    #expect(heard == ["dots 1 4", "screen away, dots set"])
    for cell in ["14", "1"] { press(cell, &hand, layout: away) }
    #expect(text(of: hand) == "ca")
    hand.makes(.twoFingerScrub)
    for _ in 0..<20 where !hand.session.isTypingBraille {
      hand.makes(.twoFingerRotateCounterclockwise)
    }
    press("12", &hand, layout: away)
    #expect(text(of: hand) == "cab")
  }

  @Test("Fingers that slide type nothing, and the coach can say how far they went")
  func sliding() throws {
    var hand = try writingHand()
    let start = hand.now + 300
    let place = BrailleLayout(posture: .tableTop, screen: .phone).places[0]
    let end = Point(x: place.x, y: place.y + 38.5)
    hand.receive(Touch(time: start, finger: 1, phase: .down, position: place))
    for step in 1...50 {
      let part = Point(x: place.x, y: place.y + 38.5 * Double(step) / 50)
      hand.receive(
        Touch(time: start + 16 * Double(step), finger: 1, phase: .move, position: part))
    }
    hand.receive(Touch(time: start + 820, finger: 1, phase: .up, position: end))
    hand.wait(2000)
    #expect(text(of: hand) == "")
    let before = hand.log.count
    hand.perform(.whatDidIDo)
    hand.wait(2000)
    #expect(
      transcript(hand.log.dropFirst(before)) == [
        "Coach: Your fingers slid 6 millimetres. Press the dots and lift straight up."
      ])
  }

  @Test("Two fingers, one at the top and one at the bottom, begin braille anywhere")
  func topAndBottom() throws {
    var hand = Hand(try started())
    let before = hand.log.count
    let start = hand.now + 100
    for (finger, y) in [(1, 40.0), (2, 800.0)] {
      hand.receive(
        Touch(time: start, finger: finger, phase: .down, position: Point(x: 195, y: y)))
    }
    for (finger, y) in [(1, 40.0), (2, 800.0)] {
      hand.receive(
        Touch(time: start + 80, finger: finger, phase: .up, position: Point(x: 195, y: y)))
    }
    hand.wait(2000)
    #expect(hand.session.isTypingBraille)
    #expect(
      transcript(hand.log.dropFirst(before)).contains(
        "Braille Screen Input, uncontracted, table top"))
    hand.makes(.twoFingerScrub)
    #expect(!hand.session.isTypingBraille)
    // Side by side it pauses speech as ever.
    hand.makes(.twoFingerTap)
    #expect(!hand.session.isTypingBraille)
  }

  @Test("Keys are dots while it is on")
  func keys() throws {
    var hand = try writingHand()
    hand.type(.cell(BrailleCell([1, 2, 5])), .cell(BrailleCell([2, 4])), .space)
    #expect(text(of: hand) == "hi ")
    hand.type(.deleteBackward, .deleteBackward)
    #expect(text(of: hand) == "h")
  }

  @Test("The coach's menu opens by its key, and braille goes on after it")
  func menu() throws {
    var hand = try writingHand()
    hand.perform(.history)
    #expect(!hand.session.isTypingBraille)
    hand.makes(.twoFingerScrub)
    #expect(hand.session.isTypingBraille)
    press("1", &hand)
    #expect(text(of: hand) == "a")
  }
}
