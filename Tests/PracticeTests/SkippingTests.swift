import FileBackend
import Gestures
import Lessons
import Practice
import Simulation
import Speech
import TestSupport
import Testing

@Suite("Skipping a step")
struct SkippingTests {
  /// A hall with a cupboard behind a door, and a book that can be carried to the shelf.
  private func apps() throws -> [String: ScreenLibrary] {
    let hall = try description(
      """
      {
        id: "room", title: "Hall", state: { lamp: false, book: "table", dropped: "" },
        views: [
          { id: "title", kind: "header", frame: [0, 40, 390, 40], text: "Hall" },
          { id: "cupboard-door", kind: "button", frame: [0, 100, 390, 60], text: "Cupboard",
            on: { activate: [{ push: "cupboard" }] } },
          { id: "book", kind: "element", frame: [0, 180, 390, 60], isAccessibilityElement: true,
            accessibilityLabel: "Book", dragItem: "Book" },
          { id: "shelf", kind: "element", frame: [0, 260, 390, 60], isAccessibilityElement: true,
            accessibilityLabel: "Shelf", on: { drop: [{ set: { book: "shelf" } }] } },
          { id: "bell", kind: "button", frame: [0, 340, 390, 60], text: "Bell",
            on: { activate: [{ announce: "Ding" }, { wait: 30 }, { set: { lamp: true } }, { announce: "Light" }] } },
        ],
      }
      """)
    let cupboard = try description(
      """
      {
        id: "cupboard", title: "Cupboard", state: { box: false },
        views: [
          { id: "top", kind: "header", frame: [0, 40, 390, 40], text: "Cupboard" },
          { id: "box", kind: "switch", frame: [0, 100, 390, 60], text: "Box", bind: "box" },
          { id: "key", kind: "button", frame: [0, 180, 390, 60], text: "Key" },
        ],
      }
      """)
    return ["room": ScreenLibrary([hall, cupboard])]
  }

  private func description(_ source: String) throws -> ScreenDescription {
    try ScreenFile.description(Array(source.utf8), file: "test.json5")
  }

  private func flag(_ name: String) -> LessonGoal {
    .state(Condition([.init(name: name, test: .equals(.flag(true)))]))
  }

  private func learner(
    _ steps: [Step], goal: LessonGoal? = nil, par: Int? = nil, kind: Lesson.Kind = .drill
  ) throws -> Learner {
    var lesson = lampLesson(par: par, kind: kind)
    lesson.rounds[0].steps = steps
    lesson.rounds[0].goal = goal
    return Learner(try session(.lesson("lamp"), lessons: [lesson], apps: apps()))
  }

  private let end = Step(id: "end", say: "And now?", finish: .command("nothing"))

