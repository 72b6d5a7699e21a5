import AccessibilityTree

/// The words of an element's traits, in VoiceOver's order (voiceover.md 3.3, step 6).
enum TraitWords {
  /// What is said in place of "button".
  private static let replacesButton: AccessibilityTraits = [
    .keyboardKey, .switchButton, .tabBarItem, .backButton,
  ]

  static func phrases(
    for content: AccessibilityContent, contexts: [ElementContext], isOnWebPage: Bool
  ) -> [Phrase] {
    let traits = content.traits
    let isTab = contexts.contains(where: \.isTab)
    var phrases: [Phrase] = []
    if traits.contains(.notEnabled) { phrases.append(.word(.dimmed)) }
    if let role = content.roleDescription?.spoken {
      phrases.append(.own(role))
    } else if let role = webRole(of: content.webStates) {
      phrases += role
    } else if traits.contains(.button), traits.isDisjoint(with: replacesButton), !isTab {
      phrases.append(.word(.button))
    }
    if traits.contains(.backButton) { phrases.append(.word(.backButton)) }
    if traits.contains(.switchButton) {
      // A checkbox, a radio button: the role has been said.
      let hasRole = content.roleDescription?.spoken != nil
      if traits.contains(.button), !hasRole { phrases.append(.word(.switchButton)) }
      if let state = state(of: content) { phrases.append(state) }
    }
    if traits.contains(.tabBarItem) || isTab { phrases.append(.word(.tab)) }
    if traits.isTextField {
      let isMultiline = isOnWebPage && traits.contains(.textArea)
      phrases.append(
        .word(
          traits.contains(.secureTextField)
            ? .secureTextField : isMultiline ? .multiLineTextField : .textField))
      if traits.contains(.isEditing) { phrases.append(.word(.isEditing)) }
    }
    if traits.contains(.header) { phrases.append(heading(content.headingLevel)) }
    if content.webStates.contains(.currentPage) { phrases.append(.word(.currentPage)) }
    if content.webStates.contains(.visited) { phrases.append(.word(.visited)) }
    if traits.contains(.link) { phrases.append(.word(.link)) }
    if traits.contains(.adjustable) { phrases.append(.word(.adjustable)) }
    if traits.contains(.image) { phrases.append(.word(.image)) }
    if traits.contains(.searchField) {
      phrases.append(.word(.searchField))
      // Apple's public trait says nothing of editing; a field that is typed into says it all the same.
      if traits.contains(.isEditing), !traits.isTextField, content.text != nil {
        phrases.append(.word(.isEditing))
      }
    }
    switch content.expandedStatus {
    case .expanded: phrases.append(.word(.expanded))
    case .collapsed: phrases.append(.word(.collapsed))
    case .unsupported: break
    }
    return phrases
  }

  /// What stands in place of "button" on the web (voiceover.md 3.6, 83, 85, 86).
  private static func webRole(of states: WebStates) -> [Phrase]? {
    if states.contains(.toggles) { return [.word(.toggleButton), pressing(of: states)] }
    if states.contains(.opensMenu) { return [.word(.popUpButton), .word(.menuPopUp)] }
    return states.contains(.opensList) ? [.word(.popUpButton)] : nil
  }

  static func pressing(of states: WebStates) -> Phrase {
    .word(states.contains(.pressed) ? .pressed : .notPressed)
  }

  /// What a switch's value means; other values are said as they are (iOS 17 and later).
  static func state(of content: AccessibilityContent) -> Phrase? {
    let isBox = content.roleDescription?.spoken != nil
    return switch content.value {
    case "0": .word(isBox ? .unchecked : .off)
    case "1": .word(isBox ? .checked : .on)
    case "2": .word(.mixed)
    default: content.value?.spoken.map(Phrase.own)
    }
  }

  private static func heading(_ level: Int) -> Phrase {
    level > 0 ? .filled(.headingLevel, ["level": String(level)]) : .word(.heading)
  }
}

extension ElementContext {
  fileprivate var isTab: Bool {
    switch self {
    case .tab, .tabBarItem: true
    default: false
    }
  }
}
