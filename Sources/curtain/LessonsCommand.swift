import FileBackend
import ICUBackend
import JSONBackend
import Lessons
import Practice

/// `curtain lessons`: lists what there is, or validates lessons and screens of one's own.
enum LessonsCommand {
  static let command = Command(
    name: "lessons", operands: .none, options: [.json, .check, .data],
    meaning:
      "lists the lessons and faults, or validates a lesson, a fault, a screen or a folder of them",
    longWork: "reading the lessons"
  ) { arguments in
    if let path = arguments.value(of: .check) { return try check(path) }
    let files = try CourseFiles()
    for problem in files.problems { Console.printError("curtain: \(problem)") }
    for lesson in files.course.lessons {
      Console.printLine(arguments.has(.json) ? lesson.json : lesson.line)
    }
    for pair in files.course.faults {
      Console.printLine(arguments.has(.json) ? pair.json : pair.line)
    }
    return files.problems.isEmpty ? .done : .didNotHold
  }

  /// The same for a folder of words, such as `Assets/Words`.
  private static func checkWords(_ path: String) -> ExitStatus {
    let check = WordsCheck(folder: path, rule: PluralRules.rule)
    for problem in check.problems { Console.printLine(problem.description) }
    guard check.problems.isEmpty else { return .didNotHold }
    Console.printLine("\(check.files) \(check.files == 1 ? "file" : "files") of words, all right")
    return .done
  }

  /// Every problem on a line of its own; status 1 where there is one.
  private static func check(_ path: String) throws(FileProblem) -> ExitStatus {
    try TextFile.requireSomething(at: path)
    if WordsCheck.isWords(path) { return checkWords(path) }
    let resources = try Resources()
    let setup = PracticeSession.Setup(
      vocabulary: try resources.vocabulary(language: "en"),
      coachWords: try resources.coachWords(language: "en"))
    let shipped = (try? CourseFiles())?.course.faults.map(\.fault.id) ?? []
    let report = LessonCheck(
      path: path, setup: setup, known: Set(shipped), beginning: LongWork.begin)
    for problem in report.problems { Console.printLine(problem.description) }
    guard report.problems.isEmpty else { return .didNotHold }
    func count(_ number: Int, _ what: String) -> String {
      number == 1 ? "1 \(what)" : "\(number) \(what)s"
    }
    for line in report.figures { Console.printLine(line) }
    Console.printLine(
      "\(count(report.lessons, "lesson")), \(count(report.faults, "fault")) and \(count(report.screens, "screen")), all right"
    )
    return .done
  }
}

extension FaultPair {
  fileprivate var line: String { "\(fault.id)  \(fault.title): \(errand.ask)" }

  fileprivate var json: String {
    JSONValue.object([
      "id": .text(fault.id), "title": .text(fault.title), "chapter": .text(chapter),
      "kind": .text("fault"), "summary": .text(errand.ask), "rounds": .list([.text(screen)]),
    ]).line
  }
}

extension Lesson {
  fileprivate var line: String { "\(id)  \(title): \(summary)" }

  fileprivate var json: String {
    JSONValue.object([
      "id": .text(id), "title": .text(title), "chapter": .text(chapter),
      "kind": .text(kind.rawValue), "summary": .text(summary),
      "rounds": .list(rounds.map { .text($0.screen) }),
    ]).line
  }
}
