/// Which letters stand where on the keyboard of a language, as phones have them.
public struct KeyboardLayout: Hashable, Sendable {
  /// Each key's letter, row by row.
  public var rows: [[String]]
  /// What Shift puts in their places; nil where that is the capital of each letter.
  public var shiftedRows: [[String]]?
  /// What keys offer when they are held, by key: itself, then its other characters.
  public var alternatives: [String: [String]]

  /// - Parameters:
  ///   - rows: one text a row, with blanks between the keys.
  ///   - alternatives: one text a key, beginning with its own letter.
  public init(rows: [String], shiftedRows: [String]? = nil, alternatives: [String] = []) {
    self.rows = rows.map(Self.split)
    self.shiftedRows = shiftedRows?.map(Self.split)
    self.alternatives = Dictionary(
      alternatives.map { family in (String(family.prefix(1)), family.map { String($0) }) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What Curtain types with where no other layout is at hand.
  public static let latin = KeyboardLayout(
    rows: ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
    alternatives: [
      "aàáâäæãåā", "cçćč", "eèéêëēėę", "iîïíīį", "lł", "nñń", "oôöòóœøōõ", "sßśš", "uûüùúū", "yÿ",
      "zžźż",
    ])

  public func letters(isShifted: Bool) -> [[String]] {
    if isShifted, let shiftedRows { return shiftedRows }
    return rows
  }

  /// Marks that would join the blank before them are keys of their own.
  private static func split(_ row: String) -> [String] {
    row.unicodeScalars.split(separator: " ").map { String(String.UnicodeScalarView($0)) }
  }

  /// A name for the key that can stand in an id: marks that would join what is before them are
  /// written as their number.
  public static func name(of letter: String) -> String {
    guard let scalar = letter.unicodeScalars.first,
      scalar.properties.generalCategory == .nonspacingMark
    else { return letter }
    return "u" + String(scalar.value, radix: 16)
  }

  /// The letter of a key's name; nil where it is no letter's.
  public static func letter(named name: String) -> String? {
    if name.count == 1 { return name }
    guard name.hasPrefix("u"), let value = UInt32(name.dropFirst(), radix: 16),
      let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .nonspacingMark
    else { return nil }
    return String(Character(scalar))
  }
}

/// The layouts of every language that has one.
public struct KeyboardLayouts: Hashable, Sendable {
  /// By BCP 47 tag.
  public var byLanguage: [String: KeyboardLayout]

  public init(_ byLanguage: [String: KeyboardLayout] = [:]) {
    self.byLanguage = byLanguage
  }

  /// That of a language or of its base ("de" for "de-AT"), else Latin letters.
  public func layout(for language: String?) -> KeyboardLayout {
    guard let language else { return .latin }
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    return byLanguage[language] ?? byLanguage[base] ?? .latin
  }
}
