import SpaceAndTime

/// Finds the stops of a tree of views and brings them into reading order (voiceover.md 4.1, 4.2).
public struct ElementWalker: Sendable {
  public var order: ReadingOrder

  public init(order: ReadingOrder = ReadingOrder()) {
    self.order = order
  }

  /// The stops in reading order, with everything around them that is spoken or moved through.
  public struct Result: Sendable {
    public var elements: [AccessibilityElement]
    public var containers: [AccessibilityContainer]
    public var scrollAreas: [String: ScrollArea]
  }

  /// A tree that nobody else keeps is gone before they are put in order.
  public func walk(_ root: consuming AccessibilityNode) -> Result {
    var walk = Walk(order: order, root: root)
    return walk.run(root)
  }
}

/// The state of one walk.
private struct Walk {
  let order: ReadingOrder
  /// Where an explicit list finds its members; empty where no list is set.
  let nodesByID: [String: AccessibilityNode]

  var elements: [AccessibilityElement] = []
  var groups: [Group] = []
  var scrollAreas: [String: ScrollArea] = [:]
  /// Ids whose explicit list is being followed, so that a list that names its own parent ends.
  var openLists: Set<String> = []
  /// What the views around supply to every stop inside, innermost first.
  var rotors: [CustomRotor] = []
  /// How many pages of web content are around what is being walked.
  var webPages = 0

  /// A stop or a group, with the frame that decides its place among its siblings.
  struct Item {
    enum Content {
      case stop(Int)
      case group(Int)
    }

    var frame: Rect
    var content: Content
  }

  struct Group {
    var items: [Item]
    /// Set where the group is more than an arrangement.
    var container: AccessibilityContainer?
    var numbering: ElementContexts.Numbering?
  }

  init(order: ReadingOrder, root: borrowing AccessibilityNode) {
    self.order = order
    var nodes: [String: AccessibilityNode] = [:]
    if root.accessibilityElements != nil || Self.holdList(root.children) {
      Self.collect(root, into: &nodes)
    }
    nodesByID = nodes
    elements.reserveCapacity(Self.count(root.children) + 1)
  }

  private static func holdList(_ nodes: [AccessibilityNode]) -> Bool {
    let span = nodes.span
    for index in span.indices
    where span[index].accessibilityElements != nil || holdList(span[index].children) {
      return true
    }
    return false
  }

  /// How many stops there can be.
  private static func count(_ nodes: [AccessibilityNode]) -> Int {
    let span = nodes.span
    var count = span.count
    for index in span.indices { count += Self.count(span[index].children) }
    return count
  }

  private static func collect(
    _ node: AccessibilityNode, into nodes: inout [String: AccessibilityNode]
  ) {
    nodes[node.id] = node
    for child in node.children { collect(child, into: &nodes) }
  }

  mutating func run(_ root: consuming AccessibilityNode) -> ElementWalker.Result {
    let found = items(of: root, ancestors: [])
    _ = consume root
    let sorted = sort(found)
    var order: [Int] = []
    order.reserveCapacity(elements.count)
    var containers: [AccessibilityContainer] = []
    var numberings: [(ElementContexts.Numbering, Range<Int>)] = []
    func flatten(_ items: [Item]) {
      for item in items {
        switch item.content {
        case .stop(let index):
          order.append(index)
        case .group(let index):
          let start = order.count
          let place = containers.count
          if let container = groups[index].container { containers.append(container) }
          flatten(groups[index].items)
          if groups[index].container != nil { containers[place].stops = start..<order.count }
          if let numbering = groups[index].numbering {
            numberings.append((numbering, start..<order.count))
          }
        }
      }
    }
    flatten(sorted)
    var flat = inOrder(order)
    ElementContexts.add(numberings, to: &flat)
    for container in containers {
      if let table = container.dataTable {
        ElementContexts.addHeaders(of: table, in: container.stops, to: &flat)
      }
    }
    return ElementWalker.Result(
      elements: flat, containers: containers, scrollAreas: scrollAreas)
  }

  /// The stops that were found, which is all that is left of them here.
  private mutating func inOrder(_ order: [Int]) -> [AccessibilityElement] {
    defer { elements = [] }
    // Most screens are described in the order in which they are read: nothing need be copied.
    return order.elementsEqual(elements.indices) ? elements : order.map { elements[$0] }
  }

  /// What a view contributes to the group around it.
  private mutating func items(of node: AccessibilityNode, ancestors: [String]) -> [Item] {
    var found: [Item] = []
    addItems(of: node, ancestors: ancestors, to: &found)
    return found
  }

