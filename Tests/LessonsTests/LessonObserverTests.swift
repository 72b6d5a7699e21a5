import AccessibilityTree
import Gestures
import Lessons
import ScreenReader
import Simulation
import Testing

@Suite("What a lesson notices")
struct LessonObserverTests {
  private let menu = Situation(screen: "menu", cursor: "first")

  private func step(_ id: String, _ finish: LessonGoal) -> Step {
    Step(id: id, say: "Do it", finish: finish)
  }

  private func observer(_ steps: [Step], goal: LessonGoal? = nil) -> LessonObserver {
    LessonObserver(
      round: Round(
        id: "only", title: "Only", screen: "menu", say: [], goal: goal, steps: steps))
  }

  private func marks(
    _ observer: inout LessonObserver, in situation: Situation
  ) -> [LessonObserver.Mark] {
    observer.marks(in: situation)
  }

  @Test("A gesture counts from the moment its step began")
  func countsFromStep() {
    var observer = observer([
      step("once", .gesture(.oneFingerFlickRight, times: 1)),
      step("twice", .gesture(.oneFingerFlickRight, times: 2)),
    ])
    observer.observe(.gesture(.oneFingerFlickRight))
    #expect(marks(&observer, in: menu).count == 1)
    observer.observe(.gesture(.oneFingerFlickRight))
    #expect(marks(&observer, in: menu) == [])
    observer.observe(.gesture(.oneFingerFlickRight))
    #expect(marks(&observer, in: menu).last == .roundFinished)
    #expect(observer.isFinished)
  }

  @Test("Several milestones may be reached at once")
  func several() {
    let cart = Situation(screen: "cart", state: ["count": .number(2)])
    let twoInCart = LessonGoal.state(Condition([.init(name: "count", test: .atLeast(2))]))
    var observer = observer(
      [step("add", twoInCart), step("open", .screen("cart")), step("pay", .screen("payment"))],
      goal: .screenGoal)
    #expect(marks(&observer, in: cart).count == 2)
    #expect(observer.step?.id == "pay")
  }

  @Test("The goal ends a round whatever steps are left")
  func goalEnds() {
    var observer = observer([step("a", .screen("nowhere"))], goal: .screenGoal)
    #expect(marks(&observer, in: menu) == [])
    var reached = menu
    reached.meetsScreenGoal = true
    #expect(marks(&observer, in: reached) == [.roundFinished])
    #expect(marks(&observer, in: reached) == [])
    #expect(observer.step == nil)
  }

  @Test("A round with a goal goes on when its steps are done")
  func goalOutlivesSteps() {
    var observer = observer([step("a", .screen("menu"))], goal: .screenGoal)
    _ = observer.marks(in: menu)
    #expect(!observer.isFinished)
    #expect(observer.step == nil)
  }

  @Test(
    "A gesture and what stands beside it belong together: made elsewhere it does not count",
    arguments: [
      (GestureAnswer(.oneFingerFlickDown, cursor: "second"), 1),
      (GestureAnswer(.oneFingerFlickDown, rotor: .headings), 1),
      (GestureAnswer(.oneFingerFlickDown, cursor: "second", rotor: .headings), 2),
    ])
  func tied(answer: GestureAnswer, times: Int) {
    let second = Situation(screen: "menu", cursor: "second", rotor: .headings)
    var observer = observer([step("a", .answered(answer, times: times))])
    observer.observe(.gesture(.oneFingerFlickDown))
    #expect(marks(&observer, in: menu) == [])
    observer.observe(.gesture(.oneFingerFlickRight))
    #expect(marks(&observer, in: second) == [])
    for time in 1...times {
      observer.observe(.gesture(.oneFingerFlickDown))
      #expect(marks(&observer, in: second).isEmpty == (time < times))
    }
  }

  @Test("A sound counts for the gesture that it answered")
  func tiedSound() {
    let goal = LessonGoal.answered(
      GestureAnswer(.twoFingerScrub, cursor: "first", earcon: .boundary), times: 1)
    var observer = observer([step("a", goal)])
    observer.observe(.gesture(.twoFingerScrub))
    observer.observe(.gesture(.oneFingerFlickLeft))
    observer.observe(.reader(.earcon(.boundary), screen: "menu"))
    #expect(marks(&observer, in: menu) == [])
    observer.observe(.gesture(.twoFingerScrub))
    #expect(marks(&observer, in: menu) == [])
    observer.observe(.reader(.earcon(.boundary), screen: "menu"))
    #expect(marks(&observer, in: menu).last == .roundFinished)
  }

