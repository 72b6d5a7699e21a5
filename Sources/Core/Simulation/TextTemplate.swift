/// A text with values of the state in it: `"From {price} {price|ruble|rubles}"`.
///
/// `{expression}` puts in a value; `{expression|one|other}` (or three forms, for languages that
/// have them) puts in the word that fits the number. `{{` is a brace.
public enum TextTemplate: Hashable, Sendable {
  case plain(String)
  case parts([Part])

  public enum Part: Hashable, Sendable {
    case text(String)
    case value(Expression)
    case plural(Expression, forms: [String])
  }

  public init(parsing source: String) throws(TemplateProblem) {
    let brace = UInt8(ascii: "{")
    // Every text of a screen comes here, and the view of a text goes through it byte by byte.
    let hasPlaces =
      source.utf8.withContiguousStorageIfAvailable { $0.contains(brace) }
      ?? source.utf8.contains(brace)
    guard hasPlaces else {
      self = .plain(source)
      return
    }
    var parts: [Part] = []
    var text = ""
    var rest = Substring(source)
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[rest.index(after: open)...]
      if rest.first == "{" {
        text += "{"
        rest.removeFirst()
        continue
      }
      guard let close = rest.firstIndex(of: "}") else {
        throw TemplateProblem(
          sentence: "The text has a { without its }. Write {{ for a brace that is meant as text.")
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(try Self.place(rest[..<close]))
      rest = rest[rest.index(after: close)...]
    }
    text += rest
    if !text.isEmpty { parts.append(.text(text)) }
    if parts.isEmpty { parts = [.text("")] }
    if parts.count == 1, case .text(let only) = parts[0] {
      self = .plain(only)
    } else {
      self = .parts(parts)
    }
  }

  private static func place(_ source: Substring) throws(TemplateProblem) -> Part {
    let pieces = source.split(separator: "|", omittingEmptySubsequences: false)
    let expression = try ExpressionParser.parse(pieces[0])
    guard pieces.count > 1 else { return .value(expression) }
    guard pieces.count == 3 || pieces.count == 4 else {
      throw TemplateProblem(
        sentence: "{\(source)} needs two plural forms, as in {count|pizza|pizzas}, or three.")
    }
    return .plural(expression, forms: pieces.dropFirst().map(String.init))
  }

  /// The text with its values; `language` (a BCP 47 tag) decides which plural form a number takes.
  public func text(in state: [String: StateValue], language: String) -> String {
    switch self {
    case .plain(let text):
      return text
    case .parts(let parts):
      var text = ""
      for part in parts {
        switch part {
        case .text(let piece): text += piece
        case .value(let expression):
          text += expression.evaluated(in: state).text(in: language)
        case .plural(let expression, let forms):
          let number = expression.evaluated(in: state).number
          text += forms[PluralForms.index(for: number, of: forms.count, language: language)]
        }
      }
      return text
    }
  }

  /// The value itself where the template is one `{expression}`, otherwise a text.
  public func value(in state: [String: StateValue], language: String) -> StateValue {
    if case .parts(let parts) = self, parts.count == 1, case .value(let expression) = parts[0] {
      return expression.evaluated(in: state)
    }
    return .text(text(in: state, language: language))
  }

  /// The names of the state it reads.
  public var names: [String] {
    guard case .parts(let parts) = self else { return [] }
    return parts.flatMap { part -> [String] in
      switch part {
      case .text: []
      case .value(let expression), .plural(let expression, _): expression.names
      }
    }
  }
}
