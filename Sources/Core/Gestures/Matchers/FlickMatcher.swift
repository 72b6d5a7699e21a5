/// A quick straight stroke that is still moving when the fingers lift.
///
/// Direction is judged by the whole way, not its last part: learners curve at the end. There is
/// no short limit on time, which would fail the slow starts of real hands (gestures.md, 5).
enum FlickMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    guard case .flick(let direction) = row.motion else { return nil }
    if let miss = wrongFingers(stroke, row) { return miss }
    if let miss = lateLanding(stroke, tolerances) { return miss }
    return unfit(stroke, towards: direction, within: tolerances)
  }

  /// What keeps the way from being a flick, whatever came before it.
  static func unfit(
    _ stroke: Stroke, towards direction: Direction, within tolerances: Tolerances
  ) -> Shortfall? {
    if !stroke.isBrush(within: tolerances),
      let miss = Shortfall(.length, measured: stroke.length, atLeast: tolerances.flickLength)
    {
      // A way that came back is crooked, not short.
      if stroke.drift < tolerances.flickLength * 1.5 { return miss }
    }
    if let miss = Shortfall(
      .straightness, measured: stroke.straightness, atLeast: tolerances.flickStraightness)
    {
      return miss
    }
    if stroke.direction != direction {
      return Shortfall(
        .direction, measured: stroke.angle(from: direction), limit: tolerances.flickAngle)
    }
    if let miss = Shortfall(
      .direction, measured: stroke.angle(from: direction), atMost: tolerances.flickAngle)
    {
      return miss
    }
    if let miss = Shortfall(.speed, measured: stroke.speed, atLeast: tolerances.flickSpeed) {
      return miss
    }
    if let miss = Shortfall(.rest, measured: stroke.rest, atMost: tolerances.flickRest) {
      return miss
    }
    return Shortfall(.together, measured: stroke.together, atLeast: tolerances.together)
  }
}
