import SpaceAndTime

/// How the hands hold the glass while they type braille (voiceover.md 6.5).
public enum BraillePosture: String, Hashable, Sendable, CaseIterable {
  /// The glass lies flat and the fingers stand on it side by side, the index fingers innermost.
  case tableTop = "table-top"
  /// The glass faces away; the fingers come from behind along its edges, the index fingers topmost.
  case screenAway = "screen-away"

  /// Where the dots are until fingers have shown where they rest, as shares of the screen's width
  /// and height: six, or eight with dots 7 and 8.
  func places(ofDots count: Int) -> [Point] {
    switch self {
    case .tableTop:
      // From left to right: 7 3 2 1 and 4 5 6 8, the middle left free for the thumbs.
      let columns = Double(count) + 1
      let left = count / 2
      return Self.order(count) { dot in
        let isLeft = dot < left
        let step = Double((isLeft ? dot : dot - left) + 1)
        return Point(x: isLeft ? 0.5 - step / columns : 0.5 + step / columns, y: 0.5)
      }
    case .screenAway:
      // Whoever looks at the glass sees the typist's left hand on the right.
      let rows = Double(count) / 2 + 1
      let left = count / 2
      return Self.order(count) { dot in
        let isLeft = dot < left
        let row = Double((isLeft ? dot : dot - left) + 1)
        return Point(x: isLeft ? 0.85 : 0.15, y: row / rows)
      }
    }
  }

  /// Dots 1 to 8 from fingers counted from each hand's index finger, the left hand first.
  private static func order(_ count: Int, _ place: (Int) -> Point) -> [Point] {
    let fingers = (0..<count).map(place)
    guard count == 8 else { return fingers }
    return [0, 1, 2, 4, 5, 6, 3, 7].map { fingers[$0] }
  }
}
