/// Finds the next of ascending positions without looking at all of them.
enum Positions {
  static func next(
    _ direction: RotorDirection, after position: Int?, in positions: [Int]
  ) -> Int? {
    let here = position ?? -1
    switch direction {
    case .next:
      let index = firstIndex(in: positions) { $0 > here }
      return index < positions.count ? positions[index] : nil
    case .previous:
      let index = firstIndex(in: positions) { $0 >= here }
      return index > 0 ? positions[index - 1] : nil
    }
  }

  /// The index of the first position that fits, where all after it fit too.
  static func firstIndex(in positions: [Int], where fits: (Int) -> Bool) -> Int {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if fits(positions[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
