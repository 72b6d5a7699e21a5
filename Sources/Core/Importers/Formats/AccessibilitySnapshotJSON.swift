import AccessibilityTree
import SpaceAndTime

extension DumpFormat {
  /// The hierarchy that cashapp's AccessibilitySnapshot parses, encoded as JSON: the elements with
  /// almost all that UIKit tells, in the order in which they are read.
  static let accessibilitySnapshotJSON = DumpFormat(
    id: "accessibility-snapshot-json", name: "AccessibilitySnapshot's hierarchy", platform: .iOS,
    syntax: .json, command: "JSONEncoder().encode(hierarchy)",
    cannotTell: ["expanded states", "heading levels"],
    recognizes: { beginning in
      beginning.hasKey("usesDefaultActivationPoint")
        || beginning.hasKey("shape") && beginning.hasKey("traits")
        || beginning.hasKey("container") && beginning.hasKey("frame") && beginning.hasKey("_0")
    },
    read: { (document, parsers, _) throws(ImportProblem) in
      let answer = try parsers.json.decode(SnapshotHierarchy.self, from: document.bytes)
      var tree = DumpTree()
      var root = DumpNode(.group)
      root.states.insert(.keepsOrder)
      tree.open(root)
      for node in answer.nodes { node.add(to: &tree) }
      tree.closeAll()
      tree.size = tree.extent.map {
        Size(width: max($0.width, Size.phone.width), height: max($0.height, Size.phone.height))
      }
      if let size = tree.size {
        tree.notes.add(.guessed, "the screen's size, from what the frames cover")
        tree.change(0) { $0.frame = DumpFrame(0, 0, size.width, size.height) }
      }
      return tree
    })
}

/// One node, or a list of them.
private struct SnapshotHierarchy: Decodable {
  var nodes: [SnapshotNode]

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer() {
      _ = list
      nodes = try [SnapshotNode](from: decoder)
    } else {
      nodes = [try SnapshotNode(from: decoder)]
    }
    nodes.sort { $0.order < $1.order }
  }
}

/// `{"element": {"_0": {…}, "traversalIndex": 3}}`, `{"container": {"_0": {…}, "children": […]}}`,
/// or an element by itself in the older flat form.
private enum SnapshotNode: Decodable {
  case element(SnapshotElement, order: Int)
  case container(SnapshotContainer, children: [SnapshotNode])

  private enum CodingKeys: CodingKey {
    case element, container
  }

  private enum CaseKeys: String, CodingKey {
    case content = "_0"
    case traversalIndex, children
  }

  init(from decoder: any Decoder) throws {
    let node = try decoder.container(keyedBy: CodingKeys.self)
    if node.contains(.container) {
      let values = try node.nestedContainer(keyedBy: CaseKeys.self, forKey: .container)
      var children = try values.decodeIfPresent([SnapshotNode].self, forKey: .children) ?? []
      children.sort { $0.order < $1.order }
      self = .container(
        try values.decode(SnapshotContainer.self, forKey: .content), children: children)
    } else if node.contains(.element) {
      let values = try node.nestedContainer(keyedBy: CaseKeys.self, forKey: .element)
      self = .element(
        try values.decode(SnapshotElement.self, forKey: .content),
        order: try values.decodeIfPresent(Int.self, forKey: .traversalIndex) ?? 0)
    } else {
      self = .element(try SnapshotElement(from: decoder), order: 0)
    }
  }

  /// Where it is read among its siblings.
  var order: Int {
    switch self {
    case .element(_, let order): order
    case .container(_, let children): children.first?.order ?? .max
    }
  }

  func add(to tree: inout DumpTree) {
    switch self {
    case .element(let element, _):
      tree.open(element.node)
      tree.close()
    case .container(let container, let children):
      tree.open(container.node)
      for child in children { child.add(to: &tree) }
      tree.close()
    }
  }
}

/// `[[x, y], [width, height]]`.
private struct SnapshotFrame: Decodable {
  var frame: DumpFrame

  init(from decoder: any Decoder) throws {
    let numbers = try [[Double]](from: decoder).flatMap(\.self)
    frame =
      numbers.count == 4 ? DumpFrame(numbers[0], numbers[1], numbers[2], numbers[3]) : .unknown
  }
}

private struct SnapshotContainer: Decodable {
  private struct Kind: Decodable {
    struct Group: Decodable {
      var label: String?
      var value: String?
      var identifier: String?
    }
    struct Nothing: Decodable {}
    struct Scrollable: Decodable {
      var contentSize: [Double]?
    }

    var semanticGroup: Group?
    var list: Nothing?
    var landmark: Nothing?
    var dataTable: Nothing?
    var tabBar: Nothing?
    var scrollable: Scrollable?
  }

  private var type: Kind
  private var identifier: String?
  private var frame: SnapshotFrame
  private var isModalBoundary: Bool?
  private var scrollableContentSize: [Double]?

