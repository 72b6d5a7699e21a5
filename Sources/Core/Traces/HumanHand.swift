import Gestures
import SpaceAndTime

/// A hand at work: it knows its fingers, its tremble and its pace, and writes down touches.
struct HumanHand {
  /// How a hand's fingers come one after another.
  private enum Stagger {
    /// The first fingers wait for the last one, and the last ones rest at the end.
    case waiting
    /// The motion goes on meanwhile; late fingers join it.
    case joining
  }

  /// When each finger is down during one contact of the hand.
  struct Contact {
    var landings: [Milliseconds]
    var lifts: [Milliseconds]

    var lastLanding: Milliseconds { landings.max() ?? 0 }
    var firstLift: Milliseconds { lifts.min() ?? 0 }
    var end: Milliseconds { lifts.max() ?? 0 }
  }

  var random: SeededRandom
  let screen: Size
  let fingers: Int
  /// True for one trace in ten.
  let isNearLimit: Bool
  /// What the device calls its fingers changes between contacts.
  private var firstNumber = 0
  private let sampling: Milliseconds
  private let tremble = 0.3
  /// Where the hand is now.
  var now: Instant
  private(set) var touches: [Touch] = []

  init(generator: SeededRandom, start: Instant, fingers: Int, screen: Size) {
    random = generator
    self.screen = screen
    self.fingers = fingers
    now = start
    isNearLimit = Double.random(in: 0..<1, using: &random) < 0.1
    sampling = 1000 / Double.random(in: 60...120, using: &random)
  }

  // MARK: Chance

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  /// Usual values from `usual`; near the limit, the last tenth towards it.
  mutating func number(_ usual: ClosedRange<Double>, near limit: ClosedRange<Double>) -> Double {
    number(isNearLimit ? limit : usual)
  }

  // MARK: Fingers

  /// Where the fingers are round their middle: a slanted row, or two fingers anyhow.
  mutating func row() -> [Point] {
    guard fingers > 1 else { return [.zero] }
    let spacing = number(fingers > 4 ? 48...70 : fingers == 4 ? 48...84 : 48...110)
    let slant = number(-0.5...0.5)
    return (0..<fingers).map { finger in
      let along = (Double(finger) - Double(fingers - 1) / 2) * spacing
      return Point.onCircle(radius: 1, angle: slant) * along
        + Point(x: 0, y: number(-12...12))
    }
  }

  /// A place for the middle at which every finger and its way stay clear of the edges.
  mutating func middle(reach: Point, in rows: ClosedRange<Double>? = nil) -> Point {
    let margin = 20.0
    func place(_ length: Double, _ reach: Double, _ allowed: ClosedRange<Double>?) -> Double {
      let low = max(margin + reach, allowed?.lowerBound ?? 0)
      let high = min(length - margin - reach, allowed?.upperBound ?? length)
      return low < high ? number(low...high) : (low + high) / 2
    }
    return Point(x: place(screen.width, reach.x, nil), y: place(screen.height, reach.y, rows))
  }

  /// Landings and lifts within 110 ms of each other, round a motion that takes `time`; also when
  /// the motion begins.
  mutating func contact(
    moving time: Milliseconds, canJoin: Bool = true
  ) -> (contact: Contact, begin: Milliseconds) {
    guard fingers > 1 else { return (Contact(landings: [0], lifts: [time]), 0) }
    switch canJoin && chance(0.5) ? Stagger.joining : .waiting {
    case .waiting:
      let landings = offsets(within: chance(0.3) ? 12 : 110)
      let begin = landings.max() ?? 0
      let lifts = offsets(within: chance(0.3) ? 12 : 110).map { begin + time + $0 }
      return (Contact(landings: landings, lifts: lifts), begin)
    case .joining:
      let most = min(110, time / 4)
      let landings = offsets(within: most)
      let lifts = offsets(within: most).map { time - $0 }
      return (Contact(landings: landings, lifts: lifts), 0)
    }
  }

  /// One offset for each finger, the least of them zero.
  mutating func offsets(within most: Milliseconds) -> [Milliseconds] {
    let offsets = (0..<fingers).map { _ in number(0...most) }
    let least = offsets.min() ?? 0
    return offsets.map { $0 - least }
  }

  // MARK: Writing

  /// Writes one contact: `place` says where a finger is, by its number and the time since the first
  /// landing.
  mutating func write(
    _ contact: Contact, place: (Int, Milliseconds) -> Point
  ) {
    let begin = now
    var written: [Touch] = []
    for finger in 0..<fingers {
      let name = firstNumber + finger
      func touch(_ phase: Touch.Phase, _ time: Milliseconds) {
        let shaken =
          place(finger, time)
          + Point(x: number(-tremble...tremble), y: number(-tremble...tremble))
        written.append(
          Touch(time: begin + time, finger: name, phase: phase, position: shaken))
      }
      touch(.down, contact.landings[finger])
      var frame = (contact.landings[finger] / sampling).rounded(.down) + 1
      while frame * sampling < contact.lifts[finger] {
        touch(.move, frame * sampling)
        frame += 1
      }
      touch(.up, contact.lifts[finger])
    }
    touches += written.sorted { $0.time < $1.time }
    now = begin + contact.end
    firstNumber = (firstNumber + fingers + 1) % 40
  }

  mutating func rest(_ time: Milliseconds) { now = now + time }

  /// How far along a motion is: slow, quick, slow, as hands move (0-1), or evenly.
  static func pace(_ share: Double, isEven: Bool) -> Double {
    let share = min(max(share, 0), 1)
    guard !isEven else { return share }
    return share * share * share * (10 - 15 * share + 6 * share * share)
  }
}
