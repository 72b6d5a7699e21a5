extension JSON5Parser {
  /// A number with an optional sign: decimal, hexadecimal, `Infinity` or `NaN`.
  mutating func parseNumber() throws(JSON5Problem) -> Double {
    let start = index
    var sign = 1.0
    if take("-") { sign = -1 } else { _ = take("+") }
    if take(word: "Infinity") { return sign * .infinity }
    if take(word: "NaN") { return .nan }
    let value: Double
    if peek() == UInt8(ascii: "0"), let mark = peek(1), mark | 0x20 == UInt8(ascii: "x") {
      index += 2
      value = try parseHexadecimalNumber(from: start)
    } else {
      value = try parseDecimal(from: start)
    }
    if let next = scalar(), isPartOfWord(next) {
      throw JSON5Problem(offset: start, sentence: "This is no number: it ends with \(next).")
    }
    return sign * value
  }

  private func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return isLetter(scalar) }
    let byte = UInt8(ascii: scalar)
    return isASCIILetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Not inlined: it would look up Unicode's tables after each number.
  @inline(never)
  private func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  private mutating func take(word: StaticString) -> Bool {
    word.withUTF8Buffer { letters in
      guard index + letters.count <= bytes.count,
        bytes[index..<(index + letters.count)].elementsEqual(letters)
      else { return false }
      index += letters.count
      return true
    }
  }

  private mutating func takeDigits() -> Int {
    let start = index
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    return index - start
  }

  private mutating func parseHexadecimalNumber(from start: Int) throws(JSON5Problem) -> Double {
    var value = 0.0
    var digits = 0
    while let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      value = value * 16 + Double(digit)
      digits += 1
      index += 1
    }
    guard digits > 0 else {
      throw JSON5Problem(offset: start, sentence: "Expected hexadecimal digits after 0x.")
    }
    return value
  }

  private mutating func parseDecimal(from start: Int) throws(JSON5Problem) -> Double {
    let digitsStart = index
    let leadingZero = peek() == UInt8(ascii: "0")
    let whole = takeDigits()
    guard !leadingZero || whole == 1 else {
      throw JSON5Problem(offset: start, sentence: "A number can't begin with a needless zero.")
    }
    var fraction = 0
    if take(".") { fraction = takeDigits() }
    guard whole + fraction > 0 else {
      throw JSON5Problem(offset: start, sentence: "Expected digits, found \(found()).")
    }
    if let mark = peek(), mark | 0x20 == UInt8(ascii: "e") {
      index += 1
      if !take("-") { _ = take("+") }
      guard takeDigits() > 0 else {
        throw JSON5Problem(offset: start, sentence: "Expected digits after the e of this number.")
      }
    }
    if fraction == 0, index == digitsStart + whole, whole <= 15 {
      var value = 0
      for position in digitsStart..<index {
        value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      }
      return Double(value)
    }
    var digits = String(decoding: bytes[digitsStart..<index], as: UTF8.self)
    // Double's own reader wants a digit on both sides of the point.
    if whole == 0 { digits = "0" + digits }
    if fraction == 0 { digits = digits.replacing(".", with: "", maxReplacements: 1) }
    return Double(digits) ?? .infinity
  }
}
