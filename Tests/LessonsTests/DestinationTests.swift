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
    #expect(LessonGoal.screenGoal.destinations(ofScreen: own) == [own])
    #expect(LessonGoal.screenGoal.destinations(ofScreen: nil) == [])
    #expect(LessonGoal.screen("shop").destinations(ofScreen: nil) == [Goal(screen: "shop")])
    let both = LessonGoal.all([.screen("shop"), .state(isPaid)])
    #expect(both.destinations(ofScreen: nil) == [Goal(screen: "shop", state: isPaid)])
  }

  @Test("Of several ends any will do, also as a part of what is wanted")
  func choices() {
    let shops = LessonGoal.any([.screen("shop"), .screen("market")])
    let (shop, market) = (Goal(screen: "shop"), Goal(screen: "market"))
    #expect(shops.destinations(ofScreen: nil) == [shop, market])
    #expect(
      LessonGoal.all([.state(isPaid), shops]).destinations(ofScreen: nil) == [
        Goal(screen: "shop", state: isPaid), Goal(screen: "market", state: isPaid),
      ])
    #expect(LessonGoal.all([.screen("shop"), shops]).destinations(ofScreen: nil) == [shop])
  }

  @Test(
    "Gestures, choices that hold one, and two screens at once are none",
    arguments: [
      LessonGoal.gesture(.twoFingerScrub, times: 1),
      .any([.screen("shop"), .gesture(.twoFingerScrub, times: 1)]),
      .all([.screen("shop"), .gesture(.twoFingerScrub, times: 1)]),
      .all([.screen("shop"), .screen("cart")]), .all([]),
    ])
  func others(_ goal: LessonGoal) {
    #expect(goal.destinations(ofScreen: Goal(screen: "end")) == [])
  }
}
