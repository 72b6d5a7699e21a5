import AccessibilityTree

extension RotorID {
  public static let speakingRate = RotorID(rawValue: "speaking-rate")
}

/// Slower and faster by five percent, said at the new rate.
struct SpeakingRateSetting: RotorSetting {
  let id = RotorID.speakingRate
  let name = Phrase.word(.rotorSpeakingRate)

  static let step = 5

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    let rate = settings.speech.rate + (direction == .next ? -Self.step : Self.step)
    settings.speech.rate = min(max(rate, 0), 100)
    return .settings(settings, saying: .counted(.percent, settings.speech.rate))
  }
}
