import Lessons
import Simulation

/// All lessons below a folder, in teaching order.
public enum LessonFolder {
  public struct Loaded: Sendable {
    public var lessons: [Lesson] = []
    public var faults: [FaultPair] = []
    /// By the id of the screen that an app starts on.
    public var apps: [String: ScreenLibrary] = [:]
    /// The first round's app with one fault repaired, by lesson and fault.
    public var repaired: [String: [String: ScreenLibrary]] = [:]
    /// What kept other lessons from being loaded.
    public var problems: [FileProblem] = []
  }

  /// Loads what is right and names what is not.
  ///
  /// Chapters are folders whose names begin with two digits, in the order of their names; so are
  /// the lessons of a chapter.
  public static func load(_ folder: String, texts: SystemTexts = .english) -> Loaded {
    ScreenFolder.$loading.withValue(ScreenFolder(root: folder)) {
      loadAll(in: folder, texts: texts)
    }
  }

  private static func loadAll(in folder: String, texts: SystemTexts) -> Loaded {
    var loaded = Loaded()
    for path in lessonFiles(below: folder) {
      do {
        let file = try LessonFile.load(path, texts: texts)
        guard !loaded.lessons.contains(where: { $0.id == file.lesson.id }) else {
          loaded.problems.append(
            FileProblem(file: path, sentence: "Another lesson is called \(file.lesson.id)."))
          continue
        }
        loaded.lessons.append(file.lesson)
        loaded.apps.merge(file.apps) { first, _ in first }
        loaded.repaired[file.lesson.id] = file.repaired
      } catch {
        loaded.problems.append(error)
      }
    }
    for path in faultFiles(below: folder) {
      do {
        loaded.faults.append(try FaultFile.load(path, texts: texts).pair)
      } catch {
        loaded.problems.append(error)
      }
    }
    return loaded
  }

  /// The lesson files of a folder, or the file itself; what is in no chapter is no lesson.
  public static func lessonFiles(below path: String) -> [String] {
    guard TextFile.isFolder(path) else { return [path] }
    return TextFile.json5Files(below: path).filter { file in
      chapter(of: file).map { !$0.hasSuffix("-faults") } ?? false
    }
  }

  /// The files of faults: those in chapters whose names end with "-faults".
  public static func faultFiles(below folder: String) -> [String] {
    TextFile.json5Files(below: folder).filter { chapter(of: $0)?.hasSuffix("-faults") ?? false }
  }

  private static func chapter(of file: String) -> Substring? {
    guard let chapter = TextFile.folder(of: file).split(separator: "/").last,
      chapter.prefix(2).count == 2, chapter.prefix(2).allSatisfy(\.isNumber)
    else { return nil }
    return chapter
  }
}
