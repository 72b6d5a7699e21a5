import AccessibilityTree

extension RotorID {
  public static let language = RotorID(rawValue: "language")
}

/// The voice for texts that name no language of their own.
struct LanguageSetting: RotorSetting {
  let id = RotorID.language
  let name = Phrase.word(.rotorLanguage)

  func isOffered(in place: RotorPlace) -> Bool { place.languages.count > 1 }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    let languages = [nil] + place.languages.dropFirst().map(Optional.some)
    let current = languages.firstIndex(of: settings.textLanguage) ?? 0
    let next = current + (direction == .next ? 1 : languages.count - 1)
    settings.textLanguage = languages[next % languages.count]
    return .settings(settings, saying: .languageName(settings.textLanguage))
  }
}
