import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// Speaks a character, word or line that a flick came to (voiceover.md 2.6).
  mutating func speakUnit(_ text: String, isSpelled: Bool, language: String?, at now: Instant) {
    guard isSpelled, let character = text.first else {
      if !text.isEmpty, text.allSatisfy({ $0 == "•" }) {
        return speak([.counted(.characters, text.count)], language: language)
      }
      return speak([.own(text)], language: language)
    }
    if character == "•" { return speak([.word(.bullet)], language: language) }
    if character.isNewline { return speak([.word(.newLine)], language: language) }
    if character.isWhitespace { return speak([.word(.space)], language: language) }
    if character.isEmoji { return speak([.own(text)], language: language) }
    let voice = voiceLanguage(of: language)
    let word = settings.phonetics == .phoneticsOnly ? alphabetWord(of: character, language) : nil
    if character.isUppercase, settings.capitals == .speak {
      speak([.filled(.capital, ["letter": word ?? text])], language: language)
    } else {
      let isRaised = character.isUppercase && settings.capitals == .pitch
      say(
        Utterance(parts: [
          Utterance.Part(
            word ?? text, language: voice, pitch: isRaised ? CapitalFeedback.raisedPitch : 1,
            isSpelledOut: word == nil)
        ]))
    }
    preparePhonetic(of: character, language: language, at: now)
  }

  /// The same for the letter of a key (voiceover.md 6.2); false for anything else.
  mutating func preparePhonetic(of element: AccessibilityElement, at now: Instant) -> Bool {
    guard element.content.traits.contains(.keyboardKey), let label = element.content.label,
      label.count == 1, let character = label.first
    else { return false }
    later = nil
    preparePhonetic(of: character, language: element.content.language, at: now)
    if !isSpeaking { later?.start(at: now) }
    return true
  }

  /// Nil where the language has none for the letter.
  private func alphabetWord(of character: Character, _ language: String?) -> String? {
    wording.vocabulary.words(for: language).alphabetWord(of: character)
  }

  /// The letter's alphabet word follows after resting on it.
  private mutating func preparePhonetic(
    of character: Character, language: String?, at now: Instant
  ) {
    guard settings.phonetics == .afterPause, !isMuted,
      let word = alphabetWord(of: character, language)
    else { return }
    let voice = voiceLanguage(of: wording.vocabulary.words(for: language).language)
    let part = Utterance.Part(word, language: voice)
    later = LaterSpeech(
      utterance: Utterance(parts: [part], urgency: .waits), pause: settings.phoneticPause)
  }
}

extension Words {
  /// Nil where the language has none for the letter.
  func alphabetWord(of character: Character) -> String? {
    let key = "phonetic.\(character.lowercased())"
    return contains(key) ? text(key) : nil
  }
}
