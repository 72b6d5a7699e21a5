/// A value to print as JSON; objects keep the order in which their keys were given.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Printed without a fraction where it has none; not a number and infinities become `null`.
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object of the keys that have a value, in this order.
  public static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// One line, for JSON Lines.
  public var line: String {
    var line = ""
    write(to: &line)
    return line
  }

  private func write(to line: inout String) {
    switch self {
    case .null: line += "null"
    case .bool(let value): line += value ? "true" : "false"
    case .integer(let value): line += String(value)
    case .number(let value): line += Self.number(value)
    case .text(let value): Self.quote(value, to: &line)
    case .list(let values):
      line += "["
      for (index, value) in values.enumerated() {
        if index > 0 { line += ", " }
        value.write(to: &line)
      }
      line += "]"
    case .object(let members):
      line += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { line += ", " }
        Self.quote(member.key, to: &line)
        line += ": "
        member.value.write(to: &line)
      }
      line += "}"
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value) { return String(whole) }
    return String(value)
  }

  private static func quote(_ text: String, to line: inout String) {
    line += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: line.unicodeScalars.append(scalar)
      }
    }
    line += "\""
  }
}
