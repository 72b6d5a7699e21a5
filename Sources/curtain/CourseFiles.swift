import FileBackend
import ICUBackend
import Lessons
import LouisBackend
import Mastery
import Practice
import ScreenReader
import Simulation
import Speech

/// The course as it is on this machine, and what a word on the command line means in it.
struct CourseFiles {
  let resources: Resources
  private(set) var course: Course
  /// Lessons that could not be loaded.
  let problems: [FileProblem]
  /// What was said about dumps.
  var dumps = DumpChoice()
  /// The file of the screen that was opened; nil where none was.
  private var screenPath: String?
  /// What the listener chose before, in the words of the record.
  private var preferences: [String: String] = [:]

  init() throws {
    resources = try Resources()
    let loaded = LessonFolder.load(resources.folders.lessons)
    course = Course(lessons: loaded.lessons, apps: loaded.apps)
    course.repaired = loaded.repaired
    for pair in loaded.faults { course.add(pair) }
    problems = loaded.problems
  }

  /// What to open for a lesson's id, the file of a lesson, a fault or a screen, a dump, "-", or the id of a screen that lessons use.
  mutating func opening(for name: String) throws -> Opening {
    if let lesson = lesson(named: name) { return .lesson(lesson) }
    if name != "-", !name.contains("/"), !name.hasSuffix(".json5"), !TextFile.isFile(name),
      ScreenFile.path(of: name, below: resources.folders.lessons) == nil
    {
      let known = course.lessons.map(\.id) + course.faults.map(\.fault.id)
      let close = NearestName.to(name, among: known).map { "; did you mean \($0)?" }
      throw UsageProblem(
        "there is no lesson or screen “\(name)”" + (close ?? "; curtain lessons lists them"))
    }
    let path = ScreenFile.path(of: name, below: resources.folders.lessons) ?? name
    return try openOwn(path) ?? openScreen(path)
  }

  /// The same where only a lesson will do, or the file of a lesson or a fault.
  mutating func lessonOpening(for name: String) throws -> Opening {
    if name.hasSuffix(".json5") {
      try TextFile.requireSomething(at: name)
      if let opening = try openOwn(name) { return opening }
      throw UsageProblem(
        "\(name) is no lesson and no fault; a screen opens with curtain practice \(name)")
    }
    if let lesson = lesson(named: name) { return .lesson(lesson) }
    let close = NearestName.to(
      name, among: course.lessons.map(\.id) + course.faults.map(\.fault.id))
    throw UsageProblem(
      "there is no lesson “\(name)”"
        + (close.map { "; did you mean \($0)?" } ?? "; curtain lessons lists them"))
  }

  /// The id of a lesson, or of the errand on a fault's screens.
  private func lesson(named name: String) -> String? {
    if course.lesson(name) != nil { return name }
    return course.faults.first { $0.fault.id == name }?.lessonID
  }

  /// True for the errand on a fault's screens, which are small: what it cost is reckoned at once.
  func isFault(_ opening: Opening) -> Bool {
    guard case .lesson(let id) = opening else { return false }
    return course.faults.contains { $0.lessonID == id }
  }

  /// A fault by its id, or by the path of its file.
  func faultFile(for name: String) throws -> FaultFile.Loaded {
    if name.contains("/") || name.hasSuffix(".json5") { return try FaultFile.load(name) }
    let files = LessonFolder.faultFiles(below: resources.folders.lessons)
    guard let file = files.first(where: { $0.hasSuffix("/\(name).json5") }) else {
      let close = NearestName.to(name, among: course.faults.map(\.fault.id))
      throw UsageProblem(
        "there is no fault “\(name)”"
          + (close.map { "; did you mean \($0)?" } ?? "; curtain lessons lists them"))
    }
    return try FaultFile.load(file)
  }

  /// Makes a fault the one that is repaired; returns its id. A file that can't be read is no reason
  /// not to begin: the broken screen stands in for it, and the problem is told.
  mutating func add(_ pair: FaultPair, repairedIn file: RepairFile) -> String {
    course.repair(pair, file: file.name, library: (try? file.load()) ?? pair.broken)
    return pair.fault.id
  }

