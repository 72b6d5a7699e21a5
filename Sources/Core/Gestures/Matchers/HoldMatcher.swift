/// The last tap of a sequence that stays down.
enum HoldMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    if let miss = wrongFingers(stroke, row) { return miss }
    if let miss = TapMatcher.wrongCount(stroke, row.taps, tolerances) { return miss }
    if let miss = lateLanding(stroke, tolerances) { return miss }
    if let miss = TapMatcher.wandering(stroke, tolerances) { return miss }
    return Shortfall(.hold, measured: stroke.hold, atLeast: tolerances.hold)
  }
}
