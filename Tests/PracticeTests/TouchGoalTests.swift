import Gestures
import Lessons
import Practice
import Testing

@Suite("Goals by touch")
struct TouchGoalTests {
  private func learner(_ goal: LessonGoal, tellsSearch: Bool = false) throws -> Learner {
    var lesson = lampLesson()
    lesson.rounds[0].steps = [
      Step(id: "find", say: "Find it.", finish: goal, praise: ["Found."], tellsSearch: tellsSearch),
      Step(id: "end", say: "And now?", finish: .touched("lamp"), praise: ["Again."]),
    ]
    return Learner(try session(.lesson("lamp"), lessons: [lesson], apps: roomApps()))
  }

  @Test("A cursor that came by flicks has found nothing; a finger has", arguments: [0, 1, 2])
  func flicks(index: Int) throws {
    let goals: [LessonGoal] = [
      .touched("door"), .answered(GestureAnswer(.oneFingerTap, cursor: "door"), times: 1),
      .all([.touched("door"), .cursor("door")]),
    ]
    var learner = try learner(goals[index])
    try learner.does("one-finger-flick-right", "one-finger-flick-right")
    #expect(learner.session.situation?.cursor == "door")
    // Touching somewhere else, where nothing is, leaves the cursor on the door.
    try learner.does("one-finger-tap 200 700", "explore 200 700 200 720")
    #expect(learner.session.situation?.cursor == "door")
    #expect(!learner.log.contains("Coach: Found."))
    #expect(try learner.does("one-finger-tap 200 210").contains("Coach: Found."))
  }

  @Test("A finger that stays on the glass when a step begins goes on finding")
  func staying() throws {
    var learner = try learner(.touched("door"))
    let heard = try learner.does("hold 200 210", "drag 200 130", "lift")
    #expect(heard.contains("Coach: Found."))
    #expect(heard.contains("Coach: Again."))
  }

  @Test("Where a finger searched is judged by its touches alone")
  func trail() throws {
    var learner = try learner(.cursor("door"), tellsSearch: true)
    let flicked = try learner.does("one-finger-flick-right", "one-finger-flick-right")
    #expect(flicked.contains("Coach: Found."))
    #expect(!flicked.contains { $0.hasPrefix("Coach: You") })
    var other = try self.learner(.touched("door"), tellsSearch: true)
    let searched = try other.does("one-finger-flick-right", "explore 200 700 200 210")
    #expect(
      searched.contains(
        "Coach: You went straight there: a good guess. Where a guess fails, try the edges, then rows."
      ))
  }
}
