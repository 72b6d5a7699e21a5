import SpaceAndTime

/// The stops of one screen in reading order, with what is needed to find them.
///
/// Copies share the stops, so copying and scrolling cost nothing that grows with the screen.
public struct AccessibleScreen: Sendable {
  public var id: String
  public var title: String
  /// A BCP 47 tag of the texts whose elements name none; nil for the listener's language.
  public let language: String?
  public var size: Size
  public var layoutDirection: LayoutDirection
  /// Scroll views by id, with how far each is scrolled now.
  public var scrollAreas: [String: ScrollArea]
  /// Grows with every change that a listener could notice.
  public var revision: Int

  let index: ScreenIndex

  public init(
    id: String, title: String, language: String? = nil, size: Size = .phone,
    layoutDirection: LayoutDirection = .leftToRight, elements: [AccessibilityElement],
    containers: [AccessibilityContainer] = [], scrollAreas: [String: ScrollArea] = [:],
    revision: Int = 0
  ) {
    self.id = id
    self.title = title
    self.language = language
    self.size = size
    self.layoutDirection = layoutDirection
    self.scrollAreas = scrollAreas
    self.revision = revision
    var elements = elements
    var containers = containers
    if let language {
      for index in containers.indices where containers[index].language == nil {
        containers[index].language = language
      }
      for position in elements.indices where elements[position].content.language == nil {
        elements[position].content.language = language
      }
    }
    index = ScreenIndex(elements: elements, containers: containers, scrollAreas: scrollAreas)
  }

  /// The stops of a tree of views.
  public init(
    id: String, title: String, language: String? = nil, size: Size = .phone,
    layoutDirection: LayoutDirection = .leftToRight, idiom: InterfaceIdiom = .phone,
    root: consuming AccessibilityNode, revision: Int = 0
  ) {
    let order = ReadingOrder(idiom: idiom, layoutDirection: layoutDirection)
    let found = ElementWalker(order: order).walk(root)
    self.init(
      id: id, title: title, language: language, size: size, layoutDirection: layoutDirection,
      elements: found.elements, containers: found.containers, scrollAreas: found.scrollAreas,
      revision: revision)
  }

  /// In reading order (voiceover.md 4.2).
  public var elements: [AccessibilityElement] { index.elements }

  /// In reading order of their first stops, the outer before the inner.
  public var containers: [AccessibilityContainer] { index.containers }

  public func position(of id: String) -> Int? { index.positions[id] }

  public func element(_ id: String) -> AccessibilityElement? {
    index.positions[id].map { index.elements[$0] }
  }

  public func container(_ id: String) -> AccessibilityContainer? {
    index.containerPositions[id].map { index.containers[$0] }
  }

  /// Positions of the stops with a trait, ascending.
  public func positions(with trait: AccessibilityTraits) -> [Int] {
    index.positionsByTrait[trait.rawValue] ?? []
  }

  /// Positions of headings of one level, 1 to 6, ascending.
  public func positions(ofHeadingLevel level: Int) -> [Int] {
    index.headingsByLevel[level] ?? []
  }

  /// Positions of stops whose text holds links, ascending.
  public var positionsWithLinks: [Int] { index.positionsWithLinks }

  /// Positions of text fields, whichever of their traits tells that they are, ascending.
  public var textFields: [Int] { index.textFields }

  /// First stops of what the Containers rotor visits, ascending.
  public var containerStarts: [Int] { index.containerStarts }

  /// First stops of the containers of one type, ascending.
  public func containerStarts(of type: AccessibilityContainerType) -> [Int] {
    index.containerStartsByType[type] ?? []
  }

  /// The topmost stop under a point of the glass, scrolling considered; nil on empty space.
  public func position(at point: Point) -> Int? {
    var found: Int?
    for space in index.spaces {
      guard let place = content(of: space.scrollAreas, at: point),
        let hit = space.stops.topmost(at: place, in: index.elements)
      else { continue }
      if let best = found,
        index.elements[best].drawingOrder > index.elements[hit].drawingOrder
      {
        continue
      }
      found = hit
    }
    return found
  }

  /// Where a stop is on the glass now.
  public func frame(at position: Int) -> Rect {
    let shift = scrollAreas(around: position).reduce(Point.zero) { sum, id in
      sum + (scrollAreas[id]?.offset ?? .zero)
    }
    return index.elements[position].frame.offset(by: shift * -1)
  }

  /// The part of a stop that its scroll views let be seen now; empty where they show nothing of it.
  public func visibleFrame(at position: Int) -> Rect {
    var frame = index.elements[position].frame
    for id in scrollAreas(around: position) {
      guard let area = scrollAreas[id] else { continue }
      frame = frame.offset(by: area.offset * -1).intersection(area.viewport)
    }
    return frame
  }

  /// Ids of the scroll views around a stop, innermost first.
  public func scrollAreas(around position: Int) -> [String] {
    index.spaces[index.spaceOfStop[position]].scrollAreas
  }

  /// True where scrolling would show more of the stop.
  public func needsScrolling(to position: Int) -> Bool {
    var frame = index.elements[position].frame
    for id in scrollAreas(around: position) {
      guard let area = scrollAreas[id] else { continue }
      frame = frame.offset(by: area.offset * -1)
      if Self.isCut(frame.minX, frame.maxX, area.viewport.minX, area.viewport.maxX)
        || Self.isCut(frame.minY, frame.maxY, area.viewport.minY, area.viewport.maxY)
      {
        return true
      }
    }
    return false
  }

  /// A span that is longer than its window is only cut where nothing of the window shows it.
  private static func isCut(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Bool {
    let tolerance = 0.5
    if high - low > to - from { return high <= from || low >= to }
    return low < from - tolerance || high > to + tolerance
  }

  /// The point's place in the content of nested scroll views; nil outside one of their windows.
  private func content(of areas: [String], at point: Point) -> Point? {
    var place = point
    for id in areas.reversed() {
      guard let area = scrollAreas[id] else { continue }
      guard area.viewport.contains(place) else { return nil }
      place = place + area.offset
    }
    return place
  }
}

/// `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// `UIUserInterfaceIdiom`: decides how far apart tops may be to count as one row.
public enum InterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  case phone
  case pad

  /// Points: tops closer than this are one row (voiceover.md 4.2).
  public var sameRowTolerance: Double {
    switch self {
    case .phone: 8
    case .pad: 13
    }
  }
}
