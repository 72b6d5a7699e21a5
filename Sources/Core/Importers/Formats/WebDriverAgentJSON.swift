import AccessibilityTree
import SpaceAndTime

extension DumpFormat {
  /// `GET /source?format=json` of WebDriverAgent, also in its form of 2016 (import-formats.md 4).
  static let webDriverAgentJSON = DumpFormat(
    id: "webdriveragent-json", name: "WebDriverAgent JSON", platform: .iOS, syntax: .json,
    command: "mobile: source with format json",
    cannotTell: ["hints", "grouping", "heading levels", "languages", "custom content"],
    recognizes: { beginning in
      beginning.hasKey("type") && beginning.hasKey("isEnabled")
        && (beginning.hasKey("rect") || beginning.hasKey("frame"))
    },
    read: { (document, parsers, _) throws(ImportProblem) in
      let root = try parsers.json.decode(WebDriverAgentAnswer.self, from: document.bytes).root
      var tree = DumpTree()
      root.add(to: &tree)
      return tree
    })
}

/// The element itself, or a server's answer around it.
private struct WebDriverAgentAnswer: Decodable {
  var root: WebDriverAgentElement

  private enum CodingKeys: CodingKey {
    case value, tree
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    // An element has a value too, but a text; the answer's is an object.
    guard let value = try? answer.nestedContainer(keyedBy: CodingKeys.self, forKey: .value) else {
      root = try WebDriverAgentElement(from: decoder)
      return
    }
    root =
      try value.contains(.tree)
      ? value.decode(WebDriverAgentElement.self, forKey: .tree)
      : answer.decode(WebDriverAgentElement.self, forKey: .value)
  }
}

/// One element of the agent's JSON; flags are `"1"` and `"0"`.
private struct WebDriverAgentElement: Decodable {
  var element: AppleElement
  var children: [WebDriverAgentElement]

  private enum CodingKeys: CodingKey {
    case type, rawIdentifier, name, label, value, placeholderValue, rect, frame
    case isEnabled, isVisible, isAccessible, isNativeAccessibilityElement
    case traits, customActions, children
  }

  private struct Place: Decodable {
    struct Origin: Decodable {
      var x: Double?
      var y: Double?
    }
    struct Extent: Decodable {
      var width: Double?
      var height: Double?
    }

    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    var origin: Origin?
    var size: Extent?
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? { values.looseText(key) }
    func flag(_ key: CodingKeys) -> Bool? { text(key).flatMap(LooseText.flag) }
    element = AppleElement(role: AppleTypes.role(text(.type) ?? ""))
    element.rawIdentifier = text(.rawIdentifier)
    element.name = text(.name)
    element.label = text(.label)
    element.value = text(.value)
    element.placeholder = text(.placeholderValue)
    element.isEnabled = flag(.isEnabled)
    element.isVisible = flag(.isVisible)
    element.isAccessible = flag(.isAccessible) ?? flag(.isNativeAccessibilityElement)
    element.traits = text(.traits).map { AppleTypes.traits($0) }
    element.customActions = (try? values.decode([String].self, forKey: .customActions)) ?? []
    if let place = try? values.decode(Place.self, forKey: .rect) {
      element.frame = DumpFrame(
        place.x ?? place.origin?.x, place.y ?? place.origin?.y,
        place.width ?? place.size?.width, place.height ?? place.size?.height)
    } else if let frame = text(.frame) {
      element.frame = DumpFrame(text: frame)
    }
    children = try values.decodeIfPresent([WebDriverAgentElement].self, forKey: .children) ?? []
  }

  func add(to tree: inout DumpTree) {
    tree.open(element)
    for child in children { child.add(to: &tree) }
    tree.close()
  }
}
