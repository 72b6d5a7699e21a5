/// A part of a text with attributes for speech, as in `accessibilityAttributedLabel` (voiceover.md
/// 3.8).
public struct AttributedRun: Hashable, Sendable {
  public var text: String
  /// A BCP 47 tag; nil for the element's language.
  public var language: String?
  /// 0 to 2; 1 is the voice's own.
  public var pitch: Double
  /// Read letter by letter.
  public var isSpelledOut: Bool
  /// Whether all punctuation is spoken, or none; nil for the listener's setting.
  public var speaksPunctuation: Bool?
  /// How it is pronounced, in the International Phonetic Alphabet; nil for as it is written.
  public var ipaNotation: String?

  public init(
    _ text: String, language: String? = nil, pitch: Double = 1, isSpelledOut: Bool = false,
    speaksPunctuation: Bool? = nil
  ) {
    self.text = text
    self.language = language
    self.pitch = pitch
    self.isSpelledOut = isSpelledOut
    self.speaksPunctuation = speaksPunctuation
  }
}
