import SpaceAndTime

/// What falls due when, by the state alone.
extension GestureRecognizer {
  enum Action {
    case judgeFrame
    case dropLostFingers
    case tellTaps
    case explore
    case hold
  }

  /// The earliest thing that happens if no touch comes.
  func nextDue() -> (moment: Instant, action: Action)? {
    if let frame { return (frame, .judgeFrame) }
    guard group.downCount > 0 else {
      guard let sequence, !sequence.isTold else { return nil }
      return (sequence.lastLift + tolerances.tapGap, .tellTaps)
    }
    if phase == .stroke, let stroke = strokeDue(), stroke.moment < lossCheck { return stroke }
    return (lossCheck, .dropLostFingers)
  }

  private func strokeDue() -> (moment: Instant, action: Action)? {
    if let sequence, !sequence.isTold { return pressDue(after: sequence) }
    if group.contacts.count == 1 {
      let contact = group.contacts[0]
      guard landedInEdgeZone else {
        return (ExploreMatcher.moment(of: contact, tolerances), .explore)
      }
      // Along the edge is no slide from it.
      guard contact.way.x.magnitude > 0.9, contact.way.x.magnitude > 2 * contact.way.y.magnitude
      else { return nil }
      return (contact.restingSince + tolerances.exploreDelay, .explore)
    }
    if let late = lateSecond {
      let first = group.contacts[0]
      return (max(first.landed + tolerances.exploreDelay, late.landed), .explore)
    }
    return nil
  }

  /// A second finger that landed too late to be of one hand with the first, which rests.
  var lateSecond: Contact? {
    guard group.contacts.count == 2, group.downCount == 2, !landedInEdgeZone else { return nil }
    let second = group.contacts[1]
    guard second.landed - group.contacts[0].landed > tolerances.landingWindow,
      group.contacts[0].farthest <= tolerances.splitTapSlop
    else { return nil }
    return second
  }

  /// A press that may continue taps: until it cannot.
  private func pressDue(after sequence: TapSequence) -> (moment: Instant, action: Action)? {
    let fingers = sequence.fingers
    let presses = sequence.taps + 1
    if group.downCount > fingers {
      return (group.landing(ofDown: fingers) + tolerances.palmTouch, .tellTaps)
    }
    if group.contacts.count < fingers {
      return (group.began + tolerances.landingWindow, .tellTaps)
    }
    guard group.downCount == fingers else { return nil }
    if taps.isHoldBound(fingers: fingers, taps: presses)
      || taps.isFlickBound(fingers: fingers, taps: presses)
    {
      return (group.began + tolerances.hold, .hold)
    }
    return fingers == 1 ? (group.began + tolerances.laterTapPress, .tellTaps) : nil
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .judgeFrame: judgeFrame()
    case .dropLostFingers: dropLostFingers()
    case .tellTaps: tellTaps()
    case .explore: explore()
    case .hold: hold()
    }
  }

  private mutating func dropLostFingers() {
    var isLost = false
    for index in group.contacts.indices.reversed()
    where group.contacts[index].isDown && now - group.contacts[index].lastReport >= Self.lostAfter {
      loseFinger(index)
      isLost = true
    }
    if isLost { giveUp() }
    let oldest = group.contacts.lazy.filter(\.isDown).map(\.lastReport).min() ?? now
    lossCheck = oldest + Self.lostAfter
  }
}
