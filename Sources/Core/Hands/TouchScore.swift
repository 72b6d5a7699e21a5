import Gestures
import SpaceAndTime

/// Touches written down one after another, like notes: each call goes on where the last one ended.
struct TouchScore {
  /// A touch device reports about 120 times a second.
  static let sampling: Milliseconds = 8

  private(set) var touches: [Touch] = []
  private(set) var now: Instant
  private var down: [(finger: Int, position: Point)] = []
  private let fingerNumbers: [Int]

  /// `fingerNumbers` are what the device would call its fingers, in the order in which they land.
  init(starting now: Instant, fingerNumbers: [Int]) {
    self.now = now
    self.fingerNumbers = fingerNumbers
  }

  /// Puts further fingers on the glass.
  mutating func press(_ places: [Point]) {
    for place in places {
      let finger = fingerNumbers[down.count]
      down.append((finger, place))
      touches.append(Touch(time: now, finger: finger, phase: .down, position: place))
    }
  }

  mutating func rest(_ time: Milliseconds) {
    now = now + time
  }

  /// Moves all fingers for `time`; `places` says where they are at each part of it, 0 to 1.
  mutating func move(during time: Milliseconds, places: (Double) -> [Point]) {
    let start = now
    let samples = max(1, Int((time / Self.sampling).rounded(.up)))
    for sample in 1...samples {
      let part = Double(sample) / Double(samples)
      now = start + time * part
      for (index, place) in places(part).enumerated() {
        down[index].position = place
        touches.append(
          Touch(time: now, finger: down[index].finger, phase: .move, position: place))
      }
    }
  }

  /// Lifts the fingers that landed last, all of them unless told how many.
  mutating func lift(_ count: Int? = nil) {
    for _ in 0..<(count ?? down.count) {
      let finger = down.removeLast()
      touches.append(
        Touch(time: now, finger: finger.finger, phase: .up, position: finger.position))
    }
  }
}
