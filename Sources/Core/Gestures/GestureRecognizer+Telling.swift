import SpaceAndTime

/// How strokes end: what is told and what is missed.
extension GestureRecognizer {
  /// The group as measured now, with the taps before it.
  func measured() -> Stroke {
    var stroke = group.measured(
      at: now, pair: pair, scale: scale, screenHeight: screen.height, tolerances)
    guard let sequence, sequence.fingers == stroke.fingers else { return stroke }
    let gap = group.began - sequence.lastLift
    // What was long ago is no tap that this one missed.
    guard gap <= 4 * tolerances.tapGap || !sequence.isTold else { return stroke }
    stroke.gap = gap
    stroke.place = sequence.middle.distance(to: group.middle)
    guard stroke.place <= tolerances.tapDistance else { return stroke }
    if sequence.isBroken { stroke.presses = sequence.taps + 1 }
    if !sequence.isTold {
      stroke.presses = sequence.taps + 1
      stroke.taps = sequence.taps + 1
      stroke.gap = max(gap, sequence.stroke.taps > 1 ? sequence.stroke.gap ?? 0 : 0)
    }
    return stroke
  }

  mutating func tell(_ gesture: Gesture, _ stroke: Stroke, at time: Instant) {
    var needsCalibration = false
    if !isStrict {
      let row = GestureCatalog.row(of: gesture)
      needsCalibration =
        GestureCatalog.matcher(of: row.motion)?
        .shortfall(of: stroke, as: row, within: .strict) != nil
    }
    outputs.append(
      .recognized(
        RecognizedGesture(
          gesture: gesture, time: time, position: stroke.position,
          needsCalibration: needsCalibration, stroke: stroke)))
  }

  private mutating func miss(_ stroke: Stroke) {
    outputs.append(.missed(NearestGesture.miss(for: stroke, within: tolerances)))
  }

  // MARK: Taps

  /// Tells the taps that wait, because nothing can continue them any more.
  mutating func tellTaps() {
    guard var told = sequence, !told.isTold else { return }
    told.isTold = true
    told.isBroken = phase == .stroke && group.began > told.lastLift
    sequence = told
    if let gesture = tapGesture(told.stroke) { tell(gesture, told.stroke, at: now) }
  }

  private func tapGesture(_ stroke: Stroke) -> Gesture? {
    GestureCatalog.gesture(fingers: stroke.fingers, taps: stroke.taps) {
      guard case .tap(let half) = $0 else { return false }
      return half == nil || half == (stroke.height < 0.5 ? .top : .bottom)
    }
  }

  private mutating func finishTap(_ stroke: Stroke) {
    if stroke.taps == 1 { tellTaps() }
    guard tapGesture(stroke) != nil else {
      sequence = nil
      miss(stroke)
      return
    }
    sequence = TapSequence(
      fingers: stroke.fingers, taps: stroke.taps, lastLift: now, middle: group.middle,
      stroke: stroke)
    if !taps.waits(fingers: stroke.fingers, taps: stroke.taps) { tellTaps() }
  }

  // MARK: Strokes

  mutating func finishStroke() {
    let stroke = measured()
    lastStroke = stroke
    if !group.isCrowded, TapMatcher.unfit(stroke, within: tolerances) == nil,
      stroke.turn == 0 || stroke.drift < tolerances.tapSlop
    {
      finishTap(stroke)
      return
    }
    if stroke.taps > 1, TapMatcher.wandering(stroke, tolerances) == nil,
      !stroke.isBrush(within: tolerances)
    {
      // A press that was no tap any more and no hold yet: the taps before it belong to it.
      sequence = nil
      miss(stroke)
      return
    }
    tellTaps()
    var alone = stroke
    alone.taps = 1
    if let gesture = gesture(of: alone) {
      tell(gesture, alone, at: now)
    } else if isSlow(alone) {
      // Only the lift showed that it would not become quick enough.
      explore()
      endExploration()
    } else {
      miss(alone)
    }
    sequence = nil
  }

