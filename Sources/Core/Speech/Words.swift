/// Everything that is said in one language, by key: words are data, and logic only names them.
///
/// A text may hold places such as `{count}`; an entry may give one text for each plural form.
public struct Words: Sendable {
  public enum Entry: Hashable, Sendable {
    case text(String)
    /// Always holds a text for `other`.
    case plural([PluralCategory: String])
  }

  /// A BCP 47 tag.
  public var language: String
  public var pluralRule: PluralRule
  public private(set) var entries: [String: Entry]

  public init(
    language: String, entries: [String: Entry], pluralRule: PluralRule = .oneAndOther
  ) {
    for (key, entry) in entries {
      if case .plural(let forms) = entry {
        precondition(forms[.other] != nil, "\(key) lacks the plural form that fits any number")
      }
    }
    self.language = language
    self.entries = entries
    self.pluralRule = pluralRule
  }

  public init(
    language: String, texts: [String: String], pluralRule: PluralRule = .oneAndOther
  ) {
    self.init(
      language: language, entries: texts.mapValues(Entry.text), pluralRule: pluralRule)
  }

  public func contains(_ key: String) -> Bool { entries[key] != nil }

  /// The text with its places filled.
  ///
  /// `count` chooses the plural form and fills `{count}`. A key without an entry is a mistake of
  /// the program: it stops a debug build, and is spoken as it is otherwise.
  public func text(_ key: String, _ places: [String: String] = [:], count: Int? = nil) -> String {
    let template: String
    switch entries[key] {
    case .text(let text):
      template = text
    case .plural(let forms):
      template = forms[count.map(pluralRule.category) ?? .other] ?? forms[.other] ?? key
    case nil:
      assertionFailure("No words for \(key) in \(language)")
      return key
    }
    guard !places.isEmpty || count != nil else { return template }
    return Self.fill(template) { name in
      places[name] ?? (name == "count" ? count.map(String.init) : nil)
    }
  }

  /// These words, with another language's in place of the missing ones.
  public func completed(by other: Words) -> Words {
    var words = self
    words.entries.merge(other.entries) { own, _ in own }
    return words
  }

  /// Replaces each `{name}` that has a value; braces around anything else stay.
  private static func fill(_ template: String, with value: (String) -> String?) -> String {
    var filled = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      filled += value(name) ?? String(rest[...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
