import AccessibilityTree

extension RotorID {
  public static let navigationStyle = RotorID(rawValue: "navigation-style")
}

struct NavigationStyleSetting: RotorSetting {
  let id = RotorID.navigationStyle
  let name = Phrase.word(.rotorNavigationStyle)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    settings.navigationStyle = settings.navigationStyle == .flat ? .grouped : .flat
    return .settings(settings, saying: .word(settings.navigationStyle.word))
  }
}
