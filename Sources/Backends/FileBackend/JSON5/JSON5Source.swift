/// The bytes that a document was read from: the way back from a value to its file, line and column.
///
/// It is less than the document: whoever keeps it for the problems of later keeps no values.
struct JSON5Source: Sendable {
  /// The name that problems are reported under.
  var file: String
  var bytes: [UInt8]
  /// Other files that parts of the document come from.
  private var guests: [Guest] = []

  private struct Guest {
    var file: String
    var bytes: [UInt8]
    /// What is added to the offsets of its values, so that they differ from everybody else's.
    var base: Int
  }

  /// Offsets lie this far apart at least: problems at a text's very end belong to it.
  private static let gap = 1

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  func problem(at offset: Int, _ sentence: String) -> FileProblem {
    guard let guest = guests.last(where: { $0.base <= offset }) else {
      return FileProblem(
        file: file, position: Self.position(of: offset, in: bytes), sentence: sentence)
    }
    return FileProblem(
      file: guest.file,
      position: Self.position(of: offset - guest.base, in: guest.bytes),
      sentence: sentence)
  }

  /// Takes in another source. Returns how much further on the offsets of its values are here.
  mutating func adopt(_ other: JSON5Source) -> Int {
    let end = guests.last.map { $0.base + $0.bytes.count } ?? bytes.count
    let base = end + Self.gap
    guests.append(Guest(file: other.file, bytes: other.bytes, base: base))
    return base
  }

  private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let carriageReturn = UInt8(ascii: "\r")
    let lineFeed = UInt8(ascii: "\n")
    var line = 1
    var lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = min(offset, bytes.count)
    for index in 0..<end
    where bytes[index] == lineFeed
      || bytes[index] == carriageReturn
        && !(index + 1 < bytes.count && bytes[index + 1] == lineFeed)
    {
      line += 1
      lineStart = index + 1
    }
    // Every byte that is no continuation of a scalar begins one.
    let scalars = lineStart < end ? bytes[lineStart..<end].count { $0 & 0xC0 != 0x80 } : 0
    return SourcePosition(line: line, column: scalars + 1)
  }
}
