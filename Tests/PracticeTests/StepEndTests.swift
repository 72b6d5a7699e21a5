import Lessons
import Practice
import Simulation
import Speech
import TestSupport
import Testing

@Suite("The ends of steps")
struct StepEndTests {
  private let isLit = LessonGoal.state(Condition([.init(name: "lamp", test: .equals(.flag(true)))]))

  /// On the lamp, lit, and at last on the door.
  private func lesson(goal: LessonGoal? = nil) -> Lesson {
    var lesson = lampLesson()
    lesson.rounds[0].goal = goal
    lesson.rounds[0].steps = [
      Step(id: "switch", say: "Switch the lamp on.", finish: isLit, praise: ["Light."]),
      Step(id: "find", say: "Find the lamp.", finish: .cursor("lamp"), praise: ["Found."]),
      Step(id: "door", say: "Find the door.", finish: .cursor("door"), praise: ["A door."]),
    ]
    return lesson
  }

  /// The same in an errand, where nobody asks for the milestones.
  private func errand(hints: [[String]], until goal: LessonGoal) -> Lesson {
    var lesson = lampLesson(kind: .errand)
    lesson.rounds[0].goal = goal
    lesson.rounds[0].steps = [
      Step(id: "find", say: "", finish: .cursor("lamp"), hints: hints[0]),
      Step(id: "switch", say: "", finish: isLit, hints: hints[1]),
    ]
    return lesson
  }

  private func learner(_ lesson: Lesson) throws -> Learner {
    Learner(try session(.lesson("lamp"), lessons: [lesson], apps: roomApps()))
  }

  @Test("Two steps that end at once have one request after them, and praise for what was asked")
  func atOnce() throws {
    var learner = try learner(lesson())
    let heard = try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(heard.filter { $0.hasPrefix("Coach:") } == ["Coach: Light.", "Coach: Find the door."])
    #expect(heard.count { $0 == "(success)" } == 1)
    let finished = learner.records.compactMap {
      if case .stepFinished(let step, _, _, _) = $0 { step } else { nil }
    }
    #expect(finished == ["switch"])
  }

  @Test("One step back from there leads to the step that was asked for, as it was then")
  func backPastPassed() throws {
    var learner = try learner(lesson())
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(try learner.does("key f8").last == "Coach: Switch the lamp on.")
    #expect(learner.session.situation?.state["lamp"] == .flag(false))
  }

  @Test("Skipping into what is met already goes past it, without a chime and without praise")
  func skippedInto() throws {
    var learner = try learner(lesson())
    try learner.does("one-finger-flick-right")
    let heard = try learner.does("key f7")
    #expect(
      heard.prefix(3) == [
        "Coach: Skipped.", "Lamp, switch button, on", "Coach: Find the door.",
      ])
    let next = try learner.does("one-finger-flick-right")
    #expect(next.contains("Coach: A door."))
    #expect(!learner.log.contains("Coach: Found."))
  }

  @Test("An end that is skipped has no chime and no praise, in an errand neither")
  func skippedEnd() throws {
    for lesson in [lesson(), errand(hints: [["a"], ["b"]], until: .screenGoal)] {
      var learner = try learner(lesson)
      for _ in lesson.rounds[0].steps { try learner.does("key f7") }
      #expect(learner.rehearsal.isGoalReached)
      #expect(!learner.records.contains(.lessonFinished))
      #expect(learner.records.contains(.lessonLeft))
      #expect(!learner.log.contains("(success)"))
      #expect(!learner.log.contains("Coach: Round done."))
      #expect(learner.log.contains("Coach: That was the lesson. Your results come next."))
    }
  }

  @Test("Who did one step and skipped the others has finished the lesson")
  func skippedInPart() throws {
    var learner = try learner(lesson())
    try learner.does("one-finger-flick-right", "one-finger-double-tap", "key f7")
    #expect(learner.records.contains(.lessonFinished))
  }

  @Test("Hints go on when the last milestone is passed and the goal is not reached")
  func hintsGoOn() throws {
    var learner = try learner(
      errand(hints: [["Right."], ["Tap.", "To the door."]], until: .cursor("door")))
    try learner.does("one-finger-flick-right", "one-finger-double-tap", "one-finger-flick-left")
    #expect(try learner.does("key f6") == ["Coach: Tap."])
    #expect(try learner.does("key f6") == ["Coach: To the door."])
    #expect(try learner.does("key f6").first == "Coach: To the door.")
    try learner.does("one-finger-flick-right", "one-finger-flick-right")
    #expect(
      learner.log.contains {
        $0.hasPrefix("Score") && $0.contains("2 hints")
      })
  }

  @Test("A milestone without hints has those of the one before it")
  func hintsBefore() throws {
    var learner = try learner(errand(hints: [["Right."], []], until: .cursor("door")))
    try learner.does("one-finger-flick-right")
    #expect(try learner.does("key f6") == ["Coach: Right."])
  }

  @Test("The coach does not cut into reading on, and its end is noticed at once")
  func readingOn() throws {
    var lesson = lampLesson()
    lesson.rounds[0].steps = [
      Step(
        id: "read", say: "Have it read.", finish: .gesture(.twoFingerFlickUp, times: 1),
        praise: ["It reads."]),
      Step(
        id: "end", say: "Wait for the end.", finish: .earcon(.boundary, times: 1),
        praise: ["That is the end."]),
    ]
    var learner = try learner(lesson)
    let heard = try learner.does("two-finger-flick-up", "wait 30")
    let spoken = heard.filter { !$0.hasPrefix("(") && !$0.hasPrefix("Score") }
    // The praise of the first step would come when the second is done, too.
    #expect(
      spoken.prefix(5) == [
        "Room, heading", "Lamp, switch button, off", "Door, button", "Coach: That is the end.",
        "Coach: Round done.",
      ])
    #expect(learner.session.history.filter(\.wasCut).map(\.text) == ["It reads."])
  }

  @Test("Skipping and going back move between steps; a skipped step leaves no stars")
  func skipping() throws {
    var learner = try learner(lampLesson(par: 2))
    let skipped = ["Coach: Skipped.", "Lamp, switch button, off", "Coach: Switch it on."]
    #expect(try learner.does("key f7") == skipped)
    let back = try learner.does("key f8")
    #expect(back == ["(screenChange)", "= room", "Room, heading", "Coach: Find the lamp."])
    #expect(try learner.does("key f7") == skipped)
    let heard = try learner.does("key f7")
    #expect(heard.contains("Coach: Skipped."))
    #expect(!heard.contains("Coach: Round done."))
    #expect(!heard.contains("(success)"))
    #expect(
      learner.log.contains(
        "Score round1: 0 gestures, 0 misses, 0 wrong turns, 0 hints, 0 peeks, no stars"))
  }
}