  var node: DumpNode {
    var node = DumpNode(type.tabBar != nil ? .tabBar : .group)
    node.frame = frame.frame
    node.states.insert(.keepsOrder)
    if isModalBoundary == true { node.states.insert(.isModal) }
    let texts = DumpTexts()
    let details = DumpDetails()
    texts.identifier = identifier ?? type.semanticGroup?.identifier
    texts.label = type.semanticGroup?.label
    if type.semanticGroup != nil { details.containerType = .semanticGroup }
    if type.list != nil { details.containerType = .list }
    if type.landmark != nil { details.containerType = .landmark }
    if type.dataTable != nil { details.containerType = .dataTable }
    if let size = type.scrollable?.contentSize ?? scrollableContentSize, size.count == 2,
      size.allSatisfy({ $0 > 0 && $0 <= DumpNumbers.largest })
    {
      node.role = .scrollView
      details.contentSize = Size(width: size[0], height: size[1])
    }
    texts.details = details
    node.texts = texts
    return node
  }
}

extension DumpRole {
  /// The role that answers gestures as an element with these traits does.
  fileprivate static func of(_ traits: AccessibilityTraits) -> DumpRole {
    if traits.contains(.switchButton) { return .toggle }
    if traits.contains(.secureTextField) { return .secureField }
    if traits.contains(.textArea) { return .textView }
    if traits.contains(.textEntry) { return .textField }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) ? .text : .group
  }
}

private struct SnapshotElement: Decodable {
  private struct Shape: Decodable {
    var frame: SnapshotFrame?
  }
  private struct Content: Decodable {
    var label: String
    var value: String
    var isImportant: Bool?
  }
  private struct Rotor: Decodable {
    struct Result: Decodable {
      var elementDescription: String?
      var shape: Shape?
    }

    var name: String
    var resultMarkers: [Result]?

    var told: DumpDetails.Rotor {
      DumpDetails.Rotor(
        name: name,
        results: (resultMarkers ?? []).map {
          .init(
            description: $0.elementDescription ?? "", frame: $0.shape?.frame?.frame ?? .unknown)
        })
    }
  }
  private struct Context: Decodable {
    struct Cell: Decodable {
      var row: Int
      var column: Int
      var width: Int?
      var height: Int?
      var rowHeaders: [Header]?
      var columnHeaders: [Header]?
    }
    struct Header: Decodable {
      var label: String?
      var value: String?
    }

    var dataTableCell: Cell?
  }

  private var description: String?
  private var label: String?
  private var value: String?
  private var traits: [String]
  private var identifier: String?
  private var hint: String?
  private var authoredHint: String?
  private var userInputLabels: [String]?
  private var shape: Shape
  private var activationPoint: [Double]?
  private var usesDefaultActivationPoint: Bool?
  private var customActions: [String]?
  private var customContent: [Content]?
  private var customRotors: [Rotor]?
  private var accessibilityLanguage: String?
  private var respondsToUserInteraction: Bool?
  private var context: Context?

  var node: DumpNode {
    let traits = self.traits.reduce(into: AccessibilityTraits()) { all, name in
      if let trait = AccessibilityTraits(name: name) { all.insert(trait) }
    }
    var node = DumpNode(.of(traits))
    node.set(.isElement, known: .isElementKnown, to: true)
    // What is off the screen is listed where VoiceOver reaches it.
    node.set(.isVisible, known: .isVisibleKnown, to: true)
    node.frame = shape.frame?.frame ?? .unknown
    let texts = DumpTexts()
    texts.label = label
    texts.value = value
    texts.hint = authoredHint ?? hint
    texts.identifier = identifier
    texts.traits = traits
    texts.language = accessibilityLanguage
    texts.customActions = customActions ?? []
    let details = DumpDetails()
    if usesDefaultActivationPoint == false, let point = activationPoint, point.count == 2,
      point.allSatisfy({ $0.magnitude <= DumpNumbers.largest })
    {
      details.activationPoint = Point(x: point[0], y: point[1])
    }
    details.customContent = (customContent ?? []).map {
      (label: $0.label, value: $0.value, isHighImportance: $0.isImportant ?? false)
    }
    details.customRotors = (customRotors ?? []).map(\.told)
    details.description = description
    details.userInputLabels = userInputLabels ?? []
    if respondsToUserInteraction == false { details.respondsToUserInteraction = false }
    if let cell = context?.dataTableCell, cell.row >= 0, cell.column >= 0, cell.row < 100_000,
      cell.column < 100_000
    {
      details.rowRange = cell.row..<(cell.row + min(max(cell.height ?? 1, 1), 1000))
      details.columnRange = cell.column..<(cell.column + min(max(cell.width ?? 1, 1), 1000))
      details.rowHeaders = (cell.rowHeaders ?? []).compactMap { $0.label ?? $0.value }
      details.columnHeaders = (cell.columnHeaders ?? []).compactMap { $0.label ?? $0.value }
    }
    texts.details = details
    node.texts = texts
    return node
  }
}
