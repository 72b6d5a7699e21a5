import AccessibilityTree
import SpaceAndTime

extension DumpFormat {
  /// `driver.page_source` of Appium's XCUITest driver, `GET /source` of WebDriverAgent
  /// (import-formats.md 4).
  static let webDriverAgentXML = DumpFormat(
    id: "webdriveragent-xml", name: "WebDriverAgent XML", platform: .iOS, syntax: .xml,
    command: "driver.page_source",
    cannotTell: ["hints", "grouping", "heading levels", "languages", "custom content"],
    marks: ["<AppiumAUT", "<XCUIElementType", "<UIA"],
    recognizes: { beginning in
      beginning.tags.contains {
        $0 == "AppiumAUT" || $0.hasPrefix("XCUIElementType") || $0.hasPrefix("UIA")
      }
    },
    read: { (document, parsers, _) throws(ImportProblem) in
      try XMLDocumentReading.tree(document, parsers, WebDriverAgentReceiver())
    })
}

/// Takes the elements of a WebDriverAgent document.
private final class WebDriverAgentReceiver: DumpReceiver {
  var tree = DumpTree()
  /// Roles by tag, so that a name is looked at once.
  private var roles: [String: DumpRole] = [:]

  /// Traits by their list, of which a dump has few.
  private var knownTraits: [String: AccessibilityTraits] = [:]

  private enum Attribute: Int, CaseIterable {
    case type, name, rawIdentifier, identifier, label, title, value, placeholderValue, hint
    case enabled, visible, accessible, nativeAccessibilityElement, selected, x, y, width, height
    case traits, customActions
  }

  let attributeNames = Attribute.allCases.map { String(describing: $0) }

  var isDone: Bool { tree.isFull }

  func start(_ name: String, _ attributes: XMLAttributes) {
    func has(_ attribute: Attribute) -> Bool { attributes.has(attribute.rawValue) }
    func text(_ attribute: Attribute) -> String? { attributes.text(attribute.rawValue) }
    func flag(_ attribute: Attribute) -> Bool? { attributes.flag(attribute.rawValue) }
    func number(_ attribute: Attribute) -> Double? { attributes.number(attribute.rawValue) }

    guard name != "AppiumAUT" else { return tree.open(DumpNode(.group)) }
    var element = AppleElement(role: role(of: name))
    element.isAccessible = flag(.accessible) ?? flag(.nativeAccessibilityElement)
    element.isVisible = flag(.visible)
    element.isEnabled = flag(.enabled)
    element.isSelected = flag(.selected)
    element.frame = DumpFrame(number(.x), number(.y), number(.width), number(.height))
    element.label = text(.label)
    element.title = text(.title)
    element.name = text(.name)
    element.rawIdentifier = text(.rawIdentifier) ?? text(.identifier)
    element.value = text(.value)
    element.placeholder = text(.placeholderValue)
    element.hint = text(.hint)
    element.traits = text(.traits).map(traits(of:))
    if has(.customActions) {
      element.customActions = (text(.customActions) ?? "").split(separator: ",").map {
        String($0.drop { $0 == " " })
      }
    }
    tree.open(element)
  }

  func end() { tree.close() }

  private func traits(of list: String) -> AccessibilityTraits {
    if let known = knownTraits[list] { return known }
    let traits = AppleTypes.traits(list)
    knownTraits[list] = traits
    return traits
  }

  private func role(of name: String) -> DumpRole {
    if let role = roles[name] { return role }
    let role = AppleTypes.role(name)
    roles[name] = role
    return role
  }
}
