import SpaceAndTime

/// Where every node stands on the screen, in points, also where the dump does not know.
struct StopPlaces {
  private let tree: DumpTree
  let screenSize: Size
  private(set) var notes = ImportNotes()
  /// Places that were made up for nodes without a frame, by node.
  private var invented: [Int: Rect] = [:]

  private static let rowHeight = 44.0

  init(_ tree: DumpTree) {
    self.tree = tree
    let scale = tree.scale > 0 ? tree.scale : 1
    if let size = tree.size, size.width > 0, size.height > 0 {
      screenSize = Size(
        width: (size.width / scale).rounded(), height: (size.height / scale).rounded())
    } else {
      screenSize = .phone
      guard tree.nodes.contains(where: { $0.states.contains(.isStop) }) else { return }
      notes.add(.guessed, "the screen's size, an iPhone's of 390 by 844 points")
    }
    inventPlaces()
  }

  func frame(of index: Int) -> Rect {
    if let place = invented[index] { return place }
    return Self.points(tree.nodes[index].frame, scale: tree.scale)
  }

  private static func points(_ frame: DumpFrame, scale: Double) -> Rect {
    let straight = frame.straightened
    return Rect(
      x: Double(straight.x) / scale, y: Double(straight.y) / scale,
      width: Double(straight.width) / scale, height: Double(straight.height) / scale)
  }

  /// A stop without a place stands right behind the one before it, so that the dump's order stays.
  private mutating func inventPlaces() {
    var inverted = 0
    var unknown = 0
    var empty = 0
    var previous = Rect(x: 0, y: -Self.rowHeight, width: screenSize.width, height: Self.rowHeight)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard !node.states.contains(.isDropped) else { continue }
      let isStop = node.states.contains(.isStop)
      if node.frame.isKnown {
        if node.states.contains(.hadInvertedFrame) || node.frame.width < 0 || node.frame.height < 0
        {
          inverted += 1
        }
        guard isStop else { continue }
        if node.frame.straightened.isEmpty, !node.states.contains(.isHidden) { empty += 1 }
        previous = Self.points(node.frame, scale: tree.scale)
      } else {
        let place = Rect(
          x: previous.minX, y: previous.minY + (isStop ? previous.size.height : 0),
          width: max(previous.size.width, 1), height: max(previous.size.height, 1))
        invented[index] = place
        guard isStop else { continue }
        previous = place
        unknown += 1
      }
    }
    notes.add(
      .repaired, inverted, "frame with its edges the wrong way round",
      "frames with their edges the wrong way round")
    notes.add(
      .guessed, unknown, "place: the dump has no frame for it, and it keeps the dump's order",
      "places: the dump has no frames for them, and they keep the dump's order")
    notes.add(
      .guessed, empty, "stop without a size is passed over, as VoiceOver does",
      "stops without a size are passed over, as VoiceOver does")
  }
}
