import Braille
import Gestures
import SpaceAndTime

/// What became of a key.
public enum KeyAnswer: Hashable, Sendable {
  /// It makes touches, which `advance(to:)` hands over when they are due.
  case hands
  case coach(CoachCommand)
  /// A cell of braille, or a key beside the cells.
  case braille(BrailleStroke)
  /// It is typing, or the desktop's.
  case unused
}

/// Hands for those who use the keyboard alone: keys play the touches of gestures.
///
/// A gesture that is asked for while another still plays follows it. The finger of `explore` rests
/// as long as its key is held, the arrows move it, Space taps with a second finger; where it was
/// lifted, the next tap lands.
public struct KeyboardHands: Sendable {
  /// Fingers of the keyboard are numbered apart from those of a touch device and of the mouse.
  static let fingerNumbers = [-11, -12, -13, -14, -15]
  /// Between gestures that follow each other.
  private static let pauseBetweenGestures: Milliseconds = 60

  /// In points.
  public var screen: Size {
    get { strokes.screen }
    set {
      strokes.screen = newValue
      place = Self.home(newValue)
    }
  }
  /// While true, plain keys are typing and gestures need Ctrl.
  public var isEditingText = false
  /// The fingers that held digits ask for.
  public var heldFingers: Int? { heldDigits.last }
  /// Where a tap lands, in points.
  public private(set) var place: Point

  private var strokes: GestureStrokes
  private var player = TouchPlayer()
  private var heldDigits: [Int] = []
  private var exploration: Exploration?

  private struct Exploration: Hashable, Sendable {
    var key: Key
    var lastStep: Instant
    var directions: [HandDirection] = []
  }

  public init(screen: Size = .phone) {
    strokes = GestureStrokes(screen: screen)
    place = Self.home(screen)
  }

  /// When `advance(to:)` must be called next.
  public var deadline: Instant? {
    guard let exploration, !exploration.directions.isEmpty else { return player.deadline }
    let step = exploration.lastStep + TouchScore.sampling
    return player.deadline.map { min($0, step) } ?? step
  }

  public mutating func receive(_ event: KeyEvent) -> KeyAnswer {
    glide(to: event.time)
    if event.phase == .released { return release(event) ? .hands : .unused }
    guard
      let binding = KeyMap.binding(
        for: event.key, modifiers: event.modifiers, isEditingText: isEditingText)
    else { return .unused }
    if case .coach(let command) = binding.meaning { return .coach(command) }
    if event.phase == .pressed { press(event, binding.meaning) }
    return .hands
  }

  /// The touches due by `now`, in order of time.
  public mutating func advance(to now: Instant) -> [Touch] {
    glide(to: now)
    return player.advance(to: now)
  }

  /// Takes away all fingers and forgets held keys: the window lost the keyboard.
  public mutating func cancel(at now: Instant) -> [Touch] {
    heldDigits.removeAll()
    exploration = nil
    player.interrupt(at: now)
    return player.advance(to: now)
  }

  // MARK: Keys

  private mutating func press(_ event: KeyEvent, _ meaning: KeyMeaning) {
    switch meaning {
    case .fingers(let count):
      heldDigits.removeAll { $0 == count }
      heldDigits.append(count)
    case .gesture(let gesture):
      play(HandShape(gesture), at: nil, event.time)
    case .motion(.explore):
      beginExploring(event)
    case .motion(let motion):
      guard exploration == nil else { return moveWhileExploring(motion, event.time) }
      let fingers = heldFingers ?? motion.usualFingers
      let isPlaced = motion == .taps(1) || motion == .splitTap
      play(HandShape(fingers, motion), at: isPlaced ? place : nil, event.time)
    case .coach, .dot:
      break
    }
  }

  private mutating func release(_ event: KeyEvent) -> Bool {
    if let exploration, exploration.key == event.key {
      let end = max(event.time, exploration.lastStep, player.end ?? event.time)
      player.append([
        Touch(time: end, finger: Self.fingerNumbers[0], phase: .up, position: place)
      ])
      self.exploration = nil
      return true
    }
    switch KeyMap.hands.first(where: { $0.key == event.key })?.meaning {
    case .fingers(let count):
      guard heldDigits.contains(count) else { return false }
      heldDigits.removeAll { $0 == count }
      return true
    case .motion(.flick(let direction)):
      guard exploration?.directions.contains(direction) == true else { return false }
      exploration?.directions.removeAll { $0 == direction }
      return true
    default:
      return false
    }
  }

  private mutating func play(_ shape: HandShape, at place: Point?, _ now: Instant) {
    guard exploration == nil else { return }
    player.append(
      strokes.touches(
        for: shape, starting: start(now), at: place, fingerNumbers: Self.fingerNumbers))
  }

  private func start(_ now: Instant) -> Instant {
    player.end.map { max(now, $0 + Self.pauseBetweenGestures) } ?? now
  }

  // MARK: Exploring

  private mutating func beginExploring(_ event: KeyEvent) {
    guard exploration == nil else { return }
    let start = start(event.time)
    player.append([
      Touch(time: start, finger: Self.fingerNumbers[0], phase: .down, position: place)
    ])
    exploration = Exploration(key: event.key, lastStep: start)
  }

  private mutating func moveWhileExploring(_ motion: HandMotion, _ now: Instant) {
    switch motion {
    case .flick(let direction):
      guard var exploration else { return }
      exploration.directions.append(direction)
      exploration.lastStep = max(now, exploration.lastStep)
      self.exploration = exploration
    case .taps(let count):
      let side = place.x + 90 < screen.width ? 80.0 : -80.0
      var score = TouchScore(
        starting: player.end.map { max(now, $0) } ?? now, fingerNumbers: [Self.fingerNumbers[1]])
      for tap in 0..<count {
        score.rest(tap > 0 ? GestureStrokes.pauseBetweenTaps : 0)
        score.press([place + Point(x: side, y: 0)])
        score.rest(GestureStrokes.press)
        score.lift()
      }
      player.append(score.touches)
    default:
      break
    }
  }

  private mutating func glide(to now: Instant) {
    guard let exploration, !exploration.directions.isEmpty else { return }
    let step = GestureStrokes.exploringSpeed * TouchScore.sampling / 1_000
    let way = exploration.directions.reduce(Point.zero) { $0 + $1.unit } * step
    var time = exploration.lastStep
    var moves: [Touch] = []
    while time + TouchScore.sampling <= now {
      time = time + TouchScore.sampling
      let next = Point(
        x: min(max(place.x + way.x, 0), screen.width - 1),
        y: min(max(place.y + way.y, 0), screen.height - 1))
      guard next != place else { continue }
      place = next
      moves.append(Touch(time: time, finger: Self.fingerNumbers[0], phase: .move, position: place))
    }
    self.exploration?.lastStep = time
    player.append(moves)
  }

  private static func home(_ screen: Size) -> Point {
    Point(x: screen.width / 2, y: screen.height * 0.45)
  }
}
