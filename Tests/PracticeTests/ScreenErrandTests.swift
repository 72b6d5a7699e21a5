import FileBackend
import Gestures
import Lessons
import Practice
import Simulation
import SpaceAndTime
import TestSupport
import Testing

@Suite("Errands on a screen that nobody wrote a lesson for")
struct ScreenErrandTests {
  private static let shop = """
    {
      id: "shop", title: "Shop",
      views: [
        { id: "title", kind: "header", frame: [0, 40, 390, 40], text: "Teas" },
        { id: "search", kind: "searchField", frame: [0, 90, 390, 40], accessibilityLabel: "Search" },
        { id: "green", kind: "cell", frame: [0, 140, 390, 40], isAccessibilityElement: true,
          accessibilityLabel: "Sencha", accessibilityCustomActions: ["Add to cart"] },
        { id: "more", kind: "header", frame: [0, 190, 390, 40], text: "Settings" },
        { id: "strength", kind: "slider", frame: [0, 240, 390, 40], text: "Strength", value: 40,
          minimumValue: 0, maximumValue: 100 },
        { id: "organic", kind: "switch", frame: [0, 290, 390, 40], text: "Organic only", isOn: true },
        { id: "help", kind: "header", frame: [0, 340, 390, 40], text: "Help" },
        { id: "one", kind: "button", frame: [0, 390, 390, 40], text: "Ask" },
        { id: "two", kind: "button", frame: [0, 440, 390, 40], text: "Ask" },
        { id: "checkout", kind: "button", frame: [0, 490, 390, 40], text: "Checkout" },
      ],
    }
    """

  private func learner(offersErrands: Bool = false) throws -> Learner {
    var setup = try setup()
    setup.offersErrands = offersErrands
    let course = Course(lessons: [], apps: ["shop": try screen(Self.shop).library])
    return Learner(PracticeSession(course: course, opening: .screen("shop"), setup: setup))
  }

  /// From the app to the list: the coach's menu, its first row behind the title.
  private func openList(_ learner: inout Learner) throws -> [String] {
    try learner.does("five-finger-tap", "one-finger-flick-right", "one-finger-double-tap", "wait 3")
  }

  private static let errands = [
    "Find Search and begin to type", "Find Sencha and run its action Add to cart",
    "Set Strength to 60 percent", "Turn Organic only off", "Go to the third heading",
    "Find Checkout and activate it",
  ]

