extension JSON5Parser {
  /// A text in single or double quotes; `index` stands on the opening one.
  mutating func parseText(quote: UInt8) throws(JSON5Problem) -> String {
    let start = index
    index += 1
    var text = ""
    while true {
      let plain = index..<endOfPlainText(quote: quote)
      index = plain.upperBound
      if !plain.isEmpty { text += String(decoding: bytes[plain], as: UTF8.self) }
      switch peek() {
      case quote:
        index += 1
        return text
      case UInt8(ascii: "\\"):
        try parseEscape(into: &text)
      case nil:
        throw JSON5Problem(offset: start, sentence: "This text has no closing quote.")
      case 0:
        throw problem("A text can't hold a NUL character.")
      default:
        throw problem(
          "The text ends with the line, without its closing quote. To go on in the next line, end this one with a backslash."
        )
      }
    }
  }

  /// Where something comes that is more than a character of the text, or the end of the document.
  private func endOfPlainText(quote: UInt8) -> Int {
    var end = index
    while end < bytes.count {
      switch bytes[end] {
      case quote, UInt8(ascii: "\\"), 0, 0x0A, 0x0D: return end
      default: end += 1
      }
    }
    return end
  }

  private mutating func parseEscape(into text: inout String) throws(JSON5Problem) {
    let start = index
    index += 1
    guard let scalar = scalar() else { throw problem("Expected a character after the backslash.") }
    index += scalar.utf8.count
    switch scalar {
    case "b": text.unicodeScalars.append("\u{8}")
    case "f": text.unicodeScalars.append("\u{C}")
    case "n": text.unicodeScalars.append("\n")
    case "r": text.unicodeScalars.append("\r")
    case "t": text.unicodeScalars.append("\t")
    case "v": text.unicodeScalars.append("\u{B}")
    case "x":
      let value = try parseHexadecimal(digits: 2, from: start)
      try append(value, to: &text, from: start)
    case "u": text.unicodeScalars.append(try parseUnicodeEscape(from: start))
    case "\r":
      _ = take("\n")
    case "\n", "\u{2028}", "\u{2029}":
      break
    case "0":
      throw JSON5Problem(offset: start, sentence: "A text can't hold a NUL character.")
    case "1"..."9":
      throw JSON5Problem(
        offset: start, sentence: "A backslash can't stand before a digit; write \\x or \\u.")
    default: text.unicodeScalars.append(scalar)
    }
  }

  private func append(_ value: UInt32, to text: inout String, from start: Int) throws(JSON5Problem)
  {
    guard let scalar = Unicode.Scalar(value), value != 0 else {
      throw JSON5Problem(offset: start, sentence: "A text can't hold a NUL character.")
    }
    text.unicodeScalars.append(scalar)
  }

  /// The four digits after `\u`, and the second half of a surrogate pair where one is needed.
  private mutating func parseUnicodeEscape(from start: Int) throws(JSON5Problem) -> Unicode.Scalar {
    let first = try parseHexadecimal(digits: 4, from: start)
    var value = first
    if (0xD800...0xDBFF).contains(first), peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u")
    {
      index += 2
      let second = try parseHexadecimal(digits: 4, from: start)
      guard (0xDC00...0xDFFF).contains(second) else {
        throw JSON5Problem(offset: start, sentence: "This is half of a surrogate pair.")
      }
      value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw JSON5Problem(offset: start, sentence: "This is half of a surrogate pair.")
    }
    guard value != 0 else {
      throw JSON5Problem(offset: start, sentence: "A text can't hold a NUL character.")
    }
    return scalar
  }

  private mutating func parseHexadecimal(digits: Int, from start: Int) throws(JSON5Problem)
    -> UInt32
  {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSON5Problem(
          offset: start, sentence: "Expected \(digits) hexadecimal digits after the backslash.")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  /// A key: quoted, or a name as in ECMAScript 5.1 (letters of any script, escapes allowed).
  mutating func parseKey() throws(JSON5Problem) -> JSON5Key {
    if let byte = peek(), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return JSON5Key(try parseText(quote: byte))
    }
    var end = index
    var hash = JSON5Key.Hash()
    while end < bytes.count, isPlainNamePart(bytes[end], isFirst: end == index) {
      hash.add(bytes[end])
      end += 1
    }
    let name = index..<end
    index = end
    // Nearly every name ends here.
    if !name.isEmpty, let next = peek(), next < 0x80, next != UInt8(ascii: "\\") {
      return keys.key(at: name, of: bytes, hash)
    }
    return JSON5Key(try parseRestOfName(after: String(decoding: bytes[name], as: UTF8.self)))
  }

  private func isPlainNamePart(_ byte: UInt8, isFirst: Bool) -> Bool {
    isASCIILetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (!isFirst && byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// A name that goes on with an escape or a letter that is not ASCII.
  private mutating func parseRestOfName(after start: String) throws(JSON5Problem) -> String {
    var key = start
    while let next = scalar(), next == "\\" || next.value >= 0x80 {
      let characterStart = index
      var character = next
      if next == "\\" {
        index += 1
        guard take("u") else {
          throw problem("Only \\u and four hexadecimal digits can escape a letter of a key.")
        }
        character = try parseUnicodeEscape(from: characterStart)
      } else {
        index += next.utf8.count
      }
      guard isNamePart(character, isFirst: key.isEmpty) else {
        index = characterStart
        throw problem("Expected a key, found \(found()); put the key in quotes.")
      }
      key.unicodeScalars.append(character)
      let plainStart = index
      while let byte = peek(), byte < 0x80, isNamePart(Unicode.Scalar(byte), isFirst: false) {
        index += 1
      }
      key += String(decoding: bytes[plainStart..<index], as: UTF8.self)
    }
    guard !key.isEmpty else { throw problem("Expected a key or }, found \(found()).") }
    return key
  }

  private func isNamePart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation:
      return !isFirst
    default:
      return !isFirst && (scalar == "\u{200C}" || scalar == "\u{200D}")
    }
  }
}
