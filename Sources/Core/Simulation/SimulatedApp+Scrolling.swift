import AccessibilityTree
import SpaceAndTime

extension SimulatedApp {
  /// How far the scroll views around a view have been scrolled together.
  func scrolled(_ index: Int) -> Point {
    simulated.chain(from: index).dropFirst().reduce(Point.zero) { sum, around in
      sum + (front.offsets[simulated.records[around].view.id] ?? .zero)
    }
  }

  /// Handlers first, then the innermost scroll view that has more to show that way; without an
  /// element the first one of the screen (voiceover.md 4.6).
  mutating func scroll(_ direction: ScrollDirection, from id: String?) -> Bool {
    switch scroller(direction, from: id) {
    case .actions(let actions):
      run(actions, from: id)
      return true
    case .refresh(let actions, let view):
      // One that is being refreshed already only thuds.
      guard !pending.contains(where: { $0.refreshing == view }) else { return false }
      posts.append(.announcement(library.texts.refreshing, priority: .default, language: nil))
      run(actions, from: id, refreshing: view)
      return true
    case .view(let index): return scrollPage(of: index, direction)
    case nil: return firstScroller(direction).map { scrollPage(of: $0, direction) } ?? false
    }
  }

  private enum Scroller {
    case actions([ScreenAction])
    /// A scroll view at its top that can be pulled down.
    case refresh([ScreenAction], of: String)
    case view(Int)
  }

  /// Nil where nothing around the element answers.
  private func scroller(
    _ direction: ScrollDirection, from id: String?, refreshes: Bool = true
  ) -> Scroller? {
    let event: ScreenEvent =
      switch direction {
      case .left: .scrollLeft
      case .right: .scrollRight
      case .up: .scrollUp
      case .down: .scrollDown
      }
    let start = id.flatMap { simulated.locate($0)?.index }
    for index in start.map(simulated.chain) ?? [] {
      let handlers = simulated.records[index].view.handlers
      if let actions = handlers[event] ?? handlers[.scroll] { return .actions(actions) }
      if refreshes, direction == .up, let actions = handlers[.refresh], isAtTop(index) {
        return .refresh(actions, of: simulated.records[index].view.id)
      }
      if canScroll(index, direction) { return .view(index) }
    }
    let handlers = simulated.description.handlers
    return (handlers[event] ?? handlers[.scroll]).map { .actions($0) }
  }

  private func firstScroller(_ direction: ScrollDirection) -> Int? {
    simulated.records.indices.first { canScroll($0, direction) && !builder.isHidden($0) }
  }

  /// What answers scrolling from an element.
  package enum ScrollAnswer {
    /// The app does something of its own.
    case app
    /// A scroll view goes on by a page.
    case page(of: String)
    /// Nothing around the element: the first scroll view of the screen does, where there is one.
    case firstScrollView
  }

  package func answer(toScrolling direction: ScrollDirection, from id: String) -> ScrollAnswer {
    // What is at its top shows no other page, whether it is pulled further or not.
    switch scroller(direction, from: id, refreshes: false) {
    case .actions, .refresh: .app
    case .view(let index): .page(of: simulated.records[index].view.id)
    case nil: .firstScrollView
    }
  }

  /// The id of the first scroll view of the screen that has more to show in that direction's axis.
  package func firstScrollView(_ direction: ScrollDirection) -> String? {
    firstScroller(direction).map { simulated.records[$0].view.id }
  }

  private func isAtTop(_ index: Int) -> Bool {
    (front.offsets[simulated.records[index].view.id]?.y ?? 0) <= 0
  }

  /// True where the content is longer than its window in that direction's axis.
  private func canScroll(_ index: Int, _ direction: ScrollDirection) -> Bool {
    guard simulated.records[index].view.isScrollView else { return false }
    let content = simulated.records[index].contentSize
    let window = simulated.records[index].frame.size
    return switch direction {
    case .left, .right: content.width > window.width
    case .up, .down: content.height > window.height
    }
  }

