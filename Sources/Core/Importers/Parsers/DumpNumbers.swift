/// Numbers as dumps write them.
enum DumpNumbers {
  /// Beyond this no coordinate means anything.
  static let largest = 1e6

  /// A finite number that the whole text is; nil for anything else.
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let first = bytes.first, bytes.count <= 64 else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    if !digits.isEmpty, digits.count <= 15, digits.allSatisfy({ isDigit($0) }) {
      var value = 0
      for digit in digits { value = value * 10 + Int(digit - UInt8(ascii: "0")) }
      return Double(isNegative ? -value : value)
    }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  static func number(_ text: some StringProtocol) -> Double? { number(ArraySlice(text.utf8)) }

  /// The numbers of a text in order; what is no number separates them, and `inf` and `nan` count as
  /// numbers that are none.
  static func numbers(in bytes: ArraySlice<UInt8>) -> [Double] {
    var numbers: [Double] = []
    var start: Int?
    func take(_ end: Int) {
      guard let first = start else { return }
      start = nil
      let word = bytes[first..<end]
      if word.contains(where: { isDigit($0) }) || word.count >= 3 {
        numbers.append(number(word) ?? .nan)
      }
    }
    for index in bytes.indices {
      let byte = bytes[index]
      let isPart =
        isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "+")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      if isPart {
        if start == nil { start = index }
      } else {
        take(index)
      }
    }
    take(bytes.endIndex)
    return numbers
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
