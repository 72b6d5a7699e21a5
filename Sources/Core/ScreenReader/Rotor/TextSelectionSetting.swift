import AccessibilityTree

extension RotorID {
  public static let textSelection = RotorID(rawValue: "text-selection")
}

/// By how much a sideways flick makes the selection longer or shorter.
public enum SelectionUnit: Int, Hashable, Sendable, CaseIterable {
  case character
  case word
  case line
  case page
  case all

  var word: ReaderWord {
    switch self {
    case .character: .unitCharacter
    case .word: .unitWord
    case .line: .unitLine
    case .page: .unitPage
    case .all: .unitAll
    }
  }
}

/// Vertical flicks choose the unit; sideways flicks select by it (voiceover.md 2.7).
struct TextSelectionSetting: RotorSetting {
  let id = RotorID.textSelection
  let name = Phrase.word(.rotorTextSelection)

  func isOffered(in place: RotorPlace) -> Bool {
    if let text = place.editedText { return !text.text.isEmpty }
    return place.element?.content.selectableText != nil
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    RotorMenu.move(
      direction, from: place.entry,
      through: SelectionUnit.allCases.map { [Phrase.word($0.word)] })
  }
}
