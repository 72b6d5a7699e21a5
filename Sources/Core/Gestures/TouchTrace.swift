import SpaceAndTime

/// Touches from first to last, as a file or a generator gives them.
public struct TouchTrace: Hashable, Sendable {
  public var id: String
  /// In the order in which they arrive, which need not be that of time.
  public var touches: [Touch]

  public init(id: String, touches: [Touch]) {
    self.id = id
    self.touches = touches
  }

  /// What a fresh recognizer says of this trace; its clock runs on after the last touch until every
  /// timer has run out.
  public func outputs(
    bound: Set<Gesture> = Set(Gesture.allCases), tolerances: Tolerances = .strict,
    scale: HandScale = .phone, screen: Size = .phone
  ) -> [RecognizerOutput] {
    var recognizer = GestureRecognizer(
      bound: bound, tolerances: tolerances, scale: scale, screen: screen)
    for touch in touches { recognizer.receive(touch) }
    while let deadline = recognizer.deadline { recognizer.advance(to: deadline) }
    return recognizer.outputs
  }
}
