import AccessibilityTree

extension RotorID {
  public static let hints = RotorID(rawValue: "hints")
}

struct HintsSetting: RotorSetting {
  let id = RotorID.hints
  let name = Phrase.word(.rotorHints)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    settings.verbosity.speaksHints.toggle()
    return .settings(
      settings, saying: .word(settings.verbosity.speaksHints ? .hintsOn : .hintsOff))
  }
}
