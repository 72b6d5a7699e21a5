/// A whole JSON5 file, decoded, with the way back from a value to its line and column.
public struct JSON5Document: Sendable {
  /// The name that problems are reported under.
  public var file: String
  public var root: JSON5Value
  private var bytes: [UInt8]
  /// Other files that parts of the root come from.
  private var guests: [Guest] = []

  private struct Guest {
    var file: String
    var bytes: [UInt8]
    /// What is added to the offsets of its values, so that they differ from everybody else's.
    var base: Int
  }

  /// Offsets lie this far apart at least: problems at a text's very end belong to it.
  private static let gap = 1

  /// Decodes JSON5 (json5.org, version 1.0) from UTF-8, with or without a byte order mark.
  ///
  /// Stricter than the standard in three things: a key may stand only once in an object, NUL is
  /// refused, and values nest at most `JSON5Parser.deepestNesting` levels.
  public init(_ bytes: [UInt8], file: String) throws(FileProblem) {
    self.file = file
    self.bytes = bytes
    do {
      root = try bytes.withUnsafeBufferPointer { buffer throws(JSON5Problem) in
        var parser = JSON5Parser(buffer)
        return try parser.parseDocument()
      }
    } catch {
      throw FileProblem(
        file: file, position: Self.position(of: error.offset, in: bytes), sentence: error.sentence)
    }
  }

  public func problem(at offset: Int, _ sentence: String) -> FileProblem {
    guard let guest = guests.last(where: { $0.base <= offset }) else {
      return FileProblem(
        file: file, position: Self.position(of: offset, in: bytes), sentence: sentence)
    }
    return FileProblem(
      file: guest.file,
      position: Self.position(of: offset - guest.base, in: guest.bytes),
      sentence: sentence)
  }

  /// Takes in another document, so that values of it may stand in this one's root and problems
  /// with them still name their own file and line. Returns what its values are called here.
  public mutating func adopt(_ value: JSON5Value, of other: JSON5Document) -> JSON5Value {
    let end = guests.last.map { $0.base + $0.bytes.count } ?? bytes.count
    let base = end + Self.gap
    guests.append(Guest(file: other.file, bytes: other.bytes, base: base))
    return value.moved(by: base)
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

/// What is wrong with the text of a document, before lines are counted.
struct JSON5Problem: Error {
  var offset: Int
  var sentence: String
}
