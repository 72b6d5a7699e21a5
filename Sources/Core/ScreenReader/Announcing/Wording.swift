import AccessibilityTree
import Gestures
import Speech

/// Puts phrases into words.
public struct Wording: Sendable {
  public var vocabulary: Vocabulary
  /// Whether "emoji" is said behind emoji.
  public var speaksEmojiSuffix = true

  public init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// What `speak` prints and a caption shows: pauses are commas.
  public func text(_ phrases: [Phrase], language: String? = nil, pause: String = ", ") -> String {
    let words = vocabulary.words(for: language)
    return join(phrases.map { text($0, in: words) }, by: pause)
  }

  /// One text for each phrase.
  public func texts(_ phrases: [Phrase], language: String? = nil) -> [String] {
    let words = vocabulary.words(for: language)
    return phrases.map { text($0, in: words) }
  }

  /// Hints are sentences.
  public func hint(_ announcement: Announcement) -> String? {
    guard !announcement.hint.isEmpty else { return nil }
    let words = vocabulary.words(for: announcement.language)
    return join(announcement.hint.map { text($0, in: words) }, by: ". ")
  }

  /// Runs of one language, to be spoken by its voice.
  public func parts(_ phrases: [Phrase], language: String? = nil) -> [Utterance.Part] {
    let words = vocabulary.words(for: language)
    let listener = vocabulary.listener.language
    let ownLanguage = language == listener ? nil : language
    let wordLanguage = words.language == listener ? nil : words.language
    var parts: [Utterance.Part] = []
    for phrase in phrases {
      if case .attributed(let runs) = phrase {
        parts += runs.enumerated().map { index, run in
          var run = run
          run.text = own(run.text, in: words)
          return Utterance.Part(run, continuing: index > 0, in: ownLanguage, of: listener)
        }
        continue
      }
      let text = text(phrase, in: words)
      let language = phrase.isOwn ? ownLanguage : wordLanguage
      if let last = parts.last, last.language == language, last.isPlain {
        parts[parts.count - 1].text = join([last.text, text], by: ", ")
      } else {
        parts.append(Utterance.Part(text, language: language))
      }
    }
    return parts
  }

  /// What a space or a line end is called, for it has no sound of its own; nil for any other text.
  func blank(_ text: String, language: String? = nil) -> String? {
    switch text {
    case " ": self.text([.word(.space)], language: language)
    case "\n": self.text([.word(.newLine)], language: language)
    default: nil
    }
  }

  /// A text of the app's, as it is said.
  func own(_ text: String, language: String? = nil) -> String {
    own(text, in: vocabulary.words(for: language))
  }

  private func own(_ text: String, in words: Words) -> String {
    guard speaksEmojiSuffix else { return text }
    return text.replacingEmoji { words.text(ReaderWord.emoji.rawValue, ["emoji": $0]) }
  }

  func text(_ phrase: Phrase, in words: Words) -> String {
    switch phrase {
    case .own(let text): own(text, in: words)
    case .attributed(let runs): own(runs.map(\.text).joined(), in: words)
    case .word(let word): words.text(word.rawValue)
    case .filled(let word, let places): words.text(word.rawValue, places)
    case .counted(let word, let count): words.text(word.rawValue, count: count)
    case .command(let command): words.text(command.wordKey)
    case .languageName(nil): words.text(ReaderWord.languageDefault.rawValue)
    case .languageName(let language?):
      vocabulary.words(for: language).text(ReaderWord.languageName.rawValue)
    case .gesture(let gesture): name(of: gesture, in: words)
    }
  }

  private func name(of gesture: Gesture, in words: Words) -> String {
    let key = "gesture.\(gesture.rawValue)"
    guard !words.contains(key) else { return words.text(key) }
    return String(gesture.rawValue.map { $0 == "-" ? " " : $0 })
  }

  /// A full stop before a pause is that pause.
  private func join(_ texts: [String], by pause: String) -> String {
    guard var joined = texts.first else { return "" }
    for text in texts.dropFirst() {
      joined.removeTrailingBlanks()
      if endsInOneStop(joined) { joined.removeLast() }
      joined += pause
      joined += text
    }
    return joined
  }
}

/// False for an ellipsis, which is no pause before another one.
private func endsInOneStop(_ text: String) -> Bool {
  let stop = UInt8(ascii: ".")
  let end = text.utf8.suffix(2)
  return end.last == stop && (end.count == 1 || end.first != stop)
}

extension Phrase {
  var isOwn: Bool {
    switch self {
    case .own, .attributed: true
    default: false
    }
  }
}

extension Utterance.Part {
  fileprivate init(
    _ run: AttributedRun, continuing isContinuation: Bool, in language: String?,
    of listener: String
  ) {
    let own = run.language == listener ? nil : run.language
    self.init(
      run.text, language: run.language == nil ? language : own, pitch: run.pitch,
      isSpelledOut: run.isSpelledOut)
    self.isContinuation = isContinuation
    punctuation = run.speaksPunctuation.map { $0 ? .all : SpeechSettings.Punctuation.none }
    ipaNotation = run.ipaNotation
  }

  fileprivate var isPlain: Bool {
    pitch == 1 && !isSpelledOut && punctuation == nil && !isContinuation && ipaNotation == nil
  }
}
