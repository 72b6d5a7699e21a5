import AccessibilityTree

/// Words for where typing would go (voiceover.md 2.7).
enum Caret {
  static func phrase(of text: EditableText) -> Phrase {
    let characters = Array(text.text)
    let caret = text.selection.upperBound
    if caret >= characters.count { return .word(.insertionPointAtEnd) }
    if caret <= 0 { return .word(.insertionPointAtStart) }
    return .filled(
      .insertionPointBetween,
      ["before": String(characters[caret - 1]), "after": String(characters[caret])])
  }
}
