/// Something about a stroke that can be measured and can miss its limit.
public enum Quantity: String, Hashable, Sendable, CaseIterable {
  /// Most fingers down at once.
  case fingers
  /// From the first finger's landing to the last one's (milliseconds).
  case landing
  /// Presses that followed each other in time.
  case taps
  /// From the last lift of one tap to the first landing of the next (milliseconds).
  case gap
  /// Between the middles of two taps (millimetres).
  case place
  /// How long each finger was down at least (milliseconds).
  case press
  /// How long the last press stayed down, wanted long (milliseconds).
  case hold
  /// How far a finger wandered that should have stayed (millimetres).
  case drift
  /// From start to end (millimetres, mean of the fingers).
  case length
  /// Length over time (millimetres a second).
  case speed
  /// Length over the path walked (0-1).
  case straightness
  /// Which way it went, or how far from it (degrees).
  case direction
  /// The share of the mean way that the laziest finger went (0-1).
  case together
  /// How long the fingers rested before they lifted (milliseconds).
  case rest
  /// How often a scrub turned round.
  case reversals
  /// How long a whole scrub took (milliseconds).
  case duration
  /// How far two fingers turned (degrees, clockwise positive).
  case turn
  /// How far each of two fingers went apart (millimetres; negative: together).
  case spread
  /// Which half of the screen was tapped (share of its height).
  case half
  /// How far from its edge the finger landed (points).
  case edge
  /// How far up or down from its edge a slide went (share of the screen's height).
  case travel

  /// The unit of `Shortfall`'s numbers.
  public var unit: String {
    switch self {
    case .fingers, .taps, .reversals: "count"
    case .landing, .gap, .press, .hold, .rest, .duration: "ms"
    case .place, .drift, .length, .spread: "mm"
    case .speed: "mm/s"
    case .direction, .turn: "degrees"
    case .edge: "pt"
    case .straightness, .together, .half, .travel: "share"
    }
  }
}
