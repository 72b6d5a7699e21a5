/// Which lines of two texts are the same line, so that what is left of each is gone or new.
///
/// Lines that both texts have once hold the rest together, so that long texts take no longer than
/// they must and a line in between is told where it stands.
struct LineMatching {
  /// Pairs of indexes, ascending in both.
  private(set) var pairs: [(old: Int, new: Int)] = []

  private let old: [Int]
  private let new: [Int]
  /// Pieces with more lines than this, none of which holds them together, are taken for other texts.
  private static let mostLines = 3_000

  init(_ old: [String], _ new: [String]) {
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      if let known = numbers[line] { return known }
      let next = numbers.count
      numbers[line] = next
      return next
    }
    self.old = old.map(number)
    self.new = new.map(number)
    match(old.indices, new.indices)
    pairs.sort { $0.old < $1.old }
  }

  private mutating func match(_ first: Range<Int>, _ second: Range<Int>) {
    var (first, second) = (first, second)
    while let a = first.first, let b = second.first, old[a] == new[b] {
      pairs.append((a, b))
      first = first.dropFirst()
      second = second.dropFirst()
    }
    while let a = first.last, let b = second.last, old[a] == new[b] {
      pairs.append((a, b))
      first = first.dropLast()
      second = second.dropLast()
    }
    guard !first.isEmpty, !second.isEmpty else { return }
    let anchors = anchors(first, second)
    guard !anchors.isEmpty else { return compare(first, second) }
    var (a, b) = (first.lowerBound, second.lowerBound)
    for anchor in anchors + [(first.upperBound, second.upperBound)] {
      match(a..<anchor.0, b..<anchor.1)
      if anchor.0 < first.upperBound { pairs.append((anchor.0, anchor.1)) }
      (a, b) = (anchor.0 + 1, anchor.1 + 1)
    }
  }

  private mutating func compare(_ first: Range<Int>, _ second: Range<Int>) {
    guard first.count + second.count <= Self.mostLines else { return }
    let difference = new[second].difference(from: old[first])
    var gone: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(first.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(second.lowerBound + offset)
      }
    }
    for (a, b) in zip(first.filter { !gone.contains($0) }, second.filter { !added.contains($0) }) {
      pairs.append((a, b))
    }
  }

  /// The longest ascending row of lines that stand once in each piece.
  private func anchors(_ first: Range<Int>, _ second: Range<Int>) -> [(Int, Int)] {
    let places = Self.places(of: old, in: first)
    let others = Self.places(of: new, in: second)
    var both: [(Int, Int)] = []
    for index in first {
      guard places[old[index]] == .some(index), let other = others[old[index]], let other else {
        continue
      }
      both.append((index, other))
    }
    // The smallest end of a row of each length, and what stands before it.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: both.count)
    for index in both.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if both[ends[middle]].1 < both[index].1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var row: [(Int, Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      row.append(both[index])
      index = before[index]
    }
    return row.reversed()
  }

  /// The place of what stands once; nil within the value for what stands more often.
  private static func places(of lines: [Int], in range: Range<Int>) -> [Int: Int?] {
    var places: [Int: Int?] = [:]
    for index in range {
      places[lines[index]] = places[lines[index]] == nil ? .some(index) : .some(nil)
    }
    return places
  }
}