  /// Takes a lesson or a fault of one's own into the course; nil where the file is neither.
  private mutating func openOwn(_ path: String) throws -> Opening? {
    guard path.hasSuffix(".json5"), TextFile.isFile(path) else { return nil }
    switch try OwnFile.load(path) {
    case .fault(let fault):
      course.add(fault.pair)
      return .lesson(fault.pair.lessonID)
    case .lesson(let own):
      course.lessons.removeAll { $0.id == own.lesson.id }
      course.lessons.append(own.lesson)
      course.apps.merge(own.apps) { _, new in new }
      course.repaired[own.lesson.id] = own.repaired
      return .lesson(own.lesson.id)
    case .other: return nil
    }
  }

  private mutating func openScreen(_ path: String) throws -> Opening {
    let loaded = try ScreenInput.load(path, choice: dumps)
    screenPath = path
    course.apps[loaded.start] = loaded.library
    let home = TextFile.absoluteFolder(of: path)
    let isOwn = "\(home)/".hasPrefix("\(TextFile.absolutePath(resources.folders.lessons))/")
    course.homes[loaded.start] = isOwn ? nil : home
    return .screen(loaded.start)
  }

  /// Tells when the file of the opened screen is saved again; nil where nothing can be watched.
  func watchedScreen() -> ScreenWatch? {
    guard let path = screenPath, path != "-", TextFile.isFile(path) else { return nil }
    let dumps = dumps
    return try? ScreenWatch(path) {
      do {
        let input = try ScreenInput.load(path, choice: dumps, isQuiet: true)
        // A tool is still writing it, or was ended before it had.
        if input.dump?.isCut == true {
          return .problem("The dump breaks off in the middle.", line: nil, column: nil)
        }
        if let dump = input.dump { ScreenInput.tellNotes(of: dump, from: path) }
        return .screen(input.library)
      } catch let problem as FileProblem {
        return SavedScreen(problem, at: path)
      } catch {
        return .problem(sentence(for: error), line: nil, column: nil)
      }
    }
  }

  mutating func remember(_ memories: Memories) {
    course.take(memories)
    preferences = memories.preferences
  }

  /// A session that is ready to start.
  func session(
    _ opening: Opening, for listener: Listener, isInWindow: Bool = false
  ) throws -> PracticeSession {
    let language = try spokenLanguage(listener.chosenLanguage ?? languageKept)
    var setup = PracticeSession.Setup(
      vocabulary: language.vocabulary, coachWords: language.coachWords)
    setup.languages = resources.coachLanguages
    setup.language = listener.chosenLanguage
    setup.brailleTranslator = LouisTranslator()
    setup.wordBreaker = ICUWordBreaker()
    setup.collator = ICUCollator()
    setup.keyboards = try resources.keyboards()
    setup.texts = language.texts
    setup.preferences.reader.speech.language = language.tag
    setup.rate = listener.rate
    setup.seed = listener.seed
    setup.isRoom = listener.isRoom
    setup.offersErrands = isInWindow
    setup.preferences = setup.preferences(keeping: preferences)
    var course = course
    course.lessons = language.lessons
    return PracticeSession(course: course, opening: opening, setup: setup)
  }

  /// The language that the learner chose before, where there still are words for it.
  private var languageKept: String {
    var chosen = Preferences()
    chosen.take(preferences)
    let isKnown = resources.coachLanguages.contains(chosen.spokenLanguage)
    return isKnown ? chosen.spokenLanguage : PracticeSession.Setup.usualLanguage
  }

  /// Everything that is said in a language.
  func spokenLanguage(_ language: String) throws -> SpokenLanguage {
    var lessons = course.lessons
    for tag in [language, Resources.base(of: language)] {
      guard
        let translation = try LessonTranslation(in: resources.folders.lessons, language: tag)
      else { continue }
      lessons = lessons.map(translation.translate)
      break
    }
    return SpokenLanguage(
      tag: language, vocabulary: try resources.vocabulary(language: language),
      coachWords: try resources.coachWords(language: language), lessons: lessons,
      texts: try resources.texts(language: language))
  }
}

/// What the command line says about the listener.
struct Listener {
  var language: String { chosenLanguage ?? "en" }
  /// Nil where none was asked for.
  var chosenLanguage: String?
  /// 0 to 100.
  var rate: Int?
  var isRoom = false
  /// Chooses among praises; a rehearsal always repeats.
  var seed: UInt64 = 1

  init(_ arguments: Arguments) throws(UsageProblem) {
    chosenLanguage = arguments.language
    rate = try arguments.number(of: .rate, in: 0...100)
    isRoom = arguments.has(.room)
  }
}
