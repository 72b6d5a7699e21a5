import SpaceAndTime

/// Where a finger was during the last moments: a ring that never grows.
struct Trail {
  private static let size = 64
  private static let spacing: Milliseconds = 3

  private var places: [Point] = Array(repeating: .zero, count: size)
  private var times: [Instant] = Array(repeating: .zero, count: size)
  private var next = 0
  private var count = 0
  private var start = Point.zero

  mutating func forget() {
    next = 0
    count = 0
  }

  mutating func note(_ place: Point, at time: Instant) {
    if count == 0 {
      start = place
    } else {
      let latest = (next + Self.size - 1) % Self.size
      let before = (next + Self.size - 2) % Self.size
      // Dense reports replace each other, so that the ring reaches back far enough.
      if count > 1, time - times[before] < Self.spacing {
        places[latest] = place
        times[latest] = time
        return
      }
    }
    places[next] = place
    times[next] = time
    next = (next + 1) % Self.size
    count = min(count + 1, Self.size)
  }

  /// Where the finger was at `time`, by its reports until then; nil when that is forgotten.
  func place(at time: Instant) -> Point? {
    for back in stride(from: 1, through: count, by: 1) {
      let index = (next + Self.size - back) % Self.size
      if times[index] <= time { return places[index] }
    }
    return nil
  }

  /// The least distance between `way` and the ways that the finger had come during the last `lag`
  /// before `time`, straight from report to report; nil when that is forgotten (millimetres).
  func distance(to way: Point, during lag: Milliseconds, before time: Instant) -> Double? {
    let oldest = time + -lag
    var least = Double.infinity
    var later: Point?
    for back in stride(from: 1, through: count, by: 1) {
      let index = (next + Self.size - back) % Self.size
      let place = places[index] - start
      least = min(least, way.distance(toLineFrom: place, to: later ?? place))
      if times[index] <= oldest { return least }
      later = place
    }
    return count > 0 && count < Self.size ? min(least, way.length) : nil
  }
}

extension Point {
  /// The distance to the nearest place between two others.
  fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
    let line = end - start
    let square = line.x * line.x + line.y * line.y
    guard square > 0 else { return distance(to: start) }
    let away = self - start
    let share = min(max((away.x * line.x + away.y * line.y) / square, 0), 1)
    return distance(to: start + line * share)
  }
}
