import Lessons
import Practice
import Speech

/// Validates lessons, faults and screens that somebody wrote.
public struct LessonCheck {
  public private(set) var lessons = 0
  public private(set) var faults = 0
  public private(set) var screens = 0
  /// In the order of the files.
  public private(set) var problems: [FileProblem] = []
  private let setup: PracticeSession.Setup
  private let beginning: (Int, Int) -> Void
  private var loaded: [FaultFile.Loaded] = []
  /// What the errands of the faults take on both screens, a line each; only where one file was
  /// checked and is right.
  public private(set) var figures: [String] = []
  /// The ids of faults that are known besides those that are checked.
  private let known: Set<String>
  private var loadedLessons: [Lesson] = []

  /// `path` is a file, or a folder of which every `.json5` file is read. A file is what its keys
  /// say; files in chapters are lessons unless they are faults.
  ///
  /// - Parameters:
  ///   - known: The ids of faults that those here may name as what they are mistaken for.
  ///   - beginning: Is told the number of each file as it is begun, from 1, and of how many.
  public init(
    path: String, setup: PracticeSession.Setup, known: Set<String> = [],
    beginning: @escaping (Int, Int) -> Void = { _, _ in }
  ) {
    self.setup = setup
    self.beginning = beginning
    self.known = known
    if TextFile.isFolder(path) {
      ScreenFolder.$loading.withValue(ScreenFolder(root: path)) { checkFolder(path) }
    } else {
      check(path, isInChapter: false)
    }
    checkNames()
    if problems.isEmpty, !TextFile.isFolder(path) {
      figures = loaded.map { FaultCheck(setup: setup).figures(of: $0.pair) }
    }
  }

  private mutating func checkFolder(_ path: String) {
    let lessonFiles = Set(LessonFolder.lessonFiles(below: path))
    let translations = "/\(LessonTranslation.folderName)/"
    let files = TextFile.json5Files(below: path).filter { !$0.contains(translations) }
    if files.isEmpty {
      problems.append(FileProblem(file: path, sentence: "There is no .json5 file in this folder."))
    }
    for (index, file) in files.enumerated() {
      beginning(index + 1, files.count)
      check(file, isInChapter: lessonFiles.contains(file))
    }
    checkTranslations(in: path)
  }

  private mutating func checkTranslations(in folder: String) {
    for language in LessonTranslation.languages(in: folder) {
      do {
        let translation = try LessonTranslation(in: folder, language: language)
        problems += translation?.problems(among: loadedLessons) ?? []
      } catch {
        problems.append(error)
      }
    }
  }

  private mutating func check(_ file: String, isInChapter: Bool) {
    do {
      let document = try JSON5Document(TextFile.bytes(file), file: file)
      if FaultFile.isFault(document) {
        try checkFault(document, file)
      } else if isInChapter || LessonFile.isLesson(document) {
        let loaded = try LessonFile.load(document, path: file)
        loadedLessons.append(loaded.lesson)
        lessons += 1
        let findings =
          PromptCheck.findings(in: loaded.lesson) + HintCheck.findings(in: loaded.lesson)
        problems += findings.map { FileProblem(file: file, sentence: $0) }
        problems += ShownCheck(setup: setup).findings(in: loaded.lesson, apps: loaded.apps)
          .map { FileProblem(file: file, sentence: $0) }
        problems += ParCheck(setup: setup).findings(in: loaded.lesson, apps: loaded.apps)
          .map { FileProblem(file: file, sentence: $0) }
      } else {
        _ = try ScreenFile.load(document, file: file)
        screens += 1
      }
    } catch {
      problems.append(error)
    }
  }

  private mutating func checkFault(_ document: JSON5Document, _ file: String) throws(FileProblem) {
    let fault = try FaultFile.load(document, path: file)
    problems += FaultCheck(setup: setup).findings(in: fault.pair).map {
      fault.problem(in: $0.key, $0.sentence)
    }
    if let earlier = loaded.first(where: { $0.pair.fault.id == fault.pair.fault.id }) {
      problems.append(
        fault.problem(
          in: "id", "Another fault is called \(earlier.pair.fault.id). Ids differ among faults."))
    }
    loaded.append(fault)
    faults += 1
  }

  /// Faults that others are mistaken for must be there, where all of them are looked at.
  private mutating func checkNames() {
    guard loaded.count > 1 || !known.isEmpty else { return }
    let ids = loaded.map(\.pair.fault.id) + known.sorted()
    for fault in loaded {
      for other in fault.pair.fault.others where !ids.contains(other) {
        problems.append(
          fault.problem(
            in: "others",
            "There is no fault \(other)." + NearestName.suggestion(for: other, among: ids)))
      }
    }
  }
}
