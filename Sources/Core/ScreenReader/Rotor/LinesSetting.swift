import AccessibilityTree

extension RotorID {
  public static let lines = RotorID(rawValue: "lines")
}

/// Reads line by line; in a field that is being edited, the caret jumps over the line.
struct LinesSetting: RotorSetting {
  let id = RotorID.lines
  let name = Phrase.word(.rotorLines)

  func isOffered(in place: RotorPlace) -> Bool { lines(of: text(in: place), in: place).count > 1 }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    let text = text(in: place)
    let lines = lines(of: text, in: place)
    if let field = place.editedText {
      return TextUnits.caret(
        direction, at: field.selection.upperBound, over: lines, in: Array(text), isSpelled: false)
    }
    return TextUnits.next(
      direction, after: place.unit, of: lines, in: text, isSpelled: false)
  }

  /// What is written on the screen, without the words about it.
  private func text(in place: RotorPlace) -> String {
    if let edited = place.editedText { return edited.text }
    guard let content = place.element?.content else { return "" }
    // A field of one line has no lines.
    let isOneLine = content.text != nil && !content.traits.contains(.textArea)
    return (isOneLine ? nil : content.selectableText) ?? content.label ?? ""
  }

  private func lines(of text: String, in place: RotorPlace) -> [Range<Int>] {
    guard let element = place.element else { return [] }
    return TextUnits.lines(
      of: Array(text), width: element.frame.size.width, by: place.dictionary)
  }
}
