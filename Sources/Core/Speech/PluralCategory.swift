/// The forms that languages give to counted nouns, by the names of the Unicode CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// Which form a number takes in one language; given to `Words` as a value, so that a library's
/// rules can stand in for the simple ones here.
public struct PluralRule: Sendable {
  /// Called with any whole number, also a negative one.
  public var category: @Sendable (Int) -> PluralCategory

  public init(_ category: @escaping @Sendable (Int) -> PluralCategory) {
    self.category = category
  }

  /// English and its like: one, and everything else.
  public static let oneAndOther = PluralRule { $0.magnitude == 1 ? .one : .other }

  /// Russian, Ukrainian, Belarusian: 1 and 21, 2 to 4, and all others, 11 to 14 among them.
  public static let eastSlavic = PluralRule { number in
    let tens = number.magnitude % 100
    switch number.magnitude % 10 {
    case 1 where tens != 11: return .one
    case 2...4 where !(12...14).contains(tens): return .few
    default: return .many
    }
  }

  /// The rule of a language, by its BCP 47 tag; that of English where it is not known.
  public static func standard(for language: String) -> PluralRule {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ru", "uk", "be": eastSlavic
    case "zh", "ja", "ko", "th", "vi": otherAlone
    default: oneAndOther
    }
  }

  /// Languages that do not decline counted nouns.
  public static let otherAlone = PluralRule { _ in .other }
}
