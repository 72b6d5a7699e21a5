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
    if character.isUppercase, settings.announcesCapitals {
      speak([.filled(.capital, ["letter": text])], language: language)
    } else {
      let voice = voiceLanguage(of: language)
      say(Utterance(parts: [Utterance.Part(text, language: voice, isSpelledOut: true)]))
    }
    preparePhonetic(of: character, language: language, at: now)
  }

  /// The same for the letter of a key (voiceover.md 6.2); false for anything else.
  mutating func preparePhonetic(of element: AccessibilityElement, at now: Instant) -> Bool {
    guard element.content.traits.contains(.keyboardKey), let label = element.content.label,
      label.count == 1, let character = label.first
    else { return false }
    preparePhonetic(of: character, language: element.content.language, at: now)
    if !isSpeaking { later?.start(at: now) }
    return true
  }

  /// The letter's alphabet word follows after resting on it.
  private mutating func preparePhonetic(
    of character: Character, language: String?, at now: Instant
  ) {
    let words = wording.vocabulary.words(for: language)
    let key = "phonetic.\(character.lowercased())"
    guard settings.speaksPhonetics, !isMuted, words.contains(key) else { return }
    let voice = voiceLanguage(of: words.language)
    let part = Utterance.Part(words.text(key), language: voice)
    later = LaterSpeech(
      utterance: Utterance(parts: [part], urgency: .waits), pause: settings.phoneticPause)
  }
}
