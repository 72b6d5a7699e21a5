/// Reads JSON5 from bytes, one character ahead; never reads past the end, whatever the bytes are.
struct JSON5Parser {
  /// Deeper documents are refused, so that no file can exhaust the stack.
  static let deepestNesting = 512
  /// Objects up to this many entries get room for them at once, and compare their keys one by one:
  /// that is cheaper than hashing them.
  private static let smallObject = 16

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private var depth = 0
  /// How many entries the object before had, by depth: neighbors mostly have as many, and an array
  /// that need not grow costs half as much.
  private var entryCounts = [Int](repeating: 0, count: Self.deepestNesting + 1)
  var keys = JSON5Keys()

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func parseDocument() throws(JSON5Problem) -> JSON5Value {
    if let offset = firstInvalidByte() {
      throw JSON5Problem(
        offset: offset, sentence: "This byte is no UTF-8. Save the file with UTF-8 encoding.")
    }
    try skipBlanks()
    guard index < bytes.count else { throw problem("The file is empty.") }
    let value = try parseValue()
    try skipBlanks()
    guard index == bytes.count else {
      throw problem("Expected the end of the file, found \(found()).")
    }
    return value
  }

  private mutating func parseValue() throws(JSON5Problem) -> JSON5Value {
    let start = index
    guard let byte = peek() else { throw problem("Expected a value, found the end of the file.") }
    switch byte {
    case UInt8(ascii: "{"): return JSON5Value(.object(try parseObject()), offset: start)
    case UInt8(ascii: "["): return JSON5Value(.list(try parseList()), offset: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return JSON5Value(.text(try parseText(quote: byte)), offset: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return JSON5Value(.number(try parseNumber()), offset: start)
    default:
      return JSON5Value(try parseWord(), offset: start)
    }
  }

  private mutating func parseWord() throws(JSON5Problem) -> JSON5Value.Content {
    let start = index
    while let byte = peek(), isASCIILetter(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    default:
      index = start
      guard !word.isEmpty else { throw problem("Expected a value, found \(found()).") }
      throw problem("Expected a value, found \(word); texts stand in quotes.")
    }
  }

  private mutating func enter() throws(JSON5Problem) {
    depth += 1
    guard depth <= Self.deepestNesting else {
      throw problem("Values are nested more than \(Self.deepestNesting) levels deep here.")
    }
    index += 1
    try skipBlanks()
  }

  private mutating func parseList() throws(JSON5Problem) -> [JSON5Value] {
    try enter()
    var values: [JSON5Value] = []
    while true {
      if take("]") { break }
      let value = try parseValue()
      // Most lists of numbers are frames.
      if values.isEmpty, case .number = value.content { values.reserveCapacity(4) }
      values.append(value)
      try skipBlanks()
      if take("]") { break }
      guard take(",") else {
        throw problem("Expected a comma or ] after this value of the list, found \(found()).")
      }
      try skipBlanks()
    }
    depth -= 1
    return values
  }

  private mutating func parseObject() throws(JSON5Problem) -> [JSON5Entry] {
    try enter()
    var entries: [JSON5Entry] = []
    entries.reserveCapacity(min(entryCounts[depth], Self.smallObject))
    var seen: Set<JSON5Key> = []
    while true {
      if take("}") { break }
      let keyOffset = index
      let key = try parseKey()
      let isRepeated =
        entries.count < Self.smallObject
        ? entries.contains { $0.name == key }
        : seen.contains(key)
      guard !isRepeated else {
        throw JSON5Problem(
          offset: keyOffset, sentence: "The key \(key.text) stands twice in this object. Keep one.")
      }
      try skipBlanks()
      guard take(":") else {
        throw problem("Expected a colon after the key \(key.text), found \(found()).")
      }
      try skipBlanks()
      entries.append(JSON5Entry(key, keyOffset: keyOffset, value: try parseValue()))
      if entries.count == Self.smallObject { seen = Set(entries.map(\.name)) }
      if entries.count > Self.smallObject { seen.insert(key) }
      try skipBlanks()
      if take("}") { break }
      guard take(",") else {
        throw problem("Expected a comma or } after the value of \(key.text), found \(found()).")
      }
      try skipBlanks()
    }
    entryCounts[depth] = entries.count
    depth -= 1
    return entries
  }

  // MARK: - Characters

  func peek(_ ahead: Int = 0) -> UInt8? {
    index + ahead < bytes.count ? bytes[index + ahead] : nil
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// The scalar at `index`; the bytes are known to be UTF-8.
  func scalar() -> Unicode.Scalar? {
    guard let first = peek() else { return nil }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1 else { return Unicode.Scalar(first) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for ahead in 1..<length { value = value << 6 | UInt32(bytes[index + ahead] & 0x3F) }
    return Unicode.Scalar(value)
  }

  func isASCIILetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  func problem(_ sentence: String) -> JSON5Problem {
    JSON5Problem(offset: index, sentence: sentence)
  }

  /// What stands at `index`, as a sentence calls it.
  func found() -> String {
    guard let scalar = scalar() else { return "the end of the file" }
    switch scalar {
    case "\n", "\r": return "the end of the line"
    case "\0": return "a NUL character; is this a text file?"
    default:
      guard scalar.value >= 0x20, scalar.value != 0x7F else {
        return "a control character (U+00\(String(scalar.value, radix: 16, uppercase: true)))"
      }
      return String(scalar)
    }
  }
}
