/// How much is said about an element (voiceover.md 7).
public struct Verbosity: Hashable, Sendable {
  public var speaksHints = true
  public var speaksActions = true
  public var speaksMoreContent = true
  /// Names of groups on entering them.
  public var speaksContainers = true
  /// What the row and the column of a cell are called.
  public var speaksTableHeaders = true
  /// Which row and column a cell is in.
  public var speaksRowsAndColumns = true
  /// "emoji" behind emoji.
  public var speaksEmojiSuffix = true
  public var capitals = CapitalFeedback.speak
  public var phonetics = PhoneticFeedback.afterPause

  public init() {}
}

/// How a capital letter is told from a small one.
public enum CapitalFeedback: String, Hashable, Sendable, CaseIterable {
  /// "cap" before it.
  case speak
  /// A higher voice.
  case pitch
  case nothing

  /// Times the voice's own.
  static let raisedPitch = 1.4
}

/// What is said of a letter besides its name.
public enum PhoneticFeedback: String, Hashable, Sendable, CaseIterable {
  case off
  /// Its alphabet word, after resting on it.
  case afterPause = "after-pause"
  /// Its alphabet word in place of its name.
  case phoneticsOnly = "phonetics-only"
}

/// What is heard of text that was deleted.
public enum DeletedTextFeedback: String, Hashable, Sendable, CaseIterable {
  /// It, in a lower voice.
  case pitch
  /// That it was deleted.
  case speak
  case nothing
}
