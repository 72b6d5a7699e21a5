import SpaceAndTime

/// What was measured of a hand from the first finger down to the last one up, with the taps before
/// it that it may continue.
///
/// Flat and small, so that measuring allocates nothing.
public struct Stroke: Hashable, Sendable {
  /// When the first finger landed.
  public var start: Instant = .zero
  /// When the last finger lifted, or when the stroke was judged.
  public var end: Instant = .zero
  /// The mean of the fingers' first places (points).
  public var position: Point = .zero
  /// Most fingers down at once, palms and sleeves apart.
  public var fingers = 0
  /// Presses in the sequence, this one included.
  public var taps = 1
  /// The same, also where this press turned out to be no tap.
  public var presses = 1
  /// From the first landing to the last (milliseconds).
  public var landing: Milliseconds = 0
  /// The shortest that one of the fingers was down (milliseconds).
  public var press: Milliseconds = 0
  /// The longest that one finger was down (milliseconds).
  public var contact: Milliseconds = 0
  /// Since the last lift of the tap before, whether or not it was near enough to count; nil when
  /// there was none (milliseconds).
  public var gap: Milliseconds?
  /// From the middle of the tap before (millimetres).
  public var place: Double = 0
  /// The mean of the fingers' farthest ways from where they landed (millimetres).
  public var drift: Double = 0
  /// From start to end, the mean of the fingers (millimetres).
  public var length: Double = 0
  /// Length over the time of moving (millimetres a second).
  public var speed: Double = 0
  /// Length over path (0-1).
  public var straightness: Double = 1
  /// Where it went: degrees, 0 is right, 90 down, below 360.
  public var heading: Double = 0
  /// The share of the mean way that the laziest finger went (0-1 and above).
  public var together: Double = 1
  /// Rest before the lift (milliseconds).
  public var rest: Milliseconds = 0
  /// How often the way turned round sideways, by enough for a scrub.
  public var reversals = 0
  /// The same for up and down.
  public var verticalReversals = 0
  /// How far two fingers turned (degrees, clockwise positive): the most, not the last.
  public var turn: Double = 0
  /// How far each of two fingers went from the other (millimetres): the most, not the last.
  public var spread: Double = 0
  /// The longest press of the last tap, from its first landing (milliseconds).
  public var hold: Milliseconds = 0
  /// True when the fingers kept to their places until the hold was reached, and then moved on.
  public var isHeld = false
  /// True when this finger had explored.
  public var hasExplored = false
  /// The edge whose zone the finger landed in.
  public var edge: Edge?
  /// From that edge, or from the nearest, to where the finger landed (points).
  public var edgeDistance: Double = 0
  /// How far from its edge the finger was at the end (share of the screen's height).
  public var travel: Double = 0
  /// Where it began, as a share of the screen's height (0 top, 1 bottom).
  public var height: Double = 0
  /// From the highest finger's first place down to the lowest one's (share of the screen's height).
  public var tallness: Double = 0

  public init() {}

  /// The main direction, by the larger part of the way.
  public var direction: Direction {
    switch heading {
    case 45..<135: .down
    case 135..<225: .left
    case 225..<315: .up
    default: .right
    }
  }

  /// The angle between the way and a direction (degrees, 0-180).
  func angle(from direction: Direction) -> Double {
    let difference = (heading - direction.heading).magnitude
    return min(difference, 360 - difference)
  }

  /// True for a contact that was too brief for a tap on the move (`Tolerances.brushPress`).
  func isBrush(within tolerances: Tolerances) -> Bool {
    contact <= tolerances.brushPress && length >= tolerances.brushLength
      && length <= tolerances.tapSlop && speed >= tolerances.flickSpeed
      && straightness >= 0.9 && together >= 0.5
  }
}
