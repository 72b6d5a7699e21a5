import FileBackend
import Gestures
import Hands
import Lessons
import Practice
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("The coach")
struct CoachTests {
  private func learner(_ lesson: Lesson = lampLesson()) throws -> Learner {
    Learner(try session(.lesson("lamp"), lessons: [lesson], apps: roomApps()))
  }

  @Test("It greets, waits for the screen, and asks; what is reached is praised")
  func wholeLesson() throws {
    var learner = try learner()
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(
      learner.log == [
        "Coach: Welcome to round 1.",
        "= room", "[title]", "Room, heading", "Coach: Find the lamp.",
        "> one-finger-flick-right", "[lamp]", "(focus)", "Lamp, switch button, off", "(success)",
        "Coach: Found.", "Coach: Switch it on.", "Double tap to toggle setting.",
        "> one-finger-double-tap", "(activate)", "on", "(success)", "(success)",
        "Score round1: 2 gestures, 0 misses, 0 wrong turns, 0 hints, 0 peeks, no stars",
        "Coach: Light.", "Coach: Round done.",
        "Coach: That was the lesson. Your results come next.",
        "= curtain-results", "[title]", "Results: The lamp, heading",
      ])
    #expect(learner.rehearsal.isGoalReached)
  }

  @Test("A wrong gesture does nothing else in a drill, and a way on is offered at the third")
  func wrongGestures() throws {
    var learner = try learner()
    #expect(
      try learner.does("two-finger-tap") == [
        "Coach: That was a two-finger tap. I asked for a one-finger flick right."
      ])
    #expect(
      try learner.does("one-finger-flick-left") == ["(boundary)", "Coach: That was left."])
    #expect(
      try learner.does("one-finger-double-tap") == [
        "Coach: That was a double tap. I asked for a one-finger flick right.",
        "Coach: F6 gives a hint, F7 skips this one. A tap with five fingers offers both, and a slower pace.",
      ])
    #expect(learner.session.situation?.state["lamp"] == .flag(false))
  }

  @Test("The same answer is given in full twice, and is short from the third time on")
  func sameAgain() throws {
    var learner = try learner()
    let full = ["(boundary)", "Coach: That was left."]
    #expect(try learner.does("one-finger-flick-left") == full)
    #expect(try learner.does("one-finger-flick-left").suffix(1) == full.suffix(1))
    let third = try learner.does("one-finger-flick-left")
    #expect(
      third.suffix(2) == [
        "Coach: The same again.",
        "Coach: F6 gives a hint, F7 skips this one. A tap with five fingers offers both, and a slower pace.",
      ])
    #expect(try learner.does("one-finger-flick-left").last == "Coach: The same again.")
  }

  @Test("What went wrong is asked sometimes, once in a step, and not where help is offered")
  func asksSometimes() throws {
    var askedAt: Set<Int> = []
    for seed in 0..<40 {
      var setup = try setup()
      setup.seed = UInt64(seed)
      var learner = Learner(
        PracticeSession(
          course: Course(lessons: [lampLesson()], apps: try roomApps()), opening: .lesson("lamp"),
          setup: setup))
      var times: [Int] = []
      for miss in 1...9 {
        let heard = try learner.does("two-finger-tap")
        if heard.contains("Coach: Not yet. What do you think went wrong?") { times.append(miss) }
      }
      #expect(times.count <= 1)
      askedAt.formUnion(times)
    }
    #expect(askedAt.isSuperset(of: [2, 4, 5]), "\(askedAt)")
    #expect(askedAt.isDisjoint(with: [1, 3, 6, 9]), "\(askedAt)")
  }

  @Test("Moving on while a tap is asked for is no tap that failed")
  func onTheWay() throws {
    var learner = try learner()
    try learner.does("one-finger-flick-right")
    let heard = try learner.does("one-finger-flick-left", "one-finger-flick-right")
    #expect(!heard.isEmpty)
    #expect(!heard.contains { $0.hasPrefix("Coach:") }, "\(heard)")
  }

  @Test("Hints go from a nudge to the answer, and are counted once; the last is called the last")
  func hints() throws {
    var learner = try learner(lampLesson(par: 2))
    let heard = try (1...4).map { _ in try learner.does("key f6") }
    #expect(
      heard == [
        ["Coach: It is near."], ["Coach: It is next."], ["Coach: Flick right."],
        [
          "Coach: Flick right.",
          "Coach: That was the last hint. F7 skips this, and so does the menu behind a tap with five fingers.",
        ],
      ])
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(
      learner.log.contains(
        "Score round1: 2 gestures, 0 misses, 0 wrong turns, 3 hints, 0 peeks, 3 stars"))
  }

  @Test(
    "Misses are told with the decimal mark of the coach's language",
    arguments: [("en", "6.5"), ("ru", "6,5"), ("vi", "6,5"), ("zh", "6.5")])
  func decimals(language: String, measured: String) throws {
    var setup = try setup()
    let file = packageRoot.appending(path: "Assets/Words/misses.\(language).json5").path
    setup.coachWords = try WordsFile.load(file).completed(by: setup.coachWords)
    var session = PracticeSession(
      course: Course(lessons: [], apps: try roomApps()), opening: .screen("room"), setup: setup)
    _ = session.start(at: .zero)
    var stroke = Stroke()
    stroke.fingers = 1
    stroke.length = 6.5
    let miss = try #require(Miss(asked: .oneFingerFlickRight, made: nil, stroke: stroke))
    let effects = session.gesture(.missed(miss), at: Instant(milliseconds: 1_000))
    let told = effects.compactMap { effect -> String? in
      if case .log(let event) = effect, case .gesture(_, let miss) = event.what {
        miss
      } else {
        nil
      }
    }
    #expect(told.first?.contains(measured) == true)
  }

  @Test("The task is repeated on request")
  func repeats() throws {
    var learner = try learner()
    #expect(try learner.does("key r") == ["Coach: Find the lamp."])
    try learner.does("one-finger-flick-right")
    #expect(try learner.does("key f5") == ["Coach: Switch it on."])
  }

  @Test("After a long silence it asks again, at most three times")
  func nudges() throws {
    var learner = try learner()
    let heard = try learner.does("wait 200")
    #expect(heard.count { $0 == "Coach: Find the lamp." } == 3)
    #expect(heard.first == "Coach: Take your time.")
    #expect(try learner.does("wait 200") == [])
    try learner.does("one-finger-flick-left")
    #expect(try learner.does("wait 200").count { $0 == "Coach: Find the lamp." } == 3)
  }

  @Test("Nobody waits for the coach: a gesture in the greeting begins the round")
  func impatience() throws {
    var session = try session(.lesson("lamp"), lessons: [lampLesson()], apps: roomApps())
    let first = session.start(at: .zero)
    #expect(first.contains { $0.isSpeechStart })
    let now = Instant(milliseconds: 200)
    let flick = RecognizedGesture(gesture: .oneFingerFlickRight, time: now, position: .zero)
    let effects = session.gesture(.recognized(flick), at: now)
    #expect(session.situation?.cursor == "lamp")
    #expect(effects.contains(.speech(.cut(id: 1))))
  }

  @Test("Raising the curtain is counted")
  func peeks() throws {
    var learner = try learner(lampLesson(par: 3, kind: .errand))
    #expect(learner.session.isCurtainDown)
    try learner.does("three-finger-triple-tap")
    #expect(!learner.session.isCurtainDown)
    try learner.does("key f2")
    #expect(learner.session.isCurtainDown)
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(learner.log.contains { $0.hasPrefix("Score") && $0.contains("1 peeks") })
  }

  @Test("Everything that happened is recorded, in order")
  func records() throws {
    var learner = try learner(lampLesson(par: 2))
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    let kinds = learner.records.map { event -> String in
      switch event {
      case .lessonBegan(let id): "began \(id)"
      case .roundBegan(let id, let par): "round \(id) par \(par ?? 0)"
      case .gesture(let gesture, _): gesture.rawValue
      case .missed: "missed"
      case .stepFinished(let id, _, _, _): "step \(id)"
      case .roundFinished(let score, let stars): "finished \(score.gestures) \(stars ?? 0)"
      case .labeled(_, _, let element, let label): "\(element) is \(label)"
      case .preferenceChanged(let preference, let value): "\(preference) is \(value)"
      case .drillBegan(let name): "drill \(name)"
      case .drillEnded: "drill ended"
      case .attempted(let skill, let misses, _, _): "\(skill.rawValue), \(misses) misses"
      case .lessonFinished: "lesson finished"
      case .lessonLeft: "left"
      case .priced(_, let fault, let cost): "\(fault) \(cost.name)"
      case .repaired(let fault, _): "repaired \(fault)"
      }
    }
    #expect(
      kinds == [
        "began lamp", "round round1 par 2", "one-finger-flick-right", "step find",
        "gesture/one-finger-flick-right, 0 misses", "one-finger-double-tap", "step switch",
        "gesture/one-finger-double-tap, 0 misses", "finished 2 3", "lesson/lamp, 0 misses",
        "lesson finished",
      ])
  }

  @Test(
    "What a drill did not ask for does nothing to the reader either",
    arguments: [
      "three-finger-double-tap", "three-finger-triple-tap", "three-finger-quadruple-tap",
      "four-finger-double-tap", "two-finger-triple-tap", "two-finger-quadruple-tap",
      "two-finger-flick-up", "two-finger-flick-down", "one-finger-flick-up",
      "four-finger-tap-bottom", "two-finger-double-tap-and-hold", "edge-slide-bottom-once",
    ])
  func slips(gesture: String) throws {
    var learner = try learner(lampLesson())
    let heard = try learner.does(gesture)
    #expect(heard.count == 1 && heard[0].hasPrefix("Coach: "), "\(heard)")
    #expect(learner.session.isCurtainDown)
    #expect(learner.session.situation?.cursor == "title")
    // Neither mute, nor in help, nor in a panel of the reader's.
    #expect(try learner.does("one-finger-flick-right").first == "Lamp, switch button, off")
    let effects = learner.rehearsal.effects
    #expect(!effects.contains { if case .clipboard = $0 { true } else { false } })
  }

  @Test("In a drill Curtain's own keys and menu do what they do, and ways out of a mode stay")
  func ownKeys() throws {
    var learner = try learner(lampLesson())
    try learner.does("key f2")
    #expect(!learner.session.isCurtainDown)
    #expect(try learner.does("five-finger-tap").last == "Coach, heading")
    try learner.does("five-finger-tap")
    var errand = lampLesson(rounds: 1, kind: .errand)
    errand.rounds[0].steps[0].expects = []
    var muted = try self.learner(errand)
    #expect(try muted.does("three-finger-double-tap") == ["Speech off"])
    #expect(try muted.does("three-finger-double-tap") == ["Speech on"])
  }

  @Test("The coach's speech and menus cost the learner no time")
  func clock() throws {
    func duration(_ lines: String...) throws -> Milliseconds {
      var learner = try learner(lampLesson(par: 2))
      for line in lines { try learner.does(line) }
      for case .score(_, let score, _, _) in learner.rehearsal.log.map(\.what) {
        return score.duration
      }
      return -1
    }
    let plain = try duration("one-finger-flick-right", "one-finger-double-tap")
    let helped = try duration(
      "key f6", "key f6", "one-finger-flick-right", "five-finger-tap", "wait 100",
      "two-finger-scrub", "one-finger-double-tap")
    // Keys and the way into the menu take a hand its time, the menu and hints none.
    #expect(plain > 0)
    #expect(helped < plain + 10_000)
  }

  @Test("A step back brings the app back too, so that the step is still to be done")
  func stepBack() throws {
    var learner = try learner(lampLesson(rounds: 2))
    try learner.does("one-finger-flick-right")
    #expect(learner.session.situation?.cursor == "lamp")
    try learner.does("key f8", "wait 5")
    #expect(learner.session.situation?.cursor == "title")
    #expect(learner.log.last != "Coach: Switch it on.")
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(learner.log.contains("Coach: Light."))
  }

  @Test("A step back to one that asks for nothing of its own tells the task again")
  func stepBackToTask() throws {
    var lesson = lampLesson(kind: .errand)
    for index in lesson.rounds[0].steps.indices { lesson.rounds[0].steps[index].say = "" }
    var learner = try learner(lesson)
    try learner.does("one-finger-flick-right")
    #expect(try learner.does("key f8").last == "Coach: Welcome to round 1.")
  }

  @Test("What was felt of a stroke is told against its limit", arguments: [1, 2])
  func misses(fingers: Int) throws {
    var session = try session(.lesson("lamp"), lessons: [lampLesson()], apps: roomApps())
    var log: [LogEvent] = []
    func take(_ effects: [PracticeEffect]) {
      for case .log(let event) in effects { log.append(event) }
    }
    take(session.start(at: .zero))
    take(session.coachCommand(.skip, at: Instant(milliseconds: 10)))
    take(session.coachCommand(.skip, at: Instant(milliseconds: 20)))
    // Two taps with half a second between: two single taps, and a double tap was asked for.
    var now = Instant(milliseconds: 1_000)
    for _ in 0..<2 {
      let shape = HandShape(fingers, .taps(1))
      for touch in GestureStrokes().touches(for: shape, starting: now) {
        take(session.touch(touch))
        now = touch.time
      }
      now = now + 500
      take(session.advance(to: now))
    }
    // A tap that may be the first of two is answered when no other follows.
    now = now + 1_000
    take(session.advance(to: now))
    for _ in 0..<4 {
      guard let id = session.soundingUtterance else { break }
      take(session.speechFinished(id, at: now))
    }
    let told = transcript(log)
    let expected =
      fingers == 1
      ? "The taps came 0.5 seconds apart; VoiceOver waits 0.25. Tap quicker."
      : "I felt 2 fingers; the double tap takes 1. Keep the others off the glass."
    #expect(told.contains("Coach: \(expected)"), "\(told)")
  }
}

extension PracticeEffect {
  var isSpeechStart: Bool { if case .speech(.start) = self { true } else { false } }
}
