/// The document type that a tool for XML may have put before the root.
enum DocumentType {
  /// Further than this none begins.
  private static let longestProlog = 4096

  /// The document without a type that only names another file, which is never opened. One that
  /// declares something itself stays, so that the parser refuses it.
  static func removed(from bytes: ArraySlice<UInt8>, notes: inout ImportNotes) -> ArraySlice<UInt8>
  {
    let prolog = bytes.prefix(longestProlog)
    guard let start = prolog.place(of: Array("<!DOCTYPE".utf8)),
      let root = XMLTags.first(in: prolog, from: bytes.startIndex), start < root.start
    else { return bytes }
    var quote: UInt8?
    for index in start..<prolog.endIndex {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        return bytes
      } else if byte == UInt8(ascii: ">") {
        notes.add(.lost, "the document type, which names another file")
        return (bytes[..<start] + bytes[(index + 1)...])[...]
      }
    }
    return bytes
  }
}
