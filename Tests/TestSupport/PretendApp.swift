import AccessibilityTree
import SpaceAndTime

/// A small app in memory: a tree of views, and closures in place of code.
public struct PretendApp: AccessibleApp {
  public typealias Answer = (AccessibilityRequest, inout PretendApp) -> AccessibilityResponse

  public private(set) var screen: AccessibleScreen
  public var scrollOffsets: [String: Point] { screen.scrollAreas.mapValues(\.offset) }
  /// What will be posted by itself, in order of time.
  public var timed: [(due: Instant, notification: AccessibilityNotification)] = []
  /// Asked for everything but scrolling into view.
  public var answer: Answer
  public private(set) var requests: [AccessibilityRequest] = []
  private var root: AccessibilityNode

  public init(
    id: String = "screen", title: String = "Screen", _ children: [AccessibilityNode],
    answer: @escaping Answer = { _, _ in AccessibilityResponse(isHandled: false) }
  ) {
    root = .view("root", children)
    screen = AccessibleScreen(id: id, title: title, root: root)
    self.answer = answer
  }

  public var deadline: Instant? { timed.first?.due }

  public mutating func advance(to now: Instant) -> [AccessibilityNotification] {
    let due = timed.prefix { $0.due <= now }
    timed.removeFirst(due.count)
    return due.map(\.notification)
  }

  public mutating func respond(to request: AccessibilityRequest, at now: Instant)
    -> AccessibilityResponse
  {
    requests.append(request)
    if case .reveal(let id) = request { return reveal(id) }
    return answer(request, &self)
  }

  /// Changes a view wherever it is in the tree.
  public mutating func change(_ id: String, _ change: (inout AccessibilityNode) -> Void) {
    Self.change(id, in: &root, change)
    rebuild(id: screen.id, title: screen.title)
  }

  /// Takes a view out of the tree.
  public mutating func remove(_ id: String) {
    Self.remove(id, from: &root)
    rebuild(id: screen.id, title: screen.title)
  }

  public mutating func scroll(_ area: String, to offset: Point) {
    screen.scrollAreas[area]?.offset = offset
  }

  public mutating func show(_ id: String, title: String, _ children: [AccessibilityNode]) {
    root = .view("root", children)
    rebuild(id: id, title: title)
  }

  private mutating func rebuild(id: String, title: String) {
    let offsets = scrollOffsets
    screen = AccessibleScreen(id: id, title: title, root: root, revision: screen.revision + 1)
    for (area, offset) in offsets { screen.scrollAreas[area]?.offset = offset }
  }

  private mutating func reveal(_ id: String) -> AccessibilityResponse {
    guard let position = screen.position(of: id),
      let area = screen.scrollAreas(around: position).first,
      let shown = screen.scrollAreas[area]
    else { return AccessibilityResponse(isHandled: false) }
    let frame = screen.elements[position].frame
    let top = frame.minY - shown.viewport.minY
    let bottom = frame.maxY - shown.viewport.maxY
    scroll(area, to: Point(x: shown.offset.x, y: min(max(shown.offset.y, bottom), top)))
    return AccessibilityResponse(isHandled: true)
  }

  private static func change(
    _ id: String, in node: inout AccessibilityNode, _ change: (inout AccessibilityNode) -> Void
  ) {
    if node.id == id { change(&node) }
    for index in node.children.indices { Self.change(id, in: &node.children[index], change) }
  }

  private static func remove(_ id: String, from node: inout AccessibilityNode) {
    node.children.removeAll { $0.id == id }
    for index in node.children.indices { remove(id, from: &node.children[index]) }
  }
}
