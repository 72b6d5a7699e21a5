import AccessibilityTree
import Simulation
import SpaceAndTime

/// The keys of a screen file with their values, in the order in which a person looks for them.
enum ScreenKeys {
  static func head(of screen: ScreenDescription) -> [String] {
    var keys = Keys()
    keys.add("id", screen.id)
    keys.add("title", screen.title)
    if let platform = screen.platform { keys.add("platform", platform.rawValue) }
    if let language = screen.language { keys.add("language", language) }
    if screen.size != .phone { keys.add("size", [screen.size.width, screen.size.height]) }
    if screen.idiom != .phone { keys.add("idiom", screen.idiom.rawValue) }
    if screen.layoutDirection == .rightToLeft { keys.add("layoutDirection", "rtl") }
    return keys.pairs
  }

  static func pairs(of view: ViewDescription) -> [String] {
    var keys = Keys()
    if !view.id.isEmpty { keys.add("id", view.id) }
    keys.add("kind", view.kind.name)
    keys.add(
      "frame", [view.frame.minX, view.frame.minY, view.frame.size.width, view.frame.size.height])
    add(view.content, &keys)
    if case .always(true) = view.isHidden { keys.add("hidden", true) }
    if case .always(false) = view.isEnabled { keys.add("enabled", false) }
    if case .always(true) = view.isSelected { keys.add("selected", true) }
    if view.alpha != 1 { keys.add("alpha", view.alpha) }
    if view.clipsToBounds { keys.add("clips", true) }
    add(view.accessibility, &keys)
    return keys.pairs
  }

  private static func add(_ content: ViewContent, _ keys: inout Keys) {
    keys.add("text", content.text)
    keys.add("image", content.image)
    keys.add("placeholder", content.placeholder)
    keys.add("message", content.message)
    keys.add("isOn", content.isOn)
    keys.add("value", content.value)
    keys.add("minimumValue", content.minimumValue)
    keys.add("maximumValue", content.maximumValue)
    keys.add("stepValue", content.stepValue)
    keys.add("progress", content.progress)
    keys.add("isAnimating", content.isAnimating)
    keys.add("items", content.items)
    if let index = content.selectedIndex { keys.add("selectedIndex", Double(index)) }
    keys.add("badgeValue", content.badgeValue)
    keys.add("backButtonTitle", content.backButtonTitle)
    if let size = content.contentSize { keys.add("contentSize", [size.width, size.height]) }
    keys.add("isPagingEnabled", content.isPagingEnabled)
  }

  private static func add(_ properties: AccessibilityOverrides, _ keys: inout Keys) {
    keys.add("isAccessibilityElement", properties.isAccessibilityElement)
    keys.add("accessibilityLabel", properties.label)
    keys.add("accessibilityValue", properties.value)
    keys.add("accessibilityHint", properties.hint)
    if let traits = properties.traits { keys.add("accessibilityTraits", names: traits.setNames) }
    keys.add("accessibilityRoleDescription", properties.roleDescription)
    if let level = properties.headingLevel { keys.add("accessibilityHeadingLevel", Double(level)) }
    keys.add("accessibilityLanguage", properties.language)
    if let frame = properties.frame {
      keys.add("accessibilityFrame", [frame.minX, frame.minY, frame.size.width, frame.size.height])
    }
    if let point = properties.activationPoint {
      keys.add("accessibilityActivationPoint", [point.x, point.y])
    }
    if let elements = properties.elements { keys.add("accessibilityElements", names: elements) }
    keys.add("accessibilityElementsHidden", properties.elementsHidden)
    keys.add("accessibilityViewIsModal", properties.viewIsModal)
    keys.add("shouldGroupAccessibilityChildren", properties.groupsChildren)
    if let type = properties.containerType {
      keys.add("accessibilityContainerType", type.rawValue)
    }
    if let status = properties.expandedStatus {
      keys.add("accessibilityExpandedStatus", status.rawValue)
    }
    keys.add("accessibilityCustomActions", properties.customActions.map(\.name))
    addLists(properties, &keys)
    keys.add("accessibilityUserInputLabels", properties.userInputLabels)
    keys.add("accessibilityRespondsToUserInteraction", properties.respondsToUserInteraction)
    add("accessibilityRowRange", properties.rowRange, &keys)
    add("accessibilityColumnRange", properties.columnRange, &keys)
    add("accessibilityHeaderElementsForRow", properties.rowHeaders, &keys)
    add("accessibilityHeaderElementsForColumn", properties.columnHeaders, &keys)
  }

