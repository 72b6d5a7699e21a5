import SpaceAndTime

/// A second finger that taps while the first rests or explores; decided when it lifts.
enum SplitTapMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    if let miss = wrongFingers(stroke, row) { return miss }
    // Both fingers within the landing window are a two-finger tap.
    if let miss = Shortfall(
      .landing, measured: stroke.landing, atLeast: tolerances.landingWindow)
    {
      return miss
    }
    if let miss = Shortfall(.drift, measured: stroke.drift, atMost: tolerances.splitTapSlop) {
      return miss
    }
    return Shortfall(.press, measured: stroke.press, atMost: tolerances.laterTapPress)
  }

  /// True while two fingers, one exploring and one tapping, keep to what a split tap allows.
  static func isOpen(
    tapping: Contact, exploring: Contact?, exploringBegan: Point, now: Instant,
    _ tolerances: Tolerances
  ) -> Bool {
    guard tapping.farthest <= tolerances.splitTapSlop else { return false }
    guard let exploring else { return true }
    let way = exploringBegan.distance(to: exploring.last)
    guard way > tolerances.splitTapSlop else { return true }
    let time = max(now - tapping.landed, 1)
    return way * 1000 / time < tolerances.flickSpeed
  }
}
