import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// Scrolls by a page; the cursor goes to what can be seen then. Where nothing has moved, or the app
  /// tells the same page again, that is the end (voiceover.md 4.4, 4.6).
  mutating func scroll<App: AccessibleApp>(
    _ direction: ScrollDirection, on app: inout App, at now: Instant
  ) {
    let before = app.screen.scrollAreas
    let response = ask(.scroll(direction, from: cursor), of: &app, at: now)
    guard response.isHandled else {
      boundary()
      return hear(response.notifications, from: &app, at: now)
    }
    let after = app.screen.scrollAreas
    let moved = Set(after.keys.filter { before[$0]?.offset != after[$0]?.offset })
    if !moved.isEmpty {
      events.append(.earcon(.scroll))
      // What has moved is not at its end, whatever its page is called.
      lastPageMessage = nil
      followScrolling(of: moved, on: app.screen)
    } else if response.notifications.contains(where: \.isLimit) {
      lastPageMessage = nil
    } else if let page = response.notifications.first(where: \.isPage),
      page != .pageScrolled(lastPageMessage) || lastPageMessage == nil
    {
      events.append(.earcon(.scroll))
    }
    hear(response.notifications, from: &app, at: now)
  }

  /// The cursor stays where it is visible, or is outside what scrolled.
  private mutating func followScrolling(of areas: Set<String>, on screen: AccessibleScreen) {
    guard let position = position(on: screen),
      let area = screen.scrollAreas(around: position).first(where: areas.contains),
      let visible = screen.elements.indices.first(where: {
        screen.scrollAreas(around: $0).contains(area) && !screen.needsScrolling(to: $0)
      })
    else { return }
    cursor = screen.elements[visible].id
    place = visible
    land(at: visible, on: screen)
    events.append(.cursorMoved(cursor))
  }

  /// The page and the place on the screen of the cursor's element (voiceover.md 1.3).
  mutating func speakSummary<App: AccessibleApp>(on app: App, at now: Instant) {
    let screen = app.screen
    guard let position = position(on: screen) else { return boundary() }
    var index = 1
    var count = 1
    if let id = screen.scrollAreas(around: position).first, let area = screen.scrollAreas[id] {
      (index, count) = area.page(in: screen.layoutDirection)
    }
    var phrases: [Phrase] = [
      .filled(.page, ["index": String(index), "count": String(count)])
    ]
    let middle = screen.frame(at: position).center.y / max(screen.size.height, 1)
    phrases.append(
      .word(middle < 1 / 3 ? .topOfScreen : middle < 2 / 3 ? .middleOfScreen : .bottomOfScreen))
    if let cell = screen.elements[position].content.tableCell {
      phrases += headers(of: cell, at: position, on: screen)
      if let row = cell.row { phrases.append(.counted(.row, row + 1)) }
      if let column = cell.column { phrases.append(.counted(.column, column + 1)) }
    }
    speak(phrases)
  }

  /// What the row and the column of a cell are called, also where reading on leaves that out.
  private func headers(of cell: TableCell, at position: Int, on screen: AccessibleScreen)
    -> [Phrase]
  {
    let element = screen.elements[position]
    let table = element.ancestors.compactMap { screen.container($0)?.dataTable }.first
    let ids =
      (cell.row.flatMap { table?.rowHeaders[$0] } ?? [])
      + (cell.column.flatMap { table?.columnHeaders[$0] } ?? [])
    return ids.filter { $0 != element.id }
      .compactMap { screen.element($0)?.content.label?.spoken.map(Phrase.own) }
  }
}

extension ScrollArea {
  /// The page that is shown, from 1, of how many, along the longer way. From right to left the first
  /// one is at the right end.
  func page(in direction: LayoutDirection) -> (index: Int, count: Int) {
    let isSideways =
      contentSize.width / max(viewport.size.width, 1)
      > contentSize.height / max(viewport.size.height, 1)
    let window = max(isSideways ? viewport.size.width : viewport.size.height, 1)
    let whole = isSideways ? contentSize.width : contentSize.height
    let far = isSideways ? offset.x : offset.y
    let start = isSideways && direction == .rightToLeft ? whole - window - far : far
    guard whole.isFinite, start.isFinite, whole / window < 1e9, start / window < 1e9 else {
      return (1, 1)
    }
    let count = max(1, Int((whole / window).rounded(.up)))
    let index = start + window >= whole ? count : Int((start / window).rounded()) + 1
    return (min(max(index, 1), count), count)
  }
}

extension AccessibilityNotification {
  /// True for the words about a page that has been turned.
  var isPage: Bool {
    if case .pageScrolled = self { true } else { false }
  }

  fileprivate var isLimit: Bool {
    if case .valueAtLimit = self { true } else { false }
  }
}
