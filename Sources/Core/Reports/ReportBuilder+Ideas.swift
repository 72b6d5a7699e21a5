import Mastery

/// Mastery of ideas: lessons, and faults that were heard or worked around.
extension ReportBuilder {
  func ideas(_ history: PracticeHistory) -> Report.Section? {
    let skills = history.mastery.skills.compactMap { mastery -> (String, SkillMastery)? in
      guard case .lesson(let id) = mastery.skill else { return nil }
      return (title(ofLesson: id), mastery)
    }
    guard !skills.isEmpty else { return nil }
    let sorted = skills.sorted { ($0.1.firstTryRate ?? 0, $0.0) < ($1.1.firstTryRate ?? 0, $1.0) }
    let rows = sorted.map { name, mastery in
      [
        name, String(mastery.attempts), percent(mastery.firstTryRate), recentMisses(of: mastery),
        mastery.schedule.dueOn.map(CalendarDay.text) ?? words.text("report.never"),
        coldTest(mastery),
      ]
    }
    return Report.Section(
      id: "ideas", heading: words.text("report.by-idea"),
      table: Report.Table(
        caption: words.text("report.by-idea"),
        columns: ["idea", "asked", "at-once", "recent-misses", "due", "cold"].map {
          words.text("report.column.\($0)")
        }, rows: rows))
  }

  private func recentMisses(of mastery: SkillMastery) -> String {
    words.text(
      "report.of",
      [
        "count": String(mastery.recent.count { !$0 }), "all": String(mastery.recent.count),
      ])
  }

  // MARK: Titles

  /// The title of a lesson, or of the fault that its errand or its hearing is about; the id for what
  /// the course no longer has.
  func title(ofLesson id: String) -> String {
    if let lesson = lessons[id] { return lesson.title }
    return fault(of: id).flatMap { faults[$0.id] } ?? id
  }

  func title(of round: PracticeHistory.FinishedRound) -> String {
    let title = title(ofLesson: round.lesson)
    if let lesson = lessons[round.lesson] {
      let part = lesson.rounds.first { $0.id == round.result.round }
      guard lesson.rounds.count > 1, let part, !part.title.isEmpty else { return title }
      return "\(title): \(part.title)"
    }
    guard let fault = fault(of: round.lesson) else { return title }
    let key = fault.isHearing ? "menu.faults" : "faults.\(round.result.round)"
    return words.contains(key) ? "\(title): \(words.text(key))" : title
  }

  func title(of price: PracticeHistory.Price) -> String {
    lessons[price.lesson]?.faults.first { $0.id == price.fault }?.title
      ?? faults[price.fault] ?? price.fault
  }

  /// How the record calls the errand of a fault, and what is done with it by ear.
  private func fault(of lesson: String) -> (id: String, isHearing: Bool)? {
    for (prefix, isHearing) in [("fault.", false), ("hear.", true)] where lesson.hasPrefix(prefix) {
      return (String(lesson.dropFirst(prefix.count)), isHearing)
    }
    return nil
  }
}
