import Gestures
import Hands
import Lessons
import Practice
import Simulation
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("A session")
struct SessionTests {
  private func course(progress: [String: LessonProgress] = [:]) throws -> Learner {
    Learner(
      try session(.course, lessons: [lampLesson(par: 2)], apps: roomApps(), progress: progress))
  }

  @Test("The course greets, and its menu is a screen like any other")
  func mainMenu() throws {
    var learner = try course()
    #expect(
      learner.log == [
        "Coach: Welcome to Curtain. Flick right with one finger to hear what is here, and double tap to choose.",
        "= curtain-menu", "[title]",
        "Curtain, heading",
      ])
    let heard = try learner.does("one-finger-flick-right")
    #expect(
      heard == ["The lamp, button"])
    let next = try learner.does("wait 1")
    #expect(
      next == ["Light."])
    let begun = try learner.does("one-finger-double-tap")
    #expect(begun.first == "Coach: Welcome to round 1.")
    #expect(begun.last == "Coach: Find the lamp.")
  }

  @Test("The best result is heard in the menu")
  func progress() throws {
    var progress = LessonProgress()
    progress.timesFinished = 2
    progress.best["round1"] = RoundResult(round: "round1", score: Score(), stars: 2, par: 2)
    var learner = try course(progress: ["lamp": progress])
    try learner.does("one-finger-flick-right")  // The lesson is done, so "All lessons" comes first.
    let list = try learner.does("one-finger-double-tap", "one-finger-flick-right")
    #expect(list.last == "The lamp, 2 stars, button")
  }

  @Test("Results tell each round and what cost most, and lead on")
  func results() throws {
    var learner = Learner(
      try session(.course, lessons: [lampLesson(rounds: 2, par: 2)], apps: roomApps()))
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(learner.log.suffix(1) == ["Results: The lamp, heading"])
    let rows = try (1...12).flatMap { _ in try learner.does("one-finger-flick-right") }
    #expect(rows[0].hasPrefix("Round 1: 2 gestures, "))
    #expect(rows[0].hasSuffix("0 wrong turns, 3 stars."))
    #expect(rows[1].hasPrefix("Round 2: 2 gestures, "))
    #expect(rows[2] == "Before and after, heading")
    #expect(rows[3] == "Gestures: 2 before, 2 after")
    #expect(rows[9] == "What cost you most, heading")
    #expect(rows[10].hasPrefix("Far: 1 stop, "))
    #expect(rows[11] == "Do it again, button")
    #expect(try learner.does("one-finger-double-tap").first == "Coach: Welcome to round 1.")
  }

  @Test("A gesture that ends the waiting for the results opens them and skips nothing")
  func resultsByGesture() throws {
    var session = try session(.lesson("lamp"), lessons: [lampLesson()], apps: roomApps())
    var now = Instant.zero
    var log: [LogEvent] = []
    func keep(_ effects: [PracticeEffect]) {
      log += effects.compactMap { if case .log(let event) = $0 { event } else { nil } }
    }
    func make(_ gesture: Gesture) {
      now = now + 2_000
      keep(
        session.gesture(
          .recognized(RecognizedGesture(gesture: gesture, time: now, position: .zero)), at: now))
    }
    keep(session.start(at: now))
    for gesture in [Gesture.oneFingerFlickRight, .oneFingerDoubleTap, .oneFingerFlickRight] {
      make(gesture)
    }
    while let id = session.soundingUtterance {
      now = now + 1_000
      keep(session.speechFinished(id, at: now))
    }
    let heard = transcript(log)
    let results = try #require(heard.firstIndex(of: "= curtain-results"))
    #expect(heard[results...].contains("Results: The lamp, heading"))
    #expect(!heard[results...].contains { $0.hasPrefix("Coach: That was the lesson") })
    #expect(!heard.dropFirst(results).contains("Coach: Switch it on."))
  }

  @Test("The coach's menu opens by five fingers over anything, and leads back to the same place")
  func coachMenu() throws {
    var learner = Learner(try session(.lesson("lamp"), lessons: [lampLesson()], apps: roomApps()))
    try learner.does("one-finger-flick-right")
    let opened = try learner.does("five-finger-tap")
    #expect(opened == ["= curtain-coach", "Coach, heading"])
    let heard = try learner.does("one-finger-flick-right")
    #expect(
      heard == ["Repeat the task, button"])
    let next = try learner.does("one-finger-double-tap")
    #expect(
      next == [
        "(screenChange)", "= room", "Coach: Switch it on.",
      ])
    #expect(learner.session.situation?.cursor == "lamp")
    try learner.does("five-finger-tap")
    let closed = try learner.does("two-finger-scrub")
    #expect(closed == ["(screenChange)", "= room", "Lamp, switch button, off"])
  }

  @Test("A scrub on the first screen asks before it leaves")
  func leaving() throws {
    var learner = Learner(try session(.lesson("lamp"), lessons: [lampLesson()], apps: roomApps()))
    let question = try learner.does("two-finger-scrub")
    #expect(question.last == "Leave this lesson?, heading")
    let heard = try learner.does("one-finger-flick-right")
    #expect(
      heard == ["Stay, button"])
    try learner.does("one-finger-double-tap")
    #expect(learner.session.situation?.screen == "room")
    try learner.does("key escape", "one-finger-flick-right", "one-finger-flick-right")
    try learner.does("one-finger-double-tap")
    #expect(learner.session.isOver)
    #expect(learner.log.last == "End: left")
    #expect(learner.records.last == .lessonLeft)
    #expect(learner.rehearsal.effects.contains(.leave))
  }

  @Test("Leaving a lesson of the course leads to the menu, and the menu asks, too")
  func leavingToMenu() throws {
    var learner = try course()
    try learner.does("one-finger-flick-right", "one-finger-double-tap", "key escape")
    let back = try learner.sayYes()
    #expect(back.last == "Curtain, heading")
    #expect(!learner.session.isOver)
    #expect(learner.records.last == .lessonLeft)
    try learner.does("two-finger-scrub")
    try learner.sayYes()
    #expect(learner.session.isOver)
  }

  @Test("Escape, the scrub and going back mean no to a question", arguments: noes)
  func no(_ no: String) throws {
    var learner = try course()
    try learner.does("key escape")
    #expect(learner.session.situation?.screen == "curtain-leave")
    #expect(try learner.does(no).last == "Curtain, heading")
    try learner.does("one-finger-flick-right", "one-finger-double-tap", "key escape")
    #expect(try learner.does(no).last == "Room, heading")
    #expect(!learner.session.isOver)
    #expect(learner.records.last != .lessonLeft)
  }

  @Test("Escape closes a menu of Curtain, and asks only where nothing is left to close")
  func escapeInMenus() throws {
    var learner = try course()
    try learner.does("five-finger-tap", "key escape")
    #expect(learner.session.situation?.screen == "curtain-menu")
    try step(until: "Settings", learner.log.last == "Settings, button") {
      try learner.does("one-finger-flick-right")
    }
    try learner.does("one-finger-double-tap", "key f4", "key escape")
    #expect(learner.session.situation?.screen == "curtain-settings")
    try learner.does("key escape")
    #expect(learner.session.situation?.screen == "curtain-menu")
    try learner.does("key escape")
    #expect(learner.session.situation?.screen == "curtain-leave")
  }

  @Test("An overlay that swallows the scrub is not the way out")
  func overlays() throws {
    let app = try screen(
      """
      {
        id: "shop", title: "Shop",
        views: [{ id: "offer", kind: "button", frame: [0, 0, 100, 50], text: "Offer",
          on: { activate: [{ present: "shop", style: "overlay" }] } }],
      }
      """)
    var learner = Learner(try session(.screen("shop"), apps: ["shop": app.library]))
    try learner.does("one-finger-double-tap")
    let heard = try learner.does("two-finger-scrub")
    #expect(
      heard == ["(boundary)"])
    #expect(learner.session.situation?.screen == "shop")
  }

  @Test("The last ten messages can be read again, the newest first")
  func history() throws {
    var learner = Learner(try session(.lesson("lamp"), lessons: [lampLesson()], apps: roomApps()))
    try learner.does("one-finger-flick-right")
    try learner.does("key f4")
    let rows = try (1...4).flatMap { _ in try learner.does("one-finger-flick-right") }
    #expect(
      rows == [
        "Double tap to toggle setting.", "Switch it on.", "Found.", "Lamp, switch button, off",
      ])
  }

  @Test("Settings change what they name, at once and for good")
  func settings() throws {
    var learner = try course()
    try learner.does("four-finger-tap-bottom")
    try learner.does("one-finger-flick-left", "one-finger-flick-left", "one-finger-double-tap")
    try learner.does("one-finger-flick-right", "one-finger-flick-right")
    let heard = try learner.does("one-finger-flick-up")
    #expect(
      heard == ["60%"])
    #expect(learner.session.settings.rate == 60)
    try learner.does("one-finger-flick-right")
    let next = try learner.does("one-finger-flick-down")
    #expect(
      next == ["70%"])
    while learner.session.situation?.cursor != "hints" {
      try learner.does("one-finger-flick-right")
    }
    #expect(try learner.does("one-finger-double-tap").contains("off"))
    try learner.does("two-finger-scrub")
    try learner.does("four-finger-tap-top", "one-finger-flick-right")
    let after = try learner.does("wait 3")
    #expect(
      after == [])
    #expect(learner.session.settings.rate == 60)
  }

  @Test(
    "What lies around the app on a phone is answered in one sentence",
    arguments: [
      Gesture.edgeSlideBottomOnce, .edgeSlideBottomTwice, .edgeSlideTopOnce, .edgeSlideTopTwice,
      .fourFingerFlickLeft, .fourFingerFlickRight,
    ])
  func aroundTheApp(gesture: Gesture) throws {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    let heard = try learner.does(gesture.rawValue)
    #expect(heard.count == 1)
    #expect(heard.first?.hasPrefix("Coach: On a phone this ") == true)
    #expect(learner.session.situation?.screen == "room")
  }

  @Test("VoiceOver's help names gestures as the coach does")
  func helpNames() throws {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    try learner.does("four-finger-double-tap")
    let heard = try learner.does("three-finger-double-tap-hold-and-flick-left")
    #expect(heard.first?.hasPrefix("three-finger double tap, hold and flick left") == true)
  }

  @Test("The inspector tells each property of the element and why it is a stop")
  func inspector() throws {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    try learner.does("one-finger-flick-right")
    let heard = try learner.does("key f10")
    #expect(
      heard == [
        "Coach: Label: Lamp. Value: 0. Traits: button, switchButton. Frame: 0, 100, 390 wide, "
          + "60 high. It is a stop, because UIKit makes every switch an element.",
        "Double tap to toggle setting.",
      ])
    #expect(learner.session.inspector?.count == 5)
    try learner.does("key f10")
    #expect(learner.session.inspector == nil)
  }

  @Test("What did I just do is answered with the last stroke")
  func lastStroke() throws {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    let heard = try learner.does("key shift+f5")
    #expect(
      heard == ["Coach: You have not made a gesture yet."])
    try learner.does("one-finger-flick-right")
    let next = try learner.does("key shift+f5")
    #expect(
      next == [
        "Coach: The last thing you made was a one-finger flick right.",
        "Double tap to toggle setting.",
      ])
  }

  @Test("Losing the focus stops strokes, speech and every clock; gaining it goes on")
  func focus() throws {
    var session = try session(.lesson("lamp"), lessons: [lampLesson()], apps: roomApps())
    func at(_ milliseconds: Double) -> Instant { Instant(milliseconds: milliseconds) }
    _ = session.start(at: at(0))
    let touches = GestureStrokes().touches(for: .oneFingerFlickRight, starting: at(100))
    for touch in touches.dropLast() { _ = session.touch(touch) }
    #expect(session.focusLost(at: at(300)).contains(.speech(.pause)))
    #expect(session.deadline == nil)
    #expect(session.advance(to: at(90_000)) == [])
    #expect(session.touch(touches.last!) == [])
    #expect(session.focusGained(at: at(100_000)).contains(.speech(.resume)))
    #expect(session.situation == nil)
    let effects = session.speechFinished(1, at: at(100_100))
    #expect(session.situation?.cursor == "title")
    let speech = effects.contains { effect in
      if case .log(let event) = effect, case .speech = event.what { true } else { false }
    }
    #expect(speech)
  }

  @Test("A real keyboard types into the field that is being edited, and is echoed")
  func typing() throws {
    let app = try screen(
      """
      {
        id: "form", title: "Form", state: { name: "" },
        views: [{ id: "name", kind: "textField", frame: [0, 0, 300, 50], placeholder: "Name", bind: "name" }],
        goal: { state: { name: "ab" } },
      }
      """)
    var learner = Learner(try session(.screen("form"), apps: ["form": app.library]))
    let heard = try learner.does("type xy")
    #expect(
      heard == [])
    try learner.does("one-finger-double-tap")
    let next = try learner.does("type a")
    #expect(
      next == ["a"])
    #expect(try learner.does("type x").contains("x"))
    try learner.does("key backspace")
    #expect(try learner.does("type b").contains("(success)"))
    #expect(learner.rehearsal.isGoalReached)
  }

  @Test(
    "Two utterances never sound at once, whatever the learner does",
    arguments: 0..<12 as Range<UInt64>)
  func neverTwo(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var learner = try course()
    let gestures = Gesture.allCases.filter { $0 != .unknown && $0 != .explore }
    let keys = ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f10", "r"]
    for _ in 0..<60 {
      switch random.next() % 6 {
      case 0: try learner.does("key \(keys.randomElement(using: &random)!)")
      case 1: try learner.does("wait 0.\(random.next() % 9)")
      case 2: try learner.does("one-finger-flick-right", "one-finger-double-tap")
      case 3: try learner.does("explore 100 \(50 + random.next() % 700) 200 \(random.next() % 800)")
      default: try learner.does(gestures.randomElement(using: &random)!.rawValue)
      }
    }
    var sounding: Int?
    for case .speech(let effect) in learner.rehearsal.effects {
      switch effect {
      case .start(let id, _):
        // The end of the one before is an input, so only an order of ids can be seen here.
        #expect(sounding.map { $0 < id } ?? true)
        sounding = id
      case .cut(let id):
        #expect(sounding == id)
        sounding = nil
      case .pause, .resume: #expect(sounding != nil)
      }
    }
  }
}
