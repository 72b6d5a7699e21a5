import Gestures
import SpaceAndTime

extension HumanHand {
  mutating func tap(_ taps: Int, half: Edge?) {
    let row = row()
    let rows: ClosedRange<Double>? =
      switch half {
      case .top: 0...(screen.height * 0.45)
      case .bottom: (screen.height * 0.55)...screen.height
      case nil: nil
      }
    let middle = middle(reach: reach(of: row), in: rows)
    for index in 0..<taps {
      if index > 0 { rest(number(70...200, near: 225...245)) }
      press(row, middle, for: number(45...130))
    }
  }

  mutating func tapAndHold(_ taps: Int) {
    let row = row()
    let middle = middle(reach: reach(of: row))
    for _ in 1..<taps {
      press(row, middle, for: number(45...130))
      rest(number(70...200, near: 225...245))
    }
    press(row, middle, for: number(1350...1900, near: 1100...1350))
  }

  mutating func tapHoldAndFlick(_ taps: Int, _ direction: Direction) {
    let row = row()
    let length = number(70...230)
    let way = Point.unit(direction) * length
    let middle = middle(reach: reach(of: row) + Point(x: length, y: 10))
    for _ in 1..<taps {
      press(row, middle, for: number(45...130))
      rest(number(70...200))
    }
    let hold = number(1350...1900)
    let time = length / number(500...1400) * 1000
    let landings = offsets(within: 110)
    let begin = (landings.max() ?? 0) + hold
    let contact = Contact(
      landings: landings, lifts: offsets(within: 110).map { begin + time + $0 })
    let shares = (0..<fingers).map { _ in number(0.85...1.15) }
    write(contact) { finger, moment in
      middle + row[finger] + way * shares[finger]
        * Self.pace((moment - begin) / time, isEven: false)
    }
  }

  /// One press; from tap to tap a hand is a few points off.
  mutating func press(_ row: [Point], _ middle: Point, for time: Milliseconds) {
    let off = Point(x: number(-9...9), y: number(-9...9))
    let drift = Point(x: number(-4...4), y: number(-4...4))
    let contact = tapContact(pressed: time)
    write(contact) { finger, moment in
      middle + row[finger] + off + drift * min(1, moment / contact.end)
    }
  }

  /// Fingers that press for a time each, and are all down together for at least 8 ms.
  private mutating func tapContact(pressed time: Milliseconds) -> Contact {
    guard fingers > 1 else { return Contact(landings: [0], lifts: [time]) }
    let most = min(110, max(0, time - 8))
    let spread = chance(0.3) ? min(12, most) : most
    var landings = (0..<fingers).map { _ in number(0...spread) }
    let first = landings.min() ?? 0
    landings = landings.map { $0 - first }
    let earliest = max(landings.max() ?? 0, time - 60) + 8
    let lifts = landings.map { min(max($0 + time + number(-10...10), earliest), earliest + 110) }
    return Contact(landings: landings, lifts: lifts)
  }

  mutating func explore() {
    let rest = number(260...900)
    let speed = number(80...300, near: 300...345)
    let way = Point.onCircle(radius: number(0...220), angle: number(-3...3))
    let isDragging = chance(0.7)
    let startsAtOnce = isDragging && chance(0.4)
    let middle = middle(reach: isDragging ? Point(x: way.x.magnitude, y: way.y.magnitude) : .zero)
    let dragging = isDragging ? way.length / speed * 1000 : 0
    let begin = startsAtOnce ? 0 : rest
    let end = max(begin + dragging, 320)
    write(Contact(landings: [0], lifts: [end])) { _, moment in
      guard isDragging, dragging > 0 else { return middle }
      return middle + way * Self.pace((moment - begin) / dragging, isEven: true)
    }
  }

  mutating func splitTap() {
    let resting = number(280...900)
    let pressed = number(45...130)
    let rest = number(60...400)
    let middle = middle(reach: Point(x: 110, y: 110))
    let second = middle + Point.onCircle(radius: number(48...110), angle: number(-3...3))
    let creep = Point.onCircle(radius: number(0...4), angle: number(-3...3))
    let landing = resting
    let end = chance(0.15) ? landing + pressed - 12 : landing + pressed + rest
    write(Contact(landings: [0, landing], lifts: [end, landing + pressed])) { finger, moment in
      finger == 0 ? middle + creep * (moment / (landing + pressed + rest)) : second
    }
  }

  func reach(of row: [Point]) -> Point {
    Point(
      x: (row.map(\.x.magnitude).max() ?? 0) + 12, y: (row.map(\.y.magnitude).max() ?? 0) + 12)
  }
}
