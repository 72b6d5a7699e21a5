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

  @Test("Turning back before anything was done is a wrong turn")
  func reversals() {
    var turns = WrongTurns()
    turns.entered("menu")
    for _ in 0..<3 { turns.add(.oneFingerFlickRight) }
    #expect(turns.count == 0)
    turns.add(.oneFingerFlickLeft)
    turns.add(.oneFingerFlickLeft)
    #expect(turns.count == 1)
    turns.progressed()
    turns.add(.oneFingerFlickRight)
    #expect(turns.count == 1)
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
