import AccessibilityTree

extension RotorID {
  public static let audioDucking = RotorID(rawValue: "audio-ducking")
}

/// Whether the app's own sounds become quieter while something is said.
struct AudioDuckingSetting: RotorSetting {
  let id = RotorID.audioDucking
  let name = Phrase.word(.rotorAudioDucking)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    settings.speech.ducksAudio.toggle()
    return .settings(settings, saying: .word(settings.speech.ducksAudio ? .duckingOn : .duckingOff))
  }
}
