import AccessibilityTree

/// An element's hint and the system's own, in order (voiceover.md 3.5).
enum HintWords {
  /// `own` is nil where the hint already stood in for the text.
  static func phrases(for content: AccessibilityContent, own: String?, isOnWebPage: Bool)
    -> [Phrase]
  {
    let traits = content.traits
    var phrases = own.map { [Phrase.own($0)] } ?? []
    guard !traits.contains(.notEnabled) else { return phrases }
    if traits.contains(.switchButton) { phrases.append(.word(.hintSwitch)) }
    // A search field is edited like a text field, without that field's word.
    if traits.isTextField || content.text != nil {
      let isEditing = traits.contains(.isEditing)
      if !isEditing { phrases.append(.word(.hintTextField)) }
      // UIKit says it of text fields whatever stands in them (voiceover.md 3.6, 60 and 65).
      let mayHaveErrors =
        traits.isTextField || content.text?.misspellings.isEmpty == false
      if mayHaveErrors, isEditing || traits.contains(.textArea) && !isOnWebPage {
        phrases.append(.word(.hintMisspelledWords))
      }
    }
    if isOnWebPage {
      switch content.expandedStatus {
      case .expanded: phrases.append(.word(.hintCollapse))
      case .collapsed: phrases.append(.word(.hintExpand))
      case .unsupported:
        if content.webStates.contains(.opensList) { phrases.append(.word(.hintPicker)) }
      }
    }
    let hasHintAlone =
      content.hint?.spoken != nil && content.label?.spoken == nil && content.value?.spoken == nil
    if traits.contains(.adjustable), !traits.contains(.switchButton), !hasHintAlone {
      phrases.append(.word(.hintAdjustable))
    }
    return phrases
  }
}
