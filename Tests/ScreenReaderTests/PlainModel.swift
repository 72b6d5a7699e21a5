import AccessibilityTree

/// Voiceover.md 3.3 and 3.5 written down once more, as plainly as possible and in English only: what
/// the reader is compared with.
enum PlainModel {
  static func spoken(_ content: AccessibilityContent, contexts: [ElementContext]) -> String {
    func has(_ trait: AccessibilityTraits) -> Bool { content.traits.contains(trait) }
    func text(_ text: String?) -> String? { text == "" ? nil : text }
    let tab = contexts.contains {
      switch $0 {
      case .tab, .tabBarItem: true
      default: false
      }
    }
    var words: [String] = []
    if let label = text(content.label), !(has(.backButton) && label == "Back") {
      words.append(label)
    }
    if let value = text(content.value), !has(.switchButton) { words.append(value) }
    if has(.selected) { words.insert("selected", at: 0) }
    if words.isEmpty, let hint = text(content.hint) { words.append(hint) }
    if has(.notEnabled) { words.append("dimmed") }
    if has(.button), !has(.keyboardKey), !has(.switchButton), !has(.tabBarItem),
      !has(.backButton), !tab
    {
      words.append("button")
    }
    if has(.backButton) { words.append("back button") }
    if has(.switchButton) {
      if has(.button) { words.append("switch button") }
      if content.value == "1" {
        words.append("on")
      } else if content.value == "0" {
        words.append("off")
      } else if content.value == "2" {
        words.append("mixed")
      } else if let value = text(content.value) {
        words.append(value)
      }
    }
    if has(.tabBarItem) || tab { words.append("tab") }
    if has(.textEntry) || has(.secureTextField) || has(.textArea) {
      words.append(has(.secureTextField) ? "secure text field" : "text field")
      if has(.isEditing) { words.append("is editing") }
    }
    if has(.header) { words.append("heading") }
    if has(.link) { words.append("link") }
    if has(.adjustable) { words.append("adjustable") }
    if has(.image) { words.append("image") }
    if has(.searchField) { words.append("search field") }
    for context in contexts {
      switch context {
      case .series(let index, let count), .tab(let index, let count),
        .tabBarItem(let index, let count):
        words.append("\(index) of \(count)")
      case .listStart: words.append("list start")
      case .listEnd: words.append("list end")
      case .landmarkStart: words.append("landmark")
      case .landmarkEnd: words.append("end")
      }
    }
    if !content.customActions.isEmpty { words.append("actions available") }
    return words.joined(separator: ", ")
  }

  static func hint(_ content: AccessibilityContent) -> String? {
    func has(_ trait: AccessibilityTraits) -> Bool { content.traits.contains(trait) }
    let hasText =
      content.label?.isEmpty == false && !(has(.backButton) && content.label == "Back")
      || content.value?.isEmpty == false && !has(.switchButton) || has(.selected)
    var hints: [String] = []
    if hasText, let hint = content.hint, !hint.isEmpty { hints.append(hint) }
    if !has(.notEnabled) {
      if has(.switchButton) { hints.append("Double tap to toggle setting") }
      let isField = has(.textEntry) || has(.secureTextField) || has(.textArea)
      if isField, !has(.isEditing) { hints.append("Double tap to edit") }
      if isField, has(.isEditing) || has(.textArea) {
        hints.append("Use the rotor to access Misspelled Words")
      }
      let isHintAlone =
        content.hint?.isEmpty == false && content.label?.isEmpty != false
        && content.value?.isEmpty != false
      if has(.adjustable), !has(.switchButton), !isHintAlone {
        hints.append("Swipe up or down with one finger to adjust the value")
      }
    }
    return hints.isEmpty ? nil : hints.joined(separator: ". ")
  }
}
