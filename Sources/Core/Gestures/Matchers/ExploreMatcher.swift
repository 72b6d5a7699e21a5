import SpaceAndTime

/// A lone finger that rests, or that moves too slowly or crookedly to become a flick.
enum ExploreMatcher: GestureMatcher {
  static func shortfall(
    of stroke: Stroke, as row: GestureCatalog.Row, within tolerances: Tolerances
  ) -> Shortfall? {
    if let miss = wrongFingers(stroke, row) { return miss }
    if stroke.hasExplored { return nil }
    if stroke.drift <= tolerances.tapSlop {
      return Shortfall(.hold, measured: stroke.press, limit: tolerances.exploreDelay)
    }
    return Shortfall(.speed, measured: stroke.speed, limit: tolerances.flickSpeed)
  }

  /// When this finger explores if it reports nothing more; not before now means not yet.
  ///
  /// After `exploreDelay` a finger stays undecided only while it may still become a flick: its
  /// mean speed or its latest is that of a flick, it has not rested, it goes one way, and it has
  /// not gone on for too long. Hands start slowly, so the mean alone would swallow real flicks.
  static func moment(of contact: Contact, _ tolerances: Tolerances) -> Instant {
    let earliest = contact.landed + tolerances.exploreDelay
    let way = contact.start.distance(to: contact.last)
    if contact.path > 12, way < contact.path * 0.6 { return earliest }

    let rested = contact.restingSince + tolerances.exploreDelay
    let tooLong = contact.landed + tolerances.flickDuration
    let meanTooSlow = contact.landed + way / tolerances.flickSpeed * 1000
    let tooSlow = max(meanTooSlow, contact.slowsBelow(tolerances.flickSpeed))
    return max(earliest, min(rested, min(tooLong, tooSlow)))
  }
}
