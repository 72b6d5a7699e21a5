import Gestures
import Speech

/// How a gesture is made, in words that are kept by the motion and filled with its fingers.
struct HowTo {
  let words: Words

  func text(of gesture: Gesture) -> String {
    let row = GestureCatalog.row(of: gesture)
    return words.text(
      Self.key(of: row), ["fingers": words.text("how.fingers", count: row.fingers)])
  }

  /// The key of the sentence for a row of the catalog.
  static func key(of row: GestureCatalog.Row) -> String {
    switch row.motion {
    case .tap(let half?): "how.tap.\(half.rawValue)"
    case .tap: "how.tap.\(row.taps)"
    case .hold: "how.hold.\(row.taps)"
    case .holdAndFlick(let direction): "how.hold-and-flick.\(direction.rawValue)"
    case .flick(let direction): "how.flick.\(direction.rawValue)"
    case .scrub: "how.scrub"
    case .rotate(let isClockwise):
      isClockwise ? "how.rotate.clockwise" : "how.rotate.counterclockwise"
    case .pinch(let isOutward): isOutward ? "how.pinch.out" : "how.pinch.in"
    case .explore: "how.explore"
    case .splitTap: "how.split-tap"
    case .edgeSlide(let edge, let stops): "how.edge-slide.\(edge.rawValue).\(stops)"
    case .nothing: "how.nothing"
    }
  }
}
