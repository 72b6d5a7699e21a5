/// Turns whatever a console, a shell or an editor made of a dump into UTF-8.
enum TextDecoding {
  /// The text as valid UTF-8 without a byte order mark and without control characters; what had to
  /// be changed for it is noted.
  static func utf8(_ bytes: [UInt8], notes: inout ImportNotes) -> [UInt8] {
    var text = bytes
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    if let isBigEndian = byteOrder(of: text) {
      notes.add(.repaired, "the text was UTF-16, as Windows PowerShell writes it")
      text = decodeUTF16(text, isBigEndian: isBigEndian)
    }
    let faults = ControlCharacters.faults(in: text)
    if faults.invalid > 0, declaresLatin1(text) {
      text = decodeLatin1(text)
      notes.add(.repaired, "the text was Latin-1, as it declares")
      let left = ControlCharacters.faults(in: text).control
      if left > 0 { text = ControlCharacters.replaced(in: text) }
      noteControls(left, &notes)
      return text
    }
    guard faults.invalid + faults.control > 0 else { return text }
    notes.add(
      .repaired, faults.invalid, "byte that is no UTF-8 became \u{FFFD}",
      "bytes that are no UTF-8 became \u{FFFD}")
    noteControls(faults.control, &notes)
    return ControlCharacters.replaced(in: text)
  }

  private static func noteControls(_ count: Int, _ notes: inout ImportNotes) {
    notes.add(
      .repaired, count, "control character became \u{FFFD}", "control characters became \u{FFFD}")
  }

  /// True for UTF-16 with its bytes turned round, false for the usual order, nil for neither.
  static func byteOrder(of bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return false
    case (0xFE, 0xFF): return true
    default: break
    }
    // Without a mark: every second byte of the first letters is zero, the other never.
    let beginning = bytes.prefix(64)
    let isZero = beginning.enumerated().map { ($0.offset % 2, $0.element == 0) }
    let evenZeros = isZero.count { $0.0 == 0 && $0.1 }
    let oddZeros = isZero.count { $0.0 == 1 && $0.1 }
    let half = beginning.count / 2
    if evenZeros == 0, oddZeros * 4 >= half * 3 { return false }
    if oddZeros == 0, evenZeros * 4 >= half * 3 { return true }
    return nil
  }

  private static func decodeUTF16(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = 0
    while index + 1 < bytes.count {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    if units.first == 0xFEFF { units.removeFirst() }
    // The decoder puts U+FFFD where a surrogate stands alone.
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func declaresLatin1(_ bytes: [UInt8]) -> Bool {
    guard let declaration = XMLDeclaration.encoding(in: bytes.prefix(512)) else { return false }
    return ["iso-8859-1", "iso_8859-1", "latin-1", "latin1", "windows-1252", "cp1252"]
      .contains(declaration)
  }

  private static func decodeLatin1(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text.append(0xC0 | byte >> 6)
        text.append(0x80 | byte & 0x3F)
      }
    }
    return text
  }
}

/// The first line of an XML document.
enum XMLDeclaration {
  /// The declared encoding in small letters; nil where none is declared.
  static func encoding(in bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "<?xml"),
      let end = text[start.upperBound...].firstRange(of: "?>"),
      let key = text[start.upperBound..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let rest = text[key.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }.lowercased()
  }
}

extension StringProtocol {
  /// The first place of a text; the standard library has no search without Foundation.
  func firstRange(of text: String) -> Range<Index>? {
    guard let first = text.unicodeScalars.first else { return nil }
    let scalars = unicodeScalars
    var start = scalars.startIndex
    while let found = scalars[start...].firstIndex(of: first) {
      if scalars[found...].starts(with: text.unicodeScalars) {
        return found..<scalars.index(found, offsetBy: text.unicodeScalars.count)
      }
      start = scalars.index(after: found)
    }
    return nil
  }
}
