import Gestures
import Lessons
import Mastery
import Practice
import Testing

@Suite("What is remembered, in practice")
struct MasteryInPracticeTests {
  private func course(_ attempts: [Attempt], today: Int = 8) throws -> Course {
    var course = Course(lessons: [lampLesson()], apps: try roomApps())
    course.mastery = Mastery(attempts: attempts)
    course.today = today
    return course
  }

  private func known(_ gesture: Gesture, times: Int, day: Int = 8) -> [Attempt] {
    Array(repeating: Attempt(skill: .gesture(gesture), day: day), count: times)
  }

  @Test("The menu greets with what is due, and leads to it")
  func due() throws {
    let attempts = [
      Attempt(skill: .gesture(.twoFingerScrub), day: 0),
      Attempt(skill: .gesture(.oneFingerFlickLeft), day: 7),
      Attempt(skill: .gesture(.oneFingerFlickUp), day: 8),
      Attempt(skill: .lesson("lamp"), day: 1), Attempt(skill: .lesson("gone"), day: 1),
    ]
    var learner = Learner(try session(.course, course: course(attempts)))
    #expect(
      try learner.does("one-finger-flick-right") == [
        "Due today, 2 gestures, 1 lesson, about 5 minutes, button"
      ])
    #expect(learner.log.contains("Coach: Due today: 2 gestures, 1 lesson, about 5 minutes."))
    try learner.does("one-finger-double-tap")
    #expect(learner.session.situation?.screen == "curtain-due")
    try learner.does("one-finger-flick-right", "one-finger-flick-right")
    // One of them was learned more than a week ago.
    #expect(
      try learner.does("one-finger-double-tap") == [
        "Coach: A week has gone by: what is still there? No help now, though F6 gives some.",
        "= curtain-drill", "Drill: what is due, heading",
        "Coach: Your turn: two-finger scrub.",
      ])
    try learner.does("two-finger-scrub", "one-finger-flick-left")
    for _ in 0..<2 {
      let asked = learner.log.last == "Coach: Your turn: two-finger scrub."
      try learner.does(asked ? "two-finger-scrub" : "one-finger-flick-left")
    }
    #expect(learner.session.situation?.screen == "curtain-drill-results")
    #expect(learner.records.contains(.drillBegan("due")))
    #expect(learner.records.contains(.drillEnded))
    #expect(
      learner.records.count { if case .attempted = $0 { true } else { false } } == 4)
    // Done for today.
    try learner.does("two-finger-scrub", "two-finger-scrub")
    #expect(learner.session.situation?.screen == "curtain-menu")
  }

  @Test("Nothing is due, and nothing is said of it")
  func nothingDue() throws {
    let learner = Learner(try session(.course, course: course([])))
    var rehearsal = learner
    #expect(try !rehearsal.does("wait 1").contains { $0.contains("Due") })
  }

  @Test("Words fade: first the praise, then the first answer to a miss")
  func fading() throws {
    for (times, praised, answered) in [(0, true, true), (5, false, true), (12, false, false)] {
      let attempts =
        known(.oneFingerFlickRight, times: times) + known(.oneFingerDoubleTap, times: times)
      var learner = Learner(try session(.lesson("lamp"), course: course(attempts)))
      let wrong = try learner.does("two-finger-tap")
      #expect(wrong.contains { $0.hasPrefix("Coach: That was a") } == answered, "\(times)")
      #expect(wrong.contains("(miss)") == !answered)
      // Words come back when the chime was not enough.
      #expect(try learner.does("two-finger-tap").contains { $0.hasPrefix("Coach:") })
      let right = try learner.does("one-finger-flick-right")
      #expect(right.contains("Coach: Found.") == praised, "\(times)")
      #expect(right.contains("(success)"))
      #expect(right.contains("Coach: Switch it on."))
    }
  }

  @Test("Now and then the coach asks before it tells; acting or asking is an answer too")
  func questions() throws {
    var questions = 0
    var told = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      var setup = try setup()
      setup.seed = seed
      let course = try course([])
      var learner = Learner(
        PracticeSession(course: course, opening: .lesson("lamp"), setup: setup))
      try learner.does("two-finger-tap")
      let heard = try learner.does("two-finger-tap")
      #expect(heard.count == 1)
      guard heard == ["Coach: Not yet. What do you think went wrong?"] else { continue }
      questions += 1
      switch questions {
      case 1:
        told +=
          try learner.does("wait 7").contains {
            $0.hasPrefix("Coach: That was a two-finger tap. I asked for a one-finger flick right")
          } ? 1 : 0
      case 2:
        #expect(
          try learner.does("one-finger-flick-right", "wait 10").count { $0.contains("two-finger") }
            == 0)
      default: break
      }
    }
    #expect((2...20).contains(questions))
    #expect(told == 1)
  }

  @Test("Whoever got elsewhere may be on the way back, and is told at once")
  func noQuestionOnTheWay() throws {
    var lesson = lampLesson()
    lesson.rounds[0].steps[0].wrong = [.oneFingerFlickLeft: "That was left."]
    lesson.rounds[0].steps[0].expects = [.explore]
    lesson.rounds[0].steps[0].finish = .visited("nothing")
    for seed in 1...40 as ClosedRange<UInt64> {
      var setup = try setup()
      setup.seed = seed
      let course = Course(lessons: [lesson], apps: try roomApps())
      var learner = Learner(
        PracticeSession(course: course, opening: .lesson("lamp"), setup: setup))
      try learner.does("one-finger-flick-right")
      let heard = try learner.does("one-finger-flick-left")
      #expect(heard == ["Room, heading", "Coach: That was left."])
    }
  }

  @Test("A page to read is neither scored nor due, asks nothing, and leads back to the menu")
  func page() throws {
    var page = lampLesson(par: 2, kind: .page)
    page.id = "page"
    page.rounds[0].steps = [page.rounds[0].steps[1]]
    var old = Mastery()
    old.add(Attempt(skill: .lesson("page"), day: 0))
    var course = Course(lessons: [page, lampLesson()], apps: try roomApps())
    course.mastery = old
    course.today = 100
    #expect(course.recommended.map(\.id) == ["lamp"])
    #expect(course.lesson(after: "lamp") == nil)
    var menu = Learner(try session(.course, course: course))
    #expect(try !menu.does("wait 1").contains { $0.contains("Due") })
    while try menu.does("one-finger-flick-right").last?.hasPrefix("All lessons") != true {}
    try menu.does("one-finger-double-tap", "one-finger-flick-right", "one-finger-double-tap")
    #expect(menu.session.situation?.screen == "room")
    #expect(try menu.does("wait 200") == [])
    try menu.does("one-finger-flick-right")
    let done = try menu.does("one-finger-double-tap")
    #expect(done.last == "Curtain, heading")
    #expect(!menu.log.contains { $0.hasPrefix("Score") })
    let kept = menu.records.map { event -> String in
      switch event {
      case .lessonBegan: "began"
      case .lessonFinished: "finished"
      case .lessonLeft: "left"
      case .attempted, .roundFinished: "counted"
      default: ""
      }
    }
    #expect(kept.filter { !$0.isEmpty } == ["began", "finished"])
  }

  @Test("In a room nothing counts, and nothing goes on before a key")
  func room() throws {
    var setup = try setup()
    setup.isRoom = true
    var learner = Learner(
      PracticeSession(course: try course([]), opening: .lesson("lamp"), setup: setup))
    #expect(try learner.does("wait 60") == [])
    #expect(
      learner.log.suffix(2) == [
        "Coach: Welcome to round 1.", "Coach: F7 goes on when you are ready.",
      ])
    #expect(try learner.does("key f7").last == "Coach: Find the lamp.")
    #expect(try learner.does("wait 200") == [])
    // The next request waits for the key, too; the gesture that it asks for counts only then.
    #expect(try !learner.does("one-finger-flick-right").contains("Coach: Switch it on."))
    #expect(try learner.does("one-finger-flick-right", "wait 60") == ["Door, button"])
    #expect(try learner.does("key f7") == ["Coach: Switch it on."])
    // Pressed again it skips.
    #expect(try learner.does("key f7").contains("Coach: Skipped."))
    #expect(learner.records.isEmpty)
    #expect(learner.session.textSize == .large)
  }

  @Test("A lesson can go slower, and its results say what it took")
  func slower() throws {
    var learner = Learner(try session(.lesson("lamp"), course: course([])))
    try learner.does("one-finger-flick-left", "five-finger-tap")
    for _ in 0..<11 { try learner.does("one-finger-flick-right") }
    #expect(learner.log.last == "Slower pace, button")
    let slower = try learner.does("one-finger-double-tap")
    #expect(
      slower == [
        "(screenChange)", "= room",
        "Coach: Slower: you have twice the time for taps, and flicks may be slow.",
        "Coach: Find the lamp.",
      ])
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(
      learner.records.contains(.attempted(.lesson("lamp"), misses: 1, hints: 0, isSkipped: false)))
  }
}
