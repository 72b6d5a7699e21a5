import AccessibilityTree

extension RotorID {
  public static let sounds = RotorID(rawValue: "sounds")
}

struct SoundsSetting: RotorSetting {
  let id = RotorID.sounds
  let name = Phrase.word(.rotorSounds)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    settings.speech.playsEarcons.toggle()
    return .settings(
      settings, saying: .word(settings.speech.playsEarcons ? .soundsOn : .soundsOff))
  }
}
