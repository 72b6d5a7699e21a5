import AccessibilityTree
import Speech

/// What a screen sounds like, stop by stop, without a cursor.
public struct SpokenTranscript: Sendable {
  /// One stop.
  public struct Line: Hashable, Sendable {
    public var id: String
    /// Names of the app's groups that the cursor comes into, said before the element.
    public var before: String?
    /// From "selected" to the position; empty where there is nothing to say.
    public var spoken: String
    /// Custom content of high importance.
    public var content: String?
    /// "More content available", "actions available".
    public var after: String?
    public var hint: String?
  }

  private let announcer: Announcer
  private var wording: Wording

  public init(vocabulary: Vocabulary, verbosity: Verbosity = Verbosity()) {
    announcer = Announcer(vocabulary: vocabulary, verbosity: verbosity)
    wording = Wording(vocabulary: vocabulary)
    wording.speaksEmojiSuffix = verbosity.speaksEmojiSuffix
  }

  /// In reading order, also what is beyond the screen's edge.
  public func lines(of screen: AccessibleScreen) -> [Line] {
    var left: Set<String> = []
    return screen.elements.indices.map { position in
      let element = screen.elements[position]
      let words = ContainerWords(at: position, from: left, on: screen)
      left = Set(element.ancestors)
      return line(of: element, in: words)
    }
  }

  /// One stop by itself, wherever the cursor comes from.
  public func line(of element: AccessibilityElement) -> Line { line(of: element, in: nil) }

  /// A part of an element's text by itself, such as a link in it.
  public func text(of range: Range<Int>, in element: AccessibilityElement) -> String {
    let text = Array(element.content.label ?? element.content.value ?? "")
    let part = String(text[range.clamped(to: text.indices)])
    let isLink = element.content.links.contains { $0.range == range }
    return wording.text(
      [.own(part)] + (isLink ? [.word(.link)] : []), language: element.content.language)
  }

  private func line(of element: AccessibilityElement, in words: ContainerWords?) -> Line {
    let announcement = announcer.announcement(for: element).entering(words)
    let language = announcement.language
    func text(_ phrases: [Phrase]) -> String? {
      phrases.isEmpty ? nil : wording.text(phrases, language: language)
    }
    return Line(
      id: element.id, before: text(words?.groups ?? []),
      spoken: text((words?.webNames ?? []) + announcement.spoken) ?? "",
      content: text(announcement.content), after: text(announcement.after),
      hint: wording.hint(announcement))
  }
}
