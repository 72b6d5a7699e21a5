import SpaceAndTime

/// The motion of exactly two fingers, split into turning, spreading and going together.
///
/// Judged once a frame, after both fingers had the chance to report: a finger that jumps before
/// its neighbor has moved too would look like a turn round it.
struct PairMotion {
  /// What the pair's motion amounts to since it was last asked.
  enum Change {
    case none
    /// Somewhere between two steps of the rotor.
    case turning(isClockwise: Bool)
    /// Steps of the rotor, clockwise positive.
    case turned(steps: Int)
    case pinched(isOutward: Bool)
  }

  private(set) var isTracking = false
  private var fingers = (0, 0)
  private var startFirst = Point.zero
  private var startSecond = Point.zero
  private var landedSecond = Point.zero
  private var lag: Milliseconds = 0
  private var startDistance = 0.0
  private var angle = 0.0
  /// Turned since both fingers were down (radians, clockwise positive).
  private var turned = 0.0
  private var stepped = 0.0
  /// How far the turn was when it was told last (radians).
  private var progressed = 0.0
  private var common = 0.0
  private var hasPinched = false
  private var hasTurned = false
  /// True after a frame that was put off because one finger had not reported.
  private(set) var isWaiting = false
  private var trail = Trail()

  /// The most that was turned either way (radians).
  private(set) var mostTurned = 0.0
  /// The most that each finger went from (positive) or to the other (millimetres).
  private(set) var mostSpread = 0.0

  /// True when the motion was recognized as turning or pinching.
  var isDecided: Bool { hasTurned || hasPinched }

  mutating func forget() {
    isTracking = false
    hasPinched = false
    hasTurned = false
    mostTurned = 0
    mostSpread = 0
    trail.forget()
  }

  /// Notes where the first finger is, for a second one that may follow it.
  mutating func note(first place: Point, at time: Instant) {
    trail.note(place, at: time)
  }

  mutating func begin(first: Contact, second: Contact) {
    isTracking = true
    fingers = (first.finger, second.finger)
    startFirst = first.last
    startSecond = second.last
    landedSecond = second.start
    lag = second.landed - first.landed
    let apart = second.last - first.last
    startDistance = apart.length
    angle = apart.angle
    turned = 0
    stepped = 0
    progressed = 0
    common = 0
    isWaiting = false
  }

  func isOf(_ first: Contact, _ second: Contact) -> Bool {
    isTracking && fingers == (first.finger, second.finger)
  }

  /// What the two fingers' places at `time` amount to.
  ///
  /// `isComplete` says that both have reported since the last call.
  mutating func judge(
    first: Point, second: Point, at time: Instant, isComplete: Bool, _ tolerances: Tolerances
  ) -> Change {
    guard isTracking else { return .none }
    // One finger leapt and the other has not reported: its report may be on the way.
    if !isComplete, !isWaiting, !hasTurned {
      isWaiting = true
      return .none
    }
    isWaiting = false

    let apart = second - first
    let distance = apart.length
    if distance > 0.5, startDistance > 0.5 {
      let now = apart.angle
      var step = now - angle
      if step > .pi { step -= 2 * .pi } else if step < -.pi { step += 2 * .pi }
      turned += step
      angle = now
    }
    let wayFirst = first - startFirst
    let waySecond = second - startSecond
    common = max(common, (wayFirst + waySecond).length / 2)
    let relative = (waySecond - wayFirst).length / 2
    let spread = (distance - startDistance) / 2
    guard relative >= common * tolerances.turnShare, !followsTrail(second, at: time) else {
      return .none
    }
    if turned.magnitude > mostTurned.magnitude { mostTurned = turned }
    if spread.magnitude > mostSpread.magnitude { mostSpread = spread }

    if !hasTurned, !hasPinched, spread.magnitude >= tolerances.pinchLength,
      spread.magnitude > turned.magnitude * (startDistance + distance) / 4
    {
      hasPinched = true
      return .pinched(isOutward: spread > 0)
    }
    guard !hasPinched else { return .none }
    let isTurn =
      hasTurned
      || (relative >= tolerances.turnLength
        && spread.magnitude <= turned.magnitude * (startDistance + distance) / 4)
    guard isTurn else { return .none }
    let steps = ((turned - stepped) / tolerances.rotorStep).rounded(.towardZero)
    guard steps != 0 else { return progress(tolerances) }
    hasTurned = true
    stepped += steps * tolerances.rotorStep
    progressed = stepped
    return .turned(steps: Int(max(-100, min(100, steps))))
  }

  /// A part of the way to the next step, once for each.
  private mutating func progress(_ tolerances: Tolerances) -> Change {
    let part = tolerances.rotorStep * tolerances.turnProgress
    let parts = ((turned - progressed) / part).rounded(.towardZero)
    guard parts != 0 else { return .none }
    progressed += parts * part
    return .turning(isClockwise: parts > 0)
  }

  /// The second finger landed later and goes the first one's way, only later: two fingers that
  /// flick or scrub, which a moment in between would take for a turn.
  private func followsTrail(_ second: Point, at time: Instant) -> Bool {
    guard lag >= 10 else { return false }
    let follower = second - landedSecond
    guard let apart = trail.distance(to: follower, during: lag, before: time) else { return false }
    return apart <= max(1, 0.25 * follower.length)
  }

  /// True when the second finger goes where the first one went before, rather than beside it.
  ///
  /// Compared at the second one's last report, which may be a frame behind the first one's.
  func isLater(second: Point, reported time: Instant) -> Bool {
    guard lag >= 20, let first = trail.place(at: time),
      let behind = trail.distance(to: second - landedSecond, during: lag, before: time)
    else { return false }
    let beside = (second - startSecond).distance(to: first - startFirst)
    return beside > 0.5 && behind < beside / 2
  }
}
