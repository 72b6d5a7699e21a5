import Gestures
import SpaceAndTime
import Testing

/// A way to miss a gesture: how a hand does it, what is named, and the measured value.
struct MissWay: CustomTestStringConvertible, Sendable {
  var asked: Gesture
  var quantity: Quantity
  var measured: Double?
  var limit: Double?
  var touches: [Touch] = []

  var testDescription: String { "\(asked.rawValue): \(quantity.rawValue)" }
}

/// The ways to miss each gesture, one quantity disturbed at a time.
extension MissWay {
  static func way(
    _ asked: Gesture, _ quantity: Quantity, _ measured: Double?, limit: Double?,
    _ draw: (inout SteadyHand) -> Void
  ) -> MissWay {
    var hand = SteadyHand()
    draw(&hand)
    return MissWay(
      asked: asked, quantity: quantity, measured: measured, limit: limit, touches: hand.touches)
  }

  static let all: [MissWay] = GestureCatalog.rows.flatMap { row -> [MissWay] in
    switch row.motion {
    case .tap(let half): tapWays(row, half)
    case .hold: holdWays(row)
    case .holdAndFlick(let direction): heldFlickWays(row, direction)
    case .flick(let direction): flickWays(row, direction)
    case .scrub: scrubWays
    case .rotate(let isClockwise): turnWays(row.gesture, isClockwise ? 1 : -1)
    case .pinch(let isOutward): pinchWays(row.gesture, isOutward ? 1 : -1)
    case .explore: exploreWays
    case .splitTap: splitWays
    case .edgeSlide(let edge, let stops): edgeWays(row.gesture, edge, stops)
    case .nothing: []
    }
  }

  static func row(_ fingers: Int, y: Double = 60) -> [Point] {
    SteadyHand.row(fingers, apart: 9, at: .mm(30, y))
  }

  static func taps(
    _ hand: inout SteadyHand, _ fingers: Int, _ count: Int, gap: Milliseconds = 120, y: Double = 60
  ) {
    for tap in 0..<count {
      if tap > 0 { hand.wait(gap) }
      hand.tap(row(fingers, y: y))
    }
  }

  private static func tapWays(_ tap: GestureCatalog.Row, _ half: Edge?) -> [MissWay] {
    let fingers = tap.fingers
    let y = half == .bottom ? 100.0 : 40
    var ways = [
      way(tap.gesture, .fingers, Double(fingers + 1), limit: Double(fingers)) {
        taps(&$0, fingers + 1, tap.taps, y: y)
      },
      way(tap.gesture, .drift, 6.2, limit: 5.5) { hand in
        taps(&hand, fingers, tap.taps - 1, y: y)
        hand.wait(tap.taps > 1 ? 120 : 0)
        hand.down(row(fingers, y: y))
        hand.move(96, by: .mm(6.2, 0))
        hand.up()
      },
      way(
        tap.gesture, .press, tap.taps > 1 ? 700 : 400,
        limit: tap.taps > 1 ? 500 : fingers == 1 ? 200 : 250
      ) { hand in
        taps(&hand, fingers, tap.taps - 1, y: y)
        hand.wait(tap.taps > 1 ? 120 : 0)
        hand.tap(row(fingers, y: y), pressed: tap.taps > 1 ? 700 : 400)
      },
    ]
    if fingers > 1 {
      ways.append(
        way(tap.gesture, .fingers, Double(fingers - 1), limit: Double(fingers)) {
          taps(&$0, fingers - 1, tap.taps, y: y)
        })
    }
    if fingers > 2 {
      ways.append(
        way(tap.gesture, .landing, 160, limit: 130) { hand in
          taps(&hand, fingers, tap.taps - 1, y: y)
          hand.wait(tap.taps > 1 ? 120 : 0)
          hand.down(row(fingers, y: y), apart: 160 / Double(fingers - 1))
          hand.wait(50)
          hand.up()
        })
    }
    if tap.taps > 1 {
      ways += [
        way(tap.gesture, .gap, 410, limit: 250) { hand in
          taps(&hand, fingers, tap.taps - 1, y: y)
          hand.wait(410)
          taps(&hand, fingers, 1, y: y)
        },
        way(tap.gesture, .place, 30, limit: 20) { hand in
          taps(&hand, fingers, tap.taps - 1, y: y)
          hand.wait(120)
          taps(&hand, fingers, 1, y: y + 30)
        },
        way(tap.gesture, .taps, Double(tap.taps - 1), limit: Double(tap.taps)) {
          taps(&$0, fingers, tap.taps - 1, y: y)
        },
      ]
    }
    if let half {
      ways.append(
        way(tap.gesture, .half, nil, limit: 0.5) {
          taps(&$0, fingers, 1, y: half == .top ? 100 : 40)
        })
    }
    return ways
  }

