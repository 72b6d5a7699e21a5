/// How everything is spoken.
public struct SpeechSettings: Hashable, Sendable {
  /// 0 to 100; VoiceOver's default is 50 (voiceover.md 7).
  public var rate = 50
  /// 0 to 100.
  public var volume = 80
  public var playsEarcons = true
  /// The listener's language, a BCP 47 tag.
  public var language = "en"

  public init() {}
}
