import SpaceAndTime

/// The nodes of one document in its order, with what was noticed while it was read.
///
/// Wrappers that say nothing are counted and not kept: most nodes of a dump are such.
struct DumpTree {
  private(set) var nodes: [DumpNode] = []
  /// Nodes of the dump, the wrappers too.
  private(set) var nodeCount = 0
  private(set) var deepest = 0
  /// True where a node without anything stands at the depth at which tools stop looking.
  private(set) var endsAtDepth = false
  /// What the dump says of its own size, in its units.
  var size: Size?
  /// What the app or window is called.
  var title: String?
  /// Pixels a point; 1 where the dump is in points.
  var scale = 1.0
  var notes = ImportNotes()
  /// True where the dump ends in the middle.
  var isCut = false
  /// Nodes whose texts were longer than any that is meant to be heard.
  private(set) var longTexts = 0
  /// Set where the format says of every node whether it is a heading.
  var tellsHeadings = false
  /// What is not well-formed in it, with its line; nil where all is.
  var damage: String?
  /// True once so many nodes say something that the rest is left out.
  private(set) var isFull = false

  /// Indexes of the open nodes that are kept, and -1 for those that are not.
  private var open: [Int32] = []
  private var lastKept: [Int32] = []

  /// More nodes that say something than any screen has; a dump with more is cut here.
  static let mostNodes = 180_000
  /// Levels after which iOS refuses to look deeper.
  private static let depthLimits = 49...50

  /// How deep the next node would stand, from 0.
  var depth: Int { open.count }

  /// The node around the next one that was kept.
  var parent: DumpNode? { lastKept.last.map { nodes[Int($0)] } }

  mutating func open(_ node: DumpNode) {
    nodeCount += 1
    deepest = max(deepest, open.count)
    guard !node.isPlain, !isFull else {
      if Self.depthLimits.contains(open.count) { endsAtDepth = true }
      open.append(-1)
      return
    }
    if node.texts?.shorten() == true { longTexts += 1 }
    var kept = node
    kept.parent = lastKept.last ?? -1
    let index = Int32(nodes.count)
    kept.end = index + 1
    nodes.append(kept)
    if nodes.count >= Self.mostNodes { isFull = true }
    open.append(index)
    lastKept.append(index)
  }

  mutating func close() {
    guard let index = open.popLast(), index >= 0 else { return }
    lastKept.removeLast()
    nodes[Int(index)].end = Int32(nodes.count)
  }

  /// Closes what a cut document left open.
  mutating func closeAll() {
    while !open.isEmpty { close() }
  }

  /// What all frames cover, from the display's corner; nil where none is known.
  var extent: Size? {
    var width: Float = 0
    var height: Float = 0
    for node in nodes where node.frame.isKnown {
      width = max(width, node.frame.maxX)
      height = max(height, node.frame.maxY)
    }
    return width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
  }

  /// Why a dump without a stop is not sound; nil where it is whole and well-formed.
  var broken: ImportProblem? {
    if isCut { return .brokenOff }
    return damage.map {
      ImportProblem(
        "This dump is damaged (\($0)), and no element could be read in it. Dump the screen again.")
    }
  }

  mutating func change(_ index: Int, _ change: (inout DumpNode) -> Void) {
    change(&nodes[index])
  }
}
