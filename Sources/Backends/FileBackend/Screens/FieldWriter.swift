import AccessibilityTree
import Simulation

/// `key: value` pairs as JSON5 writes them, one behind the other in one run of bytes.
///
/// It is emptied and filled again for every view: a text for each pair would cost more than the
/// rest of an import.
struct FieldWriter {
  private(set) var bytes: [UInt8] = []
  /// Where each pair ends in `bytes`.
  private var ends: [Int] = []

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  var count: Int { ends.count }

  /// The bytes of one pair, without what separates it from the next.
  subscript(pair: Int) -> ArraySlice<UInt8> { bytes[(pair == 0 ? 0 : ends[pair - 1])..<ends[pair]] }

  // MARK: - Pairs

  /// `value` writes what stands behind the colon.
  mutating func add(_ key: StaticString, _ value: (inout FieldWriter) -> Void) {
    write(key)
    write(": ")
    value(&self)
    ends.append(bytes.count)
  }

  mutating func add(_ key: StaticString, _ value: String?) {
    if let value { add(key) { $0.quote(value) } }
  }

  mutating func add(_ key: StaticString, _ value: TextTemplate?) {
    if let value { add(key) { $0.quote(value) } }
  }

  mutating func add(_ key: StaticString, _ value: Bool?) {
    if let value { add(key) { $0.write(value ? "true" : "false") } }
  }

  mutating func add(_ key: StaticString, _ value: Double?) {
    if let value { add(key) { $0.write(value) } }
  }

  /// Nothing where it is empty.
  mutating func add<Item>(
    _ key: StaticString, list: [Item], _ value: (inout FieldWriter, Item) -> Void
  ) {
    if !list.isEmpty { add(key) { $0.list(list, value) } }
  }

  // MARK: - Values

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// A whole number without a fraction.
  mutating func write(_ number: Double) {
    if let whole = Int(exactly: number) {
      write(whole)
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  mutating func write(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  mutating func list<Item>(_ items: [Item], _ value: (inout FieldWriter, Item) -> Void) {
    write("[")
    for (index, item) in items.enumerated() {
      if index > 0 { write(", ") }
      value(&self, item)
    }
    write("]")
  }

  /// A text that is meant as it stands: braces of its own are doubled.
  mutating func quote(_ template: TextTemplate) {
    guard case .plain(let text) = template else {
      preconditionFailure("Only texts without places can be written")
    }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return quote(text) }
    quote(String(text.flatMap { $0 == "{" ? "{{" : String($0) }))
  }

  mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { quote($0) }
  }

  /// What needs no escape is copied in one piece.
  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var copied = 0
    var index = 0
    while index < text.count {
      let length = Self.escapedLength(text, index)
      guard length > 0 else {
        index += 1
        continue
      }
      bytes.append(contentsOf: text[copied..<index])
      escape(text[index..<(index + length)])
      index += length
      copied = index
    }
    bytes.append(contentsOf: text[copied...])
    bytes.append(UInt8(ascii: "\""))
  }

  /// How many bytes the scalar has that begins here, where it is written as an escape: quotes,
  /// control characters, and separators of lines; 0 for any other byte.
  private static func escapedLength(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    switch text[index] {
    case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return 1
    // U+0080 to U+009F.
    case 0xC2: return text[index + 1] < 0xA0 ? 2 : 0
    // U+2028 and U+2029.
    case 0xE2:
      return text[index + 1] == 0x80 && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  private mutating func escape(_ scalar: Slice<UnsafeBufferPointer<UInt8>>) {
    let last = scalar[scalar.endIndex - 1]
    switch (scalar.count, last) {
    case (1, UInt8(ascii: "\"")): write("\\\"")
    case (1, UInt8(ascii: "\\")): write("\\\\")
    case (1, UInt8(ascii: "\n")): write("\\n")
    case (1, UInt8(ascii: "\r")): write("\\r")
    case (1, UInt8(ascii: "\t")): write("\\t")
    case (3, _): write(last == 0xA8 ? "\\u2028" : "\\u2029")
    default:
      let digits = String(last, radix: 16)
      write(digits.utf8.count == 1 ? "\\u000" : "\\u00")
      bytes.append(contentsOf: digits.utf8)
    }
  }
}
