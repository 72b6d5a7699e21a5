/// The words of the listener's language, and those of other languages that elements may be in.
public struct Vocabulary: Sendable {
  public var listener: Words
  /// By BCP 47 tag.
  public var others: [String: Words]

  public init(_ listener: Words, others: [Words] = []) {
    self.listener = listener
    self.others = Dictionary(
      others.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The listener's language, then the others in alphabetical order.
  public var languages: [String] {
    [listener.language] + others.keys.filter { $0 != listener.language }.sorted()
  }

  /// The words for what is said in a language: exactly this one, else its base ("de" for "de-AT"),
  /// else the listener's.
  public func words(for language: String?) -> Words {
    guard let language, language != listener.language else { return listener }
    if let words = others[language] { return words }
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    if base == listener.language { return listener }
    return others[base] ?? listener
  }
}
