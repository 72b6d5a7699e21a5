/// A whole JSON5 file, decoded, with the way back from a value to its line and column.
public struct JSON5Document: Sendable {
  /// The name that problems are reported under.
  public var file: String
  public var root: JSON5Value
  private var bytes: [UInt8]

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

  public func position(of offset: Int) -> SourcePosition { Self.position(of: offset, in: bytes) }

  public func problem(at offset: Int, _ sentence: String) -> FileProblem {
    FileProblem(file: file, position: position(of: offset), sentence: sentence)
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
