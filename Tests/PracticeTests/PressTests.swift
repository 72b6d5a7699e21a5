import FileBackend
import Lessons
import Practice
import Simulation
import TestSupport
import Testing

@Suite("Presses that finish nothing")
struct PressTests {
  private let flick = "one-finger-flick-right"
  private let press = "one-finger-double-tap"
  private let offer =
    "Coach: F6 gives a hint, F7 skips this one. A tap with five fingers offers both, and a slower pace."
  private let dead =
    "Coach: A double tap does nothing here: the cursor is on A quiz for a rainy afternoon."

  private func learner(
    kind: Lesson.Kind = .drill, say: String = "Which one?", isRoom: Bool = false
  ) throws -> Learner {
    let quiz = try screen(
      """
      {
        id: "quiz", title: "Quiz", state: { isRight: false },
        views: [
          { id: "title", kind: "header", frame: [0, 40, 390, 40], text: "Quiz" },
          { id: "about", kind: "label", frame: [0, 90, 390, 60], text: "A quiz for a rainy afternoon at home" },
          { id: "no", kind: "button", frame: [0, 160, 390, 60], text: "No",
            on: { activate: [{ announce: "Think again" }] } },
          { id: "yes", kind: "button", frame: [0, 240, 390, 60], text: "Yes",
            on: { activate: [{ set: { isRight: true } }] } },
          { id: "bell", kind: "button", frame: [0, 320, 390, 60], text: "Bell",
            on: { activate: [{ announce: "Ding" }] } },
        ],
      }
      """)
    var step = Step(
      id: "step", say: say,
      finish: .state(Condition([.init(name: "isRight", test: .equals(.flag(true)))])),
      hints: ["Think.", "The second.", "Yes."])
    step.choices = ["no"]
    let lesson = Lesson(
      id: "quiz", title: "Quiz", chapter: "01-the-curtain", kind: kind, summary: "",
      rounds: [Round(id: "r", title: "", screen: "quiz", say: ["A quiz."], steps: [step])])
    var setup = try setup()
    setup.isRoom = isRoom
    return Learner(
      PracticeSession(
        course: Course(lessons: [lesson], apps: ["quiz": quiz.library]), opening: .lesson("quiz"),
        setup: setup))
  }

  @Test("A wrong choice is a miss, and the third one offers help; the app's words stay its answer")
  func choices() throws {
    var learner = try learner()
    try learner.does(flick, flick)
    #expect(try learner.does(press) == ["(activate)", "Think again"])
    #expect(try learner.does(press) == ["(activate)", "Think again"])
    #expect(try learner.does(press) == ["(activate)", "Think again", offer])
    try learner.does(flick, press)
    let misses = learner.records.compactMap { record in
      if case .stepFinished(_, let misses, _, _) = record { misses } else { nil }
    }
    #expect(misses == [3])
    let ideas = learner.records.compactMap { record in
      if case .attempted(.lesson, let misses, _, _) = record { misses } else { nil }
    }
    #expect(ideas == [1], "The idea did not go at once.")
  }

  @Test("What is no choice is no miss")
  func elsewhere() throws {
    var learner = try learner()
    try learner.does(flick, flick, flick, flick)
    for _ in 1...3 { #expect(try learner.does(press) == ["(activate)", "Ding"]) }
    try learner.does("one-finger-flick-left", press)
    #expect(
      learner.records.contains { record in
        if case .stepFinished(_, misses: 0, _, _) = record { true } else { false }
      })
  }

  @Test("The second double tap in a row on what can't be pressed is told where it was")
  func inVain() throws {
    var learner = try learner()
    try learner.does(flick)
    #expect(try !learner.does(press).contains(dead))
    #expect(try learner.does(press).contains(dead))
    #expect(try !learner.does(press).contains(dead))
    // A press that is answered begins anew.
    try learner.does(flick, press, "one-finger-flick-left")
    #expect(try !learner.does(press).contains(dead))
    #expect(try learner.does(press).contains(dead))
  }

  @Test("An errand that is found through alone keeps quiet about it; a guided one does not")
  func alone() throws {
    var alone = try learner(kind: .errand, say: "")
    try alone.does(flick, press, press, press)
    #expect(!alone.log.contains(dead))
    var guided = try learner(kind: .errand)
    try guided.does(flick, press, press)
    #expect(guided.log.contains(dead))
  }

  @Test("In a room it is said once who goes on, and the key's name is that")
  func room() throws {
    var learner = try learner(isRoom: true)
    #expect(try learner.does("wait 5").isEmpty)
    #expect(learner.log.count { $0 == "Coach: F7 goes on when you are ready." } == 1)
    try learner.does("key f7", "key f1")
    try learner.does("two-finger-flick-down", "wait 120")
    #expect(learner.log.contains("F7: go on"))
    #expect(!learner.log.contains("F7: skip"))
    var other = try self.learner()
    try other.does("key f1", "two-finger-flick-down", "wait 120")
    #expect(!other.log.contains("Coach: F7 goes on when you are ready."))
    #expect(other.log.contains("F7: skip"))
  }
}
