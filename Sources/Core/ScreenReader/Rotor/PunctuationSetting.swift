import AccessibilityTree
import Speech

extension RotorID {
  public static let punctuation = RotorID(rawValue: "punctuation")
}

struct PunctuationSetting: RotorSetting {
  let id = RotorID.punctuation
  let name = Phrase.word(.rotorPunctuation)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    var settings = place.settings
    let levels = SpeechSettings.Punctuation.allCases
    let current = levels.firstIndex(of: settings.speech.punctuation) ?? 0
    let next = current + (direction == .next ? 1 : levels.count - 1)
    settings.speech.punctuation = levels[next % levels.count]
    let word: ReaderWord =
      switch settings.speech.punctuation {
      case .none: .punctuationNone
      case .some: .punctuationSome
      case .all: .punctuationAll
      }
    return .settings(settings, saying: .word(word))
  }
}
