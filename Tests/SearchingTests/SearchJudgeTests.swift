import Searching
import SpaceAndTime
import Testing

@Suite("How a finger searches")
struct SearchJudgeTests {
  private let judge = SearchJudge(size: .phone)

  /// A finger that goes from corner to corner of a way, and trembles.
  private func way(_ corners: [(Double, Double)], seed: UInt64, tremble: Double = 6) -> [Point] {
    var random = SeededRandom(seed: seed)
    let corners = corners.map { Point(x: $0.0, y: $0.1) }
    return zip(corners, corners.dropFirst()).flatMap { start, end -> [Point] in
      let steps = max(1, Int(start.distance(to: end) / 3))
      return (0...steps).map { step in
        let place = start + (end - start) * (Double(step) / Double(steps))
        let offset = Point(
          x: .random(in: -tremble...tremble, using: &random),
          y: .random(in: -tremble...tremble, using: &random))
        return place + offset
      }
    }
  }

  private func circle(
    round center: (Double, Double), from radius: Double, to end: Double, turns: Double
  ) -> [(Double, Double)] {
    let steps = Int(turns * 24)
    return (0...steps).map { step in
      let share = Double(step) / Double(steps)
      let place = Point.onCircle(
        radius: radius + (end - radius) * share, angle: 2 * .pi * turns * share)
      return (center.0 + place.x, center.1 + place.y)
    }
  }

  private func style(_ strokes: [(Double, Double)]..., seed: UInt64) -> SearchStyle? {
    judge.style(of: SearchPath(strokes.map { way($0, seed: seed) }))
  }

  @Test("Rows: from side to side, or as one reads, downward or upward", arguments: 1...20)
  func rows(seed: UInt64) {
    let snake = [
      (40.0, 150.0), (350, 150), (350, 220), (40, 220), (40, 290), (350, 290), (350, 360),
    ]
    #expect(style(snake, seed: seed) == .rows)
    #expect(style(snake.reversed(), seed: seed) == .rows)
    #expect(
      style(
        [(30, 100), (350, 110)], [(30, 180), (350, 180)], [(30, 260), (250, 260)], seed: seed)
        == .rows)
    // Slanting lines, as of who writes on a blackboard, are rows.
    #expect(
      style([(30, 100), (360, 150), (30, 200), (360, 250), (30, 300)], seed: seed) == .rows)
  }

  @Test("Rows with much room between them are told apart", arguments: 1...20)
  func rowsApart(seed: UInt64) {
    let snake = [(40.0, 150.0), (350, 150), (350, 350), (40, 350), (40, 550), (350, 550)]
    #expect(style(snake, seed: seed) == .rowsApart)
  }

  @Test("Columns", arguments: 1...20)
  func columns(seed: UInt64) {
    let snake = [(60.0, 80.0), (60, 780), (150, 780), (150, 80), (240, 80), (240, 600)]
    #expect(style(snake, seed: seed) == .columns)
  }

  @Test("Edges: all of them, two of them, or one", arguments: 1...20)
  func edges(seed: UInt64) {
    #expect(
      style([(40, 60), (350, 60), (350, 790), (40, 790), (40, 200)], seed: seed) == .edges)
    #expect(style([(60, 80), (60, 790), (195, 790)], seed: seed) == .edges)
    #expect(style([(350, 100), (350, 450)], seed: seed) == .edges)
    #expect(style([(60, 80), (60, 600)], [(330, 80), (330, 600)], seed: seed) == .edges)
  }

  @Test("An L: along an edge and then into the middle, or out of it", arguments: 1...20)
  func corner(seed: UInt64) {
    #expect(style([(40, 100), (40, 500), (270, 500)], seed: seed) == .edges)
    #expect(style([(40, 100), (40, 500)], [(60, 500), (270, 500)], seed: seed) == .edges)
    #expect(style([(195, 400), (40, 400), (40, 760)], seed: seed) == .edges)
  }

  @Test("Circles and spirals, either way round", arguments: 1...20)
  func circles(seed: UInt64) {
    let circle = circle(round: (195, 420), from: 90, to: 90, turns: 1.2)
    #expect(style(circle, seed: seed) == .circles)
    #expect(style(circle.reversed(), seed: seed) == .circles)
    let spiral = self.circle(round: (195, 420), from: 20, to: 150, turns: 3)
    #expect(style(spiral, seed: seed) == .circles)
  }

  @Test("The straight way, and hardly any way at all", arguments: 1...20)
  func straight(seed: UInt64) {
    #expect(style([(195, 300), (200, 700)], seed: seed) == .straight)
    #expect(style([(100, 300), (150, 350)], seed: seed) == .straight)
    // Round one corner: a guess, and no wandering.
    #expect(style([(330, 300), (330, 500), (130, 500)], seed: seed) == .straight)
    #expect(judge.style(of: SearchPath([[Point(x: 100, y: 100)]])) == .straight)
  }

  @Test("Whoever goes to and fro wanders, unless chance makes an order of it")
  func wandering() {
    let styles = (1...100 as ClosedRange<UInt64>).map { seed in
      var random = SeededRandom(seed: seed)
      let corners = (0..<12).map { _ in
        (
          Double.random(in: 60...330, using: &random),
          Double.random(in: 120...720, using: &random)
        )
      }
      return style(corners, seed: seed)
    }
    #expect(styles.count { $0 == .wandering } >= 95)
    #expect(
      style([(200, 300), (300, 420), (120, 380), (260, 200), (180, 520), (280, 460)], seed: 1)
        == .wandering)
  }

  @Test("Where no finger searched there is no style")
  func none() {
    #expect(judge.style(of: SearchPath()) == nil)
  }

  @Test("A finger that rests, or lifts and comes back, makes the same way")
  func strokes() {
    var path = SearchPath()
    for _ in 0..<50 { path.move(to: Point(x: 100, y: 100)) }
    path.move(to: Point(x: 101, y: 101))
    #expect(path.strokes == [[Point(x: 100, y: 100)]])
    path.lift()
    path.move(to: Point(x: 100, y: 100))
    path.move(to: Point(x: 130, y: 140))
    #expect(path.strokes.map(\.count) == [1, 2])
  }
}
