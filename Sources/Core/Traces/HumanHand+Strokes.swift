import Gestures
import SpaceAndTime

extension HumanHand {
  mutating func flick(_ direction: Direction) {
    let row = row()
    let length = number(70...230, near: 56...70)
    let speed = number(500...1500)
    let time = length / speed * 1000
    let angle = number(-16...16) * .pi / 180
    let bow = length * number(-0.08...0.08)
    let along = Point.onCircle(radius: 1, angle: Point.unit(direction).angle + angle)
    let across = Point(x: -along.y, y: along.x)
    let shares = (0..<fingers).map { _ in fingers > 1 ? number(0.85...1.15) : 1 }
    let isEven = chance(0.3)
    let middle = middle(
      reach: reach(of: row)
        + Point(x: (along.x * length).magnitude + 20, y: (along.y * length).magnitude + 20))
    let (contact, begin) = contact(moving: time, canJoin: !isNearLimit)
    write(contact) { finger, moment in
      let share = Self.pace((moment - begin) / time, isEven: isEven)
      let way = along * (length * shares[finger] * (share - 0.5))
      return middle + row[finger] + way + across * (4 * bow * share * (1 - share))
    }
  }

  mutating func scrub() {
    let row = row()
    let width = number(70...180)
    let height = number(10...110)
    let time = number(320...850)
    let rounding = number(0...0.2)
    let sign = chance(0.5) ? 1.0 : -1
    let slope = chance(0.5) ? 1.0 : -1
    let isZigzag = chance(0.5)
    // A Z goes across, slants back and goes across; a zigzag sinks with each stroke.
    let heights: [Double] = isZigzag ? [0, 1.0 / 3, 2.0 / 3, 1] : [0, 0, 1, 1]
    let sides = [-0.5, 0.5, -0.5, 0.5]
    let corners: [Point] = (0..<4).map { corner in
      let across: Double = sides[corner] * width * sign
      let down: Double = (heights[corner] - 0.5) * height * slope
      return Point(x: across, y: down)
    }
    let path = RoundedPath(corners: corners, rounding: rounding)
    let middle = middle(reach: reach(of: row) + Point(x: width / 2, y: height / 2))
    let (contact, begin) = contact(moving: time, canJoin: !isNearLimit)
    let shares = (0..<fingers).map { _ in number(0.92...1.08) }
    write(contact) { finger, moment in
      middle + row[finger] + path.place(min(max((moment - begin) / time, 0), 1)) * shares[finger]
    }
  }

  mutating func rotate(isClockwise: Bool) {
    let radius = number(45...95)
    let turn = number(42...110, near: 34...42) * .pi / 180 * (isClockwise ? 1 : -1)
    let time = number(260...800)
    let angle = number(-3.1...3.1)
    let drift = Point.onCircle(radius: number(0...14), angle: number(-3...3))
    let pivots = chance(0.25)
    let isEven = chance(0.3)
    let middle = middle(reach: Point(x: 2 * radius, y: 2 * radius))
    let (contact, begin) = contact(moving: time, canJoin: false)
    write(contact) { finger, moment in
      let share = Self.pace((moment - begin) / time, isEven: isEven)
      if pivots {
        return finger == 0
          ? middle : middle + Point.onCircle(radius: 2 * radius, angle: angle + turn * share)
      }
      return middle + drift * share
        + Point.onCircle(radius: radius, angle: angle + turn * share + Double(finger) * .pi)
    }
  }

  mutating func pinch(isOutward: Bool) {
    let near = number(40...60)
    let far = number(130...180, near: 115...130)
    let time = number(250...700)
    let angle = number(-3.1...3.1)
    let drift = Point.onCircle(radius: number(0...14), angle: number(-3...3))
    let isEven = chance(0.3)
    let middle = middle(reach: Point(x: far, y: far))
    let (contact, begin) = contact(moving: time, canJoin: false)
    write(contact) { finger, moment in
      let share = Self.pace((moment - begin) / time, isEven: isEven)
      let distance = isOutward ? near + (far - near) * share : far - (far - near) * share
      return middle + drift * share
        + Point.onCircle(radius: distance, angle: angle + Double(finger) * .pi)
    }
  }

  mutating func slide(from edge: Edge, stops: Int) {
    let travel = stops == 1 ? number(0.28...0.47, near: 0.26...0.28) : number(0.54...0.75)
    let time = number(250...1600)
    let start = number(0...9)
    let x = number(60...(screen.width - 60))
    let bend = number(-20...20)
    let height = screen.height
    write(Contact(landings: [0], lifts: [time])) { _, moment in
      let share = Self.pace(moment / time, isEven: false)
      let away = start + (height * travel - start) * share
      return Point(x: x + bend * share, y: edge == .top ? away : height - away)
    }
  }
}

extension Point {
  /// One point that way.
  static func unit(_ direction: Direction) -> Point {
    switch direction {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    }
  }
}
