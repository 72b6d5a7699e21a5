import AccessibilityTree
import SpaceAndTime

/// A screen made ready to run: its views in one list, found by id, with places on the screen.
package struct SimulatedScreen: Sendable {
  package struct Record: Sendable {
    /// Without the views inside it: they follow in the list.
    package var view: ViewDescription
    /// The index of the superview; nil at the top.
    package var parent: Int?
    /// The index after the last view inside it.
    package var end: Int
    /// In screen coordinates, before scrolling.
    package var frame: Rect
    /// The state that the control's value lives in; nil where it has none.
    package var valueName: String?
    /// The size of what a scroll view holds.
    var contentSize: Size
    /// True for what stands on a web page.
    var isOnWebPage: Bool
  }

  /// Without its views.
  package let description: ScreenDescription
  package private(set) var records: [Record] = []
  package private(set) var indexByID: [String: Int] = [:]
  /// The views that UIKit presents over the others: alerts, action sheets, menus, popovers.
  package private(set) var presentations: [Int] = []
  /// These, and the date pickers that open a calendar: what may lie over the rest of the screen.
  private(set) var overlays: [Int] = []
  /// Where scroll views begin that don't begin at zero: from right to left, at the right end.
  package private(set) var firstOffsets: [String: Point] = [:]
  /// Where views stand that can be moved within a list, by their indexes.
  private(set) var movableRows: [Int: MovableRow] = [:]
  /// First values of the controls that keep their value themselves.
  private(set) var controlValues: [String: StateValue] = [:]
  /// True where something below is a data table, so that cells need a look at their ranges.
  var id: String { description.id }

  init(_ screen: ScreenDescription) {
    var bare = screen
    bare.views = []
    description = bare
    let count = Self.count(screen.views)
    records.reserveCapacity(count)
    indexByID.reserveCapacity(count)
    let views = screen.views.span
    for index in views.indices { add(views[index], parent: nil, origin: .zero) }
    for list in records.indices where !records[list].view.movableRows.isEmpty {
      for (place, row) in zip(records[list].view.movableRows.indices, children(of: list)) {
        movableRows[row] = MovableRow(list: list, place: place)
      }
    }
  }

  private static func count(_ views: [ViewDescription]) -> Int {
    // A span lends each view, an array copies it.
    let span = views.span
    var count = span.count
    for index in span.indices { count += Self.count(span[index].views) }
    return count
  }

  private mutating func add(_ view: ViewDescription, parent: Int?, origin: Point) {
    let index = records.count
    let frame = view.frame.offset(by: origin)
    let initialValue = view.kind.initialValue(view.content)
    var valueName: String?
    if let initialValue {
      let name = view.content.bind ?? "\(description.id)/\(view.id)"
      valueName = name
      if view.content.bind == nil { controlValues[name] = initialValue }
    }
    var bare = view
    bare.views = []
    indexByID[view.id] = index
    let content = view.contentSize
    if description.layoutDirection == .rightToLeft, content.width > frame.size.width {
      firstOffsets[view.id] = Point(x: content.width - frame.size.width, y: 0)
    }
    let isPresented = view.kind.presentation != nil
    if isPresented { presentations.append(index) }
    if isPresented || view.kind == .datePicker { overlays.append(index) }
    records.append(
      Record(
        view: bare, parent: parent, end: index + 1, frame: frame, valueName: valueName,
        contentSize: content,
        isOnWebPage: parent.map {
          records[$0].isOnWebPage || records[$0].view.kind == .webContent
        } ?? false))
    let children = view.views.span
    for child in children.indices {
      add(children[child], parent: index, origin: frame.origin)
    }
    records[index].end = records.count
  }

  /// The indexes of the views directly inside one, or of those at the top.
  func children(of parent: Int?) -> [Int] {
    var children: [Int] = []
    var index = parent.map { $0 + 1 } ?? 0
    let end = parent.map { records[$0].end } ?? records.count
    while index < end {
      children.append(index)
      index = records[index].end
    }
    return children
  }

  /// A view and, where the id is that of a view its kind made, the name of that part.
  package func locate(_ id: String) -> (index: Int, part: String?)? {
    if let index = indexByID[id] { return (index, nil) }
    guard let dot = id.lastIndex(of: "."), let index = indexByID[String(id[..<dot])] else {
      return nil
    }
    return (index, String(id[id.index(after: dot)...]))
  }

  private static let englishTexts = CopyOnWrite(wrappedValue: SystemTexts.english)

  /// What a control does by itself while it holds a value; nil where it does not answer.
  package func response(of index: Int, to event: ControlEvent, holding value: StateValue?)
    -> ControlResponse?
  {
    let scene = ViewScene(
      records: records, index: index, state: [:], language: description.textLanguage,
      sharedTexts: Self.englishTexts, value: value)
    return scene.view.kind.respond(event, scene)
  }

  /// True for a row that can be moved within its list.
  package func isMovableRow(_ index: Int) -> Bool { movableRows[index] != nil }

  /// True for what a finger can carry away.
  func canBeDragged(_ index: Int) -> Bool {
    records[index].view.dragItem != nil || isMovableRow(index)
  }

  /// False where a finger touches what is behind.
  package func takesTouches(_ index: Int) -> Bool {
    records[index].view.takesTouches || canBeDragged(index)
  }

  /// The view and those around it, innermost first.
  package func chain(from index: Int) -> [Int] {
    var chain: [Int] = []
    var next: Int? = index
    while let current = next {
      chain.append(current)
      next = records[current].parent
    }
    return chain
  }
}

extension ViewDescription {
  /// False where a finger touches what is behind, unless the view can be dragged.
  fileprivate var takesTouches: Bool { kind.takesTouches || !handlers.isEmpty }

  var isScrollView: Bool {
    switch kind.scrolls {
    case .never: false
    case .always: true
    case .withContentSize: content.contentSize != nil
    }
  }

  /// As written, otherwise what encloses the views inside; never smaller than the frame.
  fileprivate var contentSize: Size {
    guard isScrollView else { return frame.size }
    var size = content.contentSize ?? frame.size
    if content.contentSize == nil {
      let span = views.span
      for index in span.indices {
        size.width = max(size.width, span[index].frame.maxX)
        size.height = max(size.height, span[index].frame.maxY)
      }
    }
    return Size(
      width: max(size.width, frame.size.width), height: max(size.height, frame.size.height))
  }
}
