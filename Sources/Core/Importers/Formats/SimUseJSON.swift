import SpaceAndTime

extension DumpFormat {
  /// What sim-use prints: a list of entries, usually with AXe's tree beside it, which says more
  /// (import-formats.md 6).
  static let simUseJSON = DumpFormat(
    id: "sim-use-json", name: "sim-use JSON", platform: .iOS, syntax: .json,
    command: "sim-use describe --json",
    cannotTell: ["grouping", "languages", "heading levels", "custom content"],
    recognizes: { beginning in
      beginning.hasKey("entries") && beginning.hasKey("role") && beginning.hasKey("frame")
        || beginning.hasKey("data") && beginning.hasKey("raw")
    },
    read: { (document, parsers, _) throws(ImportProblem) in
      let answer = try parsers.json.decode(SimUseAnswer.self, from: document.bytes)
      var tree = DumpTree()
      if answer.tree.isEmpty {
        tree.notes.add(.unknown, "hints and custom actions: the answer holds no raw tree")
        for entry in answer.entries { entry.add(to: &tree) }
      } else {
        for element in answer.tree { element.add(to: &tree, app: nil) }
      }
      guard tree.nodeCount > 0 else { throw HostAnswer.isSilent }
      tree.finishHost()
      return tree
    })
}

private struct SimUseAnswer: Decodable {
  var entries: [SimUseEntry]
  var tree: [HostElement]

  private enum CodingKeys: CodingKey {
    case data, entries, raw
  }

  init(from decoder: any Decoder) throws {
    var values = try decoder.container(keyedBy: CodingKeys.self)
    if values.contains(.data) {
      values = try values.nestedContainer(keyedBy: CodingKeys.self, forKey: .data)
    }
    entries = try values.decodeIfPresent([SimUseEntry].self, forKey: .entries) ?? []
    tree = (try? values.decodeIfPresent([HostElement].self, forKey: .raw)) ?? []
  }
}

/// One line of sim-use's list: every entry is a stop.
private struct SimUseEntry: Decodable {
  private struct Place: Decodable {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
  }

  private var label: String?
  private var role: String?
  private var uniqueId: String?
  private var frame: Place?
  private var states: [String]?

  func add(to tree: inout DumpTree) {
    var element = AppleElement(role: HostRoles.role(role ?? "", subrole: nil))
    element.label = label
    element.rawIdentifier = uniqueId
    // It lists what is on the screen, and says so where something is disabled.
    element.isEnabled = true
    element.isVisible = true
    element.isAccessible = label?.isEmpty == false || element.role.isControl
    if let frame { element.frame = DumpFrame(frame.x, frame.y, frame.width, frame.height) }
    for state in states ?? [] {
      switch state {
      case "disabled": element.isEnabled = false
      case "selected": element.isSelected = true
      case _ where state.hasPrefix("value=\""):
        element.value = String(state.dropFirst(7).dropLast())
      default: break
      }
    }
    var node = element.node
    if role == "Heading" { node.states.insert(.isHeading) }
    tree.open(node)
    tree.close()
  }
}
