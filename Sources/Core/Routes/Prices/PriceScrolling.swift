import AccessibilityTree
import Simulation
import SpaceAndTime

/// How far everything is scrolled, as numbers; what a page more shows, and what an element needs to
/// be seen.
struct PriceScrolling {
  struct Page {
    var scrolling: Int32
    /// The first stop that can be seen whole, where the cursor is in what scrolled.
    var first: Int?
  }

  private struct Area {
    var shown: ScrollArea
    var window: Rect { shown.viewport }
    var content: Size { shown.contentSize }
    /// Stops that are in this area alone and fit into its window, by their upper edges.
    var stops: [Int] = []
    /// Their upper edges.
    var sorted: [Double] = []
    /// All others: looked at one by one.
    var others: [Int] = []
  }

  private struct PageKey: Hashable {
    var area: Int16
    var direction: ScrollDirection
    var scrolling: Int32
  }

  private let app: SimulatedApp
  private var areas: [Area] = []
  private let indexes: [String: Int]
  /// By position: the areas around it, innermost first.
  private let around: [[Int16]]
  private let frames: [Rect]
  private var offsets = Interned<[Point]>()
  private var pages: [PageKey: (scrolling: Int32, first: Int?)?] = [:]
  /// By position and direction: the area that scrolls; -1 for none, -2 while it is not known.
  private var scrollers: [Int16]
  /// By direction: what scrolls where nothing around the cursor does; -1 for nothing.
  private let firstAreas: [Int16]
  private(set) var start: Int32 = 0

  private let layoutDirection: LayoutDirection

  init(_ app: SimulatedApp) {
    layoutDirection = app.screen.layoutDirection
    self.app = app
    let screen = app.screen
    let ids = screen.scrollAreas.keys.sorted()
    let indexes = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    self.indexes = indexes
    firstAreas = [ScrollDirection.left, .right, .up, .down].map { direction in
      app.firstScrollView(direction).flatMap { indexes[$0] }.map { Int16($0) } ?? -1
    }
    frames = screen.elements.map(\.frame)
    var known: [[String]: [Int16]] = [:]
    var around: [[Int16]] = []
    around.reserveCapacity(frames.count)
    for position in frames.indices {
      let names = screen.scrollAreas(around: position)
      if let made = known[names] {
        around.append(made)
      } else {
        let made = names.compactMap { indexes[$0].map { Int16($0) } }
        known[names] = made
        around.append(made)
      }
    }
    self.around = around
    scrollers = Array(repeating: ids.isEmpty ? -1 : -2, count: ids.isEmpty ? 0 : frames.count * 4)
    for id in ids {
      guard let area = screen.scrollAreas[id] else { continue }
      areas.append(Area(shown: area))
    }
    sortStops()
    start = offsets.number(of: ids.map { screen.scrollAreas[$0]?.offset ?? .zero })
  }

