import AccessibilityTree
import Braille
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import Typing

extension PracticeSession {
  /// Words, settings and tolerances that a session begins with.
  public struct Setup: Sendable {
    public var vocabulary: Vocabulary
    public var coachWords: Words
    /// What was chosen before; reader and speech settings included.
    public var preferences = Preferences()
    public var tolerances = Tolerances.strict
    public var scale = HandScale.phone
    /// Nil where there is no braille on this machine.
    public var brailleTranslator: (any BrailleTranslator)?
    /// Nil where words of texts without spaces are not known.
    public var wordBreaker: (any WordBreaker)?
    /// Without tables of languages, letters go by their bases.
    public var collator: any TextCollator = PlainCollator()
    public var keyboards = KeyboardLayouts()
    /// Of the keys and controls on Curtain's own screens.
    public var texts = SystemTexts.english
    /// Chooses among praises.
    public var seed: UInt64 = 1
    /// A facilitator leads: nothing is counted, and nothing goes on before they press a key.
    public var isRoom = false
    /// Free practice says that there are errands for the screen.
    public var offersErrands = false
    /// The speaking rate that holds whatever a learner has chosen; 0 to 100.
    public var rate: Int?

    /// Languages that Curtain can speak, as BCP 47 tags.
    public var languages: [String] = []
    /// The language that holds whatever a learner has chosen.
    public var language: String?

    /// Speech settings included.
    public var reader: ReaderSettings {
      get { preferences.reader }
      set { preferences.reader = newValue }
    }

    public init(vocabulary: Vocabulary, coachWords: Words) {
      self.vocabulary = Self.completed(vocabulary, by: coachWords)
      self.coachWords = coachWords
    }

    mutating func speak(_ language: SpokenLanguage) {
      vocabulary = Self.completed(language.vocabulary, by: language.coachWords)
      coachWords = language.coachWords
      texts = language.texts
    }

    /// VoiceOver's help calls gestures by the names that the coach gives them.
    private static func completed(_ vocabulary: Vocabulary, by coachWords: Words) -> Vocabulary {
      var vocabulary = vocabulary
      vocabulary.listener = vocabulary.listener.completed(by: coachWords)
      return vocabulary
    }

    /// What Curtain speaks to somebody who has chosen this.
    public func language(of preferences: Preferences) -> String {
      if let language { return language }
      let chosen = preferences.spokenLanguage
      return languages.contains(chosen) ? chosen : Self.usualLanguage
    }

    /// Where nobody has chosen another.
    public static let usualLanguage = "en"

    /// What a learner chose, as far as this sitting leaves them the choice.
    public func preferences(keeping kept: [String: String]) -> Preferences {
      var chosen = Preferences()
      chosen.take(kept)
      chosen.reader.speech.language = reader.speech.language
      if let rate { chosen.reader.speech.rate = rate }
      return settled(chosen)
    }

    /// The same without what this sitting can't follow.
    func settled(_ preferences: Preferences) -> Preferences {
      var preferences = preferences
      if let language = preferences.reader.textLanguage, !vocabulary.languages.contains(language) {
        // It was kept by a Curtain that had words for it.
        preferences.reader.textLanguage = nil
      }
      // People who sit far away; it is not the learner's own wish.
      if isRoom, preferences.textSize == .usual { preferences.textSize = .large }
      return preferences
    }
  }
}
