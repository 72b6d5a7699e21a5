/// A value that a screen remembers under a name.
public enum StateValue: Hashable, Sendable, CustomStringConvertible {
  case number(Double)
  case text(String)
  case flag(Bool)

  /// As it is put into a text: whole numbers without a point, others with at most two digits.
  public var description: String {
    switch self {
    case .text(let text): return text
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number):
      if let whole = Int(exactly: number) { return String(whole) }
      guard number.magnitude < 1e15 else { return String(number) }
      let hundredths = (number * 100).rounded()
      if let whole = Int(exactly: hundredths / 100) { return String(whole) }
      return String(hundredths / 100)
    }
  }

  /// The same, with the decimal mark of a language.
  func text(in language: String) -> String {
    if case .number = self { return DecimalMark.localized(description, for: language) }
    return description
  }

  /// A flag counts as 1 or 0; a text that is no number as 0.
  public var number: Double {
    switch self {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    case .text(let text): Double(text) ?? 0
    }
  }

  /// False for 0, false and the empty text.
  public var isTrue: Bool {
    switch self {
    case .number(let number): number != 0
    case .flag(let flag): flag
    case .text(let text): !text.isEmpty
    }
  }

  /// "a number", for sentences about a wrong type.
  public var typeName: String {
    switch self {
    case .number: "a number"
    case .text: "a text"
    case .flag: "true or false"
    }
  }
}
