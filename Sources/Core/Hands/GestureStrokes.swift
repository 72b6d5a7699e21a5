import Gestures
import SpaceAndTime

/// How a practised hand draws each gesture: the one place that turns a gesture into touches.
///
/// Keys, the wheel and rehearsals play these; all of them stay well inside VoiceOver's limits
/// (gestures.md 9), at the speed and size of recorded hands.
public struct GestureStrokes: Hashable, Sendable {
  /// How long a finger stays down in a tap.
  public static let press: Milliseconds = 60
  /// From the lift of one tap to the landing of the next.
  public static let pauseBetweenTaps: Milliseconds = 100
  /// Longer than any hold that VoiceOver waits for.
  public static let hold: Milliseconds = 1_400
  /// How long a finger rests before it is surely exploring, however wide the limits.
  public static let exploringRest: Milliseconds = 450
  /// Slow enough not to be a flick, in points a second (28 mm/s).
  public static let exploringSpeed = 180.0
  /// From finger to finger of one hand, in points (9 mm).
  public static let fingerSpacing = 60.0
  /// From the middle to each of two turning fingers, in points.
  public static let turnRadius = 70.0
  /// What VoiceOver's rotor takes for a step, in radians.
  public static let turnStep = 0.5
  /// How far beyond its last step a turn goes, in radians.
  public static let turnMargin = 0.25
  /// Radians a second.
  public static let turnSpeed = 3.0

  private static let flickLength = 100.0
  private static let flickTime: Milliseconds = 88
  private static let distanceFromEdges = 24.0

  /// In points.
  public var screen: Size

  public init(screen: Size = .phone) {
    self.screen = screen
  }

  /// The touches of a gesture, the first of them at `start`.
  ///
  /// - Parameters:
  ///   - place: the middle of the fingers, in points; nil means where the gesture is at home. A
  ///     gesture too near an edge for its fingers is moved inwards.
  ///   - destination: where an exploring finger goes on to.
  ///   - steps: how many rotor steps a rotation makes, from 1.
  ///   - fingerNumbers: what the device calls its fingers, five or more.
  public func touches(
    for gesture: Gesture, starting start: Instant, at place: Point? = nil,
    to destination: Point? = nil, steps: Int = 1, fingerNumbers: [Int] = [0, 1, 2, 3, 4]
  ) -> [Touch] {
    touches(
      for: HandShape(gesture), starting: start, at: place, to: destination, steps: steps,
      fingerNumbers: fingerNumbers)
  }

  /// The touches of any number of fingers doing anything, also what is no gesture.
  public func touches(
    for shape: HandShape, starting start: Instant, at place: Point? = nil,
    to destination: Point? = nil, steps: Int = 1, fingerNumbers: [Int] = [0, 1, 2, 3, 4]
  ) -> [Touch] {
    precondition(steps >= 1, "A turn has at least one step")
    var score = TouchScore(starting: start, fingerNumbers: fingerNumbers)
    let middle = place ?? home(of: shape)
    let row = Self.row(of: shape.fingers)
    switch shape.motion {
    case .taps(let count):
      let fingers = fit([row], around: middle)[0]
      tap(&score, fingers, times: count)
    case .tapsAndHold(let count):
      let fingers = fit([row], around: middle)[0]
      tap(&score, fingers, times: count - 1)
      score.rest(count > 1 ? Self.pauseBetweenTaps : 0)
      score.press(fingers)
      score.rest(Self.hold)
      score.lift()
    case .flick(let direction):
      flick(&score, row, direction, around: middle)
    case .doubleTapHoldAndFlick(let direction):
      let (fingers, _) = ends(of: direction, row, around: middle)
      tap(&score, fingers, times: 1)
      score.rest(Self.pauseBetweenTaps)
      flick(&score, row, direction, around: middle, after: Self.hold)
    case .scrub:
      scrub(&score, row, around: middle)
    case .rotate(let isClockwise):
      turn(&score, fingers: shape.fingers, isClockwise, steps: steps, around: middle)
    case .pinch(let isOpening):
      pinch(&score, fingers: shape.fingers, isOpening, around: middle)
    case .explore:
      explore(&score, row, from: middle, to: destination)
    case .splitTap:
      let second = middle.x + 90 < screen.width ? 80.0 : -80.0
      score.press([middle])
      score.rest(Self.exploringRest)
      score.press([middle + Point(x: second, y: 0)])
      score.rest(Self.press)
      score.lift(1)
      score.rest(Self.press)
      score.lift()
    case .edgeSlide(let fromTop, let reach):
      edgeSlide(&score, fromTop: fromTop, reach: reach, x: middle.x)
    case .turnBack:
      let out = Point(x: 100, y: 0)
      let (near, far) = (fit([row, row.map { $0 + out }], around: middle)[0], out)
      score.press(near)
      score.move(during: 240) { part in near.map { $0 + far * (1 - abs(2 * part - 1)) } }
      score.lift()
    }
    return score.touches
  }

  /// Fingers side by side, as distances from their middle.
  public static func row(of fingers: Int) -> [Point] {
    (0..<fingers).map { Point(x: (Double($0) - Double(fingers - 1) / 2) * fingerSpacing, y: 0) }
  }

  /// Moves fingers inwards that would land beyond the screen or on its edge.
  public func fit(_ fingers: [Point], around middle: Point) -> [Point] {
    fit([fingers], around: middle)[0]
  }

