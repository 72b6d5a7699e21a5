import SpaceAndTime

/// Where each dot is on the glass.
///
/// Fingers that rest together say where they are; afterwards each cell draws its dots a little
/// towards the fingers that made it, as hands wander while they type.
public struct BrailleLayout: Hashable, Sendable {
  /// How much of the way to the finger a dot goes after each cell (0-1).
  static let following = 0.2

  public private(set) var posture: BraillePosture
  /// In points, dot 1 first; six or eight.
  public private(set) var places: [Point]

  public init(posture: BraillePosture, dots: Int = 6, screen: Size) {
    precondition(dots == 6 || dots == 8, "Braille is typed with six or eight fingers")
    self.posture = posture
    places = posture.places(ofDots: dots).map {
      Point(x: $0.x * screen.width, y: $0.y * screen.height)
    }
  }

  /// Learns from six or eight resting fingers; `posture` is taken from how they lie unless it is
  /// fixed. Nil where there is another number of fingers.
  public init?(resting fingers: [Point], posture fixed: BraillePosture? = nil) {
    guard fingers.count == 6 || fingers.count == 8 else { return nil }
    let half = fingers.count / 2
    let sorted = fingers.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let left = Array(sorted[..<half])
    let right = Array(sorted[half...])
    posture = fixed ?? Self.posture(left: left, right: right)
    switch posture {
    case .tableTop:
      // The index fingers are innermost.
      places = Self.dots(left: left.reversed(), right: right)
    case .screenAway:
      // The index fingers are topmost, and the left hand is on the right as the glass sees it.
      places = Self.dots(
        left: right.sorted { $0.y < $1.y }, right: left.sorted { $0.y < $1.y })
    }
  }

  /// The dots under fingers, each under another one; fingers beyond the dots are nothing.
  public func cell(of fingers: [Point]) -> BrailleCell {
    var cell = BrailleCell()
    for dot in dots(under: fingers) { cell.insert(BrailleCell([dot + 1])) }
    return cell
  }

  /// Draws the dots towards the fingers that made a cell.
  public mutating func follow(_ fingers: [Point]) {
    for (finger, dot) in zip(fingers, dots(under: fingers)) {
      places[dot] = places[dot] + (finger - places[dot]) * Self.following
    }
  }

  /// For each finger the index of its dot, so that all together are nearest to theirs (least
  /// squares: a hand that stands off as a whole changes nothing).
  private func dots(under fingers: [Point]) -> [Int] {
    let fingers = fingers.prefix(places.count)
    // By the set of dots that are taken: the best way for as many fingers as it has dots.
    var best = [Double](repeating: .infinity, count: 1 << places.count)
    var last = [Int](repeating: 0, count: best.count)
    best[0] = 0
    for taken in 0..<best.count - 1 where best[taken] < .infinity {
      let finger = taken.nonzeroBitCount
      guard finger < fingers.count else { continue }
      for dot in places.indices where taken & 1 << dot == 0 {
        let way = places[dot] - fingers[fingers.startIndex + finger]
        let cost = best[taken] + way.x * way.x + way.y * way.y
        if cost < best[taken | 1 << dot] {
          best[taken | 1 << dot] = cost
          last[taken | 1 << dot] = dot
        }
      }
    }
    var taken =
      best.indices.filter { $0.nonzeroBitCount == fingers.count }.min { best[$0] < best[$1] } ?? 0
    var dots: [Int] = []
    while taken != 0 {
      dots.append(last[taken])
      taken &= ~(1 << last[taken])
    }
    return dots.reversed()
  }

  /// Hands beside a glass that faces away stand in columns, hands on a table in a row.
  private static func posture(left: [Point], right: [Point]) -> BraillePosture {
    let upright = extent(left, \.y) + extent(right, \.y)
    let sideways = extent(left, \.x) + extent(right, \.x)
    return upright > sideways ? .screenAway : .tableTop
  }

  private static func extent(_ points: [Point], _ part: (Point) -> Double) -> Double {
    let parts = points.map(part)
    return (parts.max() ?? 0) - (parts.min() ?? 0)
  }

  /// Dots in their order from each hand's fingers, index finger first.
  private static func dots(left: [Point], right: [Point]) -> [Point] {
    guard left.count == 4 else { return left + right }
    return Array(left[..<3] + right[..<3]) + [left[3], right[3]]
  }
}
