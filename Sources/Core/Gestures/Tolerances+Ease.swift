extension Tolerances {
  /// The same limits for a hand that can't be as quick, straight and still: `ease` is 1 for these
  /// themselves, 2 for twice the room.
  ///
  /// What tells one gesture from another stays: the length of a flick, how long a hold is, a step of
  /// the rotor. So does the time between taps, which is chosen by itself.
  public func eased(by ease: Double) -> Tolerances {
    precondition(ease >= 1, "A hand is given more room, not less")
    var eased = self
    eased.tapPress *= ease
    eased.laterTapPress = max(laterTapPress, min(laterTapPress * ease, hold * 0.8))
    eased.exploreDelay *= ease
    eased.landingWindow *= ease
    eased.tapSlop = max(tapSlop, min(tapSlop * ease, flickLength * 0.95))
    eased.tapDistance *= ease
    eased.together /= ease
    eased.flickDuration *= ease
    eased.flickSpeed /= ease
    eased.flickStraightness = 1 - (1 - flickStraightness) * ease
    // Beyond this a flick would be nearer to another direction.
    eased.flickAngle = max(flickAngle, min(flickAngle * ease, 44))
    eased.flickRest *= ease
    eased.turnLength /= ease
    eased.pinchLength /= ease
    eased.scrubLength /= ease
    eased.scrubDuration *= ease
    eased.splitTapSlop *= ease
    eased.edgeZone *= ease
    return eased
  }
}
