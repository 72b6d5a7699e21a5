/// A held tap that ends in a flick: three fingers undo and redo with it.
enum HoldAndFlickMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    guard case .holdAndFlick(let direction) = row.motion else { return nil }
    if let miss = wrongFingers(stroke, row) { return miss }
    if let miss = HoldMatcher.wrongPresses(stroke, row, tolerances) { return miss }
    if let miss = lateLanding(stroke, tolerances) { return miss }
    if !stroke.isHeld {
      return Shortfall(.hold, measured: stroke.hold, limit: tolerances.hold)
    }
    return FlickMatcher.unfit(stroke, towards: direction, within: tolerances)
  }
}
