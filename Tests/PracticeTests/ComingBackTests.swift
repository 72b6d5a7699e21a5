import FileBackend
import Gestures
import Lessons
import Mastery
import Practice
import TestSupport
import Testing

/// A shipped fault, for sessions that need one.
func hearingPair(_ id: String = "unnamed-button") throws -> FaultPair {
  let loaded = LessonFolder.load(packageRoot.appending(path: "Lessons").path)
  return try #require(loaded.faults.first { $0.fault.id == id })
}

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

  @Test("Between two rounds of a new drill one gesture that is due is asked for, and counts")
  func reminder() throws {
    let scrub = Skill.gesture(.twoFingerScrub)
    func learner(_ attempts: [Attempt], known: Bool = false) throws -> Learner {
      var course = Course(lessons: [lampLesson(rounds: 3)], apps: try roomApps())
      course.mastery = Mastery(attempts: attempts)
      course.today = 1
      if known { course.progress["lamp", default: LessonProgress()].timesFinished = 1 }
      var learner = Learner(try session(.lesson("lamp"), course: course))
      try learner.does("one-finger-flick-right")
      return learner
    }
    let due = [
      // The lesson asks for this one itself.
      Attempt(skill: .gesture(.oneFingerDoubleTap), day: 0), Attempt(skill: scrub, day: 0),
    ]
    for line in ["two-finger-scrub", "key f7", "key f8"] {
      var learner = try learner(due)
      let end = try learner.does("one-finger-double-tap")
      #expect(end.last == "Coach: Before we go on, from memory: two-finger scrub.")
      #expect(try learner.does("two-finger-tap").contains { $0.hasPrefix("Coach: That was") })
      #expect(try learner.does(line).contains("Coach: Welcome to round 2."))
      #expect(
        learner.records.contains(
          .attempted(scrub, misses: 1, hints: 0, isSkipped: line != "two-finger-scrub")))
      // Once in a lesson.
      let second = try learner.does("one-finger-flick-right", "one-finger-double-tap")
      #expect(second.contains("Coach: Welcome to round 3."))
    }
    for var learner in [try learner([]), try learner(due, known: true)] {
      #expect(try learner.does("one-finger-double-tap").contains("Coach: Welcome to round 2."))
    }
    var leaving = try learner(due)
    try leaving.does("one-finger-double-tap", "key escape")
    try leaving.sayYes()
    #expect(leaving.session.isOver)
    #expect(leaving.records.contains(.lessonLeft))
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
