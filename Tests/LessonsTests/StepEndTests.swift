import Lessons
import Simulation
import Testing

@Suite("Where steps end")
struct EndsOfStepsTests {
  private let lit = Condition([.init(name: "lamp", test: .equals(.flag(true)))])

  @Test("A place is an end, and so is what a gesture leads to")
  func places() {
    #expect(LessonGoal.cursor("lamp").ends(ofScreen: nil) == [StepEnd(cursor: "lamp")])
    #expect(LessonGoal.visited("lamp").ends(ofScreen: nil) == [StepEnd(cursor: "lamp")])
    let answer = GestureAnswer(.oneFingerFlickDown, cursor: "weather", rotor: .headings)
    #expect(
      LessonGoal.answered(answer, times: 1).ends(ofScreen: nil)
        == [StepEnd(cursor: "weather", rotor: .headings)])
    #expect(
      LessonGoal.asked(.activate, "save").ends(ofScreen: nil)
        == [StepEnd(cursor: "save", isActivated: true)])
  }

  @Test("What leaves no trace in the app is no end")
  func unseen() {
    let goals: [LessonGoal] = [
      .gesture(.threeFingerTap, times: 1), .earcon(.boundary, times: 1), .command("hint"),
      .speechHeld, .asked(.escape, nil), .answered(GestureAnswer(.oneFingerTap), times: 1),
    ]
    for goal in goals { #expect(goal.ends(ofScreen: nil) == []) }
    #expect(LessonGoal.screenGoal.ends(ofScreen: nil) == [])
  }

  @Test("Of several things at once those count that can be seen; of alternatives each")
  func together() {
    let all = LessonGoal.all([
      .visited("first"), .gesture(.explore, times: 1), .state(lit), .screen("room"),
      .visited("last"),
    ])
    #expect(
      all.ends(ofScreen: nil) == [StepEnd(goal: Goal(screen: "room", state: lit), cursor: "last")])
    let any = LessonGoal.any([.state(lit), .gesture(.explore, times: 1), .screen("hall")])
    #expect(
      any.ends(ofScreen: nil)
        == [StepEnd(goal: Goal(state: lit)), StepEnd(goal: Goal(screen: "hall"))])
    #expect(LessonGoal.all([.screen("room"), .screen("hall")]).ends(ofScreen: nil) == [])
    #expect(
      LessonGoal.all([.earcon(.keyboardAppeared, times: 1), .cursor("field")]).ends(ofScreen: nil)
        == [StepEnd(cursor: "field", isActivated: true)])
  }
}
