import SpaceAndTime

/// A way along corners that a hurried hand rounds.
struct RoundedPath {
  private var places: [Point] = []
  private var lengths: [Double] = [0]

  /// `rounding` is the share of each stroke that its corners take (0-0.5).
  init(corners: [Point], rounding: Double) {
    var last = corners[0]
    add(last)
    for index in 1..<corners.count {
      let corner = corners[index]
      guard index + 1 < corners.count, rounding > 0 else {
        add(corner)
        last = corner
        continue
      }
      let next = corners[index + 1]
      let before = corner + (last - corner) * rounding
      let after = corner + (next - corner) * rounding
      for step in 0...8 {
        let share = Double(step) / 8
        let first = before + (corner - before) * share
        let second = corner + (after - corner) * share
        add(first + (second - first) * share)
      }
      last = corner
    }
  }

  private mutating func add(_ place: Point) {
    if let last = places.last {
      lengths.append(lengths[lengths.count - 1] + last.distance(to: place))
    }
    places.append(place)
  }

  /// The place at a share of the whole length (0-1).
  func place(_ share: Double) -> Point {
    let wanted = share * lengths[lengths.count - 1]
    for index in 1..<places.count where lengths[index] >= wanted {
      let step = lengths[index] - lengths[index - 1]
      let part = step > 0 ? (wanted - lengths[index - 1]) / step : 0
      return places[index - 1] + (places[index] - places[index - 1]) * part
    }
    return places[places.count - 1]
  }
}
