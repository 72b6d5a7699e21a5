import Practice

/// Loads the gestures of `rehearse`.
public enum GestureScriptFile {
  /// "-" is standard input.
  public static func load(_ path: String) throws(FileProblem) -> GestureScript {
    guard let text = String(validating: try TextFile.bytes(path), as: UTF8.self) else {
      throw FileProblem(file: path, sentence: "This is not UTF-8 text. Save it as UTF-8.")
    }
    do {
      return try GestureScript(parsing: text)
    } catch {
      throw FileProblem(
        file: path, position: SourcePosition(line: error.line, column: 1),
        sentence: error.sentence + ".")
    }
  }
}
