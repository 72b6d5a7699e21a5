import FileBackend
import Gestures
import Lessons
import Mastery
import Practice
import TestSupport
import Testing

/// A shipped fault, for sessions that need one.
func hearingPair(_ id: String = "unnamed-button") throws -> FaultPair {
  try #require(shippedFaults.first { $0.fault.id == id })
}

private let shippedFaults = LessonFolder.load(packageRoot.appending(path: "Lessons").path).faults

@Suite("What comes back")
struct ComingBackTests {
  private func due(_ attempts: [Attempt], on today: Int) throws -> Learner {
    var course = Course(lessons: [lampLesson(rounds: 2)], apps: try roomApps())
    course.add(try hearingPair())
    course.mastery = Mastery(attempts: attempts)
    course.today = today
    var learner = Learner(try session(.course, course: course))
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    try #require(learner.session.situation?.screen == "curtain-due")
    return learner
  }

  @Test("A lesson that was learned a week ago is asked for cold, without an introduction")
  func coldLesson() throws {
    // Reviewed on the second day: by the schedule alone it would come back on the ninth.
    let skill = Skill.lesson("lamp")
    let attempts = [Attempt(skill: skill, day: 0), Attempt(skill: skill, day: 2)]
    var learner = try due(attempts, on: 7)
    try learner.does("one-finger-flick-right", "one-finger-flick-right")
    let begun = try learner.does("one-finger-double-tap")
    #expect(
      begun == [
        "Coach: A week has gone by: what is still there? No introduction this time.",
        "Coach: Round 1", "= room", "Room, heading", "Coach: Find the lamp.",
      ])
    let next = try learner.does("one-finger-flick-right", "one-finger-double-tap", "wait 20")
    #expect(next.contains("Coach: Round 2"))
    #expect(!next.contains("Coach: Welcome to round 2."))
  }

  @Test("A lesson that is due sooner begins as ever")
  func warmLesson() throws {
    var learner = try due([Attempt(skill: .lesson("lamp"), day: 6)], on: 7)
    try learner.does("one-finger-flick-right", "one-finger-flick-right")
    #expect(try learner.does("one-finger-double-tap").first == "Coach: Welcome to round 1.")
  }

  @Test("A fault comes back to be heard, without its name, and counts when it is done")
  func fault() throws {
    let skill = Skill.lesson("fault.unnamed-button")
    var learner = try due([Attempt(skill: skill, day: 0)], on: 1)
    try learner.does("one-finger-flick-right")
    let row = try learner.does("one-finger-flick-right")
    #expect(row == ["1: New recording, button"])
    #expect(
      try learner.does("one-finger-double-tap").first?.hasPrefix("Coach: Something is wrong")
        == true)
    try learner.does("key f7")
    func choose(_ line: String) throws {
      for _ in 0..<6 where learner.log.last?.hasPrefix(line) != true {
        try learner.does("one-finger-flick-right")
      }
      try learner.does("one-finger-double-tap")
    }
    try choose("A button without a name")
    try choose("saveButton")
    try learner.does("key f7")
    #expect(learner.records.contains(.attempted(skill, misses: 0, hints: 0, isSkipped: false)))
    // Done for today, and the list knows.
    for _ in 0..<10 where learner.log.last != "Close, button" {
      try learner.does("one-finger-flick-right")
    }
    try learner.does("one-finger-double-tap")
    #expect(learner.session.situation?.screen == "curtain-due")
    #expect(learner.log.suffix(6).contains { $0.hasPrefix("Due today") })
    try learner.does("four-finger-tap-top")
    #expect(try learner.does("one-finger-flick-right") == ["Nothing is due today."])
  }

  @Test("Hints and wrong names count, and who skips everything has not tried")
  func hearingCounts() throws {
    for (keys, expected) in [
      (["key f7", "key f6", "key f7", "key f7", "key f7"], false), (["key f7"], false),
    ] {
      var learner = try due([Attempt(skill: .lesson("fault.unnamed-button"), day: 0)], on: 1)
      try learner.does("one-finger-flick-right", "one-finger-flick-right", "one-finger-double-tap")
      for key in keys { try learner.does(key) }
      let counted = learner.records.contains { if case .attempted = $0 { true } else { false } }
      #expect(counted == expected)
    }
  }

  @Test("Giving up where there is no way is no failure")
  func noWay() throws {
    let pair = try hearingPair("modal-without-escape")
    var course = Course(lessons: [], apps: [:])
    course.add(pair)
    var learner = Learner(try session(.lesson(pair.lessonID), course: course))
    let flick = "one-finger-flick-right"
    try learner.does("wait 20", "key f7", "wait 20")
    try learner.does(flick, flick, flick, "one-finger-double-tap", flick, flick)
    try learner.does("one-finger-double-tap", "two-finger-scrub", "wait 5")
    #expect(
      learner.records.contains(
        .attempted(.lesson(pair.lessonID), misses: 0, hints: 0, isSkipped: false)))
  }

  private static let scrub = Skill.gesture(.twoFingerScrub)
  private static let twoFingerScrubIsDue = Attempt(skill: scrub, day: 0)

  /// In a lesson, with something that is due.
  private func learner(
    _ due: [Attempt], in lesson: Lesson, more: [Lesson] = [], cold: Bool = false
  ) throws -> Learner {
    var course = Course(lessons: [lesson] + more, apps: try roomApps())
    for id in ["unnamed-button", "role-in-the-label", "bare-number", "value-missing"] {
      course.add(try hearingPair(id))
    }
    course.mastery = Mastery(attempts: due)
    course.today = 1
    course.progress["lamp", default: LessonProgress()].timesFinished = 1
    return Learner(try session(more.isEmpty ? .lesson(lesson.id) : .course, course: course))
  }

  private func finishRound(_ learner: inout Learner) throws -> [String] {
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
  }

  @Test("Between two rounds of a drill one gesture that is due is asked for, and counts")
  func reminder() throws {
    let due = [
      // The lesson asks for this one itself.
      Attempt(skill: .gesture(.oneFingerDoubleTap), day: 0), Self.twoFingerScrubIsDue,
    ]
    for line in ["two-finger-scrub", "key f7", "key f8"] {
      var learner = try learner(due, in: lampLesson(rounds: 3))
      let end = try finishRound(&learner)
      #expect(end.last == "Coach: Before we go on, from memory: two-finger scrub.")
      #expect(try learner.does("two-finger-tap").contains { $0.hasPrefix("Coach: That was") })
      #expect(
        try learner.does("key f5").last
          == "Coach: Before we go on, from memory: two-finger scrub.")
      #expect(try learner.does(line).contains("Coach: Welcome to round 2."))
      #expect(
        learner.records.contains(
          .attempted(Self.scrub, misses: 1, hints: 0, isSkipped: line != "two-finger-scrub")))
      // Each once in a sitting.
      #expect(try finishRound(&learner).contains("Coach: Welcome to round 3."))
    }
    var nothing = try learner([], in: lampLesson(rounds: 2))
    #expect(try finishRound(&nothing).contains("Coach: Welcome to round 2."))
    var leaving = try learner(due, in: lampLesson(rounds: 2))
    _ = try finishRound(&leaving)
    #expect(try leaving.does("key escape").last == "Leave this lesson?, heading")
    try leaving.sayYes()
    #expect(leaving.session.isOver)
    #expect(leaving.records.contains(.lessonLeft))
  }

  @Test("A lesson of one round asks before its results, when it has been kept")
  func beforeResults() throws {
    for line in ["two-finger-scrub", "key f7"] {
      var learner = try learner([Self.twoFingerScrubIsDue], in: lampLesson())
      let end = try finishRound(&learner)
      #expect(end.last == "Coach: Before the results, from memory: two-finger scrub.")
      #expect(learner.records.contains(.lessonFinished))
      let after = try learner.does(line)
      #expect(after.contains("Coach: That was the lesson. Your results come next."))
      #expect(after.last == "Results: The lamp, heading")
    }
    var leaving = try learner([Self.twoFingerScrubIsDue], in: lampLesson())
    _ = try finishRound(&leaving)
    try leaving.does("key escape")
    try leaving.sayYes()
    #expect(leaving.session.isOver)
    #expect(!leaving.records.contains(.lessonLeft))
    // Who skipped all of it is not kept for longer.
    var skipping = try learner([Self.twoFingerScrubIsDue], in: lampLesson())
    #expect(try skipping.does("key f7", "key f7").last == "Results: The lamp, heading")
  }

  @Test("An errand is not interrupted: it asks at its end, and not for what was made in it")
  func afterErrand() throws {
    var errand = lampLesson(rounds: 2, kind: .errand)
    for index in errand.rounds.indices {
      for step in errand.rounds[index].steps.indices {
        errand.rounds[index].steps[step].expects = []
      }
    }
    let due = [
      Attempt(skill: .gesture(.oneFingerFlickRight), day: 0),
      Attempt(skill: .gesture(.oneFingerDoubleTap), day: 0), Self.twoFingerScrubIsDue,
    ]
    var learner = try learner(due, in: errand)
    #expect(try finishRound(&learner).contains("Coach: Welcome to round 2."))
    #expect(
      try finishRound(&learner).last
        == "Coach: Before the results, from memory: two-finger scrub.")
    #expect(try learner.does("two-finger-scrub").last == "Results: The lamp, heading")
  }

  @Test("A lesson that is tested cold asks for nothing else")
  func coldIsAlone() throws {
    let attempts = [
      Attempt(skill: .lesson("lamp"), day: 0), Attempt(skill: .lesson("lamp"), day: 2),
      Attempt(skill: Self.scrub, day: 2),
    ]
    var learner = try due(attempts, on: 7)
    for _ in 0..<6 where learner.log.last?.hasPrefix("The lamp") != true {
      try learner.does("one-finger-flick-right")
    }
    #expect(try learner.does("one-finger-double-tap").first?.contains("A week has gone by") == true)
    #expect(try finishRound(&learner).contains("Coach: Round 2"))
  }

  @Test(
    "The repair of a fault that is due is asked for, among the lines to choose, and counts",
    arguments: ["right", "key f7", "key f8", "two-finger-scrub", "skip"])
  func idea(way: String) throws {
    let skill = Skill.lesson("fault.unnamed-button")
    var learner = try learner([Attempt(skill: skill, day: 0)], in: lampLesson(rounds: 2))
    let asked = try finishRound(&learner)
    #expect(
      asked.suffix(2) == [
        "Which line repairs it?, heading",
        "Coach: Before we go on, from memory: A button without a name.",
      ])
    let line = "saveButton.accessibilityLabel = \"Save\""
    let rows = try (0..<5).map { _ in try learner.does("one-finger-flick-right").last ?? "" }
    #expect(rows.contains("\(line), button") && rows.last == "Skip this, button")
    let wrong = try #require(rows.firstIndex { !$0.hasPrefix(line) })
    let right = try #require(rows.firstIndex { $0.hasPrefix(line) })
    func choose(_ row: Int) throws -> [String] {
      try learner.does("four-finger-tap-top")
      for _ in 0...row { try learner.does("one-finger-flick-right") }
      return try learner.does("one-finger-double-tap")
    }
    #expect(try choose(wrong).contains { $0.hasPrefix("Coach: That line repairs another fault") })
    #expect(
      try learner.does("key f6").last?.hasPrefix("Coach: You heard a picture's file.") == true)
    #expect(
      try learner.does("wait 25").suffix(2) == [
        "Coach: Take your time.", "Coach: Before we go on, from memory: A button without a name.",
      ])
    let end =
      switch way {
      case "right": try choose(right)
      case "skip": try choose(4)
      default: try learner.does(way)
      }
    #expect(end.contains("Coach: Welcome to round 2."))
    #expect(end.contains("Coach: It is this line: \(line)") == (way != "right"))
    #expect(
      learner.records.contains(.attempted(skill, misses: 1, hints: 1, isSkipped: way != "right")))
    #expect(!learner.records.contains(.lessonLeft))
  }

  @Test("The coach's menu helps with it, too, and leads back to it")
  func ideaInMenu() throws {
    let due = [Attempt(skill: .lesson("fault.unnamed-button"), day: 0)]
    var learner = try learner(due, in: lampLesson(rounds: 2))
    _ = try finishRound(&learner)
    try learner.does("five-finger-tap")
    let rows = try (0..<5).map { _ in try learner.does("one-finger-flick-right").last ?? "" }
    #expect(rows[0] == "Tell me the repair, button")
    #expect(rows[1] == "Repeat the task, button")
    #expect(!rows.contains("Skip this step, button"))
    try learner.does("four-finger-tap-top", "one-finger-flick-right", "one-finger-flick-right")
    #expect(
      try learner.does("one-finger-double-tap").last
        == "Coach: Before we go on, from memory: A button without a name.")
    #expect(learner.session.situation?.screen == "curtain-reminder")
  }

  @Test("Gestures and faults come in turn, and three in a sitting are enough")
  func atMost() throws {
    let due =
      [Gesture.twoFingerScrub, .twoFingerDoubleTap, .threeFingerTap].map {
        Attempt(skill: .gesture($0), day: 0)
      } + [Attempt(skill: .lesson("fault.unnamed-button"), day: 0)]
    var learner = try learner(due, in: lampLesson(rounds: 6))
    var asked: [String] = []
    for _ in 1...5 {
      let end = try finishRound(&learner)
      if let last = end.last, last.contains("from memory") {
        asked.append(last)
        try learner.does("key f7")
      }
    }
    #expect(asked.count == 3)
    #expect(asked[1] == "Coach: Before we go on, from memory: A button without a name.")
  }

  @Test("Faults by ear ask again after a silence")
  func nudge() throws {
    var learner = try due([Attempt(skill: .lesson("fault.unnamed-button"), day: 0)], on: 1)
    try learner.does("one-finger-flick-right", "one-finger-flick-right", "one-finger-double-tap")
    let heard = try learner.does("wait 40")
    #expect(heard.contains("Coach: Take your time."))
    #expect(heard.contains { $0.hasPrefix("Coach: Something is wrong on this screen.") })
    // Not while a menu is in front.
    try learner.does("five-finger-tap")
    #expect(try learner.does("wait 60") == [])
  }
}
