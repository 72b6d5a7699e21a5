/// A dump that was copied out of a program or a log as a string literal, of whatever language.
struct StringLiteral {
  /// What it stands for, up to the end of the text around it.
  let resolved: [UInt8]
  /// How much was looked through for it.
  let length: Int

  /// The literal whose inside begins at `start`; nil where there is none.
  init?(in bytes: ArraySlice<UInt8>, at start: Int, syntax: DumpFormat.Syntax) {
    let beginning = bytes[start..<min(start + 2048, bytes.endIndex)]
    if !Self.isEscaped(beginning, syntax) {
      guard Self.isQuoted(bytes, from: start) else { return nil }
    }
    let quote = start - 1
    let isOfBytes =
      quote > bytes.startIndex && Self.isQuote(bytes[quote])
      && bytes[quote - 1] == UInt8(ascii: "b")
    resolved = Self.resolved(bytes[start...], isOfBytes: isOfBytes)
    length = bytes.endIndex - start
  }

  /// True where something is escaped that no dump by itself has so: a quote or a line feed between
  /// two tags, behind a bracket, or in more lines than the text has.
  static func isEscaped(_ beginning: ArraySlice<UInt8>, _ syntax: DumpFormat.Syntax) -> Bool {
    switch syntax {
    case .xml: isEscapedBetweenValues(beginning)
    case .json:
      beginning.dropFirst().first { $0 != 0x20 } == UInt8(ascii: "\\")
        && beginning.drop { $0 != UInt8(ascii: "\\") }.dropFirst().first
          .map { "nrt\"'".utf8.contains($0) } == true
    case .text: isEscapedByLines(beginning)
    }
  }

  /// Python writes XML with its double quotes as they are and escapes the line feeds alone.
  private static func isEscapedBetweenValues(_ beginning: ArraySlice<UInt8>) -> Bool {
    var quote: UInt8?
    var isInTag = false
    var previous: UInt8 = 0
    for byte in beginning {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\\"), isInTag || previous == UInt8(ascii: ">") {
        return true
      } else if isInTag, isQuote(byte) {
        quote = byte
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
        isInTag = byte == UInt8(ascii: "<")
      }
      previous = byte
    }
    return false
  }

  private static func isEscapedByLines(_ beginning: ArraySlice<UInt8>) -> Bool {
    var escaped = 0
    var real = 0
    var previous: UInt8 = 0
    for byte in beginning {
      if byte == UInt8(ascii: "\n") { real += 1 }
      if previous == UInt8(ascii: "\\"), byte == UInt8(ascii: "n") { escaped += 1 }
      previous = byte
    }
    return escaped >= 2 && escaped > real
  }

  /// True where a quote stands before and behind it, and none of the kind in it without a
  /// backslash: a literal in which only what is said is escaped.
  private static func isQuoted(_ bytes: ArraySlice<UInt8>, from start: Int) -> Bool {
    guard start > bytes.startIndex, isQuote(bytes[start - 1]) else { return false }
    let quote = bytes[start - 1]
    var hasBackslash = false
    var index = start
    while index < bytes.endIndex, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      let isBackslash = bytes[index] == UInt8(ascii: "\\")
      hasBackslash = hasBackslash || isBackslash
      index += isBackslash ? 2 : 1
    }
    guard hasBackslash, index < bytes.endIndex, bytes[index] == quote else { return false }
    let last = bytes[index - 1]
    return last == UInt8(ascii: ">") || last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
      || last == UInt8(ascii: "n")
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The text with `\n`, `\t`, `\"`, `\\`, `\xA0`, `\u1234`, `\U0001F600` and the like resolved
  /// once; in a literal of bytes `\xA0` is a byte and not a character.
  private static func resolved(_ bytes: ArraySlice<UInt8>, isOfBytes: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        text.append(byte)
        index += 1
        continue
      }
      let next = bytes[index + 1]
      index += 2
      switch next {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
        let length = next == UInt8(ascii: "x") ? 2 : next == UInt8(ascii: "u") ? 4 : 8
        guard let number = number(in: bytes, at: index, digits: length) else {
          text.append(next)
          continue
        }
        index += length
        if length == 2, isOfBytes {
          text.append(UInt8(number))
        } else if let low = lowHalf(of: number, in: bytes, at: index) {
          text += utf8(0x10000 + (number - 0xD800) << 10 + (low - 0xDC00))
          index += 6
        } else {
          text += utf8(number)
        }
      default: text.append(next)
      }
    }
    return text
  }

  private static func utf8(_ number: UInt32) -> String.UTF8View {
    String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8
  }

  private static func number(in bytes: ArraySlice<UInt8>, at index: Int, digits: Int) -> UInt32? {
    guard index + digits <= bytes.endIndex else { return nil }
    return UInt32(String(decoding: bytes[index..<(index + digits)], as: UTF8.self), radix: 16)
  }

  /// JavaScript writes an emoji as two halves.
  private static func lowHalf(of high: UInt32, in bytes: ArraySlice<UInt8>, at index: Int)
    -> UInt32?
  {
    guard (0xD800...0xDBFF).contains(high), bytes[index...].starts(with: "\\u".utf8),
      let low = number(in: bytes, at: index + 2, digits: 4), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return low
  }
}
