import AccessibilityTree

extension RotorID {
  public static let navigateImages = RotorID(rawValue: "navigate-images")
}

/// Which images are stops.
struct NavigateImagesSetting: RotorSetting {
  let id = RotorID.navigateImages
  let name = Phrase.word(.rotorNavigateImages)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    settings.imageNavigation = RotorMenu.neighbor(direction, of: settings.imageNavigation)
    return .settings(settings, saying: .word(settings.imageNavigation.word))
  }
}
