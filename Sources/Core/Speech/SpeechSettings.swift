/// How everything is spoken.
public struct SpeechSettings: Hashable, Sendable {
  /// 0 to 100; VoiceOver's default is 50 (voiceover.md 7).
  public var rate = 50
  /// 0 to 100.
  public var volume = 80
  public var playsEarcons = true
  /// The listener's language, a BCP 47 tag.
  public var language = "en"
  public var punctuation = Punctuation.some

  public init() {}

  /// Which signs are spoken by name (voiceover.md 7).
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    case none
    /// Signs that mean something in a label, such as `@` and `#`; not commas and full stops.
    case some
    case all
  }
}
