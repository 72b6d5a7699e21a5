/// How a key of the keyboard on the screen is typed (voiceover.md 6.1).
public enum TypingMode: String, Hashable, Sendable, CaseIterable {
  /// Find the key, then double tap or split-tap.
  case standard
  /// Slide to the key; lifting the finger types it.
  case touch
  /// A touch types at once, as without VoiceOver.
  case directTouch = "direct-touch"

  var word: ReaderWord {
    switch self {
    case .standard: .typingStandard
    case .touch: .typingTouch
    case .directTouch: .typingDirectTouch
    }
  }
}
