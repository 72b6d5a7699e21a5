extension JSON5Parser {
  /// Skips white space and both kinds of comments.
  mutating func skipBlanks() throws(JSON5Problem) {
    while true {
      skipASCIIBlanks()
      guard let byte = peek(), byte == UInt8(ascii: "/") || byte >= 0x80, try skipRareBlank()
      else { return }
    }
  }

  private mutating func skipASCIIBlanks() {
    var next = index
    while next < bytes.count, bytes[next] == 0x20 || (0x09...0x0D).contains(bytes[next]) {
      next += 1
    }
    index = next
  }

  /// A comment or a blank that is not ASCII; false where neither is there.
  ///
  /// Not inlined: it would look up Unicode's tables before each of the many blanks that need none.
  @inline(never)
  private mutating func skipRareBlank() throws(JSON5Problem) -> Bool {
    if peek() == UInt8(ascii: "/") {
      try skipComment()
      return true
    }
    guard let scalar = scalar(), isBlank(scalar) else { return false }
    index += scalar.utf8.count
    return true
  }

  /// U+2028 and U+2029 end a line for comments, though editors don't count them.
  func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FEFF}" || scalar == "\u{A0}" || isLineEnd(scalar)
      || scalar.properties.generalCategory == .spaceSeparator
  }

  private mutating func skipComment() throws(JSON5Problem) {
    let start = index
    switch peek(1) {
    case UInt8(ascii: "/"):
      index += 2
      while let scalar = scalar(), !isLineEnd(scalar) { index += scalar.utf8.count }
    case UInt8(ascii: "*"):
      index += 2
      while peek() != nil {
        if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw JSON5Problem(offset: start, sentence: "This comment has no end. Close it with */.")
    default:
      throw problem("Expected a comment (// or /*) after this slash.")
    }
  }

  /// The offset of the first byte that is not UTF-8 as Unicode defines it (no surrogates, no
  /// overlong forms, nothing above U+10FFFF).
  func firstInvalidByte() -> Int? {
    var position = 0
    while position < bytes.count {
      let first = bytes[position]
      if first < 0x80 {
        position = firstPastASCII(from: position + 1)
        continue
      }
      guard let (length, second) = sequence(after: first), position + length <= bytes.count,
        second.contains(bytes[position + 1])
      else { return position }
      for ahead in 1..<length where bytes[position + ahead] & 0xC0 != 0x80 {
        return position
      }
      position += length
    }
    return nil
  }

  /// The next place that is no ASCII, or up to seven bytes before it: eight are looked at at once,
  /// because nearly all of most documents is ASCII.
  private func firstPastASCII(from start: Int) -> Int {
    let width = MemoryLayout<UInt64>.size
    let memory = UnsafeRawBufferPointer(bytes)
    var position = start
    while position + width <= memory.count,
      memory.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      position += width
    }
    return position
  }

  private func sequence(after first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