  private static func holdWays(_ hold: GestureCatalog.Row) -> [MissWay] {
    let fingers = hold.fingers
    func press(_ hand: inout SteadyHand, _ count: Int, held: Milliseconds, gap: Milliseconds = 120)
    {
      taps(&hand, fingers, count, gap: 120)
      hand.wait(gap)
      hand.tap(row(fingers), pressed: held)
    }
    return [
      way(hold.gesture, .hold, 800, limit: 1000) { press(&$0, hold.taps - 1, held: 800) },
      way(hold.gesture, .hold, 300, limit: 1000) { press(&$0, hold.taps - 1, held: 300) },
      way(hold.gesture, .fingers, Double(fingers + 1), limit: Double(fingers)) { hand in
        taps(&hand, fingers + 1, hold.taps - 1)
        hand.wait(120)
        hand.tap(row(fingers + 1), pressed: 1300)
      },
      way(hold.gesture, .drift, 6.5, limit: 5.5) { hand in
        taps(&hand, fingers, hold.taps - 1)
        hand.wait(120)
        hand.down(row(fingers))
        hand.move(400, by: .mm(6.5, 0))
        hand.up()
      },
    ]
  }

  private static func heldFlickWays(_ row: GestureCatalog.Row, _ direction: Direction) -> [MissWay]
  {
    let sign = direction == .left ? -1.0 : 1
    func draw(_ hand: inout SteadyHand, held: Milliseconds, _ time: Milliseconds, _ way: Point) {
      hand.tap(self.row(3))
      hand.wait(120)
      hand.down(self.row(3))
      hand.wait(held)
      hand.move(time, by: way)
      hand.up()
    }
    return [
      way(row.gesture, .hold, nil, limit: 1000) { draw(&$0, held: 400, 160, .mm(sign * 20, 0)) },
      way(row.gesture, .direction, 180, limit: 30) {
        draw(&$0, held: 1300, 160, .mm(sign * -20, 0))
      },
      way(row.gesture, .length, 6.4, limit: 7) { draw(&$0, held: 1300, 80, .mm(sign * 6.4, 0)) },
      way(row.gesture, .speed, 40, limit: 60) { draw(&$0, held: 1300, 600, .mm(sign * 24, 0)) },
    ]
  }

  private static func unit(_ direction: Direction) -> Point {
    switch direction {
    case .left: .mm(-1, 0)
    case .right: .mm(1, 0)
    case .up: .mm(0, -1)
    case .down: .mm(0, 1)
    }
  }

  private static func flickWays(_ flick: GestureCatalog.Row, _ direction: Direction) -> [MissWay] {
    let fingers = flick.fingers
    let along = unit(direction)
    let across = Point(x: -along.y, y: along.x)
    func draw(
      _ hand: inout SteadyHand, _ length: Double, _ time: Milliseconds, _ way: Point,
      fingers: Int? = nil
    ) {
      hand.down(row(fingers ?? flick.fingers))
      hand.move(time, by: way * length)
      hand.up()
    }
    var ways = [
      way(flick.gesture, .length, 6.3, limit: 7) { draw(&$0, 6.3, 64, along) },
      way(flick.gesture, .speed, 45, limit: 60) { draw(&$0, 20, 20.0 / 45 * 1000, along) },
      way(flick.gesture, .direction, 38, limit: 30) {
        draw(&$0, 20, 160, Point.onCircle(radius: 1, angle: along.angle + 38 * .pi / 180))
      },
      way(flick.gesture, .direction, 180, limit: 30) { draw(&$0, 20, 160, along * -1) },
      way(flick.gesture, .fingers, Double(fingers + 1), limit: Double(fingers)) {
        draw(&$0, 20, 160, along, fingers: fingers + 1)
      },
      way(flick.gesture, .straightness, nil, limit: 0.8) { hand in
        hand.down(row(fingers))
        hand.move(80, by: along * 9 + across * 13)
        hand.move(80, by: along * 9 + across * -13)
        hand.up()
      },
      way(flick.gesture, .rest, 180, limit: 150) { hand in
        hand.down(row(fingers))
        hand.move(120, by: along * 20)
        hand.wait(180)
        hand.up()
      },
    ]
    if fingers > 1 {
      ways.append(
        way(flick.gesture, .fingers, Double(fingers - 1), limit: Double(fingers)) {
          draw(&$0, 20, 160, along, fingers: fingers - 1)
        })
    }
    return ways
  }

