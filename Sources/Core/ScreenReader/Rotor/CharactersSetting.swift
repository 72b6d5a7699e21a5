import AccessibilityTree

extension RotorID {
  public static let characters = RotorID(rawValue: "characters")
}

/// Spells what was said; in a field that is being edited, moves the caret.
struct CharactersSetting: RotorSetting {
  let id = RotorID.characters
  let name = Phrase.word(.rotorCharacters)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    if let field = place.editedText {
      let text = Array(field.text)
      return TextUnits.caret(
        direction, at: field.selection.upperBound, over: text.indices.map { $0..<$0 + 1 },
        in: text, isSpelled: true)
    }
    // A pause between what is said is no sign.
    let units = place.description.enumerated().filter { String($1) != RotorPlace.pause }
      .map { $0.offset..<$0.offset + 1 }
    return TextUnits.next(
      direction, after: place.unit, of: units, in: place.description, isSpelled: true)
  }
}