  @Test("They are found in the coach's menu by ear, each kind once, in reading order")
  func list() throws {
    var learner = try learner()
    #expect(
      try learner.does("five-finger-tap", "one-finger-flick-right").contains(
        "Errands on this screen, button"))
    let opened = try learner.does("one-finger-double-tap", "wait 3")
    #expect(opened.contains("Errands on this screen, heading"))
    for errand in Self.errands {
      #expect(try learner.does("one-finger-flick-right", "wait 2").contains("\(errand), button"))
    }
    #expect(try learner.does("one-finger-flick-right", "wait 2").contains("Close, button"))
  }

  /// The gestures of a listener who goes each errand's cheapest way.
  private static let ways = [
    ["one-finger-flick-right", "one-finger-double-tap"],
    [
      "one-finger-flick-right", "one-finger-flick-right", "one-finger-flick-down",
      "one-finger-double-tap",
    ],
    [
      "one-finger-flick-right", "one-finger-flick-right", "one-finger-flick-right",
      "one-finger-flick-right", "one-finger-flick-up", "one-finger-flick-up",
    ],
    [
      "four-finger-tap-bottom", "one-finger-flick-left", "one-finger-flick-left",
      "one-finger-flick-left", "one-finger-flick-left", "one-finger-double-tap",
    ],
    [
      "four-finger-tap-bottom", "one-finger-flick-left", "one-finger-flick-left",
      "one-finger-flick-left",
    ],
    ["four-finger-tap-bottom", "one-finger-double-tap"],
  ]

  @Test(
    "Who goes the cheapest way is at par; the next errand and free practice follow",
    arguments: 0..<6)
  func par(number: Int) throws {
    var learner = try learner()
    _ = try openList(&learner)
    for _ in 0...number { try learner.does("one-finger-flick-right") }
    let asked = try learner.does("one-finger-double-tap", "wait 8")
    #expect(asked.contains("Coach: \(Self.errands[number])."))
    var heard: [String] = []
    for gesture in Self.ways[number] { heard += try learner.does(gesture, "wait 2") }
    let gestures = Self.ways[number].count
    #expect(
      heard.contains {
        $0.hasPrefix("Score errand: \(gestures) gestures") && $0.hasSuffix("3 stars")
      },
      "\(heard)")
    let score = learner.rehearsal.log.compactMap { event in
      if case .score(_, _, _, let par) = event.what { par } else { nil }
    }
    #expect(score == [gestures])
    heard += try learner.does("wait 30")
    if number < 5 {
      try learner.does("four-finger-tap-bottom", "one-finger-flick-left")
      #expect(
        try learner.does("two-finger-flick-down", "wait 3").contains { $0.contains("Next: ") })
    }
    let back = try learner.does("two-finger-scrub", "wait 9")
    #expect(back.contains("Coach: Back in free practice."), "\(back)")
    #expect(learner.session.situation?.screen == "shop")
    #expect(!learner.session.isOver)
    #expect(learner.records.isEmpty, "\(learner.records)")
  }

  @Test("A hint tells the place, then the cheapest way")
  func hints() throws {
    var learner = try learner()
    _ = try openList(&learner)
    for _ in 0..<6 { try learner.does("one-finger-flick-right") }
    try learner.does("one-finger-double-tap", "wait 8")
    #expect(try learner.does("key f6", "wait 3").contains("Coach: It is stop 10 of 10."))
    #expect(
      try learner.does("key f6", "wait 3")
        .contains("Coach: The cheapest way: four-finger tap at the bottom."))
  }

  @Test("In the window free practice says where the errands are, once the screen was heard")
  func offer() throws {
    var learner = try learner(offersErrands: true)
    try learner.does("wait 9")
    let offer = "Coach: For errands on this screen, tap with five fingers."
    #expect(learner.log == ["= shop", "[title]", "Teas, heading", offer])
    var rehearsed = try self.learner()
    try rehearsed.does("wait 9")
    #expect(!rehearsed.log.contains(offer))
  }

  // MARK: - Dumped again

  private func hear(_ learner: inout Learner, _ saved: SavedScreen) throws -> [String] {
    let before = learner.rehearsal.log.count
    learner.rehearsal.screenSaved(saved)
    try learner.does("wait 9")
    return transcript(learner.rehearsal.log.dropFirst(before))
  }

  @Test("A screen that is dumped again is heard again, with the cursor where it was")
  func dumpedAgain() throws {
    var learner = try learner()
    try learner.does("four-finger-tap-bottom", "wait 3")
    let renamed = try screen(Self.shop.replacing("\"Checkout\"", with: "\"Pay now\""))
    #expect(try hear(&learner, .screen(renamed.library)).contains("Pay now, button"))
    #expect(learner.session.situation?.cursor == "checkout")
    let shorter = try screen(Self.shop.replacing("id: \"checkout\"", with: "id: \"pay\""))
    #expect(try hear(&learner, .screen(shorter.library)).contains("Teas, heading"))
    let other = try screen(
      "{ id: \"other\", title: \"Other\", views: [{ id: \"a\", kind: \"label\", frame: [0, 0, 9, 9], text: \"Hello\" }] }"
    )
    #expect(try hear(&learner, .screen(other.library)).contains("Hello"))
    #expect(learner.session.situation?.screen == "other")
    #expect(try hear(&learner, .screen(renamed.library)).contains("Teas, heading"))
  }

  @Test("A broken save and a file that is gone are told, and the last good screen stays")
  func broken() throws {
    var learner = try learner()
    #expect(
      try hear(&learner, .problem("It breaks off.", line: nil, column: nil)).contains(
        "Coach: You go on hearing the last good screen."))
    #expect(try hear(&learner, .gone).contains { $0.hasPrefix("Coach: The file is gone.") })
    #expect(learner.session.situation?.screen == "shop")
  }

  @Test("A new dump ends an errand, and errands are made for the new screen")
  func dumpedInAnErrand() throws {
    var learner = try learner()
    _ = try openList(&learner)
    try learner.does("one-finger-flick-right", "one-finger-double-tap", "wait 8")
    let new = try screen(Self.shop.replacing("\"Checkout\"", with: "\"Pay now\""))
    #expect(
      try hear(&learner, .screen(new.library)).contains("Coach: Back in free practice."))
    _ = try openList(&learner)
    var heard: [String] = []
    for _ in 0..<6 { heard += try learner.does("one-finger-flick-right", "wait 2") }
    #expect(heard.contains("Find Pay now and activate it, button"), "\(heard)")
  }
}
