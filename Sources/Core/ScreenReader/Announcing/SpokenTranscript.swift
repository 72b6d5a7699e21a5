import AccessibilityTree
import Speech

/// What a screen sounds like, stop by stop, without a cursor.
public struct SpokenTranscript: Sendable {
  /// One stop.
  public struct Line: Hashable, Sendable {
    public var id: String
    /// From "selected" to the position; empty where there is nothing to say.
    public var spoken: String
    /// Custom content of high importance.
    public var content: String?
    /// "More content available", "actions available".
    public var after: String?
    public var hint: String?
  }

  private let announcer: Announcer
  private let wording: Wording

  public init(vocabulary: Vocabulary, verbosity: Verbosity = Verbosity()) {
    announcer = Announcer(vocabulary: vocabulary, verbosity: verbosity)
    wording = Wording(vocabulary: vocabulary)
  }

  /// In reading order, also what is beyond the screen's edge.
  public func lines(of screen: AccessibleScreen) -> [Line] {
    screen.elements.map(line)
  }

  public func line(of element: AccessibilityElement) -> Line {
    let announcement = announcer.announcement(for: element)
    let language = announcement.language
    func text(_ phrases: [Phrase]) -> String? {
      phrases.isEmpty ? nil : wording.text(phrases, language: language)
    }
    return Line(
      id: element.id, spoken: text(announcement.spoken) ?? "",
      content: text(announcement.content), after: text(announcement.after),
      hint: wording.hint(announcement))
  }
}
