import Gestures
import SpaceAndTime

/// An exact hand for tests: millimetres and milliseconds in, touches out, no tremble.
struct SteadyHand {
  private(set) var touches: [Touch] = []
  private(set) var now: Milliseconds = 0
  private var places: [Point] = []
  private let first: Int

  /// `first` is the number of the first finger.
  init(first: Int = 0) {
    self.first = first
  }

  /// Fingers side by side, in millimetres from each other.
  static func row(_ fingers: Int, apart: Double = 10, at middle: Point = Point(x: 30, y: 60))
    -> [Point]
  {
    (0..<fingers).map {
      middle + Point(x: (Double($0) - Double(fingers - 1) / 2) * apart, y: 0)
    }
  }

  mutating func wait(_ time: Milliseconds) { now += time }

  mutating func down(_ fingers: [Point], apart: Milliseconds = 0) {
    for (index, place) in fingers.enumerated() {
      if index > 0 { now += apart }
      touches.append(touch(.down, index, place))
    }
    places = fingers
  }

  /// Moves all fingers evenly for `time`; `place` says where a finger is at a share of it.
  mutating func move(_ time: Milliseconds, _ place: (Int, Double) -> Point) {
    let start = now
    let steps = max(1, Int(time / 8))
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      now = start + time * share
      for index in places.indices {
        places[index] = place(index, share)
        touches.append(touch(.move, index, places[index]))
      }
    }
  }

  mutating func move(_ time: Milliseconds, by way: Point) {
    let begin = places
    move(time) { begin[$0] + way * $1 }
  }

  mutating func up(apart: Milliseconds = 0, _ phase: Touch.Phase = .up) {
    for (index, place) in places.enumerated() {
      if index > 0 { now += apart }
      touches.append(touch(phase, index, place))
    }
    places = []
  }

  mutating func tap(_ fingers: [Point], pressed: Milliseconds = 60, apart: Milliseconds = 0) {
    down(fingers, apart: apart)
    now += pressed
    up(apart: apart)
  }

  private func touch(_ phase: Touch.Phase, _ index: Int, _ place: Point) -> Touch {
    Touch(
      time: Instant(milliseconds: now), finger: first + index, phase: phase,
      position: place * HandScale.phone.pointsPerMillimetre)
  }
}

/// What was told, in order.
struct Told: Equatable {
  var gesture: Gesture
  var time: Milliseconds

  static func all(
    _ touches: [Touch], bound: Set<Gesture> = Set(Gesture.allCases),
    tolerances: Tolerances = .strict
  ) -> [Told] {
    let trace = TouchTrace(id: "", touches: touches)
    return trace.outputs(bound: bound, tolerances: tolerances).compactMap {
      switch $0 {
      case .recognized(let recognized):
        Told(gesture: recognized.gesture, time: recognized.time.milliseconds)
      case .missed(let miss): Told(gesture: .unknown, time: miss.time.milliseconds)
      default: nil
      }
    }
  }
}

extension Point {
  static func mm(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
}
