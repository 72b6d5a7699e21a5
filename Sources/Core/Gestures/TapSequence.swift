import SpaceAndTime

/// Taps that came before and that the next press may continue.
struct TapSequence {
  var fingers: Int
  var taps: Int
  var lastLift: Instant
  /// The middle of the fingers at the last tap (millimetres).
  var middle: Point
  /// The last tap as measured.
  var stroke: Stroke
  /// True when the press that could have continued it turned out not to.
  var isBroken = false
  /// True once it was told and can no longer grow: kept to say how far the next tap missed it.
  var isTold = false
}
