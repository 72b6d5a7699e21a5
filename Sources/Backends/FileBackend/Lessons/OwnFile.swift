/// A file that somebody wrote, told apart by what its keys say.
public enum OwnFile: Sendable {
  case lesson(LessonFile.Loaded)
  case fault(FaultFile.Loaded)
  /// A screen, or something else.
  case other

  public static func load(_ path: String) throws(FileProblem) -> OwnFile {
    let document = try JSON5Document(TextFile.bytes(path), file: path)
    if FaultFile.isFault(document) { return .fault(try FaultFile.load(document, path: path)) }
    if LessonFile.isLesson(document) { return .lesson(try LessonFile.load(document, path: path)) }
    return .other
  }
}