  @Test("What was visited by other gestures does not count for this one")
  func tiedPlaces() {
    var answer = GestureAnswer(.explore)
    answer.visited = ["ice"]
    var observer = observer([step("a", .answered(answer, times: 1))])
    observer.observe(.gesture(.explore))
    #expect(marks(&observer, in: menu) == [])
    let ice = Situation(screen: "menu", cursor: "ice")
    observer.observe(.gesture(.oneFingerFlickRight))
    observer.observe(.reader(.cursorMoved("ice"), screen: "menu"))
    #expect(marks(&observer, in: ice) == [])
    observer.observe(.gesture(.explore))
    observer.observe(.reader(.cursorMoved("ice"), screen: "menu"))
    #expect(marks(&observer, in: menu).last == .roundFinished)
  }

  @Test("The last screen with something else, and another choice, are answered once")
  func wrongEnds() {
    let wanted = Condition([.init(name: "pizza", test: .equals(.text("cheese")))])
    var observer = observer(
      [step("a", .screen("nowhere"))], goal: .all([.screen("payment"), .state(wanted)]))
    func ordering(_ pizza: String, on screen: String) -> Situation {
      Situation(screen: screen, state: ["pizza": .text(pizza)])
    }
    #expect(marks(&observer, in: ordering("", on: "menu")) == [])
    var typing = ordering("garden", on: "menu")
    typing.isTyping = true
    #expect(marks(&observer, in: typing) == [])
    #expect(marks(&observer, in: ordering("garden", on: "menu")) == [.wentWrong(nil)])
    #expect(marks(&observer, in: ordering("garden", on: "menu")) == [])
    #expect(marks(&observer, in: ordering("", on: "menu")) == [.mended(nil)])
    #expect(marks(&observer, in: ordering("", on: "payment")) == [.wentWrong(nil)])
    #expect(marks(&observer, in: ordering("cheese", on: "menu")) == [.mended(nil)])
    #expect(marks(&observer, in: ordering("cheese", on: "payment")) == [.roundFinished])
  }

