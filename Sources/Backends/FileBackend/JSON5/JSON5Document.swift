/// A whole JSON5 file, decoded, with the way back from a value to its line and column.
public struct JSON5Document: Sendable {
  public var root: JSON5Value
  private(set) var source: JSON5Source

  /// The name that problems are reported under.
  public var file: String { source.file }

  /// Decodes JSON5 (json5.org, version 1.0) from UTF-8, with or without a byte order mark.
  ///
  /// Stricter than the standard in three things: a key may stand only once in an object, NUL is
  /// refused, and values nest at most `JSON5Parser.deepestNesting` levels.
  public init(_ bytes: [UInt8], file: String) throws(FileProblem) {
    source = JSON5Source(file: file, bytes: bytes)
    do {
      root = try bytes.withUnsafeBufferPointer { buffer throws(JSON5Problem) in
        var parser = JSON5Parser(buffer)
        return try parser.parseDocument()
      }
    } catch {
      throw source.problem(at: error.offset, error.sentence)
    }
  }

  public func problem(at offset: Int, _ sentence: String) -> FileProblem {
    source.problem(at: offset, sentence)
  }

  /// Takes in another document, so that values of it may stand in this one's root and problems
  /// with them still name their own file and line. Returns what its values are called here.
  public mutating func adopt(_ value: JSON5Value, of other: JSON5Document) -> JSON5Value {
    value.moved(by: source.adopt(other.source))
  }
}

/// What is wrong with the text of a document, before lines are counted.
struct JSON5Problem: Error {
  var offset: Int
  var sentence: String
}
