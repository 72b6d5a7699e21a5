import SpaceAndTime

/// Two fingers that go back and forth sideways, three strokes, as a Z or on the spot.
enum ScrubMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    if let miss = wrongFingers(stroke, row) { return miss }
    if let miss = Shortfall(
      .reversals, measured: Double(stroke.reversals), atLeast: Double(tolerances.scrubReversals))
    {
      return miss
    }
    return Shortfall(
      .duration, measured: stroke.end - stroke.start, atMost: tolerances.scrubDuration)
  }
}
