import Gestures
import SpaceAndTime

/// Touches as human hands make them, for every gesture, repeatable by a seed (gestures.md 11).
///
/// Hands land and lift their fingers one after another, tremble, bow their lines and round their
/// corners; one trace in ten goes near a limit. Tests, benchmarks and clumsy learners use it.
public struct TraceGenerator: Sendable {
  var random: SeededRandom
  /// In points.
  public let screen: Size

  public init(seed: UInt64, screen: Size = .phone) {
    random = SeededRandom(seed: seed)
    self.screen = screen
  }

  /// Touches that are this gesture, and nothing besides, within VoiceOver's own limits.
  ///
  /// `unknown` has none: it is what is left over.
  public mutating func trace(of gesture: Gesture, starting start: Instant = .zero) -> TouchTrace {
    precondition(gesture != .unknown, "Nothing is drawn to be unknown")
    let row = GestureCatalog.row(of: gesture)
    var hand = HumanHand(generator: random, start: start, fingers: row.fingers, screen: screen)
    switch row.motion {
    case .tap(let half): hand.tap(row.taps, half: half)
    case .hold: hand.tapAndHold(row.taps)
    case .holdAndFlick(let direction): hand.tapHoldAndFlick(row.taps, direction)
    case .flick(let direction): hand.flick(direction)
    case .scrub: hand.scrub()
    case .rotate(let isClockwise): hand.rotate(isClockwise: isClockwise)
    case .pinch(let isOutward): hand.pinch(isOutward: isOutward)
    case .explore: hand.explore()
    case .splitTap: hand.splitTap()
    case .edgeSlide(let edge, let stops): hand.slide(from: edge, stops: stops)
    case .nothing: break
    }
    random = hand.random
    return TouchTrace(id: gesture.rawValue, touches: hand.touches)
  }
}