  private mutating func sortStops() {
    for position in frames.indices {
      for (depth, area) in around[position].enumerated() {
        let isSimple =
          depth == 0 && around[position].count == 1
          && frames[position].size.height <= areas[Int(area)].window.size.height
        if isSimple {
          areas[Int(area)].stops.append(position)
        } else {
          areas[Int(area)].others.append(position)
        }
      }
    }
    for index in areas.indices {
      areas[index].stops.sort { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
      areas[index].sorted = areas[index].stops.map { frames[$0].minY }
    }
  }

  // MARK: - Showing an element

  /// Scrolls the areas around an element, the outer ones first, no further than needed.
  mutating func revealing(_ position: Int, from scrolling: Int32) -> Int32 {
    guard !around[position].isEmpty else { return scrolling }
    guard needsScrolling(position, offsets.values[Int(scrolling)]) else { return scrolling }
    var moved = offsets.values[Int(scrolling)]
    let frame = frames[position]
    for index in around[position].reversed() {
      let area = areas[Int(index)]
      let old = moved[Int(index)]
      let offset = Self.clamped(
        Point(
          x: Self.shifted(
            old.x, frame.minX - area.window.minX, frame.maxX - area.window.minX,
            area.window.size.width),
          y: Self.shifted(
            old.y, frame.minY - area.window.minY, frame.maxY - area.window.minY,
            area.window.size.height)), in: area)
      moved[Int(index)] = area.shown.resting(at: offset, showing: frame, in: layoutDirection)
    }
    return offsets.number(of: moved)
  }

  private static func shifted(_ offset: Double, _ low: Double, _ high: Double, _ window: Double)
    -> Double
  {
    if low < offset { return low }
    if high > offset + window { return min(low, high - window) }
    return offset
  }

  private static func clamped(_ offset: Point, in area: Area) -> Point {
    Point(
      x: min(max(offset.x, 0), area.content.width - area.window.size.width),
      y: min(max(offset.y, 0), area.content.height - area.window.size.height))
  }

  private func needsScrolling(_ position: Int, _ offsets: [Point]) -> Bool {
    var frame = frames[position]
    for index in around[position] {
      let window = areas[Int(index)].window
      frame = frame.offset(by: offsets[Int(index)] * -1)
      if Self.isCut(frame.minX, frame.maxX, window.minX, window.maxX)
        || Self.isCut(frame.minY, frame.maxY, window.minY, window.maxY)
      {
        return true
      }
    }
    return false
  }

  private static let tolerance = 0.5

  private static func isCut(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Bool {
    if high - low > to - from { return high <= from || low >= to }
    return low < from - tolerance || high > to + tolerance
  }

  // MARK: - Pages

  /// Nil where nothing moves, or the app does something of its own.
  mutating func page(_ direction: ScrollDirection, from position: Int, scrolled scrolling: Int32)
    -> Page?
  {
    guard let area = scroller(direction, position) else { return nil }
    let key = PageKey(area: area, direction: direction, scrolling: scrolling)
    let page: (scrolling: Int32, first: Int?)?
    if let known = pages[key] {
      page = known
    } else {
      page = turned(area, direction, from: scrolling)
      pages[key] = .some(page)
    }
    guard let page else { return nil }
    return Page(
      scrolling: page.scrolling, first: around[position].contains(area) ? page.first : nil)
  }

  private mutating func scroller(_ direction: ScrollDirection, _ position: Int) -> Int16? {
    guard !scrollers.isEmpty else { return nil }
    let place = position * 4 + direction.place
    if scrollers[place] == -2 {
      scrollers[place] =
        switch app.answer(toScrolling: direction, from: app.screen.elements[position].id) {
        case .app: -1
        case .page(let id): indexes[id].map { Int16($0) } ?? -1
        case .firstScrollView: firstAreas[direction.place]
        }
    }
    return scrollers[place] < 0 ? nil : scrollers[place]
  }

  private mutating func turned(_ index: Int16, _ direction: ScrollDirection, from scrolling: Int32)
    -> (scrolling: Int32, first: Int?)?
  {
    let area = areas[Int(index)]
    var moved = offsets.values[Int(scrolling)]
    let way =
      switch direction {
      case .left: Point(x: -area.window.size.width, y: 0)
      case .right: Point(x: area.window.size.width, y: 0)
      case .up: Point(x: 0, y: -area.window.size.height)
      case .down: Point(x: 0, y: area.window.size.height)
      }
    let offset = Self.clamped(moved[Int(index)] + way, in: area)
    guard offset != moved[Int(index)] else { return nil }
    moved[Int(index)] = offset
    return (offsets.number(of: moved), firstVisible(in: area, index, moved))
  }

  private func firstVisible(in area: Area, _ index: Int16, _ offsets: [Point]) -> Int? {
    var first: Int?
    func look(at position: Int) {
      if position < first ?? .max, !needsScrolling(position, offsets) { first = position }
    }
    let top = area.window.minY + offsets[Int(index)].y
    let bottom = top + area.window.size.height
    var place = area.sorted.firstPlace { $0 >= top - Self.tolerance }
    while place < area.sorted.count, area.sorted[place] <= bottom + Self.tolerance {
      look(at: area.stops[place])
      place += 1
    }
    for position in area.others { look(at: position) }
    return first
  }
}

extension ScrollDirection {
  fileprivate var place: Int {
    switch self {
    case .left: 0
    case .right: 1
    case .up: 2
    case .down: 3
    }
  }
}

extension [Double] {
  /// In an ascending list.
  fileprivate func firstPlace(where fits: (Double) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
