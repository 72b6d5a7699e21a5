import SpaceAndTime

/// What is looked up in a screen without searching: made once, shared by all its copies.
final class ScreenIndex: Sendable {
  /// The stops inside the same scroll views, which move together.
  struct Space: Sendable {
    /// Innermost first; empty for what never moves.
    let scrollAreas: [String]
    let stops: HitIndex
  }

  let elements: [AccessibilityElement]
  let containers: [AccessibilityContainer]
  let positions: [String: Int]
  let containerPositions: [String: Int]
  /// By the bit of a single trait.
  let positionsByTrait: [UInt64: [Int]]
  let headingsByLevel: [Int: [Int]]
  let positionsWithLinks: [Int]
  let textFields: [Int]
  let containerStarts: [Int]
  let containerStartsByType: [AccessibilityContainerType: [Int]]
  /// Of web pages.
  let web: WebIndex
  let spaces: [Space]
  let spaceOfStop: [Int]

  init(
    elements: [AccessibilityElement], containers: [AccessibilityContainer],
    scrollAreas: [String: ScrollArea]
  ) {
    self.elements = elements
    self.containers = containers
    positions = Dictionary(
      elements.indices.lazy.map { (elements[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    containerPositions = Dictionary(
      containers.indices.lazy.map { (containers[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })

    var byTrait: [UInt64: [Int]] = [:]
    var byLevel: [Int: [Int]] = [:]
    var withLinks: [Int] = []
    var fields: [Int] = []
    var spaceIndices: [[String]: Int] = [[]: 0]
    var spaceAreas: [[String]] = [[]]
    var spaceStops: [[Int]] = [[]]
    var spaceOfStop: [Int] = []
    spaceOfStop.reserveCapacity(elements.count)
    // Neighbors mostly have the same surroundings.
    var lastAncestors: [String] = []
    var space = 0
    for position in elements.indices {
      var traits = elements[position].content.traits.rawValue
      while traits != 0 {
        let bit = traits & (~traits + 1)
        byTrait[bit, default: []].append(position)
        traits &= ~bit
      }
      if elements[position].content.traits.isTextField { fields.append(position) }
      let level = elements[position].content.headingLevel
      if level > 0, elements[position].content.traits.contains(.header) {
        byLevel[level, default: []].append(position)
      }
      if !elements[position].content.links.isEmpty { withLinks.append(position) }

      if elements[position].ancestors != lastAncestors {
        lastAncestors = elements[position].ancestors
        let areas = lastAncestors.filter { scrollAreas[$0] != nil }
        if let known = spaceIndices[areas] {
          space = known
        } else {
          space = spaceAreas.count
          spaceIndices[areas] = space
          spaceAreas.append(areas)
          spaceStops.append([])
        }
      }
      spaceStops[space].append(position)
      spaceOfStop.append(space)
    }
    web = WebIndex(elements, containers)
    positionsByTrait = byTrait
    headingsByLevel = byLevel
    positionsWithLinks = withLinks
    textFields = fields
    containerStarts = Set(containers.lazy.filter(\.isRotorStop).map(\.stops.lowerBound)).sorted()
    containerStartsByType = Dictionary(grouping: containers, by: \.type)
      .mapValues { Set($0.map(\.stops.lowerBound)).sorted() }
    self.spaceOfStop = spaceOfStop
    spaces = zip(spaceAreas, spaceStops).map { areas, stops in
      Space(scrollAreas: areas, stops: HitIndex(stops, of: elements))
    }
  }
}
