import Gestures
import Lessons
import Practice
import Simulation
import Testing

@Suite("What would come too late")
struct BelatedTests {
  private func lamp(isOn: Bool) -> LessonGoal {
    .state(Condition([.init(name: "lamp", test: .equals(.flag(isOn)))]))
  }

  private func learner(_ steps: [Step], faults: [Fault] = []) throws -> Learner {
    var lesson = lampLesson()
    lesson.rounds[0].steps = steps
    lesson.faults = faults
    return Learner(try session(.lesson("lamp"), lessons: [lesson], apps: roomApps()))
  }

  private let never = Step(id: "end", say: "And now?", finish: .command("nothing"))

  private func coach(_ heard: [String]) -> [String] { heard.filter { $0.hasPrefix("Coach: ") } }

  @Test("Ahead of the coach only the last step is praised; the rest stays in the history")
  func ahead() throws {
    var steps = lampLesson().rounds[0].steps
    steps[0].tells = ["The cursor moved."]
    steps.append(
      Step(id: "off", say: "Switch it off.", finish: lamp(isOn: false), praise: ["Dark."]))
    var learner = try learner(steps + [never])
    try learner.does("wait 0.1")
    let heard = try learner.does(
      "briefly one-finger-flick-right", "briefly one-finger-double-tap",
      "briefly one-finger-double-tap", "wait 6")
    // What had begun before the last gesture was cut by it.
    #expect(coach(heard).suffix(2) == ["Coach: Dark.", "Coach: And now?"])
    #expect(!coach(heard).contains("Coach: The cursor moved."))
    let rows =
      try learner.does("key f4")
      + (1...8).flatMap { _ in
        try learner.does("one-finger-flick-right")
      }
    #expect(rows.contains { $0.hasPrefix("The cursor moved.") }, "\(rows)")
  }

  @Test("Who waits hears all praise")
  func patient() throws {
    var learner = try learner(lampLesson().rounds[0].steps + [never])
    let heard = try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(heard.contains("Coach: Found.") && heard.contains("Coach: Light."))
  }

  @Test("A hint does not come after the coach's word on something else, wherever it waited")
  func hints() throws {
    let step = Step(
      id: "main", say: "Tap twice with two fingers.", finish: .command("nothing"),
      expects: [.twoFingerDoubleTap], wrong: [.oneFingerDoubleTap: "I felt one finger."])
    let hint = "Double tap to toggle setting."
    var calm = try learner([step])
    #expect(try calm.does("one-finger-flick-right", "wait 5").contains(hint))
    for pause in ["0.1", "1", "2", "2.5"] {
      var learner = try learner([step])
      let before = try learner.does("briefly one-finger-flick-right", "briefly wait \(pause)")
      guard !before.contains(hint) else { continue }
      let heard = try learner.does("one-finger-double-tap", "wait 5")
      // A hint may begin while the second tap is still awaited.
      #expect(heard.last == "Coach: I felt one finger.", "\(pause)")
    }
  }

  @Test("A hint does not come after the end of the lesson")
  func hintsAtEnd() throws {
    var learner = try learner([Step(id: "find", say: "Find it.", finish: .cursor("lamp"))])
    let heard = try learner.does("one-finger-flick-right", "wait 10")
    #expect(heard.contains("= curtain-results"))
    #expect(!heard.contains("Double tap to toggle setting."))
  }

  @Test("Results are announced only where there are any")
  func results() throws {
    let step = Step(id: "find", say: "Find it.", finish: .cursor("lamp"))
    for faults in [[], lampLesson().faults] {
      var learner = try learner([step], faults: faults)
      let heard = try learner.does("one-finger-flick-right", "wait 10")
      let announced = "Coach: That was the lesson. Your results come next."
      #expect(heard.contains(announced) == !faults.isEmpty)
      #expect(heard.contains("Coach: That was the lesson.") == faults.isEmpty)
      #expect(heard.contains("= curtain-results"))
    }
  }

  @Test("In a drill of gestures nothing is asked that has been made already")
  func drill() throws {
    var learner = Learner(try session(.course, lessons: [lampLesson()], apps: roomApps()))
    for _ in 0..<2 {
      for _ in 0..<3 { try learner.does("one-finger-flick-right") }
      try learner.does("one-finger-double-tap")
    }
    #expect(learner.log.last?.contains("one-finger flick left.") == true, "\(learner.log)")
    let heard = try learner.does(
      "briefly one-finger-flick-left", "briefly one-finger-flick-right", "wait 10")
    #expect(coach(heard).count { $0.hasPrefix("Coach: Your turn") } == 1, "\(heard)")
  }
}
