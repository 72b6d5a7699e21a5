import Lessons
import Simulation
import SpaceAndTime
import Speech

/// Everything that is said in one language.
public struct SpokenLanguage: Sendable {
  /// As it was asked for, a BCP 47 tag.
  public var tag: String
  /// The screen reader's words, those of this language for the listener.
  public var vocabulary: Vocabulary
  public var coachWords: Words
  /// The course, translated as far as it is.
  public var lessons: [Lesson]
  /// Of the keys and controls on Curtain's own screens.
  public var texts: SystemTexts

  public init(
    tag: String, vocabulary: Vocabulary, coachWords: Words, lessons: [Lesson],
    texts: SystemTexts = .english
  ) {
    self.texts = texts
    self.tag = tag
    self.vocabulary = vocabulary
    self.coachWords = coachWords
    self.lessons = lessons
  }
}

/// Another language than the one that the sitting began with.
extension PracticeSession {
  mutating func openLanguages() {
    show(systemScreens.languages(setup.languages, vocabulary: setup.vocabulary))
  }

  /// False where the row is no language's.
  mutating func chooseLanguage(_ row: String) -> Bool {
    guard let tag = setup.languages.first(where: { SystemScreens.languageRow($0) == row }) else {
      return false
    }
    // A choice goes before what the sitting began with.
    setup.language = nil
    preferences.spokenLanguage = tag
    // Where the words change, the settings are spoken in them.
    closeLayer(isSilent: setup.language(of: preferences) != settings.language)
    followLanguage()
    return true
  }

  /// Asks for the words of the language that was chosen, where they are not at hand.
  mutating func followLanguage() {
    let language = setup.language(of: preferences)
    guard language != settings.language else { return }
    effects.append(.language(language))
  }

  /// The words that were asked for. Curtain's own screens are there in them at once; a lesson that
  /// has begun keeps its own.
  public mutating func languageChanged(
    to language: SpokenLanguage, at moment: Instant
  ) -> [PracticeEffect] {
    take(moment) { session in session.take(language) }
  }

  private mutating func take(_ language: SpokenLanguage) {
    setup.speak(language)
    coach.words = language.coachWords
    course.lessons = language.lessons
    preferences.reader.speech.language = language.tag
    rebuildLayers()
    applySettings()
    comeBack()
  }
}
