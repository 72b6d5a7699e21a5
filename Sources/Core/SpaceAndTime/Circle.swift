extension Point {
  /// The place on a circle round zero: angle 0 is to the right, and grows clockwise as seen on a
  /// screen, in radians.
  ///
  /// Exact to a billionth of the radius; written out because the core has no mathematics library.
  public static func onCircle(radius: Double, angle: Double) -> Point {
    let quarter = Double.pi / 2
    let turns = (angle / quarter).rounded()
    let rest = angle - turns * quarter
    let square = rest * rest
    var cosine = 0.0
    var sine = 0.0
    for power in stride(from: 14.0, through: 0, by: -2) {
      cosine = 1 - cosine * square / ((power + 1) * (power + 2))
      sine = 1 - sine * square / ((power + 2) * (power + 3))
    }
    sine *= rest
    let place =
      switch Int(turns) & 3 {
      case 0: Point(x: cosine, y: sine)
      case 1: Point(x: -sine, y: cosine)
      case 2: Point(x: -cosine, y: -sine)
      default: Point(x: sine, y: -cosine)
      }
    return place * radius
  }
}
