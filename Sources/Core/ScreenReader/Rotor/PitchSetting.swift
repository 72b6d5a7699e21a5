import AccessibilityTree

extension RotorID {
  public static let pitch = RotorID(rawValue: "pitch")
}

/// The reader's voice lower and higher by five percent.
struct PitchSetting: RotorSetting {
  let id = RotorID.pitch
  let name = Phrase.word(.rotorPitch)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    let step = SpeakingRateSetting.step
    let pitch = settings.speech.pitch + (direction == .next ? -step : step)
    settings.speech.pitch = min(max(pitch, 0), 100)
    return .settings(settings, saying: .counted(.percent, settings.speech.pitch))
  }
}