  /// Moves by one window, as far as there is content, and says where that is.
  private mutating func scrollPage(of index: Int, _ direction: ScrollDirection) -> Bool {
    let record = simulated.records[index]
    let window = record.frame.size
    let old = front.offsets[record.view.id] ?? .zero
    let way =
      switch direction {
      case .left: Point(x: -window.width, y: 0)
      case .right: Point(x: window.width, y: 0)
      case .up: Point(x: 0, y: -window.height)
      case .down: Point(x: 0, y: window.height)
      }
    let offset = clamped(old + way, in: record)
    if offset == old {
      posts.append(.valueAtLimit(record.view.id))
    } else {
      scroll(record.view.id, to: offset)
    }
    posts.append(.pageScrolled(place(of: index, at: offset, direction: direction)))
    return true
  }

  private func clamped(_ offset: Point, in record: SimulatedScreen.Record) -> Point {
    Point(
      x: min(max(offset.x, 0), record.contentSize.width - record.frame.size.width),
      y: min(max(offset.y, 0), record.contentSize.height - record.frame.size.height))
  }

  /// Rows of a list that can be seen, otherwise the page.
  private func place(of index: Int, at offset: Point, direction: ScrollDirection) -> String {
    let record = simulated.records[index]
    let window = Rect(origin: record.frame.origin + offset, size: record.frame.size)
    let rows = simulated.children(of: index).filter {
      simulated.records[$0].view.kind == .cell && !builder.isHidden($0)
    }
    if record.view.content.isPagingEnabled != true, !rows.isEmpty,
      let first = rows.firstIndex(where: { isVisible($0, in: window) }),
      let last = rows.lastIndex(where: { isVisible($0, in: window) })
    {
      return SystemTexts.fill(
        library.texts.rows,
        [
          ("first", String(first + 1)), ("last", String(last + 1)), ("count", String(rows.count)),
        ])
    }
    let isSideways = direction == .left || direction == .right
    let length = isSideways ? record.frame.size.width : record.frame.size.height
    let whole = isSideways ? record.contentSize.width : record.contentSize.height
    let start = isSideways ? offset.x : offset.y
    let count = (whole / length).rounded(.up)
    // From right to left the first page is the one at the right end.
    let isMirrored = isSideways && simulated.description.layoutDirection == .rightToLeft
    let begun = isMirrored ? whole - length - start : start
    let page = begun + length >= whole ? count : (begun / length).rounded() + 1
    return SystemTexts.fill(
      library.texts.page,
      [
        ("page", StateValue.number(page).description),
        ("count", StateValue.number(count).description),
      ])
  }

  private func isVisible(_ index: Int, in window: Rect) -> Bool {
    !simulated.records[index].frame.intersection(window).isEmpty
  }

  /// Scrolls the views around an element, the outer ones first, no further than needed.
  mutating func reveal(_ id: String) -> Bool {
    guard let start = simulated.locate(id)?.index else { return false }
    let frame = screen.element(id)?.frame ?? simulated.records[start].frame
    for index in simulated.chain(from: start).dropFirst().reversed()
    where simulated.records[index].view.isScrollView {
      let record = simulated.records[index]
      let old = front.offsets[record.view.id] ?? .zero
      let origin = record.frame.origin
      var offset = clamped(
        Point(
          x: shifted(
            old.x, frame.minX - origin.x, frame.maxX - origin.x, record.frame.size.width),
          y: shifted(
            old.y, frame.minY - origin.y, frame.maxY - origin.y, record.frame.size.height)),
        in: record)
      if let area = screen.scrollAreas[record.view.id] {
        offset = area.resting(at: offset, showing: frame, in: screen.layoutDirection)
      }
      if offset != old { scroll(record.view.id, to: offset) }
    }
    return true
  }

  /// The offset that shows a span; one longer than the window is shown from its beginning.
  private func shifted(_ offset: Double, _ low: Double, _ high: Double, _ window: Double) -> Double
  {
    if low < offset { return low }
    if high > offset + window { return min(low, high - window) }
    return offset
  }
}
