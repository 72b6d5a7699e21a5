/// The last tap of a sequence that stays down.
enum HoldMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    if let miss = wrongFingers(stroke, row) { return miss }
    if let miss = wrongPresses(stroke, row, tolerances) { return miss }
    if let miss = lateLanding(stroke, tolerances) { return miss }
    if let miss = TapMatcher.wandering(stroke, tolerances) { return miss }
    return Shortfall(.hold, measured: stroke.hold, atLeast: tolerances.hold)
  }

  /// Too few or too many presses, the held one included, whatever became of it.
  static func wrongPresses(
    _ stroke: Stroke, _ row: GestureCatalog.Row, _ tolerances: Tolerances
  ) -> Shortfall? {
    guard stroke.presses != row.taps else { return nil }
    return TapMatcher.wrongCount(stroke, row.taps, tolerances)
      ?? Shortfall(.taps, measured: Double(stroke.presses), limit: Double(row.taps))
  }
}
