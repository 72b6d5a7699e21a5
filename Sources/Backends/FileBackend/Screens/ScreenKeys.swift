import AccessibilityTree
import Simulation
import SpaceAndTime

/// The keys of a screen file with their values, in the order in which a person looks for them.
enum ScreenKeys {
  static func add(headOf screen: ScreenDescription, to keys: inout FieldWriter) {
    keys.add("id", screen.id)
    keys.add("title", screen.title)
    if let platform = screen.platform { keys.add("platform", platform.rawValue) }
    if let language = screen.language { keys.add("language", language) }
    if screen.size != .phone { keys.add("size", screen.size) }
    if screen.idiom != .phone { keys.add("idiom", screen.idiom.rawValue) }
    if screen.layoutDirection == .rightToLeft { keys.add("layoutDirection", "rtl") }
  }

  /// The keys of a view without the views inside it.
  static func add(_ view: ViewDescription, to keys: inout FieldWriter) {
    if !view.id.isEmpty { keys.add("id", view.id) }
    keys.add("kind", view.kind.name)
    keys.add("frame", view.frame)
    add(view.content, &keys)
    if case .always(true) = view.isHidden { keys.add("hidden", true) }
    if case .always(false) = view.isEnabled { keys.add("enabled", false) }
    if case .always(true) = view.isSelected { keys.add("selected", true) }
    if view.alpha != 1 { keys.add("alpha", view.alpha) }
    if view.clipsToBounds { keys.add("clips", true) }
    add(view.accessibility, &keys)
  }

  private static func add(_ content: ViewContent, _ keys: inout FieldWriter) {
    keys.add("text", content.text)
    keys.add("image", content.image)
    guard !content.isBasic else { return keys.add("isOn", content.isOn) }
    keys.add("placeholder", content.placeholder)
    keys.add("message", content.message)
    keys.add("isOn", content.isOn)
    keys.add("value", content.value)
    keys.add("minimumValue", content.minimumValue)
    keys.add("maximumValue", content.maximumValue)
    keys.add("stepValue", content.stepValue)
    keys.add("progress", content.progress)
    keys.add("isAnimating", content.isAnimating)
    keys.add("items", list: content.items) { $0.quote($1) }
    if let index = content.selectedIndex { keys.add("selectedIndex", Double(index)) }
    keys.add("badgeValue", content.badgeValue)
    keys.add("backButtonTitle", content.backButtonTitle)
    if let size = content.contentSize { keys.add("contentSize", size) }
    keys.add("isPagingEnabled", content.isPagingEnabled)
  }

  private static func add(_ properties: AccessibilityOverrides, _ keys: inout FieldWriter) {
    keys.add("isAccessibilityElement", properties.isAccessibilityElement)
    keys.add("accessibilityLabel", properties.label)
    keys.add("accessibilityValue", properties.value)
    keys.add("accessibilityHint", properties.hint)
    if let traits = properties.traits { keys.add("accessibilityTraits", names: traits.setNames) }
    guard !properties.isBasic else { return }
    keys.add("accessibilityRoleDescription", properties.roleDescription)
    if let level = properties.headingLevel { keys.add("accessibilityHeadingLevel", Double(level)) }
    keys.add("accessibilityLanguage", properties.language)
    if let frame = properties.frame { keys.add("accessibilityFrame", frame) }
    if let point = properties.activationPoint {
      keys.add("accessibilityActivationPoint", numbers: point.x, point.y)
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
    keys.add("accessibilityCustomActions", list: properties.customActions) { $0.quote($1.name) }
    addLists(properties, &keys)
    keys.add("accessibilityUserInputLabels", list: properties.userInputLabels) { $0.quote($1) }
    keys.add("accessibilityRespondsToUserInteraction", properties.respondsToUserInteraction)
    add("accessibilityRowRange", properties.rowRange, &keys)
    add("accessibilityColumnRange", properties.columnRange, &keys)
    add("accessibilityHeaderElementsForRow", properties.rowHeaders, &keys)
    add("accessibilityHeaderElementsForColumn", properties.columnHeaders, &keys)
  }

  private static func addLists(_ properties: AccessibilityOverrides, _ keys: inout FieldWriter) {
    keys.add("accessibilityCustomContent", list: properties.customContent) { keys, content in
      keys.write("{ label: ")
      keys.quote(content.label)
      keys.write(", value: ")
      keys.quote(content.value)
      keys.write(content.isHighImportance ? ", importance: \"high\" }" : " }")
    }
    keys.add("accessibilityCustomRotors", list: properties.customRotors) { keys, rotor in
      keys.write(rotor.systemType == nil ? "{ name: " : "{ systemType: ")
      keys.quote(rotor.name)
      keys.write(", results: ")
      keys.list(rotor.results) { add($1, &$0) }
      keys.write(" }")
    }
  }

  private static func add(_ result: CustomRotor.Result, _ keys: inout FieldWriter) {
    guard let range = result.range else { return keys.quote(result.element) }
    keys.write("{ element: ")
    keys.quote(result.element)
    keys.write(", range: ")
    keys.list([range.lowerBound, range.count]) { $0.write($1) }
    keys.write(" }")
  }

  private static func add(
    _ key: StaticString, _ headers: [Int: [String]], _ keys: inout FieldWriter
  ) {
    guard !headers.isEmpty else { return }
    keys.add(key) { keys in
      keys.write("{ ")
      for (number, header) in headers.sorted(by: { $0.key < $1.key }).enumerated() {
        if number > 0 { keys.write(", ") }
        keys.write("\"")
        keys.write(header.key)
        keys.write("\": ")
        keys.list(header.value) { $0.quote($1) }
      }
      keys.write(" }")
    }
  }

  private static func add(_ key: StaticString, _ range: Range<Int>?, _ keys: inout FieldWriter) {
    guard let range else { return }
    keys.add(key, numbers: Double(range.lowerBound), Double(range.count))
  }
}

extension FieldWriter {
  fileprivate mutating func add(_ key: StaticString, numbers: Double...) {
    add(key) { $0.list(numbers) { $0.write($1) } }
  }

  fileprivate mutating func add(_ key: StaticString, names: [String]) {
    add(key) { $0.list(names) { $0.quote($1) } }
  }

  fileprivate mutating func add(_ key: StaticString, _ size: Size) {
    add(key, numbers: size.width, size.height)
  }

  fileprivate mutating func add(_ key: StaticString, _ frame: Rect) {
    add(key, numbers: frame.minX, frame.minY, frame.size.width, frame.size.height)
  }
}
