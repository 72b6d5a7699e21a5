import Lessons
import Simulation
import Speech

/// The screens of faults by ear.
extension SystemScreens {
  /// The screens by their titles alone: a fault's name would give it away. Before them the language
  /// that repairs are told in.
  func faults(_ course: Course, _ preferences: Preferences, vocabulary: Vocabulary)
    -> SystemScreen
  {
    let rows = course.faults.compactMap { row(forFault: $0.lessonID, in: course) }
    return screen(
      .faults, "hearing.title",
      [.heading(id: "title", words.text("hearing.title"))]
        + [row(for: .codeLanguage, in: preferences, vocabulary: vocabulary)] + rows
        + buttons(["close"], in: "menu"))
  }

  /// - Parameter id: of the fault's lesson.
  func row(forFault id: String, in course: Course) -> SystemScreen.Row? {
    guard let index = course.faults.firstIndex(where: { $0.lessonID == id }) else { return nil }
    let pair = course.faults[index]
    let isDone = (course.progress[pair.hearingID]?.timesFinished ?? 0) > 0
    return .button(
      id: "fault.\(pair.fault.id)",
      words.text("hearing.row", ["number": String(index + 1), "title": pair.title]),
      value: isDone ? words.text("lessons.done") : nil, hint: words.text("hearing.row.hint"))
  }

  /// A line with its language before it.
  func text(of line: CodeLine) -> String {
    words.text("hearing.in-\(line.language.rawValue)", ["code": line.text])
  }

  func faultNames(_ hearing: FaultHearing) -> SystemScreen {
    let names = hearing.choices.map { fault in
      SystemScreen.Row.button(id: "name.\(fault.id)", fault.title)
    }
    return screen(
      .faultNames, "hearing.which-name",
      [.heading(id: "title", words.text("hearing.which-name"))] + names
        + buttons(["close"], in: "hearing"))
  }

  func faultRepairs(_ hearing: FaultHearing) -> SystemScreen {
    screen(
      .faultRepairs, "hearing.which-repair",
      lines(of: hearing) + buttons(["close"], in: "hearing"))
  }

  /// The same from memory, between other things.
  func reminder(of hearing: FaultHearing) -> SystemScreen {
    screen(
      .reminder, "hearing.which-repair",
      lines(of: hearing) + buttons(["skip"], in: "reminder"))
  }

  private func lines(of hearing: FaultHearing) -> [SystemScreen.Row] {
    [.heading(id: "title", words.text("hearing.which-repair"))]
      + hearing.choices.map { fault in
        .button(
          id: "repair.\(fault.id)", fault.line(in: hearing.codeLanguage)?.text ?? fault.title)
      }
  }

  /// What the fault was, how it is repaired and found, and what to do next.
  func faultDone(_ hearing: FaultHearing, next: FaultPair?) -> SystemScreen {
    let fault = hearing.pair.fault
    let texts = [
      ("say", fault.say), ("code", hearing.line.map(text(of:)) ?? ""),
      ("place", hearing.place ?? ""),
      (
        "checklist",
        fault.checklist.isEmpty ? "" : words.text("hearing.on-list", ["line": fault.checklist])
      ),
      ("test", words.text("hearing.test", ["code": fault.test])),
    ]
    let rows = texts.filter { !$0.1.isEmpty }.map { SystemScreen.Row.text(id: $0.0, $0.1) }
    return SystemScreen(
      kind: .faultDone, title: fault.title, language: words.language,
      rows: [.heading(id: "title", fault.title)] + rows
        + buttons(["errand", "again"] + (next == nil ? [] : ["next"]), in: "hearing")
        + buttons(["close"], in: "menu"))
  }
}

extension FaultPair {
  /// What the broken screen calls itself.
  fileprivate var title: String {
    let title = SimulatedApp(library: broken, start: screen).screen.title
    return title.isEmpty ? screen : title
  }
}