  @Test("In a drill choosing wrongly is part of looking, and the last screen is answered")
  func drill() {
    let wanted = Condition([.init(name: "pizza", test: .equals(.text("cheese")))])
    let round = Round(
      id: "only", title: "Only", screen: "menu", say: [],
      goal: .all([.screen("payment"), .state(wanted)]), steps: [])
    var observer = LessonObserver(round: round, of: .drill)
    #expect(marks(&observer, in: menu) == [])
    let garden = ["pizza": StateValue.text("garden")]
    #expect(marks(&observer, in: Situation(screen: "menu", state: garden)) == [])
    #expect(
      marks(&observer, in: Situation(screen: "payment", state: garden)) == [.wentWrong(nil)])
  }

  @Test("The lesson's own words for a miss go before those for all")
  func misses() {
    var only = step("a", .screen("nowhere"))
    only.misses = [LessonMiss(when: .cursor("second"), say: "Back.")]
    var round = Round(
      id: "only", title: "Only", screen: "menu", say: [],
      goal: .all([.screen("payment"), .cursor("first")]), steps: [only])
    round.misses = [LessonMiss(when: .screen("payment"), say: "Not this.")]
    var observer = LessonObserver(round: round)
    #expect(marks(&observer, in: menu) == [])
    #expect(
      marks(&observer, in: Situation(screen: "payment", cursor: "second"))
        == [.wentWrong("Not this."), .wentWrong("Back.")])
    #expect(marks(&observer, in: Situation(screen: "payment")) == [.mended("Back.")])
  }

  private func observer(missing goal: LessonGoal) -> LessonObserver {
    var only = step("a", .screen("nowhere"))
    only.misses = [LessonMiss(when: goal, say: "No.")]
    return observer([only])
  }

  private func having(_ name: String, _ value: StateValue) -> Situation {
    Situation(screen: "menu", state: [name: value])
  }

  @Test("Another wrong choice is told anew, and neither what stays nor what is being typed")
  func anotherChoice() {
    let wrong = LessonGoal.state(Condition([.init(name: "called", test: .differs(.text("")))]))
    var observer = observer(missing: wrong)
    #expect(marks(&observer, in: having("called", .text(""))) == [])
    observer.observe(.gesture(.oneFingerDoubleTap))
    #expect(marks(&observer, in: having("called", .text("Ann"))) == [.wentWrong("No.")])
    // The app does that by itself.
    #expect(marks(&observer, in: having("called", .text("Anna"))) == [])
    observer.observe(.gesture(.oneFingerFlickRight))
    #expect(marks(&observer, in: having("called", .text("Anna"))) == [])
    var typing = having("called", .text("Bob"))
    typing.isTyping = true
    #expect(marks(&observer, in: typing) == [])
    #expect(marks(&observer, in: having("called", .text("Bob"))) == [])
    observer.observe(.gesture(.oneFingerDoubleTap))
    #expect(marks(&observer, in: having("called", .text("Eve"))) == [.wentWrong("No.")])
  }

  @Test("One more wrong choice is told anew, and taking one back is not")
  func anotherWrong() {
    func isOn(_ name: String) -> LessonGoal {
      .state(Condition([.init(name: name, test: .equals(.flag(true)))]))
    }
    var observer = observer(missing: .any([isOn("one"), isOn("two")]))
    func choosing(_ one: Bool, _ two: Bool) -> [LessonObserver.Mark] {
      observer.observe(.gesture(.oneFingerDoubleTap))
      return marks(
        &observer,
        in: Situation(screen: "menu", state: ["one": .flag(one), "two": .flag(two)]))
    }
    #expect(choosing(true, false) == [.wentWrong("No.")])
    #expect(choosing(true, true) == [.wentWrong("No.")])
    #expect(choosing(false, true) == [])
    #expect(choosing(false, false) == [.mended("No.")])
    #expect(choosing(false, true) == [.wentWrong("No.")])
  }

  @Test("The same wrong choice once more is told once more")
  func sameChoice() {
    let wrong = LessonGoal.state(Condition([.init(name: "called", test: .differs(.text("")))]))
    var observer = observer(missing: wrong)
    func pressing(_ id: String) -> [LessonObserver.Mark] {
      observer.observe(.gesture(.oneFingerDoubleTap))
      observer.observe(.reader(.asked(.activate(id), isHandled: true), screen: "menu"))
      return marks(&observer, in: having("called", .text("Ann")))
    }
    #expect(pressing("ann") == [.wentWrong("No.")])
    #expect(pressing("help") == [])
    #expect(pressing("ann") == [.wentWrong("No.")])
  }

  @Test("A wrong gesture is told every time, and its state alone is not")
  func sameGesture() {
    let bag = LessonGoal.state(Condition([.init(name: "bag", test: .atLeast(2))]))
    var observer = observer(missing: .all([bag, .gesture(.twoFingerDoubleTap, times: 1)]))
    func making(_ gesture: Gesture, bag: Double) -> [LessonObserver.Mark] {
      observer.observe(.gesture(gesture))
      return marks(&observer, in: having("bag", .number(bag)))
    }
    #expect(making(.twoFingerDoubleTap, bag: 1) == [])
    #expect(making(.twoFingerDoubleTap, bag: 2) == [.wentWrong("No.")])
    #expect(making(.oneFingerFlickRight, bag: 2) == [])
    #expect(making(.oneFingerDoubleTap, bag: 3) == [])
    #expect(making(.twoFingerDoubleTap, bag: 4) == [.wentWrong("No.")])
  }

  @Test("A rate that moves further off is told anew, and the way back is not")
  func rateFurtherOff() {
    var observer = observer(missing: .rateMoved(5))
    var situation = menu
    observer.begin(in: situation)
    func moving(to rate: Int) -> [LessonObserver.Mark] {
      observer.observe(.gesture(.oneFingerFlickUp))
      situation.rate = rate
      return marks(&observer, in: situation)
    }
    let rate = menu.rate
    #expect(moving(to: rate + 10) == [.wentWrong("No.")])
    #expect(moving(to: rate + 20) == [.wentWrong("No.")])
    #expect(moving(to: rate + 10) == [])
    #expect(moving(to: rate) == [.mended("No.")])
  }

  @Test("Skipping goes on, going back begins a step anew")
  func skipAndBack() {
    let flick = LessonGoal.gesture(.oneFingerFlickRight, times: 1)
    var observer = observer([step("a", flick), step("b", flick)])
    let isBackAtFirst = observer.goBack()
    #expect(!isBackAtFirst)
    observer.skip()
    #expect(observer.step?.id == "b")
    observer.observe(.gesture(.oneFingerFlickRight))
    let isBackAtSecond = observer.goBack()
    #expect(isBackAtSecond)
    #expect(observer.step?.id == "a")
    #expect(marks(&observer, in: menu) == [])
    observer.skip()
    observer.skip()
    #expect(observer.isFinished)
  }

  @Test(
    "Each kind of goal is met by what it names and by nothing else",
    arguments: [
      (LessonGoal.visited("*-price"), ReaderEvent.cursorMoved("pizza-price")),
      (.earcon(.boundary, times: 1), .earcon(.boundary)),
      (.asked(.activate, "add"), .asked(.activate("add"), isHandled: true)),
      (.asked(.escape, nil), .asked(.escape(from: "x"), isHandled: false)),
      (.asked(.magicTap, nil), .asked(.magicTap(from: nil), isHandled: true)),
      (.asked(.increment, "amount"), .asked(.increment("amount"), isHandled: true)),
    ])
  func kinds(goal: LessonGoal, event: ReaderEvent) {
    var observer = observer([step("a", goal)])
    observer.observe(.reader(.cursorMoved("pizza-name"), screen: "menu"))
    observer.observe(.reader(.earcon(.focus), screen: "menu"))
    observer.observe(.reader(.asked(.activate("remove"), isHandled: true), screen: "menu"))
    observer.observe(.command("repeat"))
    #expect(marks(&observer, in: menu) == [])
    observer.observe(.reader(event, screen: "menu"))
    #expect(marks(&observer, in: menu).last == .roundFinished)
  }

  @Test("An element of another screen is another element")
  func otherScreen() {
    for (goal, event) in [
      (LessonGoal.visited("cart/price"), ReaderEvent.cursorMoved("price")),
      (.asked(.activate, "cart/add"), .asked(.activate("add"), isHandled: true)),
    ] {
      var observer = observer([step("a", goal)])
      observer.observe(.reader(event, screen: "menu"))
      #expect(marks(&observer, in: menu) == [])
      observer.observe(.reader(event, screen: "cart"))
      #expect(marks(&observer, in: menu).last == .roundFinished)
    }
    let nothing = StepTrace()
    let price = Situation(screen: "cart", cursor: "price")
    #expect(LessonGoal.cursor("cart/price").isMet(in: price, since: nothing))
    #expect(!LessonGoal.cursor("menu/price").isMet(in: price, since: nothing))
  }

  @Test("All means all and any means any")
  func combined() {
    let here = LessonGoal.screen("menu")
    let there = LessonGoal.screen("cart")
    let nothing = StepTrace()
    #expect(LessonGoal.any([there, here]).isMet(in: menu, since: nothing))
    #expect(!LessonGoal.all([there, here]).isMet(in: menu, since: nothing))
    #expect(LessonGoal.all([here, .cursor("fir*")]).isMet(in: menu, since: nothing))
  }

  @Test(
    "A star stands for any characters",
    arguments: [
      ("*", "", true), ("*", "a", true), ("a*c", "abbc", true), ("a*c", "abbd", false),
      ("abc", "abc", true), ("abc", "abcd", false), ("*-price", "price", false),
      ("promo-*-*", "promo-1-title", true),
    ])
  func patterns(pattern: String, id: String, isMatch: Bool) {
    #expect(ElementPattern(pattern).matches(id) == isMatch)
  }

  @Test("A rate has moved when it has gone far enough that way, or to the end of its range")
  func rate() {
    func finishes(_ percent: Int, from before: Int, to after: Int) -> Bool {
      var observer = observer([step("rate", .rateMoved(percent))])
      observer.begin(in: Situation(screen: "menu", rate: before))
      return !observer.marks(in: Situation(screen: "menu", rate: after)).isEmpty
    }
    #expect(finishes(20, from: 50, to: 70))
    #expect(!finishes(20, from: 50, to: 65))
    #expect(!finishes(20, from: 50, to: 30))
    #expect(finishes(20, from: 90, to: 100))
    #expect(!finishes(20, from: 90, to: 95))
    #expect(finishes(-15, from: 50, to: 35))
    #expect(!finishes(-15, from: 50, to: 40))
    #expect(finishes(-15, from: 10, to: 0))
  }

  @Test("A rate moves from where it was when its step began, milestones included")
  func rateOfStep() {
    var observer = observer([step("faster", .rateMoved(10)), step("again", .rateMoved(10))])
    observer.begin(in: Situation(screen: "menu", rate: 50))
    #expect(observer.marks(in: Situation(screen: "menu", rate: 60)).count == 1)
    #expect(observer.marks(in: Situation(screen: "menu", rate: 65)).isEmpty)
    #expect(observer.marks(in: Situation(screen: "menu", rate: 70)).count == 2)
  }

  @Test("Speech goes on again only after it was held, in the same step")
  func held() {
    var observer = observer([
      step("both", .all([.speechHeld, .speechResumed])), step("again", .speechHeld),
    ])
    observer.observe(.reader(.resumeSpeaking, screen: "menu"))
    #expect(observer.marks(in: menu).isEmpty)
    observer.observe(.reader(.pauseSpeaking, screen: "menu"))
    #expect(observer.marks(in: menu).isEmpty)
    observer.observe(.reader(.resumeSpeaking, screen: "menu"))
    #expect(observer.marks(in: menu).count == 1)
    #expect(observer.marks(in: menu).isEmpty)
  }

  @Test("The rotor's setting is asked about as it stands")
  func rotor() {
    var observer = observer([step("turn", .rotor(.containers))])
    #expect(observer.marks(in: Situation(screen: "menu", rotor: .headings)).isEmpty)
    #expect(observer.marks(in: Situation(screen: "menu", rotor: .containers)).count == 2)
  }
}
