extension Tolerances {
  /// A limit that a file of traces or a learner's profile may set by name.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    case tapGap = "tap_gap_ms"
    case hold = "hold_ms"
    case explore = "explore_ms"
    case rotor = "rotor_rad"
    case flick = "flick_mm_s"

    var path: WritableKeyPath<Tolerances, Double> {
      switch self {
      case .tapGap: \.tapGap
      case .hold: \.hold
      case .explore: \.exploreDelay
      case .rotor: \.rotorStep
      case .flick: \.flickSpeed
      }
    }

    /// What the limit may be, in its unit.
    public var range: ClosedRange<Double> {
      switch self {
      case .tapGap, .hold, .explore: 1...60_000
      case .rotor: 0.01...6
      case .flick: 1...10_000
      }
    }
  }

  public subscript(limit: Limit) -> Double {
    get { self[keyPath: limit.path] }
    set { self[keyPath: limit.path] = newValue }
  }
}
