import FileBackend
import Gestures
import Lessons
import Practice
import Simulation
import TestSupport
import Testing

@Suite("Wrong input of a drill")
struct SlipTests {
  private func learner(
    kind: Lesson.Kind = .drill, finish: LessonGoal = .asked(.activate, "look"),
    misses: [LessonMiss] = []
  ) throws -> Learner {
    let hall = try screen(
      """
      {
        id: "hall", title: "Hall", state: { porch: false, code: 0, isOpen: false },
        views: [
          { id: "title", kind: "header", frame: [0, 40, 390, 40], text: "Hall" },
          { id: "look", kind: "button", frame: [0, 100, 390, 60], text: "Look" },
          { id: "porch", kind: "switch", frame: [0, 180, 390, 60], text: "Porch", bind: "porch" },
          { id: "key", kind: "button", frame: [0, 260, 390, 60], text: "Key",
            on: { activate: [{ add: { code: 1 } }] } },
          { id: "open", kind: "button", frame: [0, 340, 390, 60], text: "Open",
            on: { activate: [{ when: { code: 1 }, then: [{ set: { isOpen: true } }], else: [] }] } },
        ],
      }
      """)
    var step = Step(
      id: "step", say: "Do it.", finish: finish,
      expects: [.oneFingerDoubleTap, .oneFingerFlickRight])
    step.misses = misses
    let lesson = Lesson(
      id: "hall", title: "Hall", chapter: "01-the-curtain", kind: kind, summary: "",
      rounds: [Round(id: "r", title: "", screen: "hall", say: ["A hall."], steps: [step])])
    return Learner(
      try session(.lesson("hall"), lessons: [lesson], apps: ["hall": hall.library]))
  }

  private let flick = "one-finger-flick-right"

  @Test("The right gesture elsewhere is answered, and changes nothing")
  func elsewhere() throws {
    var learner = try learner()
    try learner.does(flick, flick)
    let heard = try learner.does("one-finger-double-tap")
    #expect(heard.first == "Coach: That is another one, so I left it as it was.")
    #expect(!heard.contains("on"))
    #expect(learner.session.situation?.state["porch"] == .flag(false))
    try learner.does("one-finger-flick-left")
    #expect(try learner.does("one-finger-double-tap").contains("(success)"))
  }

  @Test("In an errand it has its real effect")
  func errand() throws {
    var learner = try learner(kind: .errand)
    try learner.does(flick, flick, "one-finger-double-tap")
    #expect(learner.session.situation?.state["porch"] == .flag(true))
  }

  @Test("What is on the way to the goal works, and so does what the lesson has an answer to")
  func onTheWay() throws {
    let open = LessonGoal.state(Condition([.init(name: "isOpen", test: .equals(.flag(true)))]))
    var learner = try learner(finish: open)
    try learner.does(flick, flick, flick, "one-finger-double-tap")
    #expect(learner.session.situation?.state["code"] == .number(1))
    let porch = LessonGoal.state(Condition([.init(name: "porch", test: .equals(.flag(true)))]))
    var other = try self.learner(misses: [LessonMiss(when: porch, say: "That was the porch.")])
    try other.does(flick, flick)
    #expect(try other.does("one-finger-double-tap").contains("Coach: That was the porch."))
  }
}
