import AccessibilityTree
import SpaceAndTime

/// A small app in memory: a tree of views, and closures in place of code.
public struct PretendApp: AccessibleApp {
  public typealias Answer = (AccessibilityRequest, inout PretendApp) -> AccessibilityResponse

  public var id: String
  public var title: String
  public var root: AccessibilityNode
  public var scrollOffsets: [String: Point] = [:]
  /// What will be posted by itself, in order of time.
  public var timed: [(due: Instant, notification: AccessibilityNotification)] = []
  /// Asked for everything but scrolling into view.
  public var answer: Answer
  public private(set) var requests: [AccessibilityRequest] = []
  private var revision = 0

  public init(
    id: String = "screen", title: String = "Screen", _ children: [AccessibilityNode],
    answer: @escaping Answer = { _, _ in AccessibilityResponse(isHandled: false) }
  ) {
    self.id = id
    self.title = title
    root = .view("root", children)
    self.answer = answer
  }

  public var screen: AccessibleScreen {
    var screen = AccessibleScreen(id: id, title: title, root: root, revision: revision)
    for (area, offset) in scrollOffsets { screen.scrollAreas[area]?.offset = offset }
    return screen
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
    revision += 1
  }

  /// Takes a view out of the tree.
  public mutating func remove(_ id: String) {
    Self.remove(id, from: &root)
    revision += 1
  }

  public mutating func show(_ id: String, title: String, _ children: [AccessibilityNode]) {
    self.id = id
    self.title = title
    root = .view("root", children)
    revision += 1
  }

  private mutating func reveal(_ id: String) -> AccessibilityResponse {
    let screen = screen
    guard let position = screen.position(of: id),
      let area = screen.scrollAreas(around: position).first,
      let window = screen.scrollAreas[area]?.viewport
    else { return AccessibilityResponse(isHandled: false) }
    let frame = screen.elements[position].frame
    let old = scrollOffsets[area] ?? .zero
    let top = frame.minY - window.minY
    let bottom = frame.maxY - window.maxY
    scrollOffsets[area] = Point(x: old.x, y: min(max(old.y, bottom), top))
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
