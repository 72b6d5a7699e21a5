/// Validates lessons and screens that somebody wrote.
public struct LessonCheck: Sendable {
  public private(set) var lessons = 0
  public private(set) var screens = 0
  /// In the order of the files; one for each file that can't be used.
  public private(set) var problems: [FileProblem] = []

  /// `path` is a file, or a folder of which every `.json5` file is read: those in chapters as
  /// lessons, all others as screens.
  public init(path: String) {
    if TextFile.isFolder(path) { checkFolder(path) } else { checkFile(path) }
  }

  private mutating func checkFolder(_ path: String) {
    let lessonFiles = Set(LessonFolder.lessonFiles(below: path))
    let files = TextFile.json5Files(below: path)
    if files.isEmpty {
      problems.append(FileProblem(file: path, sentence: "There is no .json5 file in this folder."))
    }
    for file in files { check(file, isLesson: lessonFiles.contains(file)) }
  }

  /// A single file is whatever its keys say.
  private mutating func checkFile(_ path: String) {
    do {
      let document = try JSON5Document(TextFile.bytes(path), file: path)
      var isLesson = false
      if case .object(let entries) = document.root.content {
        isLesson = entries.contains { $0.key == "rounds" }
      }
      check(path, isLesson: isLesson)
    } catch {
      problems.append(error)
    }
  }

  private mutating func check(_ file: String, isLesson: Bool) {
    do {
      if isLesson {
        _ = try LessonFile.load(file)
        lessons += 1
      } else {
        _ = try ScreenFile.load(file)
        screens += 1
      }
    } catch {
      problems.append(error)
    }
  }
}
