import AccessibilityTree

extension RotorID {
  public static let volume = RotorID(rawValue: "volume")
}

/// Quieter and louder by five percent; never all the way to silence, which Mute is for.
struct VolumeSetting: RotorSetting {
  let id = RotorID.volume
  let name = Phrase.word(.rotorVolume)

  static let quietest = 5

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    let step = SpeakingRateSetting.step
    let volume = settings.speech.volume + (direction == .next ? -step : step)
    settings.speech.volume = min(max(volume, Self.quietest), 100)
    return .settings(settings, saying: .counted(.percent, settings.speech.volume))
  }
}
