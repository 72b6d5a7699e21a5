import Reports

/// What a learner has done, as a screen: what `curtain report` tells, with the curtain down.
extension PracticeSession {
  var progressScreen: SystemScreen { systemScreens.progress(report) }

  private var report: Report {
    var history = course.history
    history.learner = systemScreens.name(of: course.learner ?? "")
    history.today = course.today
    history.mastery = course.mastery
    let faults = course.faults.map { ($0.fault.id, $0.fault.title) }
    return ReportBuilder(
      words: coach.words, lessons: course.lessons,
      faults: Dictionary(faults, uniquingKeysWith: { first, _ in first })
    ).report(of: history)
  }
}

extension SystemScreens {
  /// What is worth hearing of a report, in this order.
  private static let progressSections = [
    "summary", "due", "gestures", "ideas", "checklist", "certificate",
  ]

  /// A heading for each section, and a stop for each of its lines.
  func progress(_ report: Report) -> SystemScreen {
    var rows: [SystemScreen.Row] = [.heading(id: "title", words.text("menu.progress"))]
    for id in Self.progressSections {
      guard let section = report.sections.first(where: { $0.id == id }) else { continue }
      rows.append(.heading(id: "section.\(id)", section.heading))
      rows += PlainText.lines(of: section).enumerated().map { index, line in
        .text(id: "\(id).\(index)", line)
      }
    }
    return screen(.progress, "menu.progress", rows + buttons(["close"], in: "menu"))
  }
}
