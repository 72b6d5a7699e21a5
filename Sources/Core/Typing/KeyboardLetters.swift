/// Which letters stand where on the keyboard of a language, as phones have them.
///
/// Languages that are typed in Latin letters without more share one.
public struct KeyboardLetters: Hashable, Sendable {
  public var rows: [String]
  /// What Shift puts in their places; nil where that is the capital of each letter.
  public var shiftedRows: [String]?

  /// - Parameter language: a BCP 47 tag.
  public init(language: String?) {
    switch language?.prefix(2) {
    case "de": rows = ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
    case "ru": rows = ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"]
    case "th":
      // Vowels and tones above and below have keys of their own, so they stand apart here.
      rows = [
        "_ ภ ถ ุ ึ ค ต จ ข ช", "ๆ ไ ำ พ ะ ั ี ร น ย บ ล", "ฟ ห ก ด เ ้ ่ า ส ว ง", "ผ ป แ อ ิ ื ท ม ใ ฝ",
      ]
      shiftedRows = [
        "๑ ๒ ๓ ๔ ู ๕ ๖ ๗ ๘ ๙", "๐ ฎ ฑ ธ ํ ๊ ณ ฯ ญ ฐ ฅ ฿", "ฤ ฆ ฏ โ ฌ ็ ๋ ษ ศ ซ ฃ", "( ) ฉ ฮ ฺ ์ ? ฒ ฬ ฦ",
      ]
    default: rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    }
  }

  /// Each key's letter, row by row.
  public func letters(isShifted: Bool) -> [[String]] {
    if isShifted, let shiftedRows { return shiftedRows.map(Self.split) }
    return rows.map(Self.split)
  }

  private static func split(_ row: String) -> [String] {
    guard row.unicodeScalars.contains(" ") else { return row.map { String($0) } }
    return row.unicodeScalars.split(separator: " ").map { String(String.UnicodeScalarView($0)) }
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
