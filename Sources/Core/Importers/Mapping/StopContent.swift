import AccessibilityTree
import Simulation

/// What a stop says, put where its kind of view keeps it.
struct StopContent {
  private let node: DumpNode
  private let texts: DumpTexts?
  private let kind: String
  private let isInNavigationBar: Bool

  init(_ node: DumpNode, kind: String, isInNavigationBar: Bool) {
    self.node = node
    texts = node.texts
    self.kind = kind
    self.isInNavigationBar = isInNavigationBar
  }

  func fill(_ view: inout ViewDescription, _ notes: inout ImportNotes) {
    var value = texts?.value
    fillState(&view, &value, &notes)
    fillWords(&view, value)
    fillTraits(&view, &notes)
    if kind == "element" || kind == "cell" || kind == "image" {
      view.accessibility.isAccessibilityElement = true
    } else if kind == "label", view.content.text == nil {
      view.accessibility.isAccessibilityElement = true
    }
    if let hint = texts?.hint, !hint.isEmpty { view.accessibility.hint = .plain(hint) }
    if let role = texts?.roleDescription, !role.isEmpty {
      view.accessibility.roleDescription = .plain(role)
    }
    if let language = texts?.language { view.accessibility.language = language }
    if let actions = texts?.customActions, !actions.isEmpty {
      view.accessibility.customActions = actions.map {
        CustomActionDescription(name: .plain($0))
      }
    }
    if node.states.contains(.isExpandedKnown) {
      view.accessibility.expandedStatus =
        node.states.contains(.isExpanded) ? .expanded : .collapsed
    }
  }

  /// Whether a control is on or chosen; what is told by that is no value any more.
  private func fillState(
    _ view: inout ViewDescription, _ value: inout String?, _ notes: inout ImportNotes
  ) {
    if kind == "switch" {
      view.content.isOn = Self.isOn(node) ?? false
      // A state in words of its own is spoken as it is.
      if node.states.contains(.isCheckable) || value == "0" || value == "1" { value = nil }
    } else if node.role == .toggle || node.role == .checkBox {
      notes.add(.unknown, "whether \(texts?.label ?? "a switch") is on")
    } else if Self.isSelected(node) {
      view.isSelected = .always(true)
    }
    if !node.role.isField, node.role == .button || node.role == .radioButton || node.role == .tab,
      value == "1" || value == "0"
    {
      if value == "1", texts?.traits == nil, node.role == .button {
        notes.add(.guessed, "buttons whose value is 1 are selected")
      }
      value = nil
    }
    if let percent = Self.percent(value), kind == "slider" {
      view.content.value = percent
      view.content.minimumValue = 0
      view.content.maximumValue = 100
      value = nil
    } else if node.role == .slider, value?.isEmpty == false {
      notes.add(
        .unknown, "the range of \(texts?.label ?? "a slider"); adjusting does not change it")
    }
    if kind == "label", value == texts?.label { value = nil }
    self.fillField(&view, &value, &notes)
  }

  private func fillField(
    _ view: inout ViewDescription, _ value: inout String?, _ notes: inout ImportNotes
  ) {
    guard node.role.isField else { return }
    let placeholder = texts?.placeholder
    if let placeholder, !placeholder.isEmpty { view.content.placeholder = .plain(placeholder) }
    if let text = value, !text.isEmpty, text != placeholder {
      view.content.text = .plain(text)
      if placeholder == nil, node.role != .secureField {
        notes.add(.guessed, "the text of fields, which may be their placeholder")
      }
    }
    value = nil
  }

  private func fillWords(_ view: inout ViewDescription, _ value: String?) {
    let label = texts?.label
    if !node.role.isField, view.kind.contentKeys.contains("text") {
      if kind == "label", label?.isEmpty != false, let value, !value.isEmpty {
        view.content.text = .plain(value)
        return
      }
      if let label, !label.isEmpty { view.content.text = .plain(label) }
    } else if let label, !label.isEmpty {
      view.accessibility.label = .plain(label)
    }
    if let value, !value.isEmpty { view.accessibility.value = .plain(value) }
  }

  private func fillTraits(_ view: inout ViewDescription, _ notes: inout ImportNotes) {
    let usual = Self.usualTraits(of: kind)
    var traits: AccessibilityTraits
    if let told = texts?.traits {
      // Tools that list the public traits leave out the private ones of fields and tabs.
      traits = told.subtracting([.selected, .notEnabled])
      if told.contains(.notEnabled) { view.isEnabled = .always(false) }
      if kind != "element", kind != "label", kind != "image", kind != "cell", kind != "button",
        kind != "link"
      {
        traits.formUnion(usual)
      }
    } else {
      traits = usual.union(traitsOfRole)
      if node.states.contains(.isHeading) {
        traits.insert(.header)
      } else if node.role == .text, isInNavigationBar {
        traits.insert(.header)
        notes.add(.guessed, "the title of the navigation bar is a heading")
      }
    }
    if traits != usual { view.accessibility.traits = traits }
  }

  /// Traits of those roles for which there is no kind of view that has them.
  private var traitsOfRole: AccessibilityTraits {
    guard kind == "element" else { return [] }
    switch node.role {
    case .toggle, .checkBox: return [.button, .switchButton]
    case .slider, .pickerWheel, .pageIndicator: return .adjustable
    case .progress, .activity: return .updatesFrequently
    case .key: return .keyboardKey
    default: return []
    }
  }

  /// What UIKit gives the kind by itself.
  private static func usualTraits(of kind: String) -> AccessibilityTraits {
    switch kind {
    case "button": .button
    case "link": .link
    case "label": .staticText
    case "image": .image
    case "switch": [.button, .switchButton]
    case "slider": .adjustable
    case "textField": .textEntry
    case "secureField": [.textEntry, .secureTextField]
    case "searchField": .searchField
    case "textView": [.textEntry, .textArea]
    case "tabBarItem": [.button, .tabBarItem]
    default: []
    }
  }

  /// Whether a switch is on; nil where the dump does not say.
  static func isOn(_ node: DumpNode) -> Bool? {
    if node.states.contains(.isCheckable), !node.states.contains(.isCheckedUnknown) {
      return node.states.contains(.isChecked)
    }
    switch node.texts?.value {
    case "1": return true
    case "0": return false
    case let words?: return words.isEmpty ? nil : false
    case nil: return nil
    }
  }

  static func isSelected(_ node: DumpNode) -> Bool {
    if node.states.contains(.isSelected) { return true }
    if let traits = node.texts?.traits { return traits.contains(.selected) }
    switch node.role {
    case .radioButton: return node.states.contains(.isChecked) || node.texts?.value == "1"
    case .button, .tab: return node.texts?.value == "1"
    default: return false
    }
  }

  /// `60%` and `60 %` are 60; nil for anything else.
  static func percent(_ value: String?) -> Double? {
    guard let value, value.hasSuffix("%") else { return nil }
    var digits = value.dropLast()
    while digits.last == " " || digits.last == "\u{A0}" { digits.removeLast() }
    guard let number = DumpNumbers.number(digits), (0...100).contains(number),
      number == number.rounded()
    else { return nil }
    return number
  }
}
