/// Decides where a screen reader stops in a dump of an Android app, as TalkBack does
/// (import-formats.md 2.4): at what answers a tap, with the texts inside of it, and at every other
/// text.
enum AndroidStops {
  static func find(in tree: inout DumpTree) {
    let insides = actionsInside(of: tree)
    /// Until this node texts belong to what is tapped around them.
    var absorbedUntil = 0
    var counts = Counts()
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard !node.states.contains(.isDropped) else { continue }
      let isActionable = isActionable(node)
      if isActionable, node.role == .group { adoptSwitch(inside: index, in: &tree, &counts) }
      var label = node.texts?.label ?? ""
      if isActionable, label.isEmpty, !node.role.isField {
        label = absorbedText(in: tree, of: index)
        if !label.isEmpty {
          let texts = node.texts ?? DumpTexts()
          texts.label = label
          tree.change(index) { $0.texts = texts }
          counts.absorbed += 1
        }
      }
      guard !isUnimportant(node) else { continue }
      let isSpoken = !label.isEmpty || node.texts?.value?.isEmpty == false
      let isStop =
        isActionable
        ? isSpoken || node.states.contains(.isCheckable) || node.role.isField || !insides[index]
        : (isSpoken || node.states.contains(.isCheckable)) && index >= absorbedUntil
          && node.role != .scrollView
      guard isStop else { continue }
      if isActionable { absorbedUntil = max(absorbedUntil, Int(node.end)) }
      counts.stops += 1
      counts.untold.take(node)
      if tree.nodes[index].role == .group, node.states.contains(.isClickable) {
        counts.withoutRole += 1
      }
      let isHidden =
        node.states.contains(.isVisibleKnown) && !node.states.contains(.isVisible)
        || node.frame.isKnown && node.frame.isEmpty && node.frame.maxX == 0 && node.frame.maxY == 0
      if isHidden { counts.hidden += 1 }
      tree.change(index) {
        $0.states.insert(.isStop)
        if isHidden { $0.states.insert(.isHidden) }
      }
    }
    tree.markHolders()
    counts.note(in: &tree)
  }

  /// Answers a tap, or holds the focus and has words of its own.
  private static func isActionable(_ node: DumpNode) -> Bool {
    guard !isUnimportant(node) else { return false }
    if node.states.contains(.isElement) { return true }
    guard !node.role.scrolls else { return false }
    if node.role.isField { return true }
    if node.states.contains(.isClickable) { return true }
    return node.states.contains(.isFocusable)
      && (node.states.contains(.isCheckable) || node.texts?.isSpoken == true)
  }

  /// The app said that it means nothing to a screen reader.
  private static func isUnimportant(_ node: DumpNode) -> Bool {
    node.states.contains(.isElementKnown) && !node.states.contains(.isElement)
  }

  /// A row that is tapped to turn the switch in it, which itself answers nothing, is that switch.
  private static func adoptSwitch(inside node: Int, in tree: inout DumpTree, _ counts: inout Counts)
  {
    var index = node + 1
    let end = Int(tree.nodes[node].end)
    while index < end {
      let inside = tree.nodes[index]
      if isActionable(inside) {
        index = Int(inside.end)
        continue
      }
      if inside.states.contains(.isCheckable) {
        tree.change(node) {
          $0.role = inside.role == .group ? .checkBox : inside.role
          $0.states.formUnion(
            inside.states.intersection([.isCheckable, .isChecked, .isCheckedUnknown]))
        }
        tree.drop(index)
        counts.adopted += 1
        return
      }
      index += 1
    }
  }

  /// For each node, whether something that answers a tap is inside of it.
  private static func actionsInside(of tree: DumpTree) -> [Bool] {
    var insides = [Bool](repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      guard node.parent >= 0 else { continue }
      if insides[index] || isActionable(node) { insides[Int(node.parent)] = true }
    }
    return insides
  }

  /// The texts inside of a node that answers a tap, except those of other such nodes.
  private static func absorbedText(in tree: DumpTree, of node: Int) -> String {
    var parts: [String] = []
    var index = node + 1
    let end = Int(tree.nodes[node].end)
    while index < end {
      let inside = tree.nodes[index]
      if isActionable(inside) || inside.states.contains(.isDropped) {
        index = Int(inside.end)
        continue
      }
      if !isUnimportant(inside), let label = inside.texts?.label, !label.isEmpty {
        parts.append(label)
      }
      index += 1
    }
    return DumpTexts.shortened(parts.joined(separator: ", ")) ?? ""
  }

  private struct Counts {
    var stops = 0
    var untold = UntoldStates()
    var absorbed = 0
    var withoutRole = 0
    var adopted = 0
    var hidden = 0

    func note(in tree: inout DumpTree) {
      untold.noteLeftOut(in: &tree)
      tree.notes.add(
        .guessed, stops, "stop, by the rules that TalkBack goes by",
        "stops, by the rules that TalkBack goes by")
      tree.notes.add(
        .guessed, absorbed, "label, from the texts inside of what answers a tap",
        "labels, from the texts inside of what answers a tap")
      tree.notes.add(
        .guessed, adopted, "row that answers a tap is the switch inside of it",
        "rows that answer a tap are the switches inside of them")
      tree.notes.add(
        .guessed, withoutRole, "view that answers a tap and has no role is spoken as a button",
        "views that answer a tap and have no role are spoken as buttons")
      tree.notes.add(
        .guessed, hidden, "element beyond the display or called invisible is written as hidden",
        "elements beyond the display or called invisible are written as hidden")
    }
  }
}
