import Gestures
import Lessons
import SpaceAndTime
import Testing

@Suite("What a round costs")
struct ScoreTests {
  @Test(
    "Stars come from gestures against par",
    arguments: [(20, 3), (40, 3), (41, 2), (60, 2), (61, 1), (400, 1)])
  func stars(gestures: Int, stars: Int) {
    var score = Score()
    score.gestures = gestures
    #expect(score.stars(par: 20) == stars)
    #expect(score.stars(par: nil) == nil)
    score.skippedSteps = 1
    #expect(score.stars(par: 20) == nil)
  }

  /// Goes through the elements of a screen with so many of them.
  private func turns(_ way: [(Gesture, Int)]) -> Int {
    var turns = WrongTurns()
    turns.entered("menu")
    turns.settled(on: "menu", at: 0)
    for (gesture, position) in way {
      turns.add(gesture)
      turns.settled(on: "menu", at: position)
    }
    return turns.count
  }

  @Test("Going the other way is a wrong turn, along a row and from row to row")
  func directions() {
    #expect(turns([(.oneFingerFlickRight, 1), (.oneFingerFlickRight, 2)]) == 0)
    #expect(turns([(.oneFingerFlickRight, 1), (.oneFingerFlickLeft, 0)]) == 1)
    #expect(
      turns([(.oneFingerFlickRight, 1), (.oneFingerFlickLeft, 0), (.oneFingerFlickRight, 1)]) == 2)
    #expect(turns([(.oneFingerFlickDown, 3), (.oneFingerFlickUp, 0)]) == 1)
    // To a heading, and to what stands before it: that is a way.
    #expect(turns([(.oneFingerFlickDown, 3), (.oneFingerFlickLeft, 2)]) == 0)
    // What is touched or pressed between begins anew.
    #expect(
      turns([(.oneFingerFlickRight, 1), (.oneFingerDoubleTap, 1), (.oneFingerFlickLeft, 0)]) == 0)
    // A flick that changes a value goes nowhere.
    #expect(turns([(.oneFingerFlickDown, 0), (.oneFingerFlickUp, 0)]) == 0)
  }

  @Test("A flick at the end is one, and so is jumping back to where one came from")
  func ends() {
    #expect(turns([(.oneFingerFlickLeft, 0)]) == 1)
    #expect(turns([(.oneFingerFlickLeft, 0), (.oneFingerFlickLeft, 0)]) == 1)
    #expect(turns([(.oneFingerFlickRight, 1), (.fourFingerTapTop, 0)]) == 1)
    #expect(turns([(.fourFingerTapBottom, 9), (.oneFingerFlickLeft, 8)]) == 0)
    #expect(turns([(.oneFingerFlickRight, 1), (.fourFingerTapBottom, 9)]) == 0)
    var typing = WrongTurns()
    typing.entered("menu")
    typing.settled(on: "menu", at: 0, isTyping: true)
    typing.add(.oneFingerFlickLeft)
    typing.settled(on: "menu", at: 0, isTyping: true)
    #expect(typing.count == 0)
  }

  @Test("Who was brought somewhere has not turned")
  func carried() {
    var turns = WrongTurns()
    turns.entered("menu")
    turns.settled(on: "menu", at: 0)
    turns.add(.oneFingerFlickRight)
    turns.settled(on: "menu", at: 1)
    turns.carried(to: "card")
    turns.carried(to: "menu")
    turns.add(.oneFingerFlickLeft)
    turns.settled(on: "menu", at: 0)
    #expect(turns.count == 0)
  }

  @Test("A screen that led nowhere is a wrong turn, one that led on is none")
  func screens() {
    var turns = WrongTurns()
    turns.entered("menu")
    turns.entered("rubles")
    turns.entered("menu")
    #expect(turns.count == 1)
    turns.entered("card")
    turns.progressed()
    turns.entered("menu")
    #expect(turns.count == 1)
    turns.entered("cart")
    turns.entered("delivery")
    turns.entered("menu")
    #expect(turns.count == 2)
  }

  @Test("The clock stands while there is any reason to")
  func stopwatch() {
    var watch = Stopwatch(startingAt: .zero)
    func at(_ milliseconds: Double) -> Instant { Instant(milliseconds: milliseconds) }
    watch.set(.coachSpeaks, true, at: at(1000))
    watch.set(.menuIsOpen, true, at: at(1500))
    watch.set(.coachSpeaks, false, at: at(2000))
    #expect(watch.elapsed(at: at(2500)) == 1000)
    watch.set(.menuIsOpen, false, at: at(3000))
    #expect(watch.elapsed(at: at(3500)) == 1500)
  }

  @Test("A fault costs the stops and the time that were spent on it, the dearest first")
  func faults() {
    var prices = FaultPrices(faults: [
      Fault(id: "a", title: "A", elements: ["menu/gap-*"], say: ""),
      Fault(id: "b", title: "B", elements: ["*-price", "gap-1"], say: ""),
      Fault(id: "c", title: "C", elements: ["never", "cart/gap-1"], say: ""),
    ])
    prices.cursorMoved(to: "gap-1", on: "menu", at: 0)
    prices.cursorMoved(to: "pizza-price", on: "menu", at: 400)
    prices.cursorMoved(to: "good", on: "cart", at: 1000)
    prices.settle(at: 5000)
    let dearest = prices.dearest(4)
    #expect(dearest.map(\.fault.id) == ["b", "a"])
    #expect(dearest.map(\.stops) == [2, 1])
    #expect(dearest.map(\.duration) == [1000, 400])
  }

  @Test("More stars are better, then fewer gestures, then less time")
  func better() {
    func result(_ stars: Int?, _ gestures: Int, _ duration: Double) -> RoundResult {
      var score = Score()
      score.gestures = gestures
      score.duration = duration
      return RoundResult(round: "r", score: score, stars: stars, par: 10)
    }
    #expect(result(3, 12, 9).isBetter(than: result(2, 9, 1)))
    #expect(result(3, 11, 9).isBetter(than: result(3, 12, 1)))
    #expect(result(3, 11, 8).isBetter(than: result(3, 11, 9)))
    var skipped = result(nil, 0, 0)
    skipped.score.skippedSteps = 1
    #expect(result(nil, 12, 9).isBetter(than: skipped))
    #expect(!result(nil, 1, 1).isBetter(than: result(1, 99, 99)))
  }
}
