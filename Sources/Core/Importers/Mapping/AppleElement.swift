import AccessibilityTree
import SpaceAndTime

/// What WebDriverAgent tells of an element, whether as XML or as JSON (import-formats.md 4).
struct AppleElement {
  var role: DumpRole
  /// The identifier alone, where the agent writes it.
  var rawIdentifier: String?
  /// The identifier, else the label.
  var name: String?
  var label: String?
  /// Mac apps fill it in place of the label.
  var title: String?
  var value: String?
  var placeholder: String?
  var hint: String?
  var isEnabled: Bool?
  var isVisible: Bool?
  var isSelected: Bool?
  /// True for the outermost accessible element only.
  var isAccessible: Bool?
  var frame = DumpFrame.unknown
  /// As listed; nil where the agent writes no traits.
  var traits: AccessibilityTraits?
  var customActions: [String] = []

  var node: DumpNode {
    var node = DumpNode(role)
    node.set(.isElement, known: .isElementKnown, to: isAccessible)
    node.set(.isVisible, known: .isVisibleKnown, to: isVisible)
    node.set(.isDisabled, known: .isEnabledKnown, to: isEnabled.map { !$0 })
    if isSelected == true { node.states.insert(.isSelected) }
    node.frame = Self.known(frame)
    let isHeard = role != .group || !isSilent || isAccessible == true
    if isHeard, let texts { node.texts = texts }
    return node
  }

  /// What it says, where anything at all is set.
  private var texts: DumpTexts? {
    let texts = DumpTexts()
    texts.label = text
    // Only where it differs from the label is it certain to be an identifier.
    texts.identifier = rawIdentifier ?? (name == text || name?.isEmpty == true ? nil : name)
    texts.value = value
    texts.placeholder = placeholder
    texts.hint = hint
    texts.traits = traits
    texts.customActions = customActions
    return texts.isEmpty ? nil : texts
  }

  private var text: String? { label?.isEmpty == false ? label : title }

  /// True where nobody would hear anything of it.
  private var isSilent: Bool {
    text?.isEmpty != false && value?.isEmpty != false && customActions.isEmpty
      && placeholder == nil && (traits ?? []).isEmpty
  }

  /// The agent writes (-1, -1, 0, 0) where the system's answer was infinite.
  private static func known(_ frame: DumpFrame) -> DumpFrame {
    frame == DumpFrame(x: -1, y: -1, width: 0, height: 0) ? .unknown : frame
  }
}

extension DumpTree {
  /// Opens an element, and learns from the application and its windows how large the screen is.
  mutating func open(_ element: AppleElement) { open(element, node: element.node) }

  /// The same for a node that was made of the element and knows more.
  mutating func open(_ element: AppleElement, node: DumpNode) {
    if node.role == .application || node.role == .window, node.frame.isKnown, !node.frame.isEmpty {
      let own = Size(width: Double(node.frame.width), height: Double(node.frame.height))
      if let size, (size.width > size.height) != (own.width > own.height), own.width == size.height
      {
        notes.add(
          .unknown,
          "where the elements of a window stand that keeps portrait coordinates in landscape")
      }
      size = size ?? own
    }
    if node.role == .application { title = title ?? node.texts?.label ?? element.name }
    open(node)
  }
}
