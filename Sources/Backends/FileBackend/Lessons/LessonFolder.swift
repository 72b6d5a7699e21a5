import Dispatch
import Lessons
import Simulation
import Synchronization

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
  /// Chapters are folders whose names begin with two digits, in the order of their names. Within a
  /// chapter `order` decides, and then the name.
  public static func load(_ folder: String, texts: SystemTexts = .english) -> Loaded {
    ScreenFolder.$loading.withValue(ScreenFolder(root: folder)) {
      loadAll(in: folder, texts: texts)
    }
  }

  private static func loadAll(in folder: String, texts: SystemTexts) -> Loaded {
    var loaded = Loaded()
    let lessons = lessonFiles(below: folder)
    let read = abreast(lessons) { path throws(FileProblem) in
      try LessonFile.load(path, texts: texts)
    }
    for (path, result) in zip(lessons, read) {
      switch result {
      case .success(let file):
        guard !loaded.lessons.contains(where: { $0.id == file.lesson.id }) else {
          loaded.problems.append(
            FileProblem(file: path, sentence: "Another lesson is called \(file.lesson.id)."))
          continue
        }
        loaded.lessons.append(file.lesson)
        loaded.apps.merge(file.apps) { first, _ in first }
        loaded.repaired[file.lesson.id] = file.repaired
      case .failure(let problem): loaded.problems.append(problem)
      }
    }
    let faults = abreast(faultFiles(below: folder)) { path throws(FileProblem) in
      try FaultFile.load(path, texts: texts).pair
    }
    for fault in faults {
      switch fault {
      case .success(let pair): loaded.faults.append(pair)
      case .failure(let problem): loaded.problems.append(problem)
      }
    }
    // What has no place of its own keeps that of its file's name.
    loaded.lessons.sort { ($0.chapter, $0.order ?? .max) < ($1.chapter, $1.order ?? .max) }
    loaded.faults.sort { ($0.chapter, $0.order ?? .max) < ($1.chapter, $1.order ?? .max) }
    return loaded
  }

  /// Reads files on all cores, since the window waits for them; what comes back keeps their order.
  private static func abreast<Value: Sendable>(
    _ paths: [String], _ read: @Sendable (String) throws(FileProblem) -> Value
  ) -> [Result<Value, FileProblem>] {
    let places = ScreenFolder.loading
    let results = Mutex<[Result<Value, FileProblem>?]>(Array(repeating: nil, count: paths.count))
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let result = ScreenFolder.$loading.withValue(places) { () -> Result<Value, FileProblem> in
        do throws(FileProblem) {
          return .success(try read(paths[index]))
        } catch {
          return .failure(error)
        }
      }
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
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
