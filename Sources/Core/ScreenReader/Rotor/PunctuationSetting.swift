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
    settings.speech.punctuation = RotorMenu.neighbor(direction, of: settings.speech.punctuation)
    let word: ReaderWord =
      switch settings.speech.punctuation {
      case .none: .punctuationNone
      case .some: .punctuationSome
      case .all: .punctuationAll
      case .custom: .punctuationCustom
      }
    return .settings(settings, saying: .word(word))
  }
}
