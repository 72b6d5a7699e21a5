import SpaceAndTime

/// Where every node stands on the screen, in points, also where the dump does not know.
struct StopPlaces {
  private let tree: DumpTree
  let screenSize: Size
  private(set) var notes = ImportNotes()
  /// Places that were made up for nodes without a frame, by node.
  private var invented: [Int: Rect] = [:]

  private static let rowHeight = 44.0
  /// Rows less high than this are not told apart (points).
  private static let leastHeight = 16.0

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
    let frame = tree.nodes[index].frame
    if !frame.isKnown, let place = invented[index] { return place }
    return Self.points(frame, scale: tree.scale)
  }

  private static func points(_ frame: DumpFrame, scale: Double) -> Rect {
    let straight = frame.straightened
    return Rect(
      x: Double(straight.x) / scale, y: Double(straight.y) / scale,
      width: Double(straight.width) / scale, height: Double(straight.height) / scale)
  }

  /// A stop without a place stands between the ones before and behind it, so that the dump's order
  /// stays: below the one before where there is room, else on it, for of two in the same place the
  /// dump's first is read first.
  private mutating func inventPlaces() {
    var inverted = 0
    var unknown = 0
    var empty = 0
    var previous: Rect?
    /// Stops without a place behind the last one that has one.
    var waiting: [Int] = []
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard !node.states.contains(.isDropped) else { continue }
      let isStop = node.states.contains(.isStop)
      guard node.frame.isKnown else {
        if isStop {
          waiting.append(index)
        } else {
          invented[index] = previous ?? Rect(origin: .zero, size: row)
        }
        continue
      }
      if node.states.contains(.hadInvertedFrame) || node.frame.width < 0 || node.frame.height < 0 {
        inverted += 1
      }
      guard isStop else { continue }
      let isEmpty = node.frame.straightened.isEmpty
      if isEmpty, !node.states.contains(.isHidden) { empty += 1 }
      let place = Self.points(node.frame, scale: tree.scale)
      guard !isEmpty, !node.states.contains(.isHidden) else { continue }
      unknown += waiting.count
      put(waiting, below: previous, above: place)
      waiting = []
      previous = place
    }
    unknown += waiting.count
    put(waiting, below: previous, above: nil)
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

  private var row: Size { Size(width: screenSize.width, height: Self.rowHeight) }

  private mutating func put(_ stops: [Int], below previous: Rect?, above next: Rect?) {
    guard !stops.isEmpty else { return }
    let top = previous?.maxY ?? 0
    let own = previous?.size.height ?? Self.rowHeight
    let room = next.map { ($0.minY - top) / Double(stops.count) } ?? own
    for (number, index) in stops.enumerated() {
      if room >= Self.leastHeight {
        let height = max(1, min(own, room))
        invented[index] = Rect(
          x: previous?.minX ?? 0, y: top + Double(number) * height,
          width: max(previous?.size.width ?? row.width, 1), height: height)
      } else {
        invented[index] = previous ?? next ?? Rect(origin: .zero, size: row)
      }
    }
  }
}
