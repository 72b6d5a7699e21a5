import AccessibilityTree

extension RotorID {
  public static let misspelledWords = RotorID(rawValue: "misspelled-words")
}

/// Wrongly spelled words of the edited text: each is selected, so that the next key or the
/// keyboard's offer replaces it.
struct MisspelledWordsSetting: RotorSetting {
  let id = RotorID.misspelledWords
  let name = Phrase.word(.rotorMisspelledWords)

  func isOffered(in place: RotorPlace) -> Bool {
    place.editedText?.misspellings.isEmpty == false
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    guard let text = place.editedText else { return .boundary }
    let here = text.selection
    let isAtEnd = here.isEmpty && here.lowerBound == text.text.count
    let found =
      direction == .next
      ? text.misspellings.first {
        $0 != here && ($0.lowerBound >= here.upperBound || isAtEnd)
      } : text.misspellings.last { $0 != here && $0.upperBound <= here.lowerBound }
    return found.map { .select($0) } ?? .notFound(.noMisspelledWord)
  }
}
