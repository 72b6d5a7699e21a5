import AccessibilityTree

extension RotorID {
  public static let words = RotorID(rawValue: "words")
}

/// Reads word by word; in a field that is being edited, the caret jumps over the word.
struct WordsSetting: RotorSetting {
  let id = RotorID.words
  let name = Phrase.word(.rotorWords)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    if let field = place.editedText {
      let text = Array(field.text)
      return TextUnits.caret(
        direction, at: field.selection.upperBound,
        over: TextUnits.words(of: text, by: place.dictionary), in: text, isSpelled: false)
    }
    let units = TextUnits.words(of: Array(place.description), by: place.dictionary)
    return TextUnits.next(
      direction, after: place.unit, of: units, in: place.description, isSpelled: false)
  }
}
