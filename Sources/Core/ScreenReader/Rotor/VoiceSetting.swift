import AccessibilityTree
import Speech

extension RotorID {
  public static let voice = RotorID(rawValue: "voice")
}

/// How the reader's voice sounds.
struct VoiceSetting: RotorSetting {
  let id = RotorID.voice
  let name = Phrase.word(.rotorVoice)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    settings.speech.voice = RotorMenu.neighbor(direction, of: settings.speech.voice)
    let word: ReaderWord =
      switch settings.speech.voice {
      case .usual: .voiceUsual
      case .deep: .voiceDeep
      case .bright: .voiceBright
      case .whispering: .voiceWhispering
      }
    return .settings(settings, saying: .word(word))
  }
}
