/// How everything is spoken.
public struct SpeechSettings: Hashable, Sendable {
  /// 0 to 100; VoiceOver's default is 50 (voiceover.md 7).
  public var rate = 50
  /// 0 to 100.
  public var volume = 80
  /// 0 to 100, of the reader's voice; 50 is the voice's own.
  public var pitch = 50
  public var voice = Voice.usual
  public var playsEarcons = true
  /// Makes the app's own sounds quieter while something is said (voiceover.md 7).
  public var ducksAudio = true
  /// The listener's language, a BCP 47 tag.
  public var language = "en"
  public var punctuation = Punctuation.some
  /// What `Punctuation.custom` speaks.
  public var customPunctuation = CustomPunctuation()

  public init() {}

  /// How the reader's voice sounds, whatever the language.
  public enum Voice: String, Hashable, Sendable, CaseIterable {
    case usual
    case deep
    case bright
    case whispering
  }

  /// Which signs are spoken by name (voiceover.md 7).
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    case none
    /// Signs that mean something in a label, such as `@` and `#`; not commas and full stops.
    case some
    case all
    /// The groups of `customPunctuation`.
    case custom
  }

  /// Signs that are spoken by name, besides those that the voice says of itself ("at", "percent"); nil
  /// where none or all of them are.
  public func signs(of punctuation: Punctuation) -> String? {
    switch punctuation {
    case .none, .all: nil
    case .some: Self.usualSigns
    case .custom:
      PunctuationGroup.allCases.filter { customPunctuation[$0] }.map(\.signs).joined()
    }
  }

  /// Signs that tell labels apart and have no other sound.
  private static let usualSigns = "_|~^\\<>[]{}"
}
