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
    "summary", "due", "progress", "gestures", "misses", "ideas", "rounds", "prices", "checklist",
    "certificate",
  ]
  /// Those that grow with every day: the first lines are told, and how many there are besides.
  private static let longSections: Set = ["progress", "misses", "rounds", "prices"]
  /// Of those the last lines are the newest.
  private static let oldestFirst: Set = ["progress", "rounds"]
  /// Lines of a long section.
  private static let mostLines = 5

  /// A heading for each section, and a stop for each of its lines; of what grows, a few.
  func progress(_ report: Report) -> SystemScreen {
    var rows: [SystemScreen.Row] = [.heading(id: "title", words.text("menu.progress"))]
    for id in Self.progressSections {
      guard let section = report.sections.first(where: { $0.id == id }) else { continue }
      rows.append(.heading(id: "section.\(id)", section.heading))
      rows += progressLines(of: section).enumerated().map { index, line in
        .text(id: "\(id).\(index)", line)
      }
    }
    return screen(.progress, "menu.progress", rows + buttons(["close"], in: "menu"))
  }

  private func progressLines(of section: Report.Section) -> [String] {
    let all = PlainText.lines(of: section)
    guard Self.longSections.contains(section.id) else { return all }
    let ordered = Self.oldestFirst.contains(section.id) ? all.reversed() : all
    let left = ordered.count - Self.mostLines
    return ordered.prefix(Self.mostLines)
      + (left > 0 ? [words.text("progress.more", count: left)] : [])
  }
}
