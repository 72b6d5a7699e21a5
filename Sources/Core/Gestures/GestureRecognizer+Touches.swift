import SpaceAndTime

/// What each touch does in each phase.
extension GestureRecognizer {
  private func place(of touch: Touch) -> Point {
    touch.position * (1 / scale.pointsPerMillimetre)
  }

  private func points(_ place: Point) -> Point { place * scale.pointsPerMillimetre }

  // MARK: Down

  mutating func land(_ touch: Touch) {
    let place = place(of: touch)
    if let known = group.index(of: touch.finger) {
      let contact = group.contacts[known]
      if contact.last.distance(to: place) < 1, now - contact.landed < 100 { return }
      loseFinger(known)
      giveUp()
    }
    if frame != nil { judgeFrame() }
    if group.downCount == 0 { beginGroup(touch) }
    guard group.land(touch.finger, at: place, time: now) else { return }
    switch phase {
    case .stroke: beginPair()
    case .exploring: landBesideExplorer()
    case .passingThrough: outputs.append(.passedThrough(touch))
    default: break
    }
  }

  private mutating func beginGroup(_ touch: Touch) {
    group.clear()
    pair.forget()
    phase = .stroke
    lossCheck = now + Self.lostAfter
    edgeStops = 0
    split = SplitTap()
    let y = touch.position.y
    landedInEdgeZone = y <= tolerances.edgeZone || y >= screen.height - tolerances.edgeZone
  }

  mutating func beginPair() {
    if group.contacts.count == 1 {
      pair.note(first: group.contacts[0].last, at: now)
    } else if group.contacts.count == 2, group.downCount == 2 {
      pair.begin(first: group.contacts[0], second: group.contacts[1])
    }
  }

  private mutating func landBesideExplorer() {
    guard group.downCount == 2, let leadFinger, let explorer = group.index(of: leadFinger),
      group.contacts.count == 2
    else {
      split.isOpen = false
      return
    }
    split = SplitTap(
      finger: group.contacts[1 - explorer].finger,
      exploringBegan: group.contacts[explorer].last)
    pair.forget()
    pair.begin(first: group.contacts[explorer], second: group.contacts[1 - explorer])
  }

  // MARK: Move

  mutating func move(_ touch: Touch) {
    guard let index = group.index(of: touch.finger) else { return }
    let silence = now - group.contacts[index].lastReport
    group.move(index, to: place(of: touch), at: now)
    switch phase {
    case .stroke:
      if index == 0, group.contacts.count <= 2 {
        pair.note(first: group.contacts[0].last, at: now)
      }
      moveInStroke(touch)
    case .turning:
      askForFrame()
    case .exploring:
      moveWhileExploring(touch)
    case .held:
      group.waitOn(until: now, silence: silence)
    case .passingThrough:
      outputs.append(.passedThrough(touch))
    case .idle, .pinching, .spent:
      break
    }
  }

  private mutating func moveInStroke(_ touch: Touch) {
    if let sequence, !sequence.isTold, group.drift > tolerances.tapWander { tellTaps() }
    if group.contacts.count == 2 {
      askForFrame()
    } else if landedInEdgeZone, group.contacts.count == 1 {
      tellEdgeStops(touch.position.y)
    }
  }

  mutating func askForFrame() {
    if group.contacts.count == 2, group.downCount == 2 { frame = now }
  }

  private mutating func tellEdgeStops(_ y: Double) {
    let isTop = group.contacts[0].start.y * scale.pointsPerMillimetre * 2 < screen.height
    let travel = (isTop ? y : screen.height - y) / screen.height
    let stops = EdgeSlideMatcher.stops(travel: travel, tolerances)
    guard stops != edgeStops else { return }
    edgeStops = stops
    let edge: Edge = isTop ? .top : .bottom
    let gesture = GestureCatalog.gesture(fingers: 1) { $0 == .edgeSlide(edge, stops: stops) }
    outputs.append(.slidPastStop(gesture, time: now))
  }

  private mutating func moveWhileExploring(_ touch: Touch) {
    if touch.finger == leadFinger {
      outputs.append(.exploring(at: touch.position, time: now))
    }
    guard let explorer = leadFinger.flatMap(group.index(of:)), group.contacts.count == 2 else {
      if split.finger == touch.finger { checkSplit(exploring: nil) }
      return
    }
    checkSplit(exploring: group.contacts[explorer])
    askForFrame()
  }

  private mutating func checkSplit(exploring: Contact?) {
    guard split.isOpen, let finger = split.finger, let index = group.index(of: finger) else {
      return
    }
    let tapping = group.contacts[index]
    split.isOpen = SplitTapMatcher.isOpen(
      tapping: tapping, exploring: exploring, exploringBegan: split.exploringBegan, now: now,
      tolerances)
  }

  // MARK: Frames

