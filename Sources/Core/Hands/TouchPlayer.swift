import Gestures
import SpaceAndTime

/// Touches that are still to come, in order of time.
struct TouchPlayer: Hashable, Sendable {
  private var waiting: [Touch] = []
  private var down: [Int: Point] = [:]

  /// When the next touch is due.
  var deadline: Instant? { waiting.first?.time }
  /// When the last touch is due; nil where nothing is played.
  var end: Instant? { waiting.last?.time }
  var isPlaying: Bool { !waiting.isEmpty }

  mutating func append(_ touches: [Touch]) {
    let isLater = zip([waiting.last].compactMap(\.self), touches).allSatisfy { $0.time <= $1.time }
    waiting.append(contentsOf: touches)
    guard !isLater else { return }
    waiting = waiting.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  /// Keeps the fingers down that were to lift at a moment, so that their motion can go on.
  mutating func forgetLift(at time: Instant) {
    waiting.removeAll { $0.phase == .up && $0.time == time }
  }

  /// What is due by `now`.
  mutating func advance(to now: Instant) -> [Touch] {
    guard let first = waiting.first, first.time <= now else { return [] }
    let due = Array(waiting.prefix { $0.time <= now })
    waiting.removeFirst(due.count)
    for touch in due { note(touch) }
    return due
  }

  /// Forgets what was to come after `now` and takes away the fingers that are down by then.
  mutating func interrupt(at now: Instant) {
    waiting.removeAll { $0.time > now }
    var later = self
    _ = later.advance(to: now)
    waiting.append(
      contentsOf: later.down.sorted { $0.key > $1.key }.map {
        Touch(time: now, finger: $0.key, phase: .cancel, position: $0.value)
      })
  }

  private mutating func note(_ touch: Touch) {
    switch touch.phase {
    case .down, .move: down[touch.finger] = touch.position
    case .up, .cancel: down[touch.finger] = nil
    }
  }
}
