import Gestures
import Lessons
import Mastery
import Practice
import Reports
import Testing

@Suite("What is taught, and what goes on the checklist")
struct TellingTests {
  private func course(_ lesson: Lesson, attempts: [Attempt] = []) throws -> Course {
    var course = Course(lessons: [lesson], apps: try roomApps())
    course.mastery = Mastery(attempts: attempts)
    course.today = 8
    return course
  }

  private func teaching() -> Lesson {
    var lesson = lampLesson()
    lesson.rounds[0].steps[0].tells = ["The cursor moved."]
    lesson.rounds[0].steps[1].checklist = "Lamps have names."
    lesson.rounds[0].tells = ["Switches take a double tap."]
    return lesson
  }

  @Test("Praise fades; what is taught is told every time")
  func told() throws {
    let known = Array(
      repeating: Attempt(skill: .gesture(.oneFingerFlickRight), day: 8), count: 5)
    for attempts in [[], known] {
      var learner = Learner(
        try session(.lesson("lamp"), course: course(teaching(), attempts: attempts)))
      let heard = try learner.does("one-finger-flick-right")
      #expect(heard.contains("Coach: Found.") == attempts.isEmpty)
      #expect(heard.contains("Coach: The cursor moved."))
      #expect(
        try learner.does("one-finger-double-tap").contains("Coach: Switches take a double tap."))
    }
  }

  @Test("A step that is skipped teaches nothing")
  func skipped() throws {
    var learner = Learner(try session(.lesson("lamp"), course: course(teaching())))
    #expect(try !learner.does("key f7", "key f7").contains("Coach: The cursor moved."))
  }

  @Test("A line for the checklist is told and kept")
  func checklist() throws {
    var learner = Learner(try session(.lesson("lamp"), course: course(teaching())))
    let heard = try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(heard.contains("Coach: On your checklist: Lamps have names."))
    #expect(
      learner.records.contains(
        .repaired(fault: "lamp/round1/switch", checklist: "Lamps have names.")))
  }

  @Test("My progress tells with the curtain down what the report has")
  func progress() throws {
    var course = try course(
      teaching(),
      attempts: [
        Attempt(skill: .gesture(.twoFingerScrub), day: 1, misses: 2),
        Attempt(skill: .gesture(.threeFingerTap), day: 2),
      ])
    course.add(try hearingPair())
    course.mastery.add(Attempt(skill: .lesson("fault.\(try hearingPair().fault.id)"), day: 8))
    var learner = Learner(try session(.course, course: course))
    func find(_ name: String) throws {
      for _ in 0..<20 where learner.log.last?.hasPrefix(name) != true {
        try learner.does("one-finger-flick-right")
      }
    }
    try find("All lessons")
    try learner.does("one-finger-double-tap", "one-finger-flick-right", "one-finger-double-tap")
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    // The scrub is due, and asked for before the results.
    try learner.does("two-finger-scrub", "two-finger-scrub")
    try #require(learner.session.situation?.screen == "curtain-menu")
    try find("My progress")
    try learner.does("one-finger-double-tap")
    try #require(learner.session.situation?.screen == "curtain-progress")
    var heard: [String] = []
    for _ in 0..<99 where heard.last != "Close, button" {
      heard += try learner.does("one-finger-flick-right")
    }
    #expect(heard.contains("In short, heading"))
    #expect(heard.contains("Due today, heading"))
    #expect(heard.contains { $0.hasPrefix("two-finger scrub: Asked for 2, At once 50 %") })
    #expect(heard.contains { $0.hasPrefix("The lamp: Asked for 1, At once 100 %") })
    #expect(heard.contains { $0.hasPrefix("\(try! hearingPair().fault.title): Asked for 1") })
    #expect(heard.contains { $0.hasPrefix("Lamps have names.") })
    #expect(heard.contains("Certificate, heading"))
    try learner.does("two-finger-scrub")
    #expect(learner.session.situation?.screen == "curtain-menu")
  }

  @Test(
    "Of days, misses, rounds and prices the newest and the largest five are told, and how many are left"
  )
  func long() throws {
    var course = try course(teaching())
    let days = (1...7).map { Attempt(skill: .gesture(.twoFingerScrub), day: $0) }
    let rounds = (1...6).map { day in
      PracticeHistory.FinishedRound(
        lesson: "lamp", result: RoundResult(round: "round1", score: Score(), stars: nil, par: nil),
        day: day)
    }
    let misses = (1...6).map {
      PracticeHistory.Miss(asked: "two-finger-scrub", explanation: "Miss \($0).", times: 10 - $0)
    }
    let prices = (1...5).map {
      PracticeHistory.Price(lesson: "lamp", fault: "fault\($0)", cost: .gestures($0))
    }
    let history = PracticeHistory(
      learner: "", today: 8, attempts: days, rounds: rounds, misses: misses, prices: prices)
    course.take(
      Memories(
        learner: "", learners: [], mastery: Mastery(attempts: days), today: 8, history: history))
    var learner = Learner(try session(.course, course: course))
    for _ in 0..<20 where learner.log.last?.hasPrefix("My progress") != true {
      try learner.does("one-finger-flick-right")
    }
    try learner.does("one-finger-double-tap")
    var heard: [String] = []
    for _ in 0..<99 where heard.last != "Close, button" {
      heard += try learner.does("one-finger-flick-right")
    }
    func section(_ heading: String) throws -> [String] {
      let start = try #require(heard.firstIndex(of: "\(heading), heading"), "\(heard)")
      return Array(
        heard[(start + 1)...].prefix { !$0.hasSuffix(", heading") && $0 != "Close, button" })
    }
    let progress = try section("Progress")
    #expect(progress.count == 6 && progress.last == "2 more in curtain report.")
    #expect(progress.first?.hasPrefix("1970-01-08: ") == true)
    let missed = try section("Usual misses")
    #expect(missed.count == 6 && missed.last == "1 more in curtain report.")
    #expect(missed.first?.contains("What was said Miss 1., Times 9") == true)
    let made = try section("Rounds")
    #expect(made.count == 6 && made.first?.contains("Day 1970-01-07") == true)
    let cost = try section("What faults cost")
    #expect(cost.count == 5 && cost.first?.hasPrefix("fault5: ") == true)
  }
}
