import AccessibilityTree

extension RotorID {
  public static let typingMode = RotorID(rawValue: "typing-mode")
}

/// Standard, touch and direct-touch typing; offered while the cursor is on a key (voiceover.md 6.1).
struct TypingModeSetting: RotorSetting {
  let id = RotorID.typingMode
  let name = Phrase.word(.rotorTypingMode)

  func isOffered(in place: RotorPlace) -> Bool {
    place.element?.content.traits.contains(.keyboardKey) == true
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    settings.typingMode = RotorMenu.neighbor(direction, of: settings.typingMode)
    return .settings(settings, saying: .word(settings.typingMode.word))
  }
}