  private static func addLists(_ properties: AccessibilityOverrides, _ keys: inout Keys) {
    let contents = properties.customContent.map { content in
      "{ label: \(Keys.quoted(content.label)), value: \(Keys.quoted(content.value))"
        + (content.isHighImportance ? ", importance: \"high\" }" : " }")
    }
    keys.add("accessibilityCustomContent", list: contents)
    let rotors = properties.customRotors.map { rotor in
      let results = rotor.results.map { result in
        result.range.map { range in
          "{ element: \(Keys.quoted(result.element)), range: [\(range.lowerBound), \(range.count)] }"
        } ?? Keys.quoted(result.element)
      }
      let key = rotor.systemType == nil ? "name" : "systemType"
      return "{ \(key): \(Keys.quoted(rotor.name)), results: [\(results.joined(separator: ", "))] }"
    }
    keys.add("accessibilityCustomRotors", list: rotors)
  }

  private static func add(_ key: String, _ headers: [Int: [String]], _ keys: inout Keys) {
    let rows = headers.sorted { $0.key < $1.key }.map { index, ids in
      "\"\(index)\": [\(ids.map(Keys.quoted).joined(separator: ", "))]"
    }
    keys.add(key, object: rows)
  }

  private static func add(_ key: String, _ range: Range<Int>?, _ keys: inout Keys) {
    guard let range else { return }
    keys.add(key, [Double(range.lowerBound), Double(range.count)])
  }
}

/// `key: value` pairs as JSON5 writes them.
private struct Keys {
  private(set) var pairs: [String] = []

  mutating func add(_ key: String, _ value: String?) {
    if let value { pairs.append("\(key): \(Self.quoted(value))") }
  }

  mutating func add(_ key: String, _ value: TextTemplate?) {
    if let value { pairs.append("\(key): \(Self.quoted(value))") }
  }

  mutating func add(_ key: String, _ value: Bool?) {
    if let value { pairs.append("\(key): \(value)") }
  }

  mutating func add(_ key: String, _ value: Double?) {
    if let value { pairs.append("\(key): \(FileReading.plain(value))") }
  }

  mutating func add(_ key: String, _ numbers: [Double]) {
    add(key, list: numbers.map(FileReading.plain), keepsEmpty: true)
  }

  mutating func add(_ key: String, _ texts: [TextTemplate]) {
    add(key, list: texts.map(Self.quoted))
  }

  mutating func add(_ key: String, names: [String]) {
    add(key, list: names.map(Self.quoted), keepsEmpty: true)
  }

  mutating func add(_ key: String, list: [String], keepsEmpty: Bool = false) {
    guard keepsEmpty || !list.isEmpty else { return }
    pairs.append("\(key): [\(list.joined(separator: ", "))]")
  }

  mutating func add(_ key: String, object: [String]) {
    guard !object.isEmpty else { return }
    pairs.append("\(key): { \(object.joined(separator: ", ")) }")
  }

  /// A text that is meant as it stands: braces of its own are doubled.
  static func quoted(_ template: TextTemplate) -> String {
    guard case .plain(let text) = template else {
      preconditionFailure("Only texts without places can be written")
    }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return quoted(text) }
    return quoted(String(text.flatMap { $0 == "{" ? "{{" : String($0) }))
  }

  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// True for the bytes that begin what is written as an escape: quotes, control characters, and
  /// separators of lines.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2 || byte == 0xE2
  }
}
