import SpaceAndTime

extension DumpFormat {
  /// `idb ui describe-all`, `axe describe-ui` (import-formats.md 6).
  static let hostAccessibilityJSON = DumpFormat(
    id: "idb-axe-json", name: "idb or AXe JSON", platform: .iOS, syntax: .json,
    command: "idb ui describe-all --nested",
    cannotTell: ["grouping", "languages", "heading levels", "custom content"],
    recognizes: { beginning in
      beginning.hasKey("AXFrame") || beginning.hasKey("AXUniqueId") || beginning.hasKey("AXLabel")
        || beginning.hasKey("role_description")
        || beginning.hasKey("elements") && beginning.hasKey("truncated")
    },
    read: { (document, parsers, _) throws(ImportProblem) in
      let answer = try parsers.json.decode(HostAnswer.self, from: document.bytes)
      var tree = DumpTree()
      // A flat list holds the application beside what is in it.
      let app = answer.elements.lazy.compactMap(\.applicationProcess).first
      guard answer.elements.contains(where: \.saysAnything) else { throw HostAnswer.isSilent }
      for element in answer.elements { element.add(to: &tree, app: app) }
      if answer.isTruncated {
        tree.notes.add(.lost, "elements that idb left out: it calls its own output truncated")
      }
      tree.size = tree.size ?? answer.screen
      tree.finishHost()
      answer.modal?.mark(in: &tree)
      return tree
    })
}

/// A list of elements, one element, or idb's complete format around them.
struct HostAnswer: Decodable {
  var elements: [HostElement]
  var isTruncated = false
  /// What the complete format says of the screen, in points.
  var screen: Size?
  var modal: HostModal?

  private enum CodingKeys: CodingKey {
    case elements, truncated, screen, modal
  }

  private struct Screen: Decodable {
    var width: Double
    var height: Double
  }

  /// There are objects in it, and none that an element is made of.
  static let isSilent = ImportProblem(
    "This JSON has no elements where idb, AXe and sim-use write them. Dump the whole screen again.")

  init(from decoder: any Decoder) throws {
    if let list = try? [HostElement?](from: decoder) {
      elements = list.compactMap(\.self)
      return
    }
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    if answer.contains(.elements) {
      elements = try answer.decode([HostElement].self, forKey: .elements)
      modal = try? answer.decode(HostModal.self, forKey: .modal)
      if let told = try? answer.decode(Screen.self, forKey: .screen), told.width > 0,
        told.height > 0, max(told.width, told.height) <= DumpNumbers.largest
      {
        screen = Size(width: told.width, height: told.height)
      }
      isTruncated = (try? answer.decode(Bool.self, forKey: .truncated)) ?? false
    } else {
      elements = [try HostElement(from: decoder)]
    }
  }
}

/// One element as the simulator's host sees it.
struct HostElement: Decodable {
  private var element: AppleElement
  private var role: String
  private var roleText: String?
  private var subrole: String?
  private var process: Int?
  private var isExpanded: Bool?
  private var isHidden = false
  private var children: [HostElement]

  private enum CodingKeys: String, CodingKey {
    case label = "AXLabel"
    case value = "AXValue"
    case identifier = "AXUniqueId"
    case frameText = "AXFrame"
    /// As the complete format spells them.
    case plainLabel = "label"
    case plainValue = "value"
    case plainIdentifier = "identifier"
    case title, help
    case roleText = "role_description"
    case subrole, placeholder, frame, type, role
    case traits
    case actions = "custom_actions"
    case enabled, expanded, hidden, pid, children, selected
  }

