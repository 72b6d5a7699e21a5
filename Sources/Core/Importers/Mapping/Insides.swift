/// What stands somewhere inside of each node.
struct Insides: OptionSet, Hashable, Sendable {
  var rawValue: UInt8

  /// A node with a label or value.
  static let text = Insides(rawValue: 1 << 0)
  /// A control.
  static let control = Insides(rawValue: 1 << 1)

  /// One for each node of the tree.
  static func all(of tree: DumpTree) -> [Insides] {
    var insides = [Insides](repeating: [], count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      guard node.parent >= 0, !node.states.contains(.isDropped) else { continue }
      var all = insides[index]
      if node.texts?.isSpoken == true { all.insert(.text) }
      if node.isUsableControl { all.insert(.control) }
      insides[Int(node.parent)].formUnion(all)
    }
    return insides
  }
}

extension DumpNode {
  /// A control that is more than decoration: a row's arrow is a button that nobody sees or presses.
  var isUsableControl: Bool {
    let isUnseen = states.contains(.isVisibleKnown) && !states.contains(.isVisible)
    return role.isControl && !(states.contains(.isDisabled) && isUnseen)
  }
}

extension DumpTree {
  /// Tells every node whether a stop is inside of it.
  mutating func markHolders() {
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      guard node.parent >= 0,
        !node.states.isDisjoint(with: [.isStop, .holdsStop]), !node.states.contains(.isDropped)
      else { continue }
      change(Int(node.parent)) { $0.states.insert(.holdsStop) }
    }
  }

  /// Takes a node out with everything inside of it.
  mutating func drop(_ index: Int) {
    for inside in index..<Int(nodes[index].end) {
      change(inside) { $0.states.insert(.isDropped) }
    }
  }

  /// True where a node lies beyond the screen's edges.
  func isBeyondScreen(_ node: DumpNode) -> Bool {
    guard let size, node.frame.isKnown else { return false }
    let screen = DumpFrame(x: 0, y: 0, width: Float(size.width), height: Float(size.height))
    return !node.frame.intersects(screen)
  }
}
