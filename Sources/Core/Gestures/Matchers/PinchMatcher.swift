/// Two fingers that go apart or come together, told while they move, once a stroke.
enum PinchMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    guard case .pinch(let isOutward) = row.motion else { return nil }
    if let miss = wrongFingers(stroke, row) { return miss }
    let spread = isOutward ? stroke.spread : -stroke.spread
    guard spread < tolerances.pinchLength else { return nil }
    return Shortfall(
      .spread, measured: stroke.spread,
      limit: isOutward ? tolerances.pinchLength : -tolerances.pinchLength)
  }
}