  private func gesture(of stroke: Stroke) -> Gesture? {
    guard !group.isCrowded else { return nil }
    let motion: Motion
    if stroke.fingers == 1, let edge = stroke.edge {
      motion = .edgeSlide(edge, stops: EdgeSlideMatcher.stops(travel: stroke.travel, tolerances))
    } else if stroke.fingers == 2, stroke.reversals >= tolerances.scrubReversals {
      motion = .scrub
    } else {
      motion = .flick(stroke.direction)
    }
    guard let gesture = GestureCatalog.gesture(fingers: stroke.fingers, where: { $0 == motion })
    else { return nil }
    let row = GestureCatalog.row(of: gesture)
    let shortfall = GestureCatalog.matcher(of: motion)?
      .shortfall(of: stroke, as: row, within: tolerances)
    return shortfall == nil ? gesture : nil
  }

  private func isSlow(_ stroke: Stroke) -> Bool {
    stroke.fingers == 1 && stroke.edge == nil && group.contacts.count == 1 && !group.isCrowded
      && stroke.press >= tolerances.exploreDelay && stroke.speed < tolerances.flickSpeed
  }

  // MARK: Holding

  mutating func hold() {
    var stroke = measured()
    stroke.isHeld = true
    if taps.isFlickBound(fingers: stroke.fingers, taps: stroke.taps) {
      heldStroke = stroke
      group.restart(at: now)
      phase = .held
      return
    }
    sequence = nil
    tellHold(stroke)
    phase = .spent
    if stroke.fingers == 1, let finger = group.contacts.first(where: \.isDown) {
      phase = .passingThrough
      leadFinger = finger.finger
      outputs.append(
        .passedThrough(
          Touch(
            time: now, finger: finger.finger, phase: .down,
            position: finger.last * scale.pointsPerMillimetre)))
    }
  }

  private mutating func tellHold(_ stroke: Stroke) {
    let gesture = GestureCatalog.gesture(fingers: stroke.fingers, taps: stroke.taps) { $0 == .hold }
    if let gesture {
      tell(gesture, stroke, at: now)
    } else {
      miss(stroke)
    }
  }

  mutating func finishHeld() {
    sequence = nil
    var stroke = measured()
    stroke.taps = heldStroke.taps
    stroke.presses = heldStroke.presses
    stroke.gap = heldStroke.gap
    stroke.isHeld = true
    stroke.hold = heldStroke.hold
    stroke.speed = group.speedOnceMoving
    lastStroke = stroke
    guard stroke.drift > tolerances.tapSlop else {
      tellHold(stroke)
      return
    }
    for direction in [Direction.left, .right] {
      guard
        let gesture = GestureCatalog.gesture(
          fingers: stroke.fingers, taps: stroke.taps, where: { $0 == .holdAndFlick(direction) }),
        HoldAndFlickMatcher.shortfall(
          of: stroke, as: GestureCatalog.row(of: gesture), within: tolerances) == nil
      else { continue }
      tell(gesture, stroke, at: now)
      return
    }
    miss(stroke)
  }

  // MARK: Exploring

  mutating func explore() {
    tellTaps()
    let late = lateSecond
    var stroke = measured()
    stroke.fingers = 1
    stroke.landing = 0
    stroke.hasExplored = true
    phase = .exploring
    let explorer = group.contacts[0]
    leadFinger = explorer.finger
    tell(.explore, stroke, at: now)
    outputs.append(
      .exploring(at: explorer.last * scale.pointsPerMillimetre, time: now))
    if let late {
      split = SplitTap(finger: late.finger, exploringBegan: explorer.last)
      pair.begin(first: explorer, second: late)
    }
  }

  mutating func endExploration() {
    guard let finger = leadFinger,
      let index = group.contacts.lastIndex(where: { $0.finger == finger })
    else { return }
    leadFinger = nil
    lastStroke = measured()
    lastStroke.hasExplored = true
    sequence = nil
    outputs.append(
      .explorationEnded(
        at: group.contacts[index].last * scale.pointsPerMillimetre, time: now))
  }

  mutating func finishSplit(_ tapping: Contact) {
    split.isOpen = false
    split.finger = nil
    let press = now - tapping.landed
    guard press >= tolerances.palmTouch, press <= tolerances.laterTapPress else { return }
    var stroke = measured()
    stroke.fingers = 2
    stroke.taps = 1
    stroke.landing = tapping.landed - group.began
    stroke.press = press
    stroke.drift = tapping.farthest
    tell(.splitTap, stroke, at: now)
  }
}
