/// A lone finger that comes from the top or bottom edge and lifts past a stop, at any speed.
enum EdgeSlideMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    guard case .edgeSlide(let edge, let stops) = row.motion else { return nil }
    if let miss = wrongFingers(stroke, row) { return miss }
    if stroke.edge != edge {
      return Shortfall(.edge, measured: stroke.edgeDistance, limit: tolerances.edgeZone)
    }
    let wanted = stops == 1 ? tolerances.edgeFirstStop : tolerances.edgeSecondStop
    if stops == 1, stroke.travel >= tolerances.edgeSecondStop {
      return Shortfall(.travel, measured: stroke.travel, limit: tolerances.edgeSecondStop)
    }
    return Shortfall(.travel, measured: stroke.travel, atLeast: wanted)
  }

  /// How many stops a finger so far from its edge has passed.
  static func stops(travel: Double, _ tolerances: Tolerances) -> Int {
    travel >= tolerances.edgeSecondStop ? 2 : travel >= tolerances.edgeFirstStop ? 1 : 0
  }
}
