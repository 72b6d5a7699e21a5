import SpaceAndTime

extension ContactGroup {
  /// The most fingers down at once.
  private struct Together {
    var fingers = 0
    var landing: Milliseconds = 0
    /// The shortest that one of them was down.
    var shortest: Milliseconds = .infinity
  }

  /// What this group amounts to at `now`, apart from the taps before it.
  func measured(
    at now: Instant, pair: PairMotion, scale: HandScale, screenHeight: Double,
    _ tolerances: Tolerances
  ) -> Stroke {
    var stroke = Stroke()
    guard !contacts.isEmpty else { return stroke }
    let longest = contacts.reduce(0) { max($0, $1.age(at: now)) }
    let shortest = longest >= tolerances.palmTouch ? tolerances.palmTouch : 0
    let together = together(at: now, longerThan: shortest)
    stroke.start = began
    stroke.end = downCount == 0 ? lastLift : now
    stroke.fingers = isCrowded ? Self.most : together.fingers
    stroke.landing = together.landing
    stroke.press = together.shortest
    stroke.contact = longest
    stroke.hold = stroke.end - began
    measureWay(&stroke, at: now, longerThan: shortest, tolerances)
    let sides = max(sideways.extent, upright.extent)
    let strokeLength = max(tolerances.scrubLength, tolerances.scrubShare * sides)
    stroke.reversals = sideways.reversals(of: strokeLength)
    stroke.verticalReversals = upright.reversals(of: strokeLength)
    stroke.turn = pair.mostTurned * 180 / .pi
    stroke.spread = pair.mostSpread
    measurePlace(&stroke, scale: scale, screenHeight: screenHeight, tolerances)
    return stroke
  }

  private func together(at now: Instant, longerThan limit: Milliseconds) -> Together {
    var best = Together()
    for one in contacts where one.age(at: now) >= limit {
      var count = 0
      var first = one.landed
      var shortest = Double.infinity
      for other in contacts where other.age(at: now) >= limit {
        let lifted = other.isDown ? now : other.lifted
        // On a busy machine a whole tap can be reported in one moment.
        let isMomentary = other.landed == one.landed && lifted == one.landed
        let isOverlapping =
          other.landed <= one.landed && (lifted > one.landed || other.isDown || isMomentary)
        guard isOverlapping else { continue }
        count += 1
        first = min(first, other.landed)
        shortest = min(shortest, lifted - other.landed)
      }
      if count > best.fingers {
        best = Together(fingers: count, landing: one.landed - first, shortest: shortest)
      }
    }
    return best
  }

  /// The mean speed from when each finger set off (millimetres a second): a hand that holds may
  /// rest on before it flicks.
  var speedOnceMoving: Double {
    guard !contacts.isEmpty else { return 0 }
    let sum = contacts.reduce(0) { sum, contact in
      sum + contact.way.length / max(1, contact.lastMove - contact.setOff) * 1000
    }
    return sum / Double(contacts.count)
  }

  /// Length, speed, straightness and the like: the mean of the fingers.
  ///
  /// Waiting for the other fingers to land or lift is no part of the motion, so that a hand whose
  /// fingers come one after another is not called slow.
  private func measureWay(
    _ stroke: inout Stroke, at now: Instant, longerThan shortest: Milliseconds,
    _ tolerances: Tolerances
  ) {
    let hasWaited = contacts.allSatisfy(\.hasWaited)
    let hasSettled =
      firstLift.map { lift in contacts.allSatisfy { $0.hasSettled(since: lift) } } ?? false
    var sum = Point.zero
    var path = 0.0
    var ways = 0.0
    var time = 0.0
    var farthest = 0.0
    var count = 0.0
    var rest = Double.infinity
    let settled = firstLift ?? now
    for contact in contacts where contact.age(at: now) >= shortest {
      count += 1
      sum = sum + contact.way
      ways += contact.way.length
      path += contact.path
      farthest += contact.farthest
      let start = hasWaited ? lastLanding : contact.landed
      let moved = contact.restedLong(tolerances.flickRest) ? contact.restingSince : contact.lastMove
      let end = hasSettled ? min(settled, moved) : moved
      time += max(end - start, 0)
      let lifted = hasSettled ? settled : contact.isDown ? now : contact.lifted
      rest = min(rest, max(0, lifted - contact.restingSince))
    }
    guard count > 0 else { return }
    stroke.drift = farthest / count
    stroke.length = sum.length / count
    stroke.speed = time > 0 ? stroke.length * count / time * 1000 : 0
    stroke.straightness = path > 0 ? ways / path : 1
    stroke.rest = rest.isFinite ? rest : 0
    let handTime = handMoved - (hasWaited ? lastLanding : began)
    if count > 1, !hasWaited || !hasSettled, handWay.length > stroke.length, handTime > 0 {
      // Fingers that came late or left early went only a part of the hand's way.
      stroke.length = handWay.length
      stroke.speed = max(stroke.speed, stroke.length / handTime * 1000)
    }
    guard stroke.length > 0, sum.length > 0 else { return }
    let degrees = sum.angle * 180 / .pi
    stroke.heading = degrees < 0 ? degrees + 360 : degrees
    let mean = sum.length / count
    for contact in contacts
    where contact.age(at: now) >= shortest && contact.age(at: now) * 2 >= handTime {
      let along = (contact.way.x * sum.x + contact.way.y * sum.y) / sum.length
      stroke.together = min(stroke.together, along / mean)
    }
  }

  private func measurePlace(
    _ stroke: inout Stroke, scale: HandScale, screenHeight: Double, _ tolerances: Tolerances
  ) {
    let middle = middle
    stroke.position = Point(
      x: scale.points(millimetres: middle.x), y: scale.points(millimetres: middle.y))
    guard screenHeight > 0 else { return }
    stroke.height = stroke.position.y / screenHeight
    var highest = contacts[0].start.y
    var lowest = highest
    for contact in contacts {
      highest = min(highest, contact.start.y)
      lowest = max(lowest, contact.start.y)
    }
    stroke.tallness = scale.points(millimetres: lowest - highest) / screenHeight
    let fromBottom = screenHeight - stroke.position.y
    let isTop = stroke.position.y <= fromBottom
    stroke.edgeDistance = max(0, min(stroke.position.y, fromBottom))
    if stroke.edgeDistance <= tolerances.edgeZone { stroke.edge = isTop ? .top : .bottom }
    let place = scale.points(millimetres: contacts[0].last.y)
    stroke.travel = (isTop ? place : screenHeight - place) / screenHeight
  }
}
