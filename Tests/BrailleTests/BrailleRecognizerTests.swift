import Braille
import Gestures
import SpaceAndTime
import Testing

@Suite("Dots from fingers")
struct BrailleRecognizerTests {
  private static let screen = Size(width: 844, height: 390)

  private var recognizer: BrailleRecognizer {
    BrailleRecognizer(layout: BrailleLayout(posture: .tableTop, screen: Self.screen))
  }

  /// Fingers land one after another (milliseconds), rest and lift in the same order.
  private func press(
    _ places: [Point], landing: Milliseconds = 20, rest: Milliseconds = 80, from start: Double = 0
  ) -> [Touch] {
    let down = places.enumerated().map { index, place in
      Touch(
        time: Instant(milliseconds: start) + landing * Double(index), finger: index, phase: .down,
        position: place)
    }
    let lift = Instant(milliseconds: start) + landing * Double(places.count) + rest
    return down
      + places.enumerated().map { index, place in
        Touch(
          time: lift + landing * Double(index), finger: index, phase: .up, position: place)
      }
  }

  private func strokes(_ touches: [Touch], _ recognizer: BrailleRecognizer) -> [BrailleStroke] {
    var recognizer = recognizer
    for touch in touches { recognizer.receive(touch) }
    return recognizer.strokes
  }

  @Test("Every cell of six dots is read from fingers at its dots", arguments: 1...63)
  func everyCell(pattern: UInt8) {
    let cell = BrailleCell(rawValue: pattern)
    for posture in BraillePosture.allCases {
      let layout = BrailleLayout(posture: posture, screen: Self.screen)
      let places = cell.dots.map { layout.places[$0 - 1] }
      for places in [places, places.reversed()] {
        let read = strokes(press(places), BrailleRecognizer(layout: layout))
        #expect(read == [.cell(cell)])
      }
    }
  }

  @Test("Every cell of eight dots is read from hands that have said where they are")
  func eightDots() throws {
    var random = SeededRandom(seed: 8)
    let layout = BrailleLayout(posture: .tableTop, dots: 8, screen: Self.screen)
    let resting = layout.places.map { wobbled($0, by: 15, &random) }
    var recognizer = BrailleRecognizer(layout: layout)
    for touch in press(resting, rest: 1500) { recognizer.receive(touch) }
    #expect(recognizer.strokes == [.calibrated(.tableTop)])
    recognizer.discardStrokes()
    for pattern in UInt8(1)...255 {
      let cell = BrailleCell(rawValue: pattern)
      let places = cell.dots.map { wobbled(resting[$0 - 1], by: 10, &random) }
      for touch in press(places, from: 10_000 * Double(pattern)) { recognizer.receive(touch) }
      #expect(recognizer.strokes == [.cell(cell)])
      recognizer.discardStrokes()
    }
  }

  private func wobbled(_ place: Point, by most: Double, _ random: inout SeededRandom) -> Point {
    Point(
      x: place.x + .random(in: -most...most, using: &random),
      y: place.y + .random(in: -most...most, using: &random))
  }

  @Test("The first letters, table top: 3 2 1 under the left hand, 4 5 6 under the right one")
  func tableTopOrder() {
    let places = BrailleLayout(posture: .tableTop, screen: Self.screen).places
    #expect([2, 1, 0, 3, 4, 5].map { places[$0].x } == places.map(\.x).sorted())
  }

  @Test("Screen away: the left hand is on the right, the index fingers are on top")
  func screenAwayOrder() {
    let places = BrailleLayout(posture: .screenAway, screen: Self.screen).places
    #expect(places[..<3].allSatisfy { $0.x > 422 } && places[3...].allSatisfy { $0.x < 422 })
    #expect(places[..<3].map(\.y) == places[..<3].map(\.y).sorted())
    #expect(places[3...].map(\.y) == places[3...].map(\.y).sorted())
  }

