import SpaceAndTime

/// Recorded touches, and what the recognizer makes of each recording when every gesture is bound.
public struct Recognition: Hashable, Sendable {
  /// What one trace became.
  public struct Answer: Hashable, Sendable {
    public var id: String
    public var gestures: [Told]
  }

  /// A gesture and when it fired.
  public struct Told: Hashable, Sendable {
    public var gesture: Gesture
    public var time: Instant
    /// Why not, where the gesture is `unknown`.
    public var miss: Miss?
  }

  public var screen: Size
  public var tolerances: Tolerances
  public var traces: [TouchTrace]

  public init(screen: Size = .phone, tolerances: Tolerances = .strict, traces: [TouchTrace]) {
    self.screen = screen
    self.tolerances = tolerances
    self.traces = traces
  }

  /// What each trace became, in order; traces know nothing of each other.
  public func answers() -> [Answer] {
    let bound = Set(Gesture.allCases)
    return traces.map { trace in
      let outputs = trace.outputs(bound: bound, tolerances: tolerances, screen: screen)
      return Answer(id: trace.id, gestures: outputs.compactMap(Told.init))
    }
  }
}

extension Recognition.Told {
  fileprivate init?(_ output: RecognizerOutput) {
    switch output {
    case .recognized(let recognized):
      self.init(gesture: recognized.gesture, time: recognized.time)
    case .missed(let miss):
      self.init(gesture: .unknown, time: miss.time, miss: miss)
    case .exploring, .explorationEnded, .passedThrough, .slidPastStop, .turning:
      return nil
    }
  }
}
