extension DumpFormat {
  /// `print(XCUIApplication().debugDescription)` (import-formats.md 5).
  static let xctestDescription = DumpFormat(
    id: "xctest-description", name: "XCTest's debugDescription", platform: .iOS, syntax: .text,
    command: "print(XCUIApplication().debugDescription)",
    cannotTell: [
      "traits", "hints", "custom actions", "grouping", "languages",
    ],
    marks: ["Attributes: ", "Element subtree:", "\u{2192}", "Application, 0x", "Application 0x"],
    recognizes: { beginning in
      beginning.contains(", 0x") || beginning.contains(" 0x") && beginning.contains("traits:")
    },
    read: { (document, _, _) throws(ImportProblem) in
      var reading = XCTestReading()
      reading.read(document.bytes)
      guard reading.tree.nodeCount > 0 else {
        throw ImportProblem(
          "This is XCTest's description of an app that did not answer: it holds a query and no elements. Wait for the app and print it again."
        )
      }
      return reading.tree
    })
}

/// Reads the lines of a debug description: `Type, 0xADDRESS, {{x, y}, {w, h}}, label: '…'`.
private struct XCTestReading {
  var tree = DumpTree()
  /// How far the lines of the open elements are indented.
  private var indents: [Int] = []
  private var isInSubtree = true
  /// A line whose label goes on in the next one.
  private var unfinished: String?

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      read(line: String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
      if tree.isFull { break }
    }
    flush()
    tree.closeAll()
  }

  private mutating func read(line: String) {
    let content = line.drop { $0 == " " || $0 == "\t" }
    if content.hasPrefix("Attributes:") || content.hasPrefix("Path to element:")
      || content.hasPrefix("Query chain:")
    {
      // What follows repeats elements of the subtree.
      flush()
      isInSubtree = false
      return
    }
    if content.hasPrefix("Element subtree:") {
      flush()
      isInSubtree = true
      return
    }
    guard isInSubtree else { return }
    if XCTestLine.begins(content) {
      flush()
      unfinished = line
    } else if unfinished != nil, !content.hasPrefix("```") {
      unfinished? += "\n" + line
    }
  }

  /// Takes in the line that is whole now.
  private mutating func flush() {
    guard let line = unfinished else { return }
    unfinished = nil
    let indent = line.prefix { $0 == " " || $0 == "\t" }.count
    let content = line.dropFirst(indent)
    let isRoot = content.first == "\u{2192}"
    let depth = isRoot ? 0 : indent
    while let last = indents.last, last >= depth {
      indents.removeLast()
      tree.close()
    }
    indents.append(depth)
    tree.open(XCTestLine(content).element)
  }
}

/// One line of a debug description, taken apart.
struct XCTestLine {
  private(set) var element = AppleElement(role: .group)

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
    // A frame has commas of its own, so it is taken out first.
    if let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      element.frame = DumpFrame(text: rest[start.lowerBound..<end.upperBound])
    }
    while let field = Self.nextField(&rest) { take(field) }
  }

  private struct Field {
    var key: String
    var value: String?
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
      return Field(key: key, value: String(rest[..<end]))
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

  private static func isEnd(_ text: Substring) -> Bool {
    text.isEmpty || text.hasPrefix(", ") || text.first?.isWhitespace == true
  }

  /// True where another field or nothing stands.
  private static func isBoundary(_ text: Substring) -> Bool {
    if text.first?.isNewline != false || text.allSatisfy(\.isWhitespace) { return true }
    guard text.hasPrefix(", ") else { return false }
    let next = text.dropFirst(2)
    return keys.contains { next.hasPrefix("\($0): ") }
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
    switch field.key {
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
