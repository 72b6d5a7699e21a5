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
  let containerStarts: [Int]
  let containerStartsByType: [AccessibilityContainerType: [Int]]
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
    var spaceIndices: [[String]: Int] = [[]: 0]
    var spaceAreas: [[String]] = [[]]
    var spaceStops: [[Int]] = [[]]
    var spaceOfStop: [Int] = []
    spaceOfStop.reserveCapacity(elements.count)
    for position in elements.indices {
      let content = elements[position].content
      var traits = content.traits.rawValue
      while traits != 0 {
        let bit = traits & (~traits + 1)
        byTrait[bit, default: []].append(position)
        traits &= ~bit
      }
      if content.traits.contains(.header), content.headingLevel > 0 {
        byLevel[content.headingLevel, default: []].append(position)
      }
      if !content.links.isEmpty { withLinks.append(position) }

      let ancestors = elements[position].ancestors
      let areas = ancestors.filter { scrollAreas[$0] != nil }
      let space =
        areas.isEmpty
        ? 0
        : spaceIndices[areas]
          ?? {
            spaceIndices[areas] = spaceAreas.count
            spaceAreas.append(areas)
            spaceStops.append([])
            return spaceAreas.count - 1
          }()
      spaceStops[space].append(position)
      spaceOfStop.append(space)
    }
    positionsByTrait = byTrait
    headingsByLevel = byLevel
    positionsWithLinks = withLinks
    containerStarts = Set(containers.lazy.filter(\.isRotorStop).map(\.stops.lowerBound)).sorted()
    containerStartsByType = Dictionary(grouping: containers, by: \.type)
      .mapValues { Set($0.map(\.stops.lowerBound)).sorted() }
    self.spaceOfStop = spaceOfStop
    spaces = zip(spaceAreas, spaceStops).map { areas, stops in
      Space(scrollAreas: areas, stops: HitIndex(stops, of: elements))
    }
  }
}
