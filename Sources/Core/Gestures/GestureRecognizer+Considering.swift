import SpaceAndTime

/// What the fingers can still become: for showing, never for deciding.
extension GestureRecognizer {
  /// The gestures that can still come of the fingers now down, or of the taps that wait for more,
  /// in the catalog's order; empty when nothing is open. Worked out when it is asked for.
  public var considered: [Gesture] {
    guard group.downCount > 0 else { return continuations(of: sequence) }
    switch phase {
    case .idle, .passingThrough, .spent: return []
    case .exploring: return [.explore] + (split.finger == nil || split.isOpen ? [.splitTap] : [])
    case .turning: return gestures { if case .rotate = $0.motion { true } else { false } }
    case .pinching: return gestures { if case .pinch = $0.motion { true } else { false } }
    case .held:
      let (fingers, taps) = (heldStroke.fingers, heldStroke.taps)
      return gestures {
        switch $0.motion {
        case .hold, .holdAndFlick: $0.fingers == fingers && $0.taps == taps
        default: false
        }
      }
    case .stroke:
      let stroke = measured()
      return gestures { canBecome($0, stroke) }
    }
  }

  private func gestures(where isOpen: (GestureCatalog.Row) -> Bool) -> [Gesture] {
    GestureCatalog.rows.filter(isOpen).map(\.gesture)
  }

  /// No finger is down: the taps as they are, and what more of them would be.
  private func continuations(of sequence: TapSequence?) -> [Gesture] {
    guard let sequence, !sequence.isTold else { return [] }
    return gestures { row in
      guard row.fingers == sequence.fingers else { return false }
      guard row.taps == sequence.taps else { return row.taps > sequence.taps }
      return isTap(row, of: sequence.stroke)
    }
  }

  private func isTap(_ row: GestureCatalog.Row, of stroke: Stroke) -> Bool {
    guard case .tap(let half) = row.motion else { return false }
    return half == nil || half == (stroke.height < 0.5 ? .top : .bottom)
  }

  private func canBecome(_ row: GestureCatalog.Row, _ stroke: Stroke) -> Bool {
    let seen = group.contacts.count
    let mayGrow = group.firstLift == nil && now - group.began <= tolerances.landingWindow
    if row.motion == .splitTap {
      return seen <= 2 && sequenceTaps == 0 && group.contacts[0].farthest <= tolerances.splitTapSlop
    }
    guard row.fingers == seen || (row.fingers > seen && mayGrow) else { return false }
    if sequenceTaps > 0 || row.taps > 0 { return canTap(row, stroke) }
    switch row.motion {
    case .flick(let direction): return canFlick(direction, stroke)
    case .scrub: return canScrub(stroke)
    case .rotate, .pinch: return canTurn(stroke)
    case .explore: return !landedInEdgeZone
    case .edgeSlide(let edge, let stops): return canSlide(from: edge, stops: stops, stroke)
    default: return false
    }
  }

  /// The taps that this press may continue.
  private var sequenceTaps: Int {
    guard let sequence, !sequence.isTold, !sequence.isBroken else { return 0 }
    return sequence.taps
  }

  private func canTap(_ row: GestureCatalog.Row, _ stroke: Stroke) -> Bool {
    guard row.taps > sequenceTaps, stroke.drift <= tolerances.tapWander else { return false }
    if let sequence, sequenceTaps > 0, sequence.fingers != row.fingers { return false }
    if case .tap(let half?) = row.motion, half != (stroke.height < 0.5 ? .top : .bottom) {
      return false
    }
    let isThisPress = row.taps == sequenceTaps + 1
    switch row.motion {
    case .hold, .holdAndFlick: if isThisPress { return group.firstLift == nil }
    default: break
    }
    let longest = sequenceTaps > 0 ? tolerances.laterTapPress : tolerances.tapPress
    return stroke.press <= longest
  }

  private func canFlick(_ direction: Direction, _ stroke: Stroke) -> Bool {
    guard now - group.began <= tolerances.flickDuration, stroke.reversals == 0,
      stroke.verticalReversals == 0
    else { return false }
    return stroke.length < tolerances.flickLength / 2
      || stroke.angle(from: direction) <= tolerances.flickAngle
  }

  private func canScrub(_ stroke: Stroke) -> Bool {
    guard now - group.began <= tolerances.scrubDuration else { return false }
    return stroke.length < tolerances.flickLength || stroke.reversals > 0
      || stroke.angle(from: .left) <= 45 || stroke.angle(from: .right) <= 45
  }

  /// Two fingers that have gone the same way together do not turn any more.
  private func canTurn(_ stroke: Stroke) -> Bool {
    stroke.reversals == 0
      && (stroke.length < tolerances.flickLength || stroke.together < tolerances.together)
  }

  private func canSlide(from edge: Edge, stops: Int, _ stroke: Stroke) -> Bool {
    guard landedInEdgeZone, stroke.edge == edge else { return false }
    return stops > 1 || stroke.travel < tolerances.edgeSecondStop
  }
}
