/// Which gesture a stroke was most likely meant to be.
enum NearestGesture {
  static func miss(for stroke: Stroke, within tolerances: Tolerances) -> Miss {
    let nearest = guess(stroke, tolerances)
    let row = GestureCatalog.row(of: nearest)
    let shortfall =
      GestureCatalog.matcher(of: row.motion)?.shortfall(of: stroke, as: row, within: tolerances)
      ?? Shortfall(.press, measured: stroke.press, limit: tolerances.tapPress)
    return Miss(stroke: stroke, nearest: nearest, shortfall: shortfall)
  }

  private static func guess(_ stroke: Stroke, _ tolerances: Tolerances) -> Gesture {
    let fingers = min(max(stroke.fingers, 1), GestureCatalog.mostFingers)
    if fingers == 1, let edge = stroke.edge, stroke.drift > tolerances.tapSlop {
      return edge == .top ? .edgeSlideTopOnce : .edgeSlideBottomOnce
    }
    let isStill = stroke.drift <= (tolerances.tapSlop + tolerances.flickLength) / 2
    if isStill, stroke.taps > 1 || !isTurning(stroke, tolerances) {
      if stroke.hold > tolerances.laterTapPress, stroke.taps > 1,
        let held = GestureCatalog.gesture(
          fingers: fingers, taps: stroke.taps, where: { $0 == .hold })
      {
        return held
      }
      return tap(fingers, stroke)
    }
    if fingers == 2 {
      if isTurning(stroke, tolerances) { return turning(stroke, tolerances) }
      if stroke.reversals > 0 { return .twoFingerScrub }
    }
    let flick = GestureCatalog.gesture(fingers: fingers) { $0 == .flick(stroke.direction) }
    return flick ?? tap(fingers, stroke)
  }

  private static func tap(_ fingers: Int, _ stroke: Stroke) -> Gesture {
    let half: Edge? =
      fingers == 4 && stroke.taps == 1 ? (stroke.height < 0.5 ? .top : .bottom) : nil
    for taps in [stroke.taps, stroke.taps - 1, 1] {
      if let tap = GestureCatalog.gesture(
        fingers: fingers, taps: taps,
        where: { $0 == .tap() || (half != nil && $0 == .tap(half: half)) })
      {
        return tap
      }
    }
    return .oneFingerTap
  }

  private static func isTurning(_ stroke: Stroke, _ tolerances: Tolerances) -> Bool {
    guard stroke.fingers == 2 else { return false }
    let turned = stroke.turn.magnitude / (tolerances.rotorStep * 180 / .pi)
    let spread = stroke.spread.magnitude / tolerances.pinchLength
    return max(turned, spread) > 0.25 && stroke.length < tolerances.flickLength * 2
  }

  private static func turning(_ stroke: Stroke, _ tolerances: Tolerances) -> Gesture {
    let turned = stroke.turn.magnitude / (tolerances.rotorStep * 180 / .pi)
    let spread = stroke.spread.magnitude / tolerances.pinchLength
    if turned >= spread {
      return stroke.turn > 0 ? .twoFingerRotateClockwise : .twoFingerRotateCounterclockwise
    }
    return stroke.spread > 0 ? .twoFingerPinchOut : .twoFingerPinchIn
  }
}
