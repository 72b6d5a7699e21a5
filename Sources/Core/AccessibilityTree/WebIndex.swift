/// Positions of what the rotor visits on web pages only, ascending.
struct WebIndex: Sendable {
  private(set) var formControls: [Int] = []
  private(set) var visitedLinks: [Int] = []
  private(set) var unvisitedLinks: [Int] = []
  private(set) var inPageLinks: [Int] = []
  let starts: [WebRole: [Int]]

  private static let controls = AccessibilityTraits.anyTextField.union([
    .button, .switchButton, .searchField, .adjustable,
  ])

  init(_ elements: [AccessibilityElement], _ containers: [AccessibilityContainer]) {
    for position in elements.indices where elements[position].isOnWebPage {
      let content = elements[position].content
      if !content.traits.isDisjoint(with: Self.controls) { formControls.append(position) }
      guard content.traits.contains(.link) else { continue }
      if content.webStates.contains(.visited) {
        visitedLinks.append(position)
      } else {
        unvisitedLinks.append(position)
      }
      if content.webStates.contains(.inPage) { inPageLinks.append(position) }
    }
    var starts: [WebRole: Set<Int>] = [:]
    for container in containers {
      if let role = container.webRole {
        starts[role, default: []].insert(container.stops.lowerBound)
      }
    }
    self.starts = starts.mapValues { $0.sorted() }
  }
}

/// What the rotor visits on web pages only; positions are ascending (voiceover.md 2.3).
extension AccessibleScreen {
  public var formControls: [Int] { index.web.formControls }
  public var visitedLinks: [Int] { index.web.visitedLinks }
  public var unvisitedLinks: [Int] { index.web.unvisitedLinks }
  public var inPageLinks: [Int] { index.web.inPageLinks }

  /// First stops of the articles, block quotes or radio groups.
  public func starts(of role: WebRole) -> [Int] { index.web.starts[role] ?? [] }
}
