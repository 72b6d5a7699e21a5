import Lessons
import Simulation
import Speech

/// Loads a lesson with the apps that its rounds begin on.
public enum LessonFile {
  /// A lesson that is ready to be held.
  public struct Loaded: Sendable {
    public var lesson: Lesson
    /// By the id of the screen that the app starts on.
    public var apps: [String: ScreenLibrary]
    /// The first round's app with one fault repaired alone, by the fault's id; faults that say
    /// nothing of their repair have none.
    public var repaired: [String: ScreenLibrary] = [:]
    /// The first round's app with every fault repaired; nil where no fault says how.
    public var fullyRepaired: ScreenLibrary?
  }

  /// Either everything is right, or the first problem is thrown and nothing is loaded.
  ///
  /// The chapter is the folder that holds the file; screens are found by id in the tree of folders
  /// around it.
  public static func load(_ path: String, texts: SystemTexts = .english) throws(FileProblem)
    -> Loaded
  {
    try load(try JSON5Document(TextFile.bytes(path), file: path), path: path, texts: texts)
  }

  /// True for the text of a lesson: what its keys say decides.
  static func isLesson(_ document: JSON5Document) -> Bool {
    guard case .object(let entries) = document.root.content else { return false }
    return entries.contains { $0.key == "rounds" }
  }

  static func load(_ document: JSON5Document, path: String, texts: SystemTexts = .english)
    throws(FileProblem) -> Loaded
  {
    let reading = FileReading(document)
    let folder = TextFile.folder(of: path)
    let read = try LessonFields.lesson(
      reading, chapter: folder.split(separator: "/").last.map(String.init) ?? "")
    let lesson = read.lesson
    guard TextFile.isStream(path) || lesson.id == TextFile.stem(of: path) else {
      throw FileProblem(
        file: path,
        sentence:
          "The lesson in this file is called \(lesson.id), and the file \(TextFile.stem(of: path)). Give both the same name."
      )
    }
    let apps = try apps(of: lesson, reading, path: path, texts: texts)
    try checkNames(reading, apps)
    var loaded = Loaded(lesson: lesson, apps: apps)
    try repair(&loaded, read.repairs, path: path, texts: texts)
    return loaded
  }

  private static func repair(
    _ loaded: inout Loaded, _ repairs: [String: [ScreenRepair]], path: String, texts: SystemTexts
  ) throws(FileProblem) {
    let places = ScreenFolder(around: path)
    let screen = loaded.lesson.rounds[0].screen
    guard !repairs.isEmpty, let file = places.path(of: screen, from: path) else { return }
    var all: [ScreenRepair] = []
    for fault in loaded.lesson.faults {
      guard let own = repairs[fault.id] else { continue }
      all += own
      loaded.repaired[fault.id] = try ScreenFile.load(file, texts: texts, repairs: own).library
    }
    loaded.fullyRepaired = try ScreenFile.load(file, texts: texts, repairs: all).library
  }

  private static func apps(
    of lesson: Lesson, _ reading: FileReading, path: String, texts: SystemTexts
  ) throws(FileProblem) -> [String: ScreenLibrary] {
    let places = ScreenFolder(around: path)
    var apps: [String: ScreenLibrary] = [:]
    for round in lesson.rounds where apps[round.screen] == nil {
      guard let file = places.path(of: round.screen, from: path) else {
        let offset =
          reading.mentions.first { $0.kind == .screen && $0.name == round.screen }?.offset
          ?? reading.document.root.offset
        throw reading.problem(
          at: offset,
          "There is no screen \(round.screen)."
            + NearestName.suggestion(for: round.screen, among: places.ids))
      }
      apps[round.screen] = try ScreenFile.load(file, texts: texts).library
    }
    return apps
  }

  /// Screens and values that goals name must be there, or nobody could reach them.
  private static func checkNames(_ reading: FileReading, _ apps: [String: ScreenLibrary])
    throws(FileProblem)
  {
    let screens = Set(apps.values.flatMap(\.screenIDs))
    let states = Set(apps.values.flatMap(\.initialState.keys))
    for mention in reading.mentions {
      switch mention.kind {
      case .screen where !screens.contains(mention.name):
        throw reading.problem(
          at: mention.offset,
          "No app of this lesson has a screen \(mention.name)."
            + NearestName.suggestion(for: mention.name, among: screens.sorted()))
      case .state where !states.contains(mention.name):
        throw reading.problem(
          at: mention.offset,
          "No screen of this lesson declares a value \(mention.name)."
            + NearestName.suggestion(for: mention.name, among: states.sorted()))
      case .screen, .state, .declaredState, .view: break
      }
    }
  }
}
