/// The judge of one kind of motion: what keeps a stroke from being this gesture.
///
/// The recognizer and the explanation of a miss ask the same judge, so that the limit that is
/// named is the limit that was applied.
protocol GestureMatcher: Sendable {
  /// The first requirement that the stroke misses, in the order in which a teacher would name them;
  /// nil when the stroke is this gesture.
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall?
}

extension GestureMatcher {
  /// The fingers, where every gesture begins.
  static func wrongFingers(_ stroke: Stroke, _ row: GestureCatalog.Row) -> Shortfall? {
    stroke.fingers == row.fingers
      ? nil
      : Shortfall(.fingers, measured: Double(stroke.fingers), limit: Double(row.fingers))
  }

  /// Fingers that landed too far apart to be one hand.
  static func lateLanding(_ stroke: Stroke, _ tolerances: Tolerances) -> Shortfall? {
    Shortfall(.landing, measured: stroke.landing, atMost: tolerances.landingWindow)
  }
}
