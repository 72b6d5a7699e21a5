import Gestures
import Lessons
import Mastery
import Speech

/// Puts a report together from what is remembered, in the coach's words.
public struct ReportBuilder {
  let words: Words
  let lessons: [String: Lesson]
  /// Titles of faults that stand alone, by id.
  let faults: [String: String]

  public init(words: Words, lessons: [Lesson], faults: [String: String] = [:]) {
    self.words = words
    self.lessons = Dictionary(lessons.map { ($0.id, $0) }) { first, _ in first }
    self.faults = faults
  }

  public func report(of history: PracticeHistory) -> Report {
    let sections = [
      summary(history), progress(history), gestures(history), ideas(history), misses(history),
      rounds(history), prices(history), checklist(history), due(history), certificate(history),
    ]
    return Report(
      title: words.text("report.title", ["learner": name(of: history)]), language: words.language,
      sections: sections.compactMap { $0 })
  }

  /// Somebody without a name is called as in the menu.
  private func name(of history: PracticeHistory) -> String {
    history.learner.isEmpty ? words.text("learners.nameless") : history.learner
  }

  // MARK: Parts

  private func summary(_ history: PracticeHistory) -> Report.Section {
    // A fault that was heard and worked around is one thing.
    let finished = Set(history.rounds.map { title(ofLesson: $0.lesson) }).count
    let gestures = history.mastery.skills.count { $0.skill.isGesture }
    let isEmpty = history.days.isEmpty && history.checklist.isEmpty
    return Report.Section(
      id: "summary", heading: words.text("report.summary"),
      paragraphs: [
        words.text("report.until", ["day": CalendarDay.text(history.today)]),
        words.text("report.lessons", count: finished),
        words.text("report.gestures", count: gestures),
      ] + (isEmpty ? [words.text("report.nothing")] : []))
  }

  private func progress(_ history: PracticeHistory) -> Report.Section? {
    let days = history.days
    guard !days.isEmpty else { return nil }
    let asked = days.filter { $0.attempts > 0 }.suffix(Self.mostBars)
    let bars = asked.map { day in
      Report.Chart.Bar(
        name: CalendarDay.text(day.day), part: day.firstTryRate ?? 0,
        number: percent(day.firstTryRate))
    }
    let rows = days.map { day in
      [
        CalendarDay.text(day.day), String(day.attempts), percent(day.firstTryRate),
        String(day.rounds),
      ]
    }
    return Report.Section(
      id: "progress", heading: words.text("report.progress"),
      chart: asked.first.flatMap { first in
        asked.last.map { last in
          Report.Chart(
            title: words.text("report.first-try"),
            description: words.text(
              "report.progress.description",
              [
                "first": CalendarDay.text(first.day), "rate": percent(first.firstTryRate),
                "last": CalendarDay.text(last.day), "now": percent(last.firstTryRate),
              ]), bars: bars)
        }
      },
      table: Report.Table(
        caption: words.text("report.progress"),
        columns: ["day", "asked", "at-once", "rounds"].map { words.text("report.column.\($0)") },
        rows: rows))
  }

  /// So many bars a chart has at most; the table below it has everything.
  private static let mostBars = 12

  private func gestures(_ history: PracticeHistory) -> Report.Section? {
    let skills = history.mastery.skills.compactMap { mastery -> (String, SkillMastery)? in
      guard case .gesture(let gesture) = mastery.skill else { return nil }
      return (words.text("gesture.\(gesture.rawValue)"), mastery)
    }
    guard !skills.isEmpty else { return nil }
    let sorted = skills.sorted { ($0.1.firstTryRate ?? 0, $0.0) < ($1.1.firstTryRate ?? 0, $1.0) }
    let bars = sorted.map { name, mastery in
      Report.Chart.Bar(
        name: name, part: mastery.firstTryRate ?? 0, number: percent(mastery.firstTryRate))
    }
    let rows = sorted.map { name, mastery in
      [
        name, String(mastery.attempts), percent(mastery.firstTryRate),
        percent(mastery.recentFirstTryRate),
        mastery.schedule.dueOn.map(CalendarDay.text) ?? words.text("report.never"),
        coldTest(mastery), usualMiss(of: mastery, in: history),
      ]
    }
    return Report.Section(
      id: "gestures", heading: words.text("report.by-gesture"),
      paragraphs: [words.text("report.hypothesis")],
      chart: Report.Chart(
        title: words.text("report.first-try"),
        description: words.text(
          "report.first-try.description",
          ["hardest": sorted[0].0, "easiest": sorted[sorted.count - 1].0]),
        bars: bars),
      table: Report.Table(
        caption: words.text("report.by-gesture"),
        columns: ["gesture", "asked", "at-once", "recently", "due", "cold", "usual-miss"].map {
          words.text("report.column.\($0)")
        }, rows: rows))
  }

  private func usualMiss(of mastery: SkillMastery, in history: PracticeHistory) -> String {
    guard case .gesture(let gesture) = mastery.skill else { return words.text("report.none") }
    return history.usualMiss(of: gesture.rawValue) ?? words.text("report.none")
  }

  func coldTest(_ mastery: SkillMastery) -> String {
    guard let test = mastery.coldTest else { return words.text("report.not-yet") }
    return words.text(test.isFirstTry ? "report.cold-passed" : "report.cold-failed")
  }

