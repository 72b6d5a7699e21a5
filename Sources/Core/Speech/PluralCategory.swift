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

  /// Languages that do not decline counted nouns.
  public static let otherAlone = PluralRule { _ in .other }
}
