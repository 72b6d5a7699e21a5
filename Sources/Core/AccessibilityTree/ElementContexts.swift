/// Tells each stop what its surroundings add to its speech.
enum ElementContexts {
  enum Numbering {
    case series
    case tabs
    case tabBarItems
    case list
    case landmark

    init?(of node: AccessibilityNode) {
      switch node.numbering {
      case .series: self = .series
      case .tabBarItems: self = .tabBarItems
      case nil:
        if node.content.traits.contains(.tabBar) {
          self = .tabs
        } else if node.accessibilityContainerType == .list {
          self = .list
        } else if node.accessibilityContainerType == .landmark {
          self = .landmark
        } else {
          return nil
        }
      }
    }
  }

  /// The ranges come innermost first, and so do a stop's contexts.
  static func add(
    _ numberings: [(Numbering, Range<Int>)], to elements: inout [AccessibilityElement]
  ) {
    for (numbering, stops) in numberings {
      switch numbering {
      case .series: count(stops, in: &elements) { .series(index: $0, count: $1) }
      case .tabs: count(stops, in: &elements) { .tab(index: $0, count: $1) }
      case .tabBarItems: count(stops, in: &elements) { .tabBarItem(index: $0, count: $1) }
      case .list: bound(stops, in: &elements, by: .listStart, .listEnd)
      case .landmark: bound(stops, in: &elements, by: .landmarkStart, .landmarkEnd)
      }
    }
  }

  private static func count(
    _ stops: Range<Int>, in elements: inout [AccessibilityElement],
    as context: (Int, Int) -> ElementContext
  ) {
    for (index, stop) in stops.enumerated() {
      elements[stop].contexts.append(context(index + 1, stops.count))
    }
  }

  /// A single stop is a start without an end (voiceover.md 3.3, step 7).
  private static func bound(
    _ stops: Range<Int>, in elements: inout [AccessibilityElement], by start: ElementContext,
    _ end: ElementContext
  ) {
    guard let first = stops.first, let last = stops.last else { return }
    elements[first].contexts.append(start)
    if last != first { elements[last].contexts.append(end) }
  }

  /// Gives each cell the headers that are spoken before it (voiceover.md 3.3, step 2).
  static func addHeaders(
    of table: DataTable, in stops: Range<Int>, to elements: inout [AccessibilityElement]
  ) {
    var stopsByID: [String: Int] = [:]
    var firstColumn: [Int: Int] = [:]
    for stop in stops {
      stopsByID[elements[stop].id] = stop
      if let cell = elements[stop].content.tableCell, let row = cell.row,
        let column = cell.column
      {
        firstColumn[row] = min(firstColumn[row] ?? column, column)
      }
    }
    for stop in stops {
      guard var cell = elements[stop].content.tableCell else { continue }
      if let row = cell.row, let column = cell.column {
        cell.isFirstInRow = firstColumn[row] == column
      }
      let rowHeaders =
        cell.isFirstInRow ? cell.row.flatMap { table.rowHeaders[$0] } ?? [] : []
      let columnHeaders = cell.column.flatMap { table.columnHeaders[$0] } ?? []
      func headers(_ ids: [String], skippingRowAbove: Bool) -> [TableCell.Header] {
        ids.compactMap { id in
          guard id != elements[stop].id, let header = stopsByID[id] else { return nil }
          let content = elements[header].content
          if skippingRowAbove, let row = cell.row, content.tableCell?.row == row - 1 {
            return nil
          }
          return TableCell.Header(label: content.label, value: content.value)
        }
      }
      cell.rowHeaders = headers(rowHeaders, skippingRowAbove: false)
      cell.columnHeaders = headers(columnHeaders, skippingRowAbove: cell.isFirstInRow)
      elements[stop].content.tableCell = cell
    }
  }
}
