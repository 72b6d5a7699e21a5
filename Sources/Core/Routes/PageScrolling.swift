import AccessibilityTree
import SpaceAndTime

/// Where scrolling by a page can take the cursor, however far things are scrolled.
struct PageScrolling {
  private let screen: AccessibleScreen
  private let count: Int

  init(_ screen: AccessibleScreen) {
    self.screen = screen
    count = screen.elements.count
  }

  /// The stops that can be the first visible one after scrolling by a page.
  func destinations(from position: Int) -> Set<Int> {
    let areas = screen.scrollAreas(around: position)
    guard let id = areas.first, let area = screen.scrollAreas[id] else { return [] }
    let inside = (0..<count).filter { screen.scrollAreas(around: $0).contains(id) }
    let isSidewaysToo =
      area.contentSize.width > area.viewport.size.width
      && area.contentSize.height > area.viewport.size.height
    guard areas.count == 1, !isSidewaysToo else {
      return Set(
        (0..<count).filter { !Set(screen.scrollAreas(around: $0)).isDisjoint(with: areas) })
    }
    let frame = screen.elements[position].frame
    return firsts(
      among: inside,
      of: Axis(
        low: frame.minY, high: frame.maxY, windowLow: area.viewport.minY,
        window: area.viewport.size.height, content: area.contentSize.height)
    ) { (self.screen.elements[$0].frame.minY, self.screen.elements[$0].frame.maxY) }
    .union(
      firsts(
        among: inside,
        of: Axis(
          low: frame.minX, high: frame.maxX, windowLow: area.viewport.minX,
          window: area.viewport.size.width, content: area.contentSize.width)
      ) { (self.screen.elements[$0].frame.minX, self.screen.elements[$0].frame.maxX) })
  }

  private struct Axis {
    var low: Double
    var high: Double
    var windowLow: Double
    var window: Double
    var content: Double
  }

  /// Every offset at which the cursor's stop is in the window, a page further and a page back; at
  /// each the first stop that the window shows whole.
  private func firsts(
    among stops: [Int], of axis: Axis, span: (Int) -> (low: Double, high: Double)
  ) -> Set<Int> {
    guard axis.content > axis.window else { return [] }
    let limit = axis.content - axis.window
    // A stop longer than the window may be cut at either end.
    let slack = max(1, axis.high - axis.low - axis.window + 1)
    let least = axis.high - axis.windowLow - axis.window - slack
    let most = axis.low - axis.windowLow + slack
    var found: Set<Int> = []
    let lowest = min(max(least, 0), limit)
    let highest = min(max(most, 0), limit)
    for page in [axis.window, -axis.window] {
      let from = min(max(lowest + page, 0), limit)
      let to = min(max(highest + page, 0), limit)
      guard from <= to else { continue }
      // What is first only changes where a stop's edge meets the window's.
      var offsets = [from, to]
      for stop in stops {
        let (low, high) = span(stop)
        for edge in [low - axis.windowLow, high - axis.windowLow - axis.window] {
          offsets += [edge - 0.75, edge, edge + 0.75].filter { (from...to).contains($0) }
        }
      }
      for offset in offsets {
        if let first = stops.first(where: { isShown(span($0), at: offset, axis) }) {
          found.insert(first)
        }
      }
    }
    return found
  }

  private func isShown(
    _ span: (low: Double, high: Double), at offset: Double, _ axis: Axis
  ) -> Bool {
    let low = span.low - offset
    let high = span.high - offset
    let end = axis.windowLow + axis.window
    if high - low > axis.window { return high > axis.windowLow && low < end }
    return low >= axis.windowLow - 0.5 && high <= end + 0.5
  }
}
