import SpaceAndTime

/// Every limit that decides what a hand did: how long, how far, how fast, how straight.
///
/// The defaults are the strict profile: VoiceOver's own limits where they are published and those
/// of gestures.md 9 where they are not. A learner's calibrated profile is another value beside it.
/// Lengths are millimetres of a hand, times milliseconds, speeds millimetres a second.
public struct Tolerances: Hashable, Sendable {
  // MARK: Taps

  /// The next tap lands at most this long after the last finger lifted (milliseconds).
  public var tapGap: Milliseconds = 250
  /// How far a tapping finger may be at its lift from where it landed (millimetres, mean of the
  /// fingers).
  public var tapSlop = 5.5
  /// How far it may wander meanwhile, if it comes back (millimetres, mean of the fingers).
  public var tapWander = 7.0
  /// How long several fingers may rest and still tap (milliseconds, the shortest of them).
  ///
  /// A single finger has until `exploreDelay`. Hands take 32-124 ms (gestures.md, recordings).
  public var tapPress: Milliseconds = 250
  /// How long the second and later taps of a sequence may be pressed (milliseconds): nothing
  /// explores meanwhile, so slow hands get more time.
  public var laterTapPress: Milliseconds = 500
  /// How far apart two taps may be and still belong together (millimetres between their middles).
  public var tapDistance = 20.0

  // MARK: Several fingers

  /// Fingers landing within this time are one hand (milliseconds); people take up to 110.
  public var landingWindow: Milliseconds = 130
  /// A finger that stays shorter than this beside others that stay longer is a palm or a sleeve
  /// (milliseconds).
  public var palmTouch: Milliseconds = 15
  /// The share of the mean way that each finger must go for the fingers to move alike (0-1).
  public var together = 0.35

  // MARK: Holding and exploring

  /// How long the last tap of a sequence stays down to become a hold (milliseconds).
  public var hold: Milliseconds = 1000
  /// How long a finger rests before it explores (milliseconds).
  public var exploreDelay: Milliseconds = 200
  /// A finger that is still moving after this time explores, however quick (milliseconds).
  public var flickDuration: Milliseconds = 700

  /// How long fingers rest on the dots of braille before the dots are told instead of typed
  /// (milliseconds).
  public var brailleRest: Milliseconds = 1000

  // MARK: Flicks

  /// The shortest flick (millimetres, mean of the fingers).
  public var flickLength = 7.0
  /// The slowest flick (millimetres a second).
  public var flickSpeed = 60.0
  /// How straight a flick is: the way from start to end over the path walked (0-1).
  public var flickStraightness = 0.8
  /// How far a flick may point away from left, right, up or down (degrees).
  public var flickAngle = 30.0
  /// How long a finger may rest before it lifts from a flick (milliseconds).
  public var flickRest: Milliseconds = 150
  /// A contact this brief that never rested is a flick from `brushLength` on (milliseconds): no
  /// tap of a hand is both so short and on the move.
  public var brushPress: Milliseconds = 40
  /// The shortest way of such a brush (millimetres); taps drift 0.7 at most.
  public var brushLength = 1.8

  // MARK: Rotor, pinch and scrub

  /// How far two fingers turn for each step of the rotor (radians).
  public var rotorStep = 0.5
  /// How much of a step is told as turning on the way to it (0-1 of `rotorStep`).
  public var turnProgress = 0.25
  /// The turning or spreading part of two fingers' motion, compared with their common way, from
  /// which it counts (0-1).
  public var turnShare = 0.6
  /// The shortest way of each finger round the other for a turn (millimetres).
  public var turnLength = 2.0
  /// How far each finger goes from or to the other's side for a pinch (millimetres).
  public var pinchLength = 5.0
  /// The shortest stroke of a scrub (millimetres).
  public var scrubLength = 6.0
  /// The shortest stroke of a scrub as a share of the larger side of its box (0-1).
  public var scrubShare = 0.25
  /// How often a scrub turns round.
  public var scrubReversals = 2
  /// The longest scrub (milliseconds).
  public var scrubDuration: Milliseconds = 2000

  // MARK: Split taps and edges

  /// How far either finger may move during a split tap (millimetres); the exploring finger may go
  /// further when it moves no faster than exploring does.
  public var splitTapSlop = 2.6
  /// The zone at the top and bottom where slides begin (points of the screen).
  public var edgeZone = 12.0
  /// Where the slide's first stop is (share of the screen's height).
  public var edgeFirstStop = 0.25
  /// Where the slide's second stop is (share of the screen's height).
  public var edgeSecondStop = 0.5

  public init() {}

  /// VoiceOver's own limits (gestures.md 9).
  public static let strict = Tolerances()

  /// The same for a hand that takes its time: twice as long for taps and scrubs, and flicks that
  /// are little more than half as quick.
  public var slower: Tolerances {
    var slower = self
    slower.tapGap *= 2
    slower.tapPress *= 2
    slower.laterTapPress *= 2
    slower.scrubDuration *= 2
    slower.flickSpeed *= 0.6
    return slower
  }
}
