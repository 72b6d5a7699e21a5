/// A dump that was copied out of a program or a log as a string literal.
enum StringLiteral {
  /// True where quotes stand behind backslashes, as in no dump by itself.
  static func isEscaped(_ beginning: ArraySlice<UInt8>) -> Bool {
    var quotes = 0
    var lineFeeds = 0
    var previous: UInt8 = 0
    for byte in beginning {
      if previous == UInt8(ascii: "\\") {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quotes += 1 }
        if byte == UInt8(ascii: "n") { lineFeeds += 1 }
        previous = 0
        continue
      }
      // An unescaped quote behind an equals sign is how a real attribute begins.
      if previous == UInt8(ascii: "="), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        return false
      }
      previous = byte
    }
    return quotes >= 2 || lineFeeds >= 2
  }

  /// The text with `\n`, `\t`, `\"`, `\\`, `\u1234` and the like resolved once.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
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
      case UInt8(ascii: "u"):
        let digits = bytes[index..<min(index + 4, bytes.endIndex)]
        if digits.count == 4,
          let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        {
          let scalar = Unicode.Scalar(number) ?? "\u{FFFD}"
          text += String(Character(scalar)).utf8
          index += 4
        } else {
          text.append(next)
        }
      default: text.append(next)
      }
    }
    return text
  }
}