  @Test("Six resting fingers say which way the glass is held, and where the dots are")
  func calibration() {
    // Hands further to the right and lower than anybody expects.
    let row = [500, 440, 380, 640, 700, 760].map { Point(x: $0, y: 300) }
    let columns =
      [60, 150, 240].map { Point(x: 790, y: $0) } + [80, 170, 260].map { Point(x: 40, y: $0) }
    for (fingers, posture) in [
      (row, BraillePosture.tableTop), (columns, BraillePosture.screenAway),
    ] {
      var recognizer = recognizer
      for touch in press(fingers.shuffled(), rest: 1200) { recognizer.receive(touch) }
      #expect(recognizer.strokes == [.calibrated(posture)])
      #expect(recognizer.layout.places == fingers)
      recognizer.discardStrokes()
      for dot in 1...6 {
        for touch in press([fingers[dot - 1]], from: 5_000 * Double(dot)) {
          recognizer.receive(touch)
        }
      }
      #expect(recognizer.strokes == (1...6).map { .cell(BrailleCell([$0])) })
    }
  }

  @Test("While the orientation is locked, resting fingers move the dots but not the hands")
  func lock() {
    var recognizer = recognizer
    recognizer.lockedPosture = .screenAway
    let row = [380, 440, 500, 640, 700, 760].map { Point(x: $0, y: 300) }
    for touch in press(row, rest: 1200) { recognizer.receive(touch) }
    #expect(recognizer.strokes == [.calibrated(.screenAway)])
  }

  @Test("Fingers that rest are told, also when one more joins, and type nothing")
  func resting() {
    let places = recognizer.layout.places
    var recognizer = recognizer
    recognizer.receive(Touch(time: .zero, finger: 1, phase: .down, position: places[0]))
    #expect(recognizer.deadline == Instant(milliseconds: 1000))
    recognizer.advance(to: Instant(milliseconds: 1000))
    recognizer.receive(
      Touch(time: Instant(milliseconds: 1500), finger: 2, phase: .down, position: places[3]))
    recognizer.advance(to: Instant(milliseconds: 2500))
    for (finger, dot) in [(1, 0), (2, 3)] {
      recognizer.receive(
        Touch(
          time: Instant(milliseconds: 2600), finger: finger, phase: .up, position: places[dot]))
    }
    #expect(recognizer.strokes == [.rested(BrailleCell([1])), .rested(BrailleCell([1, 4]))])
    #expect(recognizer.deadline == nil)
  }

  @Test("A slide is no dot, a gesture is no dot, a cancelled finger is no dot")
  func noCell() {
    let place = recognizer.layout.places[0]
    func touches(_ end: Point, last: Touch.Phase) -> [Touch] {
      [
        Touch(time: .zero, finger: 1, phase: .down, position: place),
        Touch(time: Instant(milliseconds: 50), finger: 1, phase: .move, position: end),
        Touch(time: Instant(milliseconds: 90), finger: 1, phase: last, position: end),
      ]
    }
    let far = Point(x: place.x + 6.417 * 6, y: place.y)
    let slid = strokes(touches(far, last: .up), recognizer)
    guard case .slid(let length)? = slid.first, slid.count == 1 else {
      Issue.record("\(slid)")
      return
    }
    #expect((length - 6).magnitude < 0.01)
    #expect(strokes(touches(place, last: .cancel), recognizer) == [])
    var spent = recognizer
    let brief = touches(place, last: .up)
    spent.receive(brief[0])
    spent.spend()
    for touch in brief[1...] { spent.receive(touch) }
    #expect(spent.strokes == [])
    // The next fingers are as good as ever.
    for touch in press([place], from: 500) { spent.receive(touch) }
    #expect(spent.strokes == [.cell(BrailleCell([1]))])
  }

  @Test("A finger that bounces is one dot; hands that wander are followed")
  func following() {
    var recognizer = recognizer
    let start = recognizer.layout.places[0]
    for step in 0..<6 {
      // Each time four points further away: at the end nearer to where dot 2 was.
      let place = Point(x: start.x - 12 * Double(step), y: start.y)
      let time = Instant(milliseconds: 1000 * Double(step))
      recognizer.receive(Touch(time: time, finger: 7, phase: .down, position: place))
      recognizer.receive(Touch(time: time + 10, finger: 8, phase: .down, position: start * 0))
      recognizer.receive(Touch(time: time + 20, finger: 8, phase: .cancel, position: start * 0))
      recognizer.receive(Touch(time: time + 60, finger: 7, phase: .up, position: place))
      recognizer.cancelAll()
      let again = press([place], from: time.milliseconds + 200)
      for touch in again { recognizer.receive(touch) }
    }
    #expect(recognizer.strokes == Array(repeating: .cell(BrailleCell([1])), count: 6))
  }
}
