import AccessibilityTree
import SpaceAndTime

/// One menu while it is made: what it is called, where it opens, and what its rows choose.
struct MenuList {
  /// Rows that choose one of them, as a picker's.
  struct Choice {
    /// The state that holds the number of the row, from 0.
    var name: String
    /// What is done when another one is chosen.
    var change: [ScreenAction]
    /// How many rows have been made.
    var count = 0
  }

  var id: String
  /// Of what opens it, on the screen.
  var frame: Rect
  var choice: Choice?

  /// In points.
  private static let width = 250.0
  private static let rowHeight = 44.0
  /// What is kept free above, and below for the way out.
  private static let margin = 44.0
  private static let side = 16.0

  /// The list with its rows in their places: below what opens it where there is room, otherwise above.
  /// What does not fit on the screen scrolls.
  func view(of rows: [ViewDescription], on size: Size) -> ViewDescription {
    let length = Double(rows.count) * Self.rowHeight
    let height = min(length, max(size.height - 2 * Self.margin, Self.rowHeight))
    let width = max(min(Self.width, size.width - 2 * Self.side), 1)
    let lowest = size.height - Self.margin - height
    let isAbove = frame.maxY > lowest && frame.minY - height >= Self.margin
    let top = isAbove ? frame.minY - height : frame.maxY
    var view = ViewDescription(
      id: id, kind: .menu,
      frame: Rect(
        x: max(min(frame.minX, size.width - Self.side - width), 0), y: max(min(top, lowest), 0),
        width: width, height: height))
    view.isHidden = .always(true)
    view.content.changesSelectionAsPrimaryAction = choice != nil
    view.views = rows.enumerated().map { index, row in
      var row = row
      row.frame = Rect(
        x: 0, y: Double(index) * Self.rowHeight, width: width, height: Self.rowHeight)
      return row
    }
    if length > height {
      var scrolled = ViewDescription(
        id: "\(id).rows", kind: .scrollView,
        frame: Rect(x: 0, y: 0, width: width, height: height))
      scrolled.views = view.views
      view.views = [scrolled]
    }
    return view
  }
}

extension MenuList.Choice {
  func isChosen(_ index: Int) -> Switchable {
    .when(Condition([Condition.Requirement(name: name, test: .equals(Self.value(index)))]))
  }

  func choose(_ index: Int) -> ScreenAction {
    let value = Self.value(index)
    let isOther = Condition([Condition.Requirement(name: name, test: .differs(value))])
    let set = ScreenAction.set(name: .plain(name), value: .fixed(value))
    return .when(isOther, then: [set] + change, otherwise: [])
  }

  private static func value(_ index: Int) -> StateValue { .number(Double(index)) }
}
