import SpaceAndTime

/// Something to say in one breath, never mixed with another utterance.
public struct Utterance: Hashable, Sendable {
  /// A run of words with one voice.
  public struct Part: Hashable, Sendable {
    public var text: String
    /// A BCP 47 tag; nil means the listener's language.
    public var language: String?
    /// 0 to 2; 1 is the voice's own pitch (voiceover.md 3.8).
    public var pitch: Double
    /// Read letter by letter.
    public var isSpelledOut: Bool
    /// Silence before the part.
    public var pauseBefore: Milliseconds
    /// True where it goes on in the same text as the part before, without a pause.
    public var isContinuation = false
    /// Nil for the listener's setting.
    public var punctuation: SpeechSettings.Punctuation?
    /// How it is pronounced, in the International Phonetic Alphabet; nil for as it is written.
    public var ipaNotation: String?

    public init(
      _ text: String, language: String? = nil, pitch: Double = 1, isSpelledOut: Bool = false,
      pauseBefore: Milliseconds = 0
    ) {
      self.text = text
      self.language = language
      self.pitch = pitch
      self.isSpelledOut = isSpelledOut
      self.pauseBefore = pauseBefore
    }
  }

  /// Whose voice it is: the screen reader's, or the coach's (another voice, so that they are never
  /// mistaken for each other).
  public enum Speaker: String, Hashable, Sendable {
    case voiceOver
    case coach
  }

  public enum Urgency: Hashable, Sendable {
    /// Cuts what is being said.
    case interrupts
    /// Waits until everything before it was said.
    case waits
    /// Waits for what sounds, and goes before what the coach has to say: reading on.
    case goesOn
    /// Cuts what is being said, but for another that insists, and is said to its end once it has
    /// begun.
    case insists
  }

  public var speaker: Speaker
  public var parts: [Part]
  public var urgency: Urgency
  /// True for what is about the element under the cursor, and nothing once the cursor is elsewhere:
  /// a hint.
  public var isAboutCursor = false
  /// False for what is not worth looking up among the last messages: Curtain's own menus.
  public var isRemembered = true

  public init(speaker: Speaker = .voiceOver, parts: [Part], urgency: Urgency = .interrupts) {
    self.speaker = speaker
    self.parts = parts
    self.urgency = urgency
  }

  /// What a caption shows and a log says: the parts joined by ", ", those of one text by nothing.
  public var text: String {
    var text = ""
    for part in parts where !part.text.isEmpty {
      if !text.isEmpty, !part.isContinuation {
        text.removeTrailingBlanks()
        text += ", "
      }
      text += part.text
    }
    return text
  }
}

extension String {
  /// Nothing is written between a text and the comma after it.
  package mutating func removeTrailingBlanks() {
    while last?.isWhitespace == true { removeLast() }
  }
}