  private struct Place: Decodable {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? {
      values.looseText(key).flatMap { $0.isEmpty ? nil : $0 }
    }
    func flag(_ key: CodingKeys) -> Bool? { text(key).flatMap(LooseText.flag) }
    role =
      text(.type) ?? text(.role).map { $0.hasPrefix("AX") ? String($0.dropFirst(2)) : $0 } ?? ""
    roleText = text(.roleText)
    subrole = text(.subrole)
    process = try? values.decodeIfPresent(Int.self, forKey: .pid)
    isExpanded = flag(.expanded)
    isHidden = flag(.hidden) ?? false
    element = AppleElement(role: HostRoles.role(role, subrole: subrole))
    element.label = text(.label) ?? text(.plainLabel)
    element.title = text(.title)
    element.value = text(.value) ?? text(.plainValue)
    element.rawIdentifier = text(.identifier) ?? text(.plainIdentifier)
    element.hint = text(.help)
    element.placeholder = text(.placeholder)
    element.isEnabled = flag(.enabled)
    element.isSelected = flag(.selected)
    element.customActions = (try? values.decodeIfPresent([String].self, forKey: .actions)) ?? []
    if let names = try? values.decodeIfPresent([String].self, forKey: .traits) {
      element.traits = AppleTypes.traits(names.joined(separator: ","))
    }
    if let place = try? values.decodeIfPresent(Place.self, forKey: .frame) {
      element.frame = DumpFrame(place.x, place.y, place.width, place.height)
    } else if let frame = text(.frameText) {
      element.frame = DumpFrame(text: frame)
    }
    children = try values.decodeIfPresent([HostElement].self, forKey: .children) ?? []
  }

  /// False for an object without a single key of an element.
  var saysAnything: Bool {
    !role.isEmpty || roleText != nil || !element.node.isPlain || element.frame.isKnown
      || !children.isEmpty
  }

  /// Its process where it is an application.
  var applicationProcess: Int? { element.role == .application ? process : nil }

  /// `app` is the process of the application around it: what belongs to another one is the status
  /// bar.
  func add(to tree: inout DumpTree, app: Int?) {
    var own = element
    var isHeading = false
    if role == "Heading" {
      isHeading = true
      own.isAccessible = true
    }
    // The host lists what VoiceOver stops at; only what holds others is none.
    if own.isAccessible == nil {
      own.isAccessible =
        children.isEmpty && !own.role.isContainer && (own.role != .group || own.label != nil)
    }
    if own.role == .radioButton || own.role == .tab {
      own.isSelected = own.isSelected ?? (own.value == "1")
    }
    var node = own.node
    if isHeading { node.states.insert(.isHeading) }
    // The host lists what is on the screen.
    node.set(.isVisible, known: .isVisibleKnown, to: !isHidden)
    node.set(.isExpanded, known: .isExpandedKnown, to: isExpanded)
    if let app, let process, process != app, own.role != .application {
      node.states.insert(.isForeign)
    }
    tree.open(own, node: node)
    for child in children { child.add(to: &tree, app: own.role == .application ? process : app) }
    tree.close()
  }
}

/// An alert over the app, as idb's complete format tells it.
struct HostModal: Decodable {
  /// `system` or `app`.
  private var kind: String?
  private var label: String?

  /// The element that is called so hides the others; one of the system is not among them.
  func mark(in tree: inout DumpTree) {
    let name = label.map { "“\($0)”" } ?? "without a title"
    guard kind != "system" else {
      return tree.notes.add(.lost, "an alert of the system, \(name), that lies over the app")
    }
    if tree.nodes.contains(where: \.role.isModal) { return }
    let alert = tree.nodes.indices.first { index in
      let node = tree.nodes[index]
      return label != nil && node.texts?.label == label && Int(node.end) > index + 1
    }
    guard let alert else {
      return tree.notes.add(.unknown, "which elements belong to the alert \(name) over the others")
    }
    tree.change(alert) { $0.states.insert(.isModal) }
  }
}

/// Types and roles of the host's accessibility.
enum HostRoles {
  static func role(_ type: String, subrole: String?) -> DumpRole {
    switch subrole {
    case "AXSearchField": return .searchField
    case "AXSecureTextField": return .secureField
    case "AXSwitch", "AXToggle": return .toggle
    case "AXTabButton": return .tab
    default: break
    }
    return roles[type] ?? AppleTypes.role(type)
  }

  private static let roles: [String: DumpRole] = [
    "Heading": .text, "CheckBox": .toggle, "TextArea": .textView, "PopUpButton": .popUpButton,
    "GenericElement": .group, "Group": .group, "Incrementor": .stepper, "TabGroup": .tabBar,
    "List": .table, "Outline": .table, "Row": .cell, "ScrollArea": .scrollView,
    "WebArea": .webView, "ValueIndicator": .progress, "BusyIndicator": .activity,
  ]
}

extension DumpTree {
  /// A list without a tree says nothing of the screen's size but by its application.
  mutating func finishHost() {
    closeAll()
    tellsHeadings = true
    if size == nil { notes.add(.unknown, "the screen's size: there is no application in it") }
  }
}
