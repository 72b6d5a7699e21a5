extension Point {
  /// Where a way goes: radians, 0 to the right, growing clockwise as seen on a screen, -π to π; 0
  /// for no way at all.
  public var angle: Double { arcTangent(y, x) }
}

/// The core has no mathematics library: a polynomial of odd powers over the smaller part of an
/// octant, off by less than 0.00001 radians.
private func arcTangent(_ y: Double, _ x: Double) -> Double {
  let ax = x.magnitude
  let ay = y.magnitude
  guard ax > 0 || ay > 0 else { return 0 }
  let ratio = min(ax, ay) / max(ax, ay)
  // Beyond tan(π/8) the angle left to π/4 is the smaller one.
  let isWide = ratio > 0.414_213_562_373_095
  let reduced = isWide ? (ratio - 1) / (ratio + 1) : ratio
  let square = reduced * reduced
  var angle =
    reduced
    * (1
      + square
      * (-0.333_333_333_333
        + square
        * (0.2 + square * (-0.142_857_142_857 + square * (0.111_111_111 - square * 0.083)))))
  if isWide { angle += .pi / 4 }
  if ay > ax { angle = .pi / 2 - angle }
  if x < 0 { angle = .pi - angle }
  return y < 0 ? -angle : angle
}
