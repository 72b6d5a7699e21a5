import Gestures
import SpaceAndTime

/// Touches and time in, cells out, while braille is typed.
///
/// A cell is complete when its last finger lifts. It works beside a `GestureRecognizer` that sees
/// the same touches: where that one finds a flick or a scrub, `spend()` says that these fingers
/// pressed no dots. Feed it like the recognizer: touches in order of time, `advance(to:)` at the
/// `deadline`.
public struct BrailleRecognizer: Sendable {
  private struct Finger: Sendable {
    var number: Int
    var start: Point
    var last: Point
    var isDown = true
    /// The farthest it has been from where it landed (points).
    var farthest = 0.0
  }

  /// What was found since `discardStrokes()`.
  public private(set) var strokes: [BrailleStroke] = []
  public private(set) var layout: BrailleLayout
  /// A posture that calibrating does not change: the orientation is locked.
  public var lockedPosture: BraillePosture?
  /// When resting fingers will be told, if nothing moves until then.
  public private(set) var deadline: Instant?

  /// How many points a millimetre of the glass is; to be changed only while no finger is on it.
  public var scale: HandScale
  private let tolerances: Tolerances
  private var fingers: [Finger] = []
  /// True once these fingers are a gesture, or rest.
  private var isSpent = false
  private var isResting = false

  public init(
    layout: BrailleLayout, tolerances: Tolerances = .strict, scale: HandScale = .phone
  ) {
    self.layout = layout
    self.tolerances = tolerances
    self.scale = scale
  }

  public mutating func receive(_ touch: Touch) {
    advance(to: touch.time)
    let known = fingers.firstIndex { $0.number == touch.finger && $0.isDown }
    switch (touch.phase, known) {
    case (.down, nil): land(touch)
    case (.move, let index?): move(index, to: touch.position)
    case (.up, let index?):
      move(index, to: touch.position)
      lift(index, at: touch.time)
    case (.cancel, let index?):
      isSpent = true
      lift(index, at: touch.time)
    default: break
    }
  }

  /// Moves the clock: fingers that have rested long enough are told.
  public mutating func advance(to now: Instant) {
    guard let due = deadline, due <= now else { return }
    deadline = nil
    guard !isSpent else { return }
    let resting = fingers.filter(\.isDown).map(\.last)
    isResting = true
    if let learnt = BrailleLayout(resting: resting, posture: lockedPosture) {
      layout = learnt
      strokes.append(.calibrated(layout.posture))
    } else {
      strokes.append(.rested(layout.cell(of: resting)))
    }
  }

  /// The fingers that are down made a gesture: they press no dots.
  public mutating func spend() {
    guard !fingers.isEmpty else { return }
    isSpent = true
    deadline = nil
  }

  /// Forgets the fingers, as when the window loses the focus.
  public mutating func cancelAll() {
    fingers = []
    isSpent = false
    isResting = false
    deadline = nil
  }

  /// Puts the dots where a posture has them at first.
  public mutating func takePosture(_ posture: BraillePosture, screen: Size) {
    layout = BrailleLayout(posture: posture, dots: layout.places.count, screen: screen)
  }

  public mutating func discardStrokes() {
    strokes.removeAll(keepingCapacity: true)
  }

  // MARK: Fingers

  private mutating func land(_ touch: Touch) {
    if !fingers.contains(where: \.isDown) { cancelAll() }
    // A finger that bounces is still the same finger.
    let slop = millimetres(tolerances.tapSlop)
    if let bounced = fingers.firstIndex(where: {
      !$0.isDown && $0.start.distance(to: touch.position) <= slop
    }) {
      fingers[bounced].number = touch.finger
      fingers[bounced].isDown = true
    } else {
      fingers.append(
        Finger(number: touch.finger, start: touch.position, last: touch.position))
    }
    waitForRest(since: touch.time)
  }

  private mutating func move(_ index: Int, to place: Point) {
    fingers[index].last = place
    fingers[index].farthest = max(
      fingers[index].farthest, fingers[index].start.distance(to: place))
    if fingers[index].farthest > millimetres(tolerances.tapSlop) { deadline = nil }
  }

  private mutating func lift(_ index: Int, at now: Instant) {
    fingers[index].isDown = false
    guard !fingers.contains(where: \.isDown) else {
      return waitForRest(since: now)
    }
    finish()
    cancelAll()
  }

  private mutating func waitForRest(since now: Instant) {
    let hasMoved = fingers.contains { $0.farthest > millimetres(tolerances.tapSlop) }
    deadline = isSpent || hasMoved ? nil : now + tolerances.brailleRest
  }

  private mutating func finish() {
    guard !isSpent, !isResting else { return }
    let slide = fingers.map(\.farthest).max() ?? 0
    guard slide <= millimetres(tolerances.tapSlop) else {
      strokes.append(.slid(slide / scale.pointsPerMillimetre))
      return
    }
    let places = fingers.map(\.start)
    strokes.append(.cell(layout.cell(of: places)))
    layout.follow(places)
  }

  private func millimetres(_ length: Double) -> Double { length * scale.pointsPerMillimetre }
}
