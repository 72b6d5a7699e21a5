/// Where an XML document ends: behind the tag that closes its root, found without parsing it.
enum XMLExtent {
  /// The index after the document that begins at `start` with a declaration or its root; the next
  /// declaration or the end of the text where the root is never closed.
  static func end(of bytes: ArraySlice<UInt8>, from start: Int) -> (index: Int, isCut: Bool) {
    guard let root = XMLTags.first(in: bytes, from: start) else { return (bytes.endIndex, true) }
    var depth = 0
    var index = root.start
    while let open = bytes.firstPlace(of: UInt8(ascii: "<"), from: index) {
      index = open + 1
      guard index < bytes.endIndex else { break }
      if bytes[index] == UInt8(ascii: "?") {
        // A second declaration is the beginning of another document.
        if open > root.start, bytes[open...].starts(with: "<?xml".utf8) { return (open, true) }
        continue
      }
      let isClosing = bytes[index] == UInt8(ascii: "/")
      let name = bytes[(isClosing ? index + 1 : index)...]
      guard name.starts(with: root.name), !XMLTags.isNamePart(name.dropFirst(root.name.count).first)
      else { continue }
      let tag = XMLTags.tagEnd(in: bytes, from: index)
      index = tag.index
      if isClosing {
        depth -= 1
      } else if !tag.isEmptyElement {
        depth += 1
      }
      if depth <= 0 { return (index, false) }
    }
    return (bytes.endIndex, true)
  }
}

/// Names and ends of tags in a text.
enum XMLTags {
  struct Tag {
    /// The place of its `<`.
    var start: Int
    var name: ArraySlice<UInt8>
  }

  /// The first tag that opens an element; declarations, comments and closing tags are passed over.
  static func first(in bytes: ArraySlice<UInt8>, from start: Int) -> Tag? {
    var index = start
    while let open = bytes.firstPlace(of: UInt8(ascii: "<"), from: index) {
      index = open + 1
      let name = bytes[index...].prefix { isNamePart($0) }
      if let first = name.first, isLetter(first) { return Tag(start: open, name: name) }
    }
    return nil
  }

  /// The index behind the `>` of the tag; quotes hide one.
  static func tagEnd(in bytes: ArraySlice<UInt8>, from start: Int)
    -> (index: Int, isEmptyElement: Bool)
  {
    var quote: UInt8?
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return (index + 1, index > start && bytes[index - 1] == UInt8(ascii: "/"))
      }
      index += 1
    }
    return (bytes.endIndex, false)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || byte >= 0x80
  }

  static func isNamePart(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return isLetter(byte) || DumpNumbers.isDigit(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }
}
