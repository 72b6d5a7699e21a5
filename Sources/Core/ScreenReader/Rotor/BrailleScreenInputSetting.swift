import AccessibilityTree

extension RotorID {
  public static let brailleScreenInput = RotorID(rawValue: "braille-screen-input")
}

/// Typing in braille: turning to it begins, turning away ends (voiceover.md 2.3, 6.5). Offered
/// where there is something to type into, and where lists or pages scroll, whose elements braille
/// finds by name.
struct BrailleScreenInputSetting: RotorSetting {
  let id = RotorID.brailleScreenInput
  let name = Phrase.word(.rotorBrailleScreenInput)
  let isInputMode = true

  func isOffered(in place: RotorPlace) -> Bool {
    !place.screen.positions(with: .isEditing).isEmpty
      || !place.screen.scrollAreas.isEmpty || !place.screen.containerStarts(of: .list).isEmpty
  }

  /// While braille is typed vertical flicks are its own; without it there is nothing to choose.
  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove { .boundary }
}
