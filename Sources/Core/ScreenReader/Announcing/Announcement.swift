import Speech

/// What VoiceOver says about one element, in pieces: words come last (`Wording`).
public struct Announcement: Hashable, Sendable {
  /// A BCP 47 tag of the element's texts and of the words about it; nil means the listener's.
  public var language: String?
  /// From "selected" to the position (voiceover.md 3.3, steps 1-7).
  public var spoken: [Phrase] = []
  /// Custom content of high importance (step 8).
  public var content: [Phrase] = []
  /// That more can be asked for: "more content available", "actions available" (step 8).
  public var after: [Phrase] = []
  /// Said after a pause (step 9).
  public var hint: [Phrase] = []

  public init(language: String? = nil) {
    self.language = language
  }

  /// Everything but the hint, in the order of speech.
  public var description: [Phrase] { spoken + content + after }
}
