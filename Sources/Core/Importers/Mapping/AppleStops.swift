/// Decides where VoiceOver stops in a dump of an iOS app (import-formats.md 2.4).
///
/// A dump that says `accessible` is believed. Where it does not, a node is a stop by its type and
/// what it says, and nothing inside of a stop is another one.
enum AppleStops {
  static func find(in tree: inout DumpTree) {
    dropWhatIsNoContent(in: &tree)
    let insides = Insides.all(of: tree)
    var insideStop = 0
    var insideScroll = 0
    var insideUnknown = 0
    var cell: Cell?
    var counts = Counts()
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard !node.states.contains(.isDropped) else { continue }
      if node.role.scrolls || node.states.contains(.isScrollable) {
        insideScroll = max(insideScroll, Int(node.end))
      }
      guard index >= insideStop else { continue }
      if let last = cell, index >= last.end { cell = nil }
      if node.role == .cell { cell = Cell(index, in: tree) }
      var isKnown = node.states.contains(.isElementKnown) && index >= insideUnknown
      if isKnown, node.role == .cell, node.states.contains(.isElement), node.texts?.isSpoken != true
      {
        // Such a cell is called accessible because its first child is; who speaks is not said.
        insideUnknown = Int(node.end)
        isKnown = false
      }
      let isRepeated = !isKnown && node.role == .text && cell?.repeats(node) == true
      if isRepeated { counts.repeated += 1 }
      let isStop =
        isRepeated
        ? false : isKnown ? node.states.contains(.isElement) : looksLikeStop(node, insides[index])
      guard isStop else {
        if node.role == .group, node.texts?.label?.isEmpty == false, !insides[index].isEmpty {
          counts.wrappers += 1
        }
        continue
      }
      insideStop = Int(node.end)
      counts.stops += 1
      if !isKnown { counts.decided += 1 }
      if node.texts?.traits == nil { counts.withoutTraits += 1 }
      if node.texts?.label?.isEmpty == false { counts.labeled += 1 }
      counts.untold.take(node)
      var isHidden = false
      if node.states.contains(.isVisibleKnown), !node.states.contains(.isVisible) {
        isHidden = !(index < insideScroll && (tree.isBeyondScreen(node) || cell?.isBeyond == true))
      }
      if isHidden {
        counts.hidden += 1
      } else if tree.isBeyondScreen(node) || cell?.isBeyond == true {
        counts.beyond += 1
      }
      let place = isHidden ? nil : cell?.place(of: node)
      if place != nil { counts.moved += 1 }
      tree.change(index) {
        $0.states.insert(.isStop)
        if let place { $0.frame = place }
        if isHidden { $0.states.insert(.isHidden) }
      }
    }
    tree.markHolders()
    counts.note(in: &tree)
  }

  private static func looksLikeStop(_ node: DumpNode, _ inside: Insides) -> Bool {
    let isSpoken = node.texts?.isSpoken == true
    let hasLabel = node.texts?.label?.isEmpty == false
    switch node.role {
    case _ where node.role.isControl: return true
    case .text, .image, .progress, .activity: return isSpoken
    case .cell: return hasLabel && !inside.contains(.control)
    case .map: return true
    case .group: return hasLabel && inside.isEmpty
    default: return false
    }
  }

  /// The status bar belongs to another program, and a scroll view's indicators are no content.
  private static func dropWhatIsNoContent(in tree: inout DumpTree) {
    var foreign = 0
    var indicators = 0
    for index in tree.nodes.indices where !tree.nodes[index].states.contains(.isDropped) {
      let node = tree.nodes[index]
      if node.role == .statusBar || node.states.contains(.isForeign) {
        tree.drop(index)
        foreign += 1
      } else if isScrollIndicator(node) {
        tree.drop(index)
        indicators += 1
      }
    }
    tree.notes.add(
      .lost, foreign, "part of the status bar: flicking in the app does not reach it",
      "parts of the status bar: flicking in the app does not reach them")
    tree.notes.add(.lost, indicators, "scroll indicator", "scroll indicators")
  }

  /// "Vertical scroll bar, 2 pages" in any language: a thin strip whose value is a percentage.
  private static func isScrollIndicator(_ node: DumpNode) -> Bool {
    guard node.role == .group, let texts = node.texts, texts.label?.isEmpty == false,
      let value = texts.value, value.hasSuffix("%"), node.frame.isKnown
    else { return false }
    let short = min(node.frame.width, node.frame.height)
    return short <= 40 && max(node.frame.width, node.frame.height) >= 3 * short
  }

  /// The row that is being looked at.
  private struct Cell {
    let end: Int
    let isBeyond: Bool
    private let frame: DumpFrame
    /// No row has more parts; cells inside of cells must not be looked through again and again.
    private static let mostParts = 200
    /// What its controls are called.
    private var labels: Set<String> = []

    init(_ index: Int, in tree: DumpTree) {
      let node = tree.nodes[index]
      end = Int(node.end)
      frame = node.frame
      isBeyond = tree.isBeyondScreen(node)
      let near = index..<min(end, index + Self.mostParts)
      for inside in near where tree.nodes[inside].isUsableControl {
        if let label = tree.nodes[inside].texts?.label, !label.isEmpty { labels.insert(label) }
      }
    }

    /// True for a text that the row's switch or button says too: UIKit makes them one stop.
    func repeats(_ node: DumpNode) -> Bool {
      guard let label = node.texts?.label ?? node.texts?.value else { return false }
      return labels.contains(label)
    }

    /// Rows that were scrolled away leave their parts at a place of their own.
    func place(of node: DumpNode) -> DumpFrame? {
      guard isBeyond, frame.isKnown, node.role != .cell, node.frame.isKnown,
        !node.frame.intersects(frame)
      else { return nil }
      return frame
    }
  }

  private struct Counts {
    var stops = 0
    var untold = UntoldStates()
    var decided = 0
    var withoutTraits = 0
    var labeled = 0
    var hidden = 0
    var beyond = 0
    var wrappers = 0
    var repeated = 0
    var moved = 0

    func note(in tree: inout DumpTree) {
      untold.note(in: &tree)
      tree.notes.add(
        .guessed, decided,
        "of \(stops) stops, by its type and label: the dump does not say which nodes are stops",
        "of \(stops) stops, by their types and labels: the dump does not say which nodes are stops")
      tree.notes.add(
        .lost, repeated, "text of a row that its control says too",
        "texts of rows that their controls say too")
      tree.notes.add(
        .repaired, moved, "frame of something in a row that was scrolled away, by the row's",
        "frames of what is in rows that were scrolled away, by the rows'")
      tree.notes.add(
        .unknown, withoutTraits,
        "stop without traits: it has those of its type"
          + (tree.tellsHeadings ? "" : ", and whether it is a heading can't be told"),
        "stops without traits: they have those of their type"
          + (tree.tellsHeadings ? "" : ", and which are headings can't be told"))
      if labeled == 0, stops > 0 {
        tree.notes.add(.unknown, "what the stops are called: not one has a label in this dump")
      }
      tree.notes.add(
        .lost, wrappers, "label of a wrapper around what speaks itself",
        "labels of wrappers around what speaks itself")
      tree.notes.add(
        .guessed, hidden, "element that the dump calls invisible is written as hidden",
        "elements that the dump calls invisible are written as hidden")
      tree.notes.add(
        .guessed, beyond, "stop beyond the screen's edge: scrolling is taken to reach it",
        "stops beyond the screen's edge: scrolling is taken to reach them")
    }
  }
}
