import Speech

/// What VoiceOver says about one element, in pieces: words come last (`Wording`).
public struct Announcement: Hashable, Sendable {
  /// A BCP 47 tag of the element's texts and of the words about it; nil means the listener's.
  public var language: String?
  /// From "selected" to the position (voiceover.md 3.3, steps 1-7).
  public var spoken: [Phrase] = []
  /// Where the role stands in `spoken` that the app names itself; nil without one.
  var rolePlace: Int?
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

  /// The same for a cursor that comes into what a role of its own names: "green, definition list
  /// start, term" (voiceover.md 3.4).
  func entering(_ words: ContainerWords?) -> Announcement {
    guard let words else { return self }
    var entered = self
    entered.spoken.insert(contentsOf: words.beforeRole, at: rolePlace ?? spoken.count)
    entered.after += words.after
    return entered
  }
}
