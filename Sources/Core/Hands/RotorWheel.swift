import Gestures
import SpaceAndTime

/// The mouse wheel as two turning fingers: a notch towards the hand is one rotor step clockwise.
///
/// Notches that come while the fingers still turn the same way turn them further; those the other
/// way wait until the fingers have lifted.
struct RotorWheel: Hashable, Sendable {
  /// Nobody means more than this by one push of a wheel that spins freely.
  private static let mostStepsAhead = 6
  private static let pauseBetweenTurns: Milliseconds = 60

  private var rest = 0.0
  private var turn: Turn?

  private struct Turn: Hashable, Sendable {
    var isClockwise: Bool
    var middle: Point
    var steps: Int
    var end: Instant

    var angle: Double {
      (GestureStrokes.turnStep * Double(steps) + GestureStrokes.turnMargin)
        * (isClockwise ? 1 : -1)
    }
  }

  /// Plays the whole notches of what was turned so far; parts of one are kept for later.
  mutating func turn(
    _ notches: Double, at place: Point, _ now: Instant, _ player: inout TouchPlayer, screen: Size
  ) {
    rest += notches
    let whole = Int(min(max(rest, -100), 100))
    guard whole != 0 else { return }
    rest -= Double(whole)
    let steps = min(abs(whole), Self.mostStepsAhead)
    let isClockwise = whole > 0
    if let turn, turn.isClockwise == isClockwise, now < turn.end, player.end == turn.end {
      extend(turn, by: steps, now, &player)
    } else {
      let touches = GestureStrokes(screen: screen).touches(
        for: HandShape(2, .rotate(clockwise: isClockwise)),
        starting: player.end.map { max(now, $0 + Self.pauseBetweenTurns) } ?? now, at: place,
        steps: steps, fingerNumbers: MouseHands.fingerNumbers)
      let middle = (touches[0].position + touches[1].position) * 0.5
      turn = Turn(
        isClockwise: isClockwise, middle: middle, steps: steps, end: touches.last?.time ?? now)
      player.append(touches)
    }
  }

  private mutating func extend(
    _ turn: Turn, by steps: Int, _ now: Instant, _ player: inout TouchPlayer
  ) {
    let ahead = (turn.end - now) / 1_000 * GestureStrokes.turnSpeed / GestureStrokes.turnStep
    guard Int(ahead) + steps <= Self.mostStepsAhead else { return }
    var longer = turn
    longer.steps += steps
    let way = longer.angle - turn.angle
    let samples = Int(
      (abs(way) / GestureStrokes.turnSpeed * 1_000 / TouchScore.sampling).rounded(.up))
    player.forgetLift(at: turn.end)
    var places: [Point] = []
    for sample in 1...samples {
      longer.end = longer.end + TouchScore.sampling
      let angle = turn.angle + way * Double(sample) / Double(samples)
      places = [angle, angle + .pi].map {
        turn.middle + .onCircle(radius: GestureStrokes.turnRadius, angle: $0)
      }
      player.append(touches(.move, places, longer.end))
    }
    player.append(touches(.up, places, longer.end))
    self.turn = longer
  }

  private func touches(_ phase: Touch.Phase, _ places: [Point], _ now: Instant) -> [Touch] {
    zip(MouseHands.fingerNumbers, places).map {
      Touch(time: now, finger: $0, phase: phase, position: $1)
    }
  }
}