  /// The same after what its siblings contribute: most views are one stop, and an array for each
  /// would cost more than all the rest.
  private mutating func addItems(
    of node: AccessibilityNode, ancestors: [String], to found: inout [Item]
  ) {
    guard !node.isHidden, !node.accessibilityElementsHidden else { return }
    if node.frame.size == .zero {
      let wraps =
        !node.isAccessibilityElement && !node.clipsToBounds && node.accessibilityElements == nil
      guard wraps else { return }
    }
    if node.isAccessibilityElement {
      found.append(stop(node, ancestors: ancestors))
      return
    }
    if node.isWebPage { webPages += 1 }
    let outerRotors = rotors
    if !node.content.customRotors.isEmpty { rotors = node.content.customRotors + rotors }
    defer {
      if node.isWebPage { webPages -= 1 }
      if !node.content.customRotors.isEmpty { rotors = outerRotors }
    }

    let isGroup = node.isGroup
    let ancestors =
      isGroup || node.scrolling != nil ? [node.id] + ancestors : ancestors
    if var area = node.scrolling {
      area.viewport = node.frame
      scrollAreas[node.id] = area
    }
    let children: [Item]
    if let list = node.accessibilityElements {
      children = listed(list, of: node, ancestors: ancestors)
    } else {
      guard isGroup else { return walk(node.children, ancestors: ancestors, to: &found) }
      var inside: [Item] = []
      walk(node.children, ancestors: ancestors, to: &inside)
      children = inside
    }
    guard !children.isEmpty else { return }
    found.append(group(node, children: children))
  }

  private mutating func stop(_ node: AccessibilityNode, ancestors: [String]) -> Item {
    elements.append(
      AccessibilityElement(
        id: node.id, frame: node.frame, content: node.content,
        contexts: node.position.map { [$0] } ?? [], ancestors: ancestors,
        drawingOrder: elements.count))
    if webPages > 0 { elements[elements.count - 1].isOnWebPage = true }
    if !rotors.isEmpty { elements[elements.count - 1].content.customRotors += rotors }
    return Item(frame: node.frame, content: .stop(elements.count - 1))
  }

  /// The members of an explicit list keep its order; what is inside one of them is sorted.
  private mutating func listed(
    _ list: [String], of node: AccessibilityNode, ancestors: [String]
  ) -> [Item] {
    guard openLists.insert(node.id).inserted else { return [] }
    defer { openLists.remove(node.id) }
    return list.flatMap { id -> [Item] in
      guard let member = nodesByID[id] else { return [] }
      return sort(items(of: member, ancestors: ancestors))
    }
  }

  /// Among siblings only the last modal view counts; of several, the last that has stops.
  private mutating func walk(
    _ children: [AccessibilityNode], ancestors: [String], to found: inout [Item]
  ) {
    if Self.holdsModal(children) {
      for child in children.reversed() where child.accessibilityViewIsModal && !child.isHidden {
        let before = found.count
        addItems(of: child, ancestors: ancestors, to: &found)
        if found.count > before { return }
      }
      return
    }
    // A span lends each node; an array hands out copies.
    let span = children.span
    for index in span.indices { addItems(of: span[index], ancestors: ancestors, to: &found) }
  }

  private static func holdsModal(_ nodes: [AccessibilityNode]) -> Bool {
    let span = nodes.span
    for index in span.indices
    where span[index].accessibilityViewIsModal && !span[index].isHidden {
      return true
    }
    return false
  }

  private mutating func group(_ node: AccessibilityNode, children: [Item]) -> Item {
    let isTabBar = node.content.traits.contains(.tabBar)
    let items = node.accessibilityElements == nil ? sort(children) : children
    var first = items[0].frame
    for item in items.dropFirst() where order.precedes(item.frame, first) { first = item.frame }
    var container = node.container
    container?.isOnWebPage = webPages > 0
    container?.webRole = node.webRole
    let numbering = ElementContexts.Numbering(of: node)
    // On a web page the borders of lists and landmarks are spoken by the way of the cursor.
    let isSpokenByWay = webPages > 0 && (numbering == .list || numbering == .landmark)
    groups.append(
      Group(items: items, container: container, numbering: isSpokenByWay ? nil : numbering))
    return Item(frame: isTabBar ? node.frame : first, content: .group(groups.count - 1))
  }

  private func sort(_ items: [Item]) -> [Item] {
    items.count < 2 ? items : items.sorted { order.precedes($0.frame, $1.frame) }
  }
}

extension AccessibilityNode {
  /// True where the stops below stay together.
  fileprivate var isGroup: Bool {
    shouldGroupAccessibilityChildren || accessibilityContainerType != .none
      || numbering != nil || dataTable != nil || webRole != nil
      || !content.traits.isDisjoint(with: [.tabBar, .container])
  }

  /// What a group is to a listener; nil where it only arranges.
  fileprivate var container: AccessibilityContainer? {
    let isPlain =
      accessibilityContainerType == .none && dataTable == nil && webRole == nil
      && content.customRotors.isEmpty
      && content.traits.isDisjoint(with: [.tabBar, .container])
    guard !isPlain else { return nil }
    return AccessibilityContainer(
      id: id, type: dataTable == nil ? accessibilityContainerType : .dataTable,
      label: content.label, language: content.language, traits: content.traits, frame: frame,
      stops: 0..<0,
      dataTable: dataTable, customRotors: content.customRotors,
      roleDescription: content.roleDescription)
  }
}
