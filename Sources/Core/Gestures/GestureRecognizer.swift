import SpaceAndTime

/// Touches and time in, gestures out: a reducer that never asks what time it is.
///
/// Feed it every touch in order and call `advance(to:)` no later than `deadline`; when the call
/// comes late, or a later touch comes first, it decides as if it had come in time. Read `outputs`
/// after each call and discard them. Use from one thread.
///
/// Every gesture of the catalog is named whether bound or not; `bound` decides how long it waits:
/// nothing fires later than the first moment at which the bound gestures leave one reading.
public struct GestureRecognizer: Sendable {
  /// A finger that reports nothing for this long is gone: its lift was lost.
  static let lostAfter: Milliseconds = 30_000
  /// A touch that is older than this is no late one: the clock was set.
  static let clockJump: Milliseconds = 1000
  /// Places beyond this are no places on a screen (points).
  static let farthestPlace = 1_000_000.0

  enum Phase {
    case idle
    /// Fingers are down and everything is possible.
    case stroke
    case exploring
    case turning
    case pinching
    /// A held tap that may still become a flick.
    case held
    /// The touches belong to the app.
    case passingThrough
    /// Nothing more can come of these fingers.
    case spent
  }

  public let tolerances: Tolerances
  public let scale: HandScale
  public let screen: Size
  /// What was recognized since `discardOutputs()`, in order of time.
  public internal(set) var outputs: [RecognizerOutput] = []
  /// What was measured of the latest finished stroke, exploration included.
  public internal(set) var lastStroke = Stroke()
  /// When `advance(to:)` must be called next, if no touch comes; nil while nothing is open.
  public internal(set) var deadline: Instant?

  /// True where no finger is on the glass and nothing waits to be decided.
  public var isAtRest: Bool { phase == .idle && deadline == nil }

  let taps: BoundTaps
  let isStrict: Bool
  var now = Instant.zero
  var phase = Phase.idle
  var group = ContactGroup()
  var pair = PairMotion()
  /// Taps that the next press may continue.
  var sequence: TapSequence?
  /// The frame of two fingers' motion that waits for its last touch.
  var frame: Instant?
  /// When to look for fingers whose lift was lost.
  var lossCheck = Instant.zero
  /// The finger that explores or that passes through.
  var leadFinger: Int?
  var split = SplitTap()
  /// What was measured when a hold began that may become a flick.
  var heldStroke = Stroke()
  var landedInEdgeZone = false
  var edgeStops = 0

  public init(
    bound: Set<Gesture>, tolerances: Tolerances = .strict, scale: HandScale = .phone,
    screen: Size = .phone
  ) {
    taps = BoundTaps(bound)
    self.tolerances = tolerances
    isStrict = tolerances == .strict
    self.scale = scale
    self.screen = screen
    outputs.reserveCapacity(64)
  }

  /// Takes one touch; its time may not be far before that of the last one.
  ///
  /// Touches that make no sense (of a finger that is not down, twice the same, out of order, not a
  /// number) are understood as well as possible and never stop later ones from being understood.
  public mutating func receive(_ touch: Touch) {
    guard let time = understood(touch) else { return }
    runTimers(until: time, inclusive: false)
    now = time
    switch touch.phase {
    case .down: land(touch)
    case .move: move(touch)
    case .up: lift(touch)
    case .cancel: cancel(touch)
    }
    settle()
  }

  /// Moves the clock; what is due until then happens, at its own time.
  public mutating func advance(to time: Instant) {
    guard time.microseconds.magnitude < 1 << 60 else { return }
    if time < now {
      if now - time > Self.clockJump {
        forgetEverything()
        now = time
      }
      return
    }
    runTimers(until: time, inclusive: true)
    now = time
  }

  /// Empties `outputs` and keeps their memory.
  public mutating func discardOutputs() {
    outputs.removeAll(keepingCapacity: true)
  }

  /// Lets go of all fingers and taps, as when the window loses the focus; nothing completes.
  public mutating func cancelAll() {
    if phase == .exploring { endExploration() }
    forgetEverything()
  }

  // MARK: Time

  private mutating func understood(_ touch: Touch) -> Instant? {
    guard touch.position.x.magnitude < Self.farthestPlace,
      touch.position.y.magnitude < Self.farthestPlace,
      touch.time.microseconds.magnitude < 1 << 60
    else { return nil }
    guard touch.time < now else { return touch.time }
    guard now - touch.time > Self.clockJump else { return now }
    cancelAll()
    now = touch.time
    return now
  }

  private mutating func runTimers(until time: Instant, inclusive: Bool) {
    while let due = deadline, inclusive ? due <= time : due < time {
      now = max(now, due)
      guard let next = nextDue() else { break }
      perform(next.action)
      schedule()
    }
  }

  /// Does what a touch made due at once; a frame waits for the other finger's touch.
  private mutating func settle() {
    while let next = nextDue() {
      guard next.moment <= now, next.action != .judgeFrame else {
        deadline = next.moment
        return
      }
      perform(next.action)
    }
    deadline = nil
  }

  private mutating func schedule() {
    deadline = nextDue()?.moment
  }

  mutating func forgetEverything() {
    group.clear()
    pair.forget()
    phase = .idle
    sequence = nil
    frame = nil
    leadFinger = nil
    split = SplitTap()
    deadline = nil
  }
}
