/// Files in which there is no text that anybody wrote.
enum BinaryFile {
  private static let signatures: [(bytes: [UInt8], what: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"), (Array("%PDF".utf8), "a PDF"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"), ([0x1F, 0x8B], "a gzip archive"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"), ([0xCF, 0xFA, 0xED, 0xFE], "a program"),
    ([0xCA, 0xFE, 0xBA, 0xBE], "a program"), (Array("bplist".utf8), "a binary property list"),
    (Array("SQLite format 3".utf8), "an SQLite database"),
  ]

  /// Which file it is and what to do; nil for a text.
  ///
  /// - Parameter isStrict: set where no dump was found. Then bytes that are no UTF-8 count, too: a
  ///   dump in an old encoding has some.
  static func sentence(for bytes: [UInt8], isStrict: Bool = false) -> String? {
    let advice = "Import the text that the dump command writes."
    if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      return "This is \(known.what), not a dump. \(advice)"
    }
    if isUTF32(bytes) { return "This text is UTF-32, which no dump is. Save it as UTF-8." }
    guard TextDecoding.byteOrder(of: bytes) == nil else { return nil }
    let beginning = bytes.prefix(4096)
    var strange = beginning.count { $0 < 0x09 || $0 > 0x0D && $0 < 0x20 }
    if isStrict { strange += ControlCharacters.faults(in: Array(beginning)).invalid }
    return strange * 10 > beginning.count ? "This is a binary file, not a dump. \(advice)" : nil
  }

  /// Three zeros in every four bytes, on one side or the other.
  private static func isUTF32(_ bytes: [UInt8]) -> Bool {
    let beginning = Array(bytes.prefix(32))
    guard beginning.count >= 8 else { return false }
    if beginning.starts(with: [0xFF, 0xFE, 0, 0]) || beginning.starts(with: [0, 0, 0xFE, 0xFF]) {
      return true
    }
    return [0, 3].contains { place in
      (0..<(beginning.count / 4)).allSatisfy { group in
        (0..<4).allSatisfy { (beginning[group * 4 + $0] != 0) == ($0 == place) }
      }
    }
  }
}
