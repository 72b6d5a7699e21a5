import SpaceAndTime

/// One object of a view tree as UIKit would describe it to VoiceOver: every property already has
/// its final value, UIKit's defaults included. Whoever owns an app builds these; `ElementWalker`
/// turns a tree of them into the stops of the cursor.
public struct AccessibilityNode: Hashable, Sendable {
  /// Unique within a screen.
  public var id: String
  /// The accessibility frame in screen coordinates, before any scrolling.
  public var frame: Rect
  public var isAccessibilityElement = false
  public var content = AccessibilityContent()
  /// Hidden, or as good as transparent: skipped with everything below (voiceover.md 4.1).
  public var isHidden = false
  public var clipsToBounds = false
  public var accessibilityElementsHidden = false
  public var accessibilityViewIsModal = false
  public var shouldGroupAccessibilityChildren = false
  public var accessibilityContainerType = AccessibilityContainerType.none
  public var children: [AccessibilityNode] = []

  @CopyOnWrite private var arrangement: Arrangement
  private static let noArrangement = CopyOnWrite(wrappedValue: Arrangement())

  public init(id: String, frame: Rect) {
    self.id = id
    self.frame = frame
    _arrangement = Self.noArrangement
  }
}

/// What few nodes have, kept apart so that a tree of many nodes stays small.
private struct Arrangement: Hashable, Sendable {
  var numbering: StopNumbering?
  var position: ElementContext?
  var dataTable: DataTable?
  var accessibilityElements: [String]?
  var scrolling: ScrollArea?
  var isWebPage = false
  var webRole: WebRole?
}

extension AccessibilityNode {
  /// Set where the stops below are counted: segments, picker rows, the items of a tab bar. A
  /// container with the `tabBar` trait counts its stops as tabs without being told.
  public var numbering: StopNumbering? {
    get { arrangement.numbering }
    set { arrangement.numbering = newValue }
  }

  /// Set where a stop tells its own place in a series: the row that a picker's wheel shows.
  public var position: ElementContext? {
    get { arrangement.position }
    set { arrangement.position = newValue }
  }

  /// Set where this is a data table.
  public var dataTable: DataTable? {
    get { arrangement.dataTable }
    set { arrangement.dataTable = newValue }
  }

  /// Ids, in this order, of what `accessibilityElements` lists; nil where it is not set.
  public var accessibilityElements: [String]? {
    get { arrangement.accessibilityElements }
    set { arrangement.accessibilityElements = newValue }
  }

  /// Set where this is a scroll view: how far it can scroll and how its pages are announced.
  public var scrolling: ScrollArea? {
    get { arrangement.scrolling }
    set { arrangement.scrolling = newValue }
  }

  /// True for a page of web content: containers in it speak as in a browser.
  public var isWebPage: Bool {
    get { arrangement.isWebPage }
    set { arrangement.isWebPage = newValue }
  }
}

extension AccessibilityNode {
  /// What it is on a web page, where that is a container of its own.
  public var webRole: WebRole? {
    get { arrangement.webRole }
    set { arrangement.webRole = newValue }
  }
}

/// UIKit's `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: String, Hashable, Sendable, CaseIterable {
  case none
  case dataTable
  case list
  case landmark
  case semanticGroup
}

/// Why the stops of a container say "2 of 5".
public enum StopNumbering: String, Hashable, Sendable, CaseIterable {
  /// Segments of a control, rows of a picker.
  case series
  /// Items of a system tab bar.
  case tabBarItems
}

/// The size of a data table and which of its stops are headers
/// (`UIAccessibilityContainerDataTable`).
public struct DataTable: Hashable, Sendable {
  public var rowCount: Int
  public var columnCount: Int
  /// Ids of header stops by row, from 0.
  public var rowHeaders: [Int: [String]]
  /// Ids of header stops by column, from 0.
  public var columnHeaders: [Int: [String]]

  public init(
    rowCount: Int, columnCount: Int, rowHeaders: [Int: [String]] = [:],
    columnHeaders: [Int: [String]] = [:]
  ) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}

/// What a scroll view shows of its content.
public struct ScrollArea: Hashable, Sendable {
  /// The size of the content in points.
  public var contentSize: Size
  /// How far the content has been scrolled, in points, from zero.
  public var offset: Point
  /// True where scrolling goes by whole pages and is announced as "Page 2 of 5".
  public var isPaged: Bool
  /// The window on the content, in the coordinates that the content has before scrolling; the walk
  /// fills it with the scroll view's frame.
  public var viewport = Rect.zero

  public init(contentSize: Size, offset: Point = .zero, isPaged: Bool = false) {
    self.contentSize = contentSize
    self.offset = offset
    self.isPaged = isPaged
  }
}

extension ScrollArea {
  /// Where scrolling comes to rest that would go to an offset to show a frame: paging shows whole
  /// pages (`UIScrollView.isPagingEnabled`), which begin at the right where things run from there.
  ///
  /// - Parameter frame: in the viewport's coordinates, before scrolling.
  package func resting(at offset: Point, showing frame: Rect, in direction: LayoutDirection)
    -> Point
  {
    let window = viewport.size
    guard isPaged, window.width > 0, window.height > 0 else { return offset }
    let frame = frame.offset(by: viewport.origin * -1)
    var page = offset
    let limit = contentSize.width - window.width
    if limit > 0 {
      page.x =
        direction == .rightToLeft
        ? limit - ((contentSize.width - frame.maxX) / window.width).rounded(.down) * window.width
        : (frame.minX / window.width).rounded(.down) * window.width
      page.x = min(max(page.x, 0), limit)
    }
    let lowest = contentSize.height - window.height
    if lowest > 0 {
      page.y = (frame.minY / window.height).rounded(.down) * window.height
      page.y = min(max(page.y, 0), lowest)
    }
    return page
  }
}
