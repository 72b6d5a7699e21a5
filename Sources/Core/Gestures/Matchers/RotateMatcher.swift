/// Two fingers that turn round each other, or one round the other: a step each `rotorStep`.
enum RotateMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    guard case .rotate(let isClockwise) = row.motion else { return nil }
    if let miss = wrongFingers(stroke, row) { return miss }
    let step = tolerances.rotorStep * 180 / .pi
    let turn = isClockwise ? stroke.turn : -stroke.turn
    guard turn < step else { return nil }
    return Shortfall(.turn, measured: stroke.turn, limit: isClockwise ? step : -step)
  }
}
