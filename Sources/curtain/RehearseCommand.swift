import FileBackend
import JSONBackend
import Practice

/// `curtain rehearse`: gestures in, what was said out, in virtual time.
///
/// Exit status 1 where a lesson was not finished by the gestures. A screen has nothing to fail.
enum RehearseCommand {
  static let command = Command(
    name: "rehearse",
    operands: Command.Operands(usage: "LESSON|SCREEN|DUMP", minimum: 1, maximum: 1),
    options: [.gestures, .json, .language, .rate] + DumpChoice.options,
    meaning: "makes the gestures of a file without window and sound, and prints what is said",
    longWork: "rehearsing"
  ) { arguments in
    guard let path = arguments.value(of: .gestures) else {
      throw UsageProblem("rehearse needs --gestures FILE, one gesture a line")
    }
    var files = try CourseFiles()
    files.dumps = try DumpChoice(arguments)
    let opening = try files.opening(for: arguments.operands[0])
    let script = try GestureScriptFile.load(path)
    var rehearsal = Rehearsal(
      try files.session(opening, for: Listener(arguments)), findsPrices: files.isFault(opening))
    rehearsal.run(script)
    rehearsal.finish()
    for event in rehearsal.log {
      if arguments.has(.json) {
        Console.printLine(JSONLines.line(of: event))
      } else if let line = event.transcriptLine {
        Console.printLine(line)
      }
    }
    if case .lesson = opening, !rehearsal.isGoalReached { return .didNotHold }
    return .done
  }
}

extension LogEvent {
  /// For people: what was done stands behind ">", what was heard does not.
  fileprivate var transcriptLine: String? {
    switch what {
    case .gesture(let gesture, let miss): "> \(gesture.rawValue)" + (miss.map { ": \($0)" } ?? "")
    case .braille(let cell): "> braille \(cell.digits)"
    case .key(let key): "> key \(key)"
    case .typed(let text): "> type \(text)"
    case .speech(_, let text, _): text
    case .coach(_, let text, _): "Coach: \(text)"
    case .earcon(let earcon): "(\(earcon.rawValue))"
    case .cursor: nil
    case .screen(_, let title): "== \(title)"
    case .score(let round, let score, let stars, _):
      "Score of \(round): \(count(score.gestures, "gesture")), \(count(score.wrongTurns, "wrong turn"))"
        + (stars.map { ", \($0) stars" } ?? "")
    case .end(let reason): "End: \(reason.rawValue)"
    }
  }

  private func count(_ number: Int, _ what: String) -> String {
    number == 1 ? "1 \(what)" : "\(number) \(what)s"
  }
}
