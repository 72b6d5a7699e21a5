import Gestures
import Lessons
import Simulation
import Testing

@Suite("Where a goal is on the screens")
struct DestinationTests {
  private let isPaid = Condition([.init(name: "isPaid", test: .equals(.flag(true)))])

  @Test("States and screens are places, alone and together")
  func places() {
    let own = Goal(screen: "end")
    #expect(LessonGoal.screenGoal.destination(ofScreen: own) == own)
    #expect(LessonGoal.screenGoal.destination(ofScreen: nil) == nil)
    #expect(LessonGoal.screen("shop").destination(ofScreen: nil) == Goal(screen: "shop"))
    let both = LessonGoal.all([.screen("shop"), .state(isPaid)])
    #expect(both.destination(ofScreen: nil) == Goal(screen: "shop", state: isPaid))
  }

  @Test(
    "Gestures, choices and two screens at once are none",
    arguments: [
      LessonGoal.gesture(.twoFingerScrub, times: 1), .any([.screen("shop")]),
      .all([.screen("shop"), .gesture(.twoFingerScrub, times: 1)]),
      .all([.screen("shop"), .screen("cart")]),
    ])
  func others(_ goal: LessonGoal) {
    #expect(goal.destination(ofScreen: Goal(screen: "end")) == nil)
  }
}