  @Test("The app is where the step would have ended, and its place is told before the next request")
  func screens() throws {
    var learner = try learner([
      Step(id: "open", say: "Open the cupboard.", finish: .screen("cupboard")),
      Step(id: "box", say: "Switch the box on.", finish: flag("box")),
      end,
    ])
    #expect(
      try learner.does("key f7") == [
        "Coach: Skipped.", "(screenChange)", "= cupboard", "Cupboard, heading",
        "Coach: Switch the box on.",
      ])
    #expect(
      try learner.does("key f7") == [
        "Coach: Skipped.", "Box, switch button, on", "Coach: And now?",
      ]
    )
    // A scrub leads back to what opened the screen, as if the learner had been there.
    #expect(try learner.does("two-finger-scrub").contains("Cupboard, button"))
  }

  @Test("The coach's menu skips in the same way")
  func menu() throws {
    var learner = try learner([
      Step(id: "open", say: "Open the cupboard.", finish: .screen("cupboard")), end,
    ])
    try learner.does("five-finger-tap")
    let flicks = Array(repeating: "one-finger-flick-right", count: 3).joined(separator: "\n")
    #expect(try learner.does(flicks).last == "Skip this step, button")
    let heard = try learner.does("one-finger-double-tap")
    #expect(heard.suffix(2) == ["Cupboard, heading", "Coach: And now?"])
  }

  @Test("Nothing of the way is counted, no step of it either, and going on is no wrong turn")
  func uncounted() throws {
    var learner = try learner(
      [
        Step(id: "open", say: "", finish: .screen("cupboard"), hints: ["Open it."]),
        Step(id: "box", say: "", finish: flag("box"), hints: ["Switch it."]),
      ], goal: .all([.screen("room"), flag("box")]), par: 6, kind: .errand)
    try learner.does("one-finger-flick-right", "key f7")
    try learner.does("one-finger-flick-right", "one-finger-double-tap", "two-finger-scrub")
    #expect(
      learner.log.contains(
        "Score round1: 4 gestures, 0 misses, 0 wrong turns, 0 hints, 0 peeks, no stars"))
    let finished = learner.records.compactMap { event -> String? in
      guard case .stepFinished(let step, _, _, let isSkipped) = event else { return nil }
      return "\(step)\(isSkipped ? ", skipped" : "")"
    }
    #expect(finished == ["open, skipped", "box"])
    let made = learner.records.count { if case .gesture = $0 { true } else { false } }
    #expect(made == 4)
  }

  @Test("A skip that reaches the round's end has no praise, and counts as skipped")
  func endOfRound() throws {
    var learner = try learner(
      [
        Step(id: "box", say: "", finish: flag("box"), hints: ["Switch it."]),
        Step(id: "rest", say: "", finish: .cursor("key"), hints: ["On."]),
      ], goal: flag("box"), par: 4, kind: .errand)
    let heard = try learner.does("key f7")
    #expect(heard.contains { $0.hasPrefix("Score round1: 0 gestures") && $0.hasSuffix("no stars") })
    #expect(!heard.contains("(success)") && !heard.contains("Coach: Round done."))
    #expect(learner.records.contains(.lessonLeft))
  }

  @Test("The cursor and the rotor stand where the step would have left them")
  func cursor() throws {
    var learner = try learner([
      Step(id: "key", say: "Find the key.", finish: .visited("key")),
      Step(
        id: "rotor", say: "Turn to Headings.",
        finish: .answered(
          GestureAnswer(.oneFingerFlickUp, cursor: "top", rotor: .headings), times: 1)),
      end,
    ])
    #expect(try learner.does("key f7").contains("Key, button"))
    #expect(learner.session.situation?.screen == "cupboard")
    #expect(try learner.does("key f7").dropFirst().first == "Cupboard, heading")
    #expect(learner.session.situation?.rotor == .headings)
  }

  @Test("Where the end can't be seen by the app, or no way leads there, it stays as it is")
  func unknown() throws {
    var learner = try learner([
      Step(id: "tap", say: "Tap.", finish: .gesture(.threeFingerTap, times: 1)),
      Step(id: "never", say: "Fly.", finish: flag("flown")),
      end,
    ])
    try learner.does("one-finger-flick-right")
    #expect(try learner.does("key f7") == ["Coach: Skipped.", "Coach: Fly."])
    #expect(try learner.does("key f7") == ["Coach: Skipped.", "Coach: And now?"])
    #expect(learner.session.situation?.cursor == "cupboard-door")
  }

  @Test(
    "What is carried is let go, whether or not there is a way to the end", arguments: [0, 1, 2])
  func carried(index: Int) throws {
    let onShelf = LessonGoal.state(Condition([.init(name: "book", test: .equals(.text("shelf")))]))
    let steps = [
      Step(id: "shelf", say: "Carry the book to the shelf.", finish: onShelf),
      Step(id: "tap", say: "Tap.", finish: .gesture(.threeFingerTap, times: 1)),
      Step(id: "lamp", say: "Ring, and wait for the light.", finish: flag("lamp")),
    ]
    var learner = try learner([steps[index], end])
    try learner.does(
      "one-finger-flick-right", "one-finger-flick-right", "one-finger-flick-down",
      "one-finger-double-tap")
    try learner.does("key f7")
    #expect(learner.session.situation?.state["book"] == .text(index == 0 ? "shelf" : "table"))
    // Something that is carried has no action of its own.
    try learner.does("four-finger-tap-top", "one-finger-flick-right", "one-finger-flick-right")
    #expect(try learner.does("one-finger-flick-down").first == "Drag Book")
  }

  @Test("What the app would say on the way is not said, and time goes on as before")
  func silence() throws {
    var learner = try learner([
      Step(id: "lamp", say: "Ring, and wait for the light.", finish: flag("lamp")), end,
    ])
    let heard = try learner.does("key f7", "wait 60")
    #expect(learner.session.situation?.state["lamp"] == .flag(true))
    #expect(heard.contains("Bell, button"))
    #expect(!heard.contains("Ding") && !heard.contains("Light"))
    // The app's waits begin from now, and not from when a listener would have got there.
    let rung = try learner.does("one-finger-double-tap", "wait 20")
    #expect(rung.contains("Ding") && !rung.contains("Light"))
    #expect(try learner.does("wait 11").contains("Light"))
  }

  @Test("What only a finger on the app itself can do is done by one, at the cursor first")
  func touches() throws {
    let card = try description(
      """
      {
        id: "room", title: "Card", state: { strokes: 0, other: 0, isHeld: false, sent: false },
        views: [
          { id: "pad", kind: "view", frame: [0, 40, 390, 200], isAccessibilityElement: true,
            accessibilityLabel: "Pad", accessibilityTraits: ["allowsDirectInteraction"],
            on: { touchDown: [{ add: { strokes: 1 } }] } },
          { id: "other", kind: "view", frame: [0, 240, 390, 200], isAccessibilityElement: true,
            accessibilityLabel: "Other", accessibilityTraits: ["allowsDirectInteraction"],
            on: { touchDown: [{ add: { strokes: 1, other: 1 } }] } },
          { id: "talk", kind: "button", frame: [0, 500, 390, 60], text: "Talk",
            on: { touchDown: [{ set: { isHeld: true } }], touchUp: [{ set: { isHeld: false, sent: true } }] } },
        ],
      }
      """)
    func number(_ name: String, _ value: Double) -> LessonGoal {
      .state(Condition([.init(name: name, test: .atLeast(value))]))
    }
    var lesson = lampLesson()
    lesson.rounds[0].steps = [
      Step(id: "draw", say: "Draw.", finish: number("strokes", 3)),
      Step(id: "hold", say: "Hold.", finish: flag("isHeld")),
      Step(id: "lift", say: "Lift.", finish: flag("sent")),
      end,
    ]
    var learner = Learner(
      try session(.lesson("lamp"), lessons: [lesson], apps: ["room": ScreenLibrary([card])]))
    try learner.does("one-finger-flick-right")
    #expect(
      try learner.does("key f7") == ["Coach: Skipped.", "Other", "Coach: Hold."])
    #expect(learner.session.situation?.state["other"] == .number(3))
    #expect(try learner.does("key f7") == ["Coach: Skipped.", "Talk, button", "Coach: Lift."])
    #expect(learner.session.situation?.state["isHeld"] == .flag(true))
    try learner.does("key f7")
    #expect(learner.session.situation?.state["sent"] == .flag(true))
    #expect(learner.session.situation?.state["isHeld"] == .flag(false))
  }

  @Test("Where skipping is what was asked for, it is done by it")
  func asked() throws {
    var learner = try learner([
      Step(id: "skip", say: "Skip this.", finish: .command("skip")),
      Step(id: "open", say: "Open the cupboard.", finish: .screen("cupboard")), end,
    ])
    let heard = try learner.does("key f7")
    #expect(
      heard.filter { $0.hasPrefix("Coach:") } == ["Coach: Skipped.", "Coach: Open the cupboard."])
    #expect(
      learner.records.contains(.stepFinished(step: "skip", misses: 0, hints: 0, isSkipped: false)))
    // The next one is skipped as ever.
    #expect(try learner.does("key f7").contains("= cupboard"))
  }

  @Test("A panel of VoiceOver's that is open over the app is closed")
  func panel() throws {
    var learner = try learner([Step(id: "shelf", say: "Shelf.", finish: .cursor("shelf")), end])
    try learner.does("two-finger-triple-tap")
    let heard = try learner.does("key f7")
    #expect(heard == ["Coach: Skipped.", "Shelf", "Coach: And now?"])
    #expect(try learner.does("one-finger-flick-right").contains("Bell, button"))
  }

  @Test("One step back leads to how things stood before the skip")
  func back() throws {
    var learner = try learner([
      Step(id: "open", say: "Open the cupboard.", finish: .screen("cupboard")), end,
    ])
    try learner.does("key f7", "key f8")
    #expect(learner.session.situation?.screen == "room")
  }

  @Test("A question of the coach's about a step that is skipped is forgotten")
  func question() throws {
    for seed in UInt64(1)...40 {
      var setup = try setup()
      setup.seed = seed
      var lesson = lampLesson()
      lesson.rounds[0].steps[0].wrong[.twoFingerTap] = "One finger, not two."
      let course = Course(lessons: [lesson], apps: try roomApps())
      var learner = Learner(PracticeSession(course: course, opening: .lesson("lamp"), setup: setup))
      try learner.does("two-finger-tap")
      let answer = try learner.does("briefly two-finger-tap", "briefly wait 3")
      guard answer == ["Coach: Not yet. What do you think went wrong?"] else { continue }
      let heard = try learner.does("key f7", "wait 15")
      #expect(!heard.contains("Coach: One finger, not two."), "\(heard)")
      #expect(heard.contains("Coach: Switch it on."))
      return
    }
    Issue.record("The coach never asked.")
  }
}
