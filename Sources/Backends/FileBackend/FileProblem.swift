/// Why a file can't be used, in one sentence for the person who wrote it.
public struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// As the person named it; "-" for standard input.
  public var file: String
  /// Line and column, both from 1; columns count Unicode scalars. Nil where the whole file is meant.
  public var position: SourcePosition?
  public var sentence: String

  public init(file: String, position: SourcePosition? = nil, sentence: String) {
    self.file = file
    self.position = position
    self.sentence = sentence
  }

  /// One line: `menu.json5:12:5: sentence`, the form that editors jump to.
  public var description: String {
    let name = file == "-" ? "standard input" : file
    guard let position else { return "\(name): \(sentence)" }
    return "\(name):\(position.line):\(position.column): \(sentence)"
  }
}

/// A place in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// From 1; LF, CR and CRLF end a line.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
