import AccessibilityTree

/// What the cursor's way into a container, or to its end, adds to an element (voiceover.md 3.4).
struct ContainerWords {
  /// Names of the app's groups, said before everything else.
  var groups: [Phrase] = []
  /// Names of groups and tables of a web page, said before the element.
  var webNames: [Phrase] = []
  var before: [Phrase] { groups + webNames }
  /// Beginnings of lists that the roles of their elements belong to, such as definition lists.
  var beforeRole: [Phrase] = []
  /// Borders of lists, landmarks and tables of a web page, said last.
  var after: [Phrase] = []

  /// - Parameter left: ids of what is around the element that the cursor comes from.
  init(at position: Int, from left: Set<String>, on screen: AccessibleScreen) {
    for id in screen.elements[position].ancestors {
      guard let container = screen.container(id) else { continue }
      let isEntered = !left.contains(id)
      if container.type == .semanticGroup {
        guard isEntered else { continue }
        if container.isOnWebPage {
          webNames.insert(contentsOf: Self.name(of: container), at: 0)
        } else {
          groups.insert(contentsOf: Self.name(of: container), at: 0)
        }
      } else if container.isOnWebPage, isEntered {
        enter(container, on: screen)
      } else if container.isOnWebPage, container.stops.last == position {
        after += Self.end(of: container)
      }
    }
  }

  /// A browser names a table first and tells its size last.
  private mutating func enter(_ container: AccessibilityContainer, on screen: AccessibleScreen) {
    switch container.type {
    case .dataTable:
      webNames.insert(contentsOf: Self.name(of: container), at: 0)
      let cells = container.stops.compactMap { screen.elements[$0].content.tableCell }
      let rows = cells.compactMap { cell in cell.row.map { $0 + cell.rowSpan } }.max() ?? 0
      let columns = cells.compactMap { cell in cell.column.map { $0 + cell.columnSpan } }.max() ?? 0
      after.append(.word(.tableStart))
      if rows > 0 { after.append(.counted(.rows, rows)) }
      if columns > 0 { after.append(.counted(.columns, columns)) }
    case .list:
      if let role = container.roleDescription?.spoken {
        beforeRole.append(.filled(.roleStart, ["role": role]))
      } else {
        after.append(.word(.listStart))
      }
    case .landmark:
      after += Self.name(of: container) + Self.own(container.roleDescription)
      after.append(.word(.landmarkStart))
    case .semanticGroup, .none: break
    }
  }

  private static func end(of container: AccessibilityContainer) -> [Phrase] {
    switch container.type {
    case .dataTable: return [.word(.tableEnd)]
    case .list:
      let role = container.roleDescription?.spoken
      return [role.map { .filled(.roleEnd, ["role": $0]) } ?? .word(.listEnd)]
    case .landmark:
      return [.word(.landmarkEnd)] + name(of: container) + own(container.roleDescription)
    case .semanticGroup, .none: return []
    }
  }

  /// In its own language, whatever that of the element is (voiceover.md 3.8).
  private static func name(of container: AccessibilityContainer) -> [Phrase] {
    guard let language = container.language else { return own(container.label) }
    return container.label?.spoken.map { [.attributed([.init($0, language: language)])] } ?? []
  }

  private static func own(_ text: String?) -> [Phrase] {
    text?.spoken.map { [.own($0)] } ?? []
  }
}