  /// Judges two fingers' motion at the pending frame.
  mutating func judgeFrame() {
    guard let time = frame else { return }
    frame = nil
    guard group.contacts.count == 2, group.downCount == 2 else { return }
    let first = phase == .exploring ? leadFinger.flatMap(group.index(of:)) ?? 0 : 0
    let second = 1 - first
    if !pair.isOf(group.contacts[first], group.contacts[second]) {
      pair.begin(first: group.contacts[first], second: group.contacts[second])
    }
    let isComplete = group.contacts[first].isFresh == group.contacts[second].isFresh
    let change = pair.judge(
      first: group.contacts[first].last, second: group.contacts[second].last, at: time,
      isComplete: isComplete, tolerances)
    if !pair.isWaiting {
      group[first].isFresh = false
      group[second].isFresh = false
    }
    switch change {
    case .none: break
    case .turning(let isClockwise): progress(isClockwise, at: time)
    case .turned(let steps): turn(steps, at: time)
    case .pinched(let isOutward): pinch(isOutward, at: time)
    }
  }

  /// Beside a finger that explores, only a whole step is a turn.
  private mutating func progress(_ isClockwise: Bool, at time: Instant) {
    guard phase == .stroke || phase == .turning else { return }
    outputs.append(.turning(isClockwise: isClockwise, time: time))
  }

  private mutating func turn(_ steps: Int, at time: Instant) {
    if phase == .exploring {
      // Only round an exploring finger that stays: otherwise the hand is exploring on.
      guard let explorer = leadFinger.flatMap(group.index(of:)),
        group.contacts[explorer].last.distance(to: split.exploringBegan) < 2,
        group.contacts[1 - explorer].farthest >= tolerances.pinchLength
      else { return }
      endExploration()
    }
    phase = .turning
    tellTaps()
    let stroke = measured()
    for _ in 0..<abs(steps) {
      tell(
        steps > 0 ? .twoFingerRotateClockwise : .twoFingerRotateCounterclockwise, stroke, at: time)
    }
  }

  private mutating func pinch(_ isOutward: Bool, at time: Instant) {
    guard phase == .stroke else { return }
    phase = .pinching
    tellTaps()
    tell(isOutward ? .twoFingerPinchOut : .twoFingerPinchIn, measured(), at: time)
  }

  // MARK: Up and cancel

  mutating func lift(_ touch: Touch) {
    guard let known = group.index(of: touch.finger) else { return }
    let place = place(of: touch)
    if place != group.contacts[known].last { move(touch) }
    guard let index = group.index(of: touch.finger) else { return }
    if frame != nil { judgeFrame() }
    if group.contacts.count == 2, group.downCount == 2, index == 0,
      pair.isLater(second: group.contacts[1].last, reported: group.contacts[1].lastReport)
    {
      group.stopHand()
    }
    if phase == .stroke, let late = lateSecond, late.finger == touch.finger,
      late.age(at: now) >= tolerances.palmTouch
    {
      explore()
    }
    if phase == .exploring {
      liftWhileExploring(touch, index)
      return
    }
    group.lift(index, at: now, palmTouch: tolerances.palmTouch)
    if phase == .passingThrough {
      outputs.append(.passedThrough(touch))
      if touch.finger == leadFinger { phase = .spent }
    }
    guard group.downCount == 0 else { return }
    switch phase {
    case .stroke: finishStroke()
    case .held: finishHeld()
    default: lastStroke = measured()
    }
    endGroup()
  }

  private mutating func liftWhileExploring(_ touch: Touch, _ index: Int) {
    if touch.finger == leadFinger {
      endExploration()
      group.lift(index, at: now, palmTouch: 0)
    } else {
      let contact = group.contacts[index]
      if split.isOpen, split.finger == touch.finger { finishSplit(contact) }
      group.drop(index)
    }
    if group.downCount == 0 { endGroup() }
  }

  mutating func cancel(_ touch: Touch) {
    guard let index = group.index(of: touch.finger) else { return }
    if phase == .passingThrough { outputs.append(.passedThrough(touch)) }
    loseFinger(index)
    giveUp()
  }

  /// Takes a finger away without completing anything.
  mutating func loseFinger(_ index: Int) {
    if phase == .exploring, group.contacts[index].finger == leadFinger { endExploration() }
    group.drop(index)
  }

  /// Nothing more comes of this group, nor of the taps before it.
  mutating func giveUp() {
    sequence = nil
    frame = nil
    if phase == .exploring, leadFinger != nil {
      split.isOpen = false
      if group.downCount > 0 { return }
    }
    phase = .spent
    if group.downCount == 0 { endGroup() }
  }

  mutating func endGroup() {
    group.clear()
    pair.forget()
    frame = nil
    leadFinger = nil
    phase = .idle
  }
}
