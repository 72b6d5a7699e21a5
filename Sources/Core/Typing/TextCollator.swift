/// Knows how a language orders texts, and which of them a search takes for the same.
public protocol TextCollator: Sendable {
  /// For each text what stands in order as the texts do in the language, byte by byte.
  ///
  /// - Parameter language: a BCP 47 tag.
  func sortKeys(of texts: [String], language: String?) -> [[UInt8]]
  /// The text without case and without the marks on Latin, Greek and Cyrillic letters.
  func folded(_ text: String) -> String
}

/// Where there are no tables of languages: letters by their bases, the same for all of them.
public struct PlainCollator: TextCollator {
  public init() {}

  public func sortKeys(of texts: [String], language: String?) -> [[UInt8]] {
    texts.map { text in
      // Of texts that only differ in their marks, the plain one is first.
      Array(folded(text).utf8) + [0] + Array(text.lowercased().utf8)
    }
  }

  public func folded(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    return String(lower.map { Self.bases[$0] ?? $0 })
  }

  /// The letters of European languages with marks on them.
  private static let bases: [Character: Character] = {
    let groups = [
      "aàáâãäåāăą", "cçćĉċč", "dďđ", "eèéêëēĕėęě", "gĝğġģ", "hĥħ", "iìíîïĩīĭįı", "jĵ", "kķ",
      "lĺļľŀł", "nñńņňŉ", "oòóôõöøōŏő", "rŕŗř", "sśŝşš", "tţťŧ", "uùúûüũūŭůűų", "wŵ", "yýÿŷ",
      "zźżž", "её",
    ]
    var bases: [Character: Character] = [:]
    for group in groups {
      guard let base = group.first else { continue }
      for letter in group.dropFirst() { bases[letter] = base }
    }
    return bases
  }()
}
