/// One line of a debug description, taken apart.
struct XCTestLine {
  private(set) var element = AppleElement(role: .group)
  /// True where it ends inside of a text, a frame or a field's name.
  private(set) var isUnfinished = false

  /// True for `Type, 0x…`, with or without the root's arrow.
  static func begins(_ line: Substring) -> Bool {
    let content = line.first == "\u{2192}" ? line.dropFirst() : line
    guard let first = content.first, first.isUppercase else { return false }
    let type = content.prefix { $0.isLetter }
    let rest = content.dropFirst(type.count)
    return rest.hasPrefix(", 0x") || rest.hasPrefix(" 0x")
      || rest.hasPrefix(" (")
        && rest.contains("0x")
      || rest.hasPrefix(", {{")
      || rest.hasPrefix(": ")
        && rest.contains("{{")
  }

  init(_ line: Substring) {
    let content = line.first == "\u{2192}" ? line.dropFirst() : line
    let type = content.prefix { $0.isLetter }
    element.role = AppleTypes.role(type)
    var rest = content.dropFirst(type.count)
    // The word stands where an element is disabled, and nothing where it is not.
    element.isEnabled = true
    isUnfinished = content.last { !$0.isWhitespace } == ","
    while let field = Self.nextField(&rest) { take(field) }
    // Half a name or an open bracket promise more, too.
    let end = rest.drop { $0.isWhitespace }
    if !end.isEmpty, end.hasPrefix(",") || end.hasPrefix("{{") || !end.contains(" ") {
      isUnfinished = true
    }
  }

  private struct Field {
    var key: String
    var value: String?
    var isOpen = false
  }

  private static let flags = ["Disabled", "Selected", "Focused", "Keyboard Focused"]
  private static let keys = [
    "identifier", "title", "label", "value", "placeholderValue", "traits", "pid",
  ]

  /// The next field and what is behind it. A text ends with a quote before the next key or the end
  /// of the line: quotes inside of it are not escaped.
  private static func nextField(_ rest: inout Substring) -> Field? {
    while let place = separator(in: rest) {
      rest = rest[place...]
      if isFrame(rest) {
        guard let end = rest.firstRange(of: "}}") else {
          return Field(key: "frame", isOpen: true)
        }
        defer { rest = rest[end.upperBound...] }
        return Field(key: "frame", value: String(rest[..<end.upperBound]))
      }
      if let flag = flags.first(where: { rest.hasPrefix($0) }), isEnd(rest.dropFirst(flag.count)) {
        rest = rest.dropFirst(flag.count)
        return Field(key: flag)
      }
      guard let key = keys.first(where: { rest.hasPrefix("\($0): ") }) else { continue }
      rest = rest.dropFirst(key.count + 2)
      guard let quote = rest.first, quote == "'" || quote == "\"" else {
        let end = plainEnd(of: rest)
        defer { rest = rest[end...] }
        return Field(key: key, value: String(rest[..<end]))
      }
      rest = rest.dropFirst()
      let end = quotedEnd(of: rest, quote)
      defer { rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...] }
      return Field(key: key, value: String(rest[..<end]), isOpen: end == rest.endIndex)
    }
    return nil
  }

  /// Behind the next `, ` or `: `.
  private static func separator(in text: Substring) -> Substring.Index? {
    var previous: UInt8 = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if byte == UInt8(ascii: " "), previous == UInt8(ascii: ",") || previous == UInt8(ascii: ":") {
        return text.utf8.index(after: index)
      }
      previous = byte
    }
    return nil
  }

  /// Two brackets and a number; a label may have brackets, too.
  private static func isFrame(_ text: Substring) -> Bool {
    text.hasPrefix("{{") && text.dropFirst(2).first.map { "-0123456789in".contains($0) } == true
  }

  private static func isEnd(_ text: Substring) -> Bool {
    text.isEmpty || text.hasPrefix(", ") || text.first?.isWhitespace == true
  }

  /// True where another field or nothing stands.
  private static func isBoundary(_ text: Substring) -> Bool {
    if text.first?.isNewline != false || text.allSatisfy(\.isWhitespace) { return true }
    guard text.hasPrefix(", ") else { return false }
    let next = text.dropFirst(2)
    return isFrame(next) || keys.contains { next.hasPrefix("\($0): ") }
      || flags.contains { next.hasPrefix($0) && isEnd(next.dropFirst($0.count)) }
  }

  private static func quotedEnd(of text: Substring, _ quote: Character) -> Substring.Index {
    var index = text.startIndex
    while let found = text[index...].firstIndex(of: quote) {
      index = text.index(after: found)
      if isBoundary(text[index...]) { return found }
    }
    return text.endIndex
  }

  private static func plainEnd(of text: Substring) -> Substring.Index {
    var index = text.startIndex
    while let found = text[index...].firstIndex(where: { $0 == "," || $0.isNewline }) {
      if isBoundary(text[found...]) { return found }
      index = text.index(after: found)
    }
    return text.endIndex
  }

  private mutating func take(_ field: Field) {
    if field.isOpen { isUnfinished = true }
    switch field.key {
    case "frame": element.frame = field.value.map { DumpFrame(text: $0) } ?? .unknown
    case "identifier": element.rawIdentifier = field.value
    case "title": element.title = field.value
    case "label": element.label = field.value
    case "value": element.value = field.value
    case "placeholderValue": element.placeholder = field.value
    case "traits":
      // Old tools print all bits; only the public ones mean something.
      if let number = field.value.flatMap({ UInt64($0) }) {
        element.traits = AppleTypes.traits(number: number)
      }
    case "Disabled": element.isEnabled = false
    case "Selected": element.isSelected = true
    default: break
    }
  }
}