  private static var scrubWays: [MissWay] {
    func draw(
      _ hand: inout SteadyHand, _ fingers: Int, _ strokes: [Point], time: Milliseconds = 150
    ) {
      hand.down(row(fingers))
      for stroke in strokes { hand.move(time, by: stroke) }
      hand.up()
    }
    return [
      way(.twoFingerScrub, .reversals, 0, limit: 2) { draw(&$0, 2, [.mm(20, 0)]) },
      way(.twoFingerScrub, .reversals, 1, limit: 2) { draw(&$0, 2, [.mm(20, 0), .mm(-18, 3)]) },
      way(.twoFingerScrub, .reversals, 0, limit: 2) {
        draw(&$0, 2, [.mm(0, 20), .mm(0, -20), .mm(0, 20)])
      },
      way(.twoFingerScrub, .fingers, 1, limit: 2) {
        draw(&$0, 1, [.mm(20, 0), .mm(-20, 3), .mm(20, 0)])
      },
      way(.twoFingerScrub, .fingers, 3, limit: 2) {
        draw(&$0, 3, [.mm(20, 0), .mm(-20, 3), .mm(20, 0)])
      },
      way(.twoFingerScrub, .reversals, 0, limit: 2) { taps(&$0, 2, 2) },
      way(.twoFingerScrub, .duration, 2400, limit: 2000) {
        draw(&$0, 2, [.mm(20, 0), .mm(-20, 3), .mm(20, 0)], time: 800)
      },
    ]
  }

  private static func turnWays(_ turn: Gesture, _ sign: Double) -> [MissWay] {
    func draw(_ hand: inout SteadyHand, degrees: Double) {
      let middle = Point.mm(30, 60)
      func place(_ finger: Int, _ angle: Double) -> Point {
        middle + Point.onCircle(radius: 11, angle: angle + Double(finger) * .pi)
      }
      hand.down([place(0, 0), place(1, 0)])
      hand.move(300) { place($0, degrees * .pi / 180 * $1) }
      hand.up()
    }
    return [
      way(turn, .turn, 24 * sign, limit: 28.6 * sign) { draw(&$0, degrees: 24 * sign) },
      way(turn, .turn, nil, limit: 28.6 * sign) { draw(&$0, degrees: -45 * sign) },
      way(turn, .turn, 0, limit: 28.6 * sign) { hand in
        hand.down(row(2))
        hand.move(160, by: .mm(20, 0))
        hand.up()
      },
      way(turn, .fingers, 1, limit: 2) { hand in
        hand.down(row(1))
        hand.move(160, by: .mm(20, 0))
        hand.up()
      },
    ]
  }

  private static func pinchWays(_ pinch: Gesture, _ sign: Double) -> [MissWay] {
    func draw(_ hand: inout SteadyHand, _ each: Double) {
      hand.down([.mm(15, 60), .mm(45, 60)])
      hand.move(300) { finger, share in
        .mm(finger == 0 ? 15 - each * share : 45 + each * share, 60)
      }
      hand.up()
    }
    return [
      way(pinch, .spread, 3.8 * sign, limit: 5 * sign) { draw(&$0, 3.8 * sign) },
      way(pinch, .spread, nil, limit: 5 * sign) { draw(&$0, -9 * sign) },
      way(pinch, .fingers, 1, limit: 2) { taps(&$0, 1, 1) },
    ]
  }

  private static var exploreWays: [MissWay] {
    [
      way(.explore, .hold, 80, limit: 200) { $0.tap(row(1), pressed: 80) },
      way(.explore, .speed, 125, limit: 60) { hand in
        hand.down(row(1))
        hand.move(160, by: .mm(20, 0))
        hand.up()
      },
      way(.explore, .fingers, 2, limit: 1) { $0.tap(row(2), pressed: 80) },
    ]
  }

  private static var splitWays: [MissWay] {
    [
      way(.splitTap, .landing, 20, limit: 130) { hand in
        hand.down(row(2), apart: 20)
        hand.wait(80)
        hand.up()
      },
      way(.splitTap, .fingers, 1, limit: 2) { $0.tap(row(1), pressed: 700) },
    ]
  }

  private static func edgeWays(_ slide: Gesture, _ edge: Edge, _ stops: Int) -> [MissWay] {
    let height = 844 / 6.417
    func draw(_ hand: inout SteadyHand, from away: Double, to share: Double) {
      func y(_ away: Double) -> Double { edge == .top ? away : height - away }
      hand.down([.mm(30, y(away))])
      hand.move(500) { _, part in .mm(30, y(away + (height * share - away) * part)) }
      hand.up()
    }
    let limit = stops == 1 ? 0.25 : 0.5
    return [
      way(slide, .travel, limit * 0.85, limit: limit) {
        draw(&$0, from: 0.5, to: limit * 0.85)
      },
      way(slide, .edge, 6 * 6.417, limit: 12) { draw(&$0, from: 6, to: limit + 0.1) },
      stops == 1
        ? way(slide, .travel, 0.6, limit: 0.5) { draw(&$0, from: 0.5, to: 0.6) }
        : way(slide, .fingers, 2, limit: 1) { taps(&$0, 2, 1) },
    ]
  }
}