  private func misses(_ history: PracticeHistory) -> Report.Section? {
    guard !history.misses.isEmpty else { return nil }
    let rows = history.misses.prefix(20).map { miss in
      let key = "gesture.\(miss.asked)"
      return [
        words.contains(key) ? words.text(key) : miss.asked, miss.explanation, String(miss.times),
      ]
    }
    return Report.Section(
      id: "misses", heading: words.text("report.misses"),
      table: Report.Table(
        caption: words.text("report.misses"),
        columns: ["gesture", "said", "times"].map { words.text("report.column.\($0)") },
        rows: Array(rows)))
  }

  private func rounds(_ history: PracticeHistory) -> Report.Section? {
    guard !history.rounds.isEmpty else { return nil }
    let most = history.rounds.map(\.result.score.gestures).max() ?? 1
    let counted = history.rounds.filter { $0.result.par != nil }.suffix(Self.mostBars)
    let bars = counted.map { round in
      Report.Chart.Bar(
        name: "\(title(of: round)), \(CalendarDay.text(round.day))",
        part: Double(round.result.score.gestures) / Double(max(1, most)),
        number: words.text("results.gestures", count: round.result.score.gestures))
    }
    let rows = history.rounds.map { round in
      [
        title(of: round), CalendarDay.text(round.day), String(round.result.score.gestures),
        round.result.par.map(String.init) ?? words.text("report.none"),
        String(round.result.score.seconds), String(round.result.score.hints),
        round.result.stars.map(String.init) ?? words.text("report.none"),
      ]
    }
    return Report.Section(
      id: "rounds", heading: words.text("report.rounds"),
      chart: bars.isEmpty
        ? nil
        : Report.Chart(
          title: words.text("report.rounds.chart"),
          description: words.text("report.rounds.description"), bars: bars),
      table: Report.Table(
        caption: words.text("report.rounds"),
        columns: ["round", "day", "gestures", "par", "seconds", "hints", "stars"].map {
          words.text("report.column.\($0)")
        }, rows: rows))
  }

  private func prices(_ history: PracticeHistory) -> Report.Section? {
    guard !history.prices.isEmpty else { return nil }
    let sorted = history.prices.sorted { ($1.cost.weight, $0.fault) < ($0.cost.weight, $1.fault) }
    let rows = sorted.map { price in
      [title(of: price), title(ofLesson: price.lesson), text(of: price.cost)]
    }
    return Report.Section(
      id: "prices", heading: words.text("report.prices"), chart: chart(of: sorted),
      table: Report.Table(
        caption: words.text("report.prices"),
        columns: ["fault", "lesson", "cost"].map { words.text("report.column.\($0)") },
        rows: rows))
  }

  /// Those that can be counted; nil where none can.
  private func chart(of prices: [PracticeHistory.Price]) -> Report.Chart? {
    let counted = prices.compactMap { price -> (PracticeHistory.Price, Int)? in
      switch price.cost {
      case .flicks(let count), .gestures(let count): (price, count)
      case .impossible, .seconds, .nothing: nil
      }
    }.prefix(Self.mostBars)
    guard let dearest = counted.max(by: { $0.1 < $1.1 }) else { return nil }
    return Report.Chart(
      title: words.text("report.prices.chart"),
      description: words.text(
        "report.prices.description",
        ["fault": title(of: dearest.0), "cost": text(of: dearest.0.cost)]),
      bars: counted.map { price, count in
        Report.Chart.Bar(
          name: title(of: price), part: Double(count) / Double(max(1, dearest.1)),
          number: text(of: price.cost))
      })
  }

  private func text(of cost: FaultCost) -> String {
    switch cost {
    case .impossible: words.text("report.cost.impossible")
    case .flicks(let count), .gestures(let count): words.text("results.gestures", count: count)
    case .seconds(let count): words.text("results.seconds", count: count)
    case .nothing: words.text("report.cost.nothing")
    }
  }

  private func checklist(_ history: PracticeHistory) -> Report.Section? {
    guard !history.checklist.isEmpty else { return nil }
    return Report.Section(
      id: "checklist", heading: words.text("report.checklist"),
      paragraphs: [words.text("report.checklist.text")],
      table: Report.Table(
        caption: words.text("report.checklist"),
        columns: ["check", "since"].map { words.text("report.column.\($0)") },
        rows: history.checklist.map { [$0.line, CalendarDay.text($0.day)] }))
  }

  private func due(_ history: PracticeHistory) -> Report.Section? {
    let due = history.mastery.due(on: history.today)
    guard !due.isEmpty else { return nil }
    return Report.Section(
      id: "due", heading: words.text("due.title"),
      list: due.map { mastery in
        switch mastery.skill {
        case .gesture(let gesture): words.text("gesture.\(gesture.rawValue)")
        case .lesson(let id): title(ofLesson: id)
        }
      })
  }

  /// For those who finished every lesson of the course; pages are only read.
  private func certificate(_ history: PracticeHistory) -> Report.Section? {
    let done = Set(
      history.mastery.skills.compactMap { mastery -> String? in
        if case .lesson(let id) = mastery.skill { id } else { nil }
      })
    let wanted = lessons.values.filter { $0.kind != .page }
    guard !wanted.isEmpty, wanted.allSatisfy({ done.contains($0.id) }) else { return nil }
    return Report.Section(
      id: "certificate", heading: words.text("report.certificate"),
      paragraphs: [
        words.text(
          "report.certificate.text",
          [
            "learner": name(of: history), "day": CalendarDay.text(history.today),
            "lessons": String(wanted.count),
          ])
      ])
  }

  func percent(_ part: Double?) -> String {
    guard let part else { return words.text("report.none") }
    return words.text("report.percent", ["number": String(Int((part * 100).rounded()))])
  }
}

extension Skill {
  fileprivate var isGesture: Bool { if case .gesture = self { true } else { false } }
}