  // MARK: Motions

  private func home(of shape: HandShape) -> Point {
    let height =
      switch shape.half {
      case .top: 0.25
      case .bottom: 0.75
      case nil: 0.45
      }
    return Point(x: screen.width / 2, y: screen.height * height)
  }

  private func tap(_ score: inout TouchScore, _ fingers: [Point], times: Int) {
    for time in 0..<max(0, times) {
      score.rest(time > 0 ? Self.pauseBetweenTaps : 0)
      score.press(fingers)
      score.rest(Self.press)
      score.lift()
    }
  }

  private func ends(
    of direction: HandDirection, _ row: [Point], around middle: Point
  ) -> ([Point], Point) {
    let way = direction.unit * Self.flickLength
    let places = fit(
      [row.map { $0 - way * 0.5 }, row.map { $0 + way * 0.5 }], around: middle)
    return (places[0], way)
  }

  private func flick(
    _ score: inout TouchScore, _ row: [Point], _ direction: HandDirection, around middle: Point,
    after rest: Milliseconds = 0
  ) {
    let (fingers, way) = ends(of: direction, row, around: middle)
    score.press(fingers)
    score.rest(rest)
    score.move(during: Self.flickTime) { part in fingers.map { $0 + way * part } }
    score.lift()
  }

  private func scrub(_ score: inout TouchScore, _ row: [Point], around middle: Point) {
    let corners = [(-60.0, -30.0), (60, -30), (-60, 30), (60, 30)].map(Point.init(x:y:))
    let places = fit(corners.map { corner in row.map { $0 + corner } }, around: middle)
    score.press(places[0])
    for stroke in 1..<places.count {
      let (from, to) = (places[stroke - 1], places[stroke])
      score.move(during: 144) { part in
        zip(from, to).map { $0 + ($1 - $0) * part }
      }
    }
    score.lift()
  }

  private func turn(
    _ score: inout TouchScore, fingers: Int, _ isClockwise: Bool, steps: Int, around middle: Point
  ) {
    let angle = Self.turnStep * Double(steps) + Self.turnMargin
    let sign = isClockwise ? 1.0 : -1.0
    let radius = Self.turnRadius
    let reach = [Point(x: -radius, y: -radius), Point(x: radius, y: radius)]
    let center = fit(reach, around: middle)[0] - reach[0]
    func places(_ turned: Double) -> [Point] {
      (0..<fingers).map { finger in
        center
          + Point.onCircle(
            radius: radius, angle: turned + 2 * .pi * Double(finger) / Double(fingers))
      }
    }
    score.press(places(0))
    score.move(during: angle / Self.turnSpeed * 1_000) { places(sign * angle * $0) }
    score.lift()
  }

  private func pinch(
    _ score: inout TouchScore, fingers: Int, _ isOpening: Bool, around middle: Point
  ) {
    let (near, far) = (45.0, 140.0)
    let reach = [Point(x: -far, y: -near), Point(x: far, y: near)]
    let center = fit(reach, around: middle)[0] - reach[0]
    func places(_ distance: Double) -> [Point] {
      (0..<fingers).map {
        center
          + Point.onCircle(radius: distance, angle: 2 * .pi * Double($0) / Double(fingers) + 0.2)
      }
    }
    score.press(places(isOpening ? near : far))
    score.move(during: 304) { part in
      places(isOpening ? near + (far - near) * part : far - (far - near) * part)
    }
    score.lift()
  }

  private func explore(
    _ score: inout TouchScore, _ row: [Point], from place: Point, to destination: Point?
  ) {
    let start = row.map { $0 + place }
    score.press(start)
    score.rest(Self.exploringRest)
    if let destination, destination != place {
      let way = destination - place
      score.move(during: way.length / Self.exploringSpeed * 1_000) { part in
        start.map { $0 + way * part }
      }
      score.rest(100)
    }
    score.lift()
  }

  private func edgeSlide(_ score: inout TouchScore, fromTop: Bool, reach: Double, x: Double) {
    let start = Point(x: x, y: fromTop ? 3 : screen.height - 3)
    let way = Point(x: 0, y: (fromTop ? 1 : -1) * screen.height * reach)
    score.press([start])
    score.move(during: 800 * reach) { part in [start + way * part] }
    score.lift()
  }

  /// Puts stages of one gesture around a place, and all of them inwards by what the widest needs.
  private func fit(_ stages: [[Point]], around middle: Point) -> [[Point]] {
    let points = stages.joined().map { $0 + middle }
    func shift(_ low: Double, _ high: Double, _ length: Double) -> Double {
      let margin = Self.distanceFromEdges
      guard high - low <= length - 2 * margin else { return length / 2 - (low + high) / 2 }
      return max(0, margin - low) - max(0, high - (length - margin))
    }
    let horizontal = points.map(\.x)
    let vertical = points.map(\.y)
    let way =
      middle
      + Point(
        x: shift(horizontal.min() ?? 0, horizontal.max() ?? 0, screen.width),
        y: shift(vertical.min() ?? 0, vertical.max() ?? 0, screen.height))
    return stages.map { stage in stage.map { $0 + way } }
  }
}

extension HandDirection {
  /// One point that way.
  public var unit: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    }
  }
}
