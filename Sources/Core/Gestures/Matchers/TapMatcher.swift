/// Fingers that come down, stay in place and go up soon, once or several times.
enum TapMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    if let miss = wrongFingers(stroke, row) { return miss }
    if let miss = unfit(stroke, within: tolerances) { return miss }
    if let miss = wrongCount(stroke, row.taps, tolerances) { return miss }
    if stroke.taps > 1, let gap = stroke.gap,
      let miss = Shortfall(.gap, measured: gap, atMost: tolerances.tapGap)
    {
      return miss
    }
    if case .tap(let half?) = row.motion, (stroke.height < 0.5) != (half == .top) {
      return Shortfall(.half, measured: stroke.height, limit: 0.5)
    }
    return nil
  }

  /// What keeps one press from being a tap of any count.
  static func unfit(_ stroke: Stroke, within tolerances: Tolerances) -> Shortfall? {
    if let miss = lateLanding(stroke, tolerances) { return miss }
    if let miss = wandering(stroke, tolerances) { return miss }
    if stroke.isBrush(within: tolerances) {
      return Shortfall(.drift, measured: stroke.drift, limit: tolerances.brushLength)
    }
    return Shortfall(
      .press, measured: stroke.press,
      atMost: longestPress(fingers: stroke.fingers, taps: stroke.presses, tolerances))
  }

  /// A finger that did not stay; some that come back in time are a sensor's or a hand's tremble.
  static func wandering(_ stroke: Stroke, _ tolerances: Tolerances) -> Shortfall? {
    guard stroke.length > tolerances.tapSlop || stroke.drift > tolerances.tapWander else {
      return nil
    }
    return Shortfall(.drift, measured: stroke.drift, limit: tolerances.tapSlop)
  }

  static func longestPress(fingers: Int, taps: Int, _ tolerances: Tolerances) -> Double {
    if taps > 1 { return tolerances.laterTapPress }
    return fingers == 1 ? tolerances.exploreDelay : tolerances.tapPress
  }

  /// Too few or too many taps; when the one before was merely too early or too far, that is named.
  static func wrongCount(_ stroke: Stroke, _ taps: Int, _ tolerances: Tolerances) -> Shortfall? {
    guard stroke.taps != taps else { return nil }
    if stroke.taps < taps, let gap = stroke.gap {
      if let miss = Shortfall(.gap, measured: gap, atMost: tolerances.tapGap) { return miss }
      if let miss = Shortfall(.place, measured: stroke.place, atMost: tolerances.tapDistance) {
        return miss
      }
    }
    return Shortfall(.taps, measured: Double(stroke.taps), limit: Double(taps))
  }
}
