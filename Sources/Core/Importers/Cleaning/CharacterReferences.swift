/// Character references that XML forbids and old Android writes: `&#0;`, halves of an emoji.
enum CharacterReferences {
  /// The document with allowed ones in their places: two halves become the character that they
  /// are, anything else U+FFFD.
  static func mended(_ bytes: ArraySlice<UInt8>, notes: inout ImportNotes) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    var copied = bytes.startIndex
    var index = bytes.startIndex
    var replaced = 0
    while let found = nextReference(in: bytes, from: index) {
      index = found.range.upperBound
      guard !isAllowed(found.number) else { continue }
      text += bytes[copied..<found.range.lowerBound]
      if let low = lowHalf(after: found, in: bytes) {
        let scalar = 0x10000 + (found.number - 0xD800) << 10 + (low.number - 0xDC00)
        if let scalar = Unicode.Scalar(scalar) { text += String(Character(scalar)).utf8 }
        index = low.range.upperBound
      } else {
        text += ControlCharacters.replacement
        replaced += 1
      }
      copied = index
    }
    guard copied > bytes.startIndex else { return bytes }
    notes.add(
      .repaired, replaced, "forbidden character reference became \u{FFFD}",
      "forbidden character references became \u{FFFD}")
    text += bytes[copied...]
    return text[...]
  }

  private struct Reference {
    var range: Range<Int>
    var number: UInt32
  }

  private static func isAllowed(_ number: UInt32) -> Bool {
    switch number {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func lowHalf(after high: Reference, in bytes: ArraySlice<UInt8>) -> Reference? {
    guard (0xD800...0xDBFF).contains(high.number),
      let next = nextReference(in: bytes, from: high.range.upperBound, atOnce: true),
      (0xDC00...0xDFFF).contains(next.number)
    else { return nil }
    return next
  }

  /// The next `&#…;` whose number can be read; `atOnce` looks no further than here.
  private static func nextReference(
    in bytes: ArraySlice<UInt8>, from start: Int, atOnce: Bool = false
  ) -> Reference? {
    var index = start
    while index + 3 < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "&"), bytes[index + 1] == UInt8(ascii: "#") else {
        guard !atOnce, let next = bytes.firstPlace(of: UInt8(ascii: "&"), from: index + 1) else {
          return nil
        }
        index = next
        continue
      }
      var digits = index + 2
      let isHexadecimal = bytes[digits] | 0x20 == UInt8(ascii: "x")
      if isHexadecimal { digits += 1 }
      var end = digits
      while end < bytes.endIndex, end - digits < 9, bytes[end] != UInt8(ascii: ";") { end += 1 }
      if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";"),
        let number = UInt32(
          String(decoding: bytes[digits..<end], as: UTF8.self), radix: isHexadecimal ? 16 : 10)
      {
        return Reference(range: index..<(end + 1), number: number)
      }
      if atOnce { return nil }
      index += 1
    }
    return nil
  }
}
