import CairoBackend
import FileBackend
import Foundation
import Gestures
import Lessons
import Mastery
import Reports
import Speech
import TestSupport
import Testing

@Suite("Reports")
struct ReportsTests {
  private func words() throws -> Words {
    try WordsFile.load(packageRoot.appending(path: "Assets/Words/coach.en.json5").path)
  }

  private func history() -> PracticeHistory {
    let scrub = Skill.gesture(.twoFingerScrub)
    let flick = Skill.gesture(.oneFingerFlickLeft)
    let attempts =
      [Attempt(skill: flick, day: 20_000), Attempt(skill: .lesson("order-a-pizza"), day: 20_000)]
      + [2, 1, 0, 0].map { Attempt(skill: scrub, day: 20_000, misses: $0) }
    var score = Score()
    score.gestures = 31
    score.duration = 65_400
    score.hints = 2
    return PracticeHistory(
      learner: "Mai <3>", today: 20_002, attempts: attempts,
      rounds: [
        .init(
          lesson: "order-a-pizza",
          result: RoundResult(round: "before", score: score, stars: 2, par: 23), day: 20_000)
      ],
      misses: [
        .init(asked: "two-finger-scrub", explanation: "One way, \"only\".", times: 3)
      ],
      prices: [
        .init(lesson: "order-a-pizza", fault: "cell", cost: .flicks(27)),
        .init(lesson: "order-a-pizza", fault: "sheet", cost: .impossible),
        .init(lesson: "fault.bare-number", fault: "bare-number", cost: .nothing),
      ],
      checklist: [.init(line: "Every button has a name.", day: 20_001)])
  }

  private func report() throws -> Report {
    try ReportBuilder(words: words(), lessons: [], faults: ["bare-number": "A bare number"])
      .report(of: history())
  }

  @Test("It tells of gestures, misses, rounds, prices and what is due")
  func sections() throws {
    let report = try report()
    #expect(report.title == "Practice of Mai <3>")
    #expect(
      report.sections.map(\.id) == [
        "summary", "progress", "gestures", "ideas", "misses", "rounds", "prices", "checklist",
        "due",
      ])
    // The hardest first.
    #expect(
      report.sections[2].table?.rows == [
        [
          "two-finger scrub", "4", "50 %", "50 %", "2024-10-05", "not yet",
          "One way, \"only\".",
        ],
        ["one-finger flick left", "1", "100 %", "100 %", "2024-10-05", "not yet", "none"],
      ])
    #expect(
      report.sections[6].table?.rows.map(\.last) == [
        "No way at all", "27 gestures", "Harder to understand",
      ])
    #expect(report.sections[6].chart?.bars.map(\.number) == ["27 gestures"])
    #expect(report.sections[7].table?.rows == [["Every button has a name.", "2024-10-05"]])
    #expect(report.sections[8].list.count == 3)
  }

  @Test("Ideas have their table, and faults their names wherever they are told of")
  func ideas() throws {
    var history = history()
    let idea = Skill.lesson("fault.bare-number")
    history.attempts += [1, 0].map { Attempt(skill: idea, day: 20_001, misses: $0) }
    history.mastery = Mastery(attempts: history.attempts)
    let result = history.rounds[0].result
    for (lesson, round) in [
      ("fault.bare-number", "before"), ("hear.bare-number", "hear"), ("gone", "r"),
    ] {
      var result = result
      result.round = round
      history.rounds.append(.init(lesson: lesson, result: result, day: 20_001))
    }
    let report = try ReportBuilder(
      words: words(), lessons: [], faults: ["bare-number": "A bare number"]
    ).report(of: history)
    let ideas = try #require(report.sections.first { $0.id == "ideas" })
    #expect(
      ideas.table?.rows == [
        ["A bare number", "2", "50 %", "1 of 2", "2024-10-06", "not yet"],
        ["order-a-pizza", "1", "100 %", "0 of 1", "2024-10-05", "not yet"],
      ])
    #expect(report.sections[0].paragraphs[1] == "3 lessons finished.")
    let rounds = try #require(report.sections.first { $0.id == "rounds" })
    #expect(
      rounds.table?.rows.dropFirst().map(\.first) == [
        "A bare number: Before", "A bare number: Faults by ear", "gone",
      ])
    let prices = try #require(report.sections.first { $0.id == "prices" })
    #expect(prices.table?.rows.last?.prefix(2) == ["A bare number", "A bare number"])
    history.today = 20_010
    let due = try ReportBuilder(
      words: words(), lessons: [], faults: ["bare-number": "A bare number"]
    ).report(of: history).sections.first { $0.id == "due" }
    #expect(due?.list.contains("A bare number") == true)
    for text in [PlainText.text(of: report), HTMLPage(report) { _ in "" }.text] {
      #expect(!text.contains("fault.") && !text.contains("hear."))
    }
  }

  @Test("Sentences and lists are rows for a spreadsheet, too")
  func sentences() throws {
    let lines = CSVFile.text(of: try report()).split(separator: "\r\n")
    #expect(lines.first == "section,text")
    #expect(lines.contains("due,two-finger scrub"))
    #expect(lines.contains { $0.hasPrefix("summary,") })
  }

  @MainActor
  @Test("On paper a chart says in words what it shows")
  func chartsOnPaper() throws {
    let report = try report()
    let texts = ReportPages.pictures(of: report, measure: CairoPainter().size).flatMap(\.items)
      .compactMap { if case .text(let block) = $0 { block.text } else { nil } }
    let charts = report.sections.compactMap(\.chart)
    #expect(!charts.isEmpty && charts.allSatisfy { texts.contains($0.description) })
  }

  @Test("Who gave no name is called as in the menu")
  func nameless() throws {
    var history = history()
    history.learner = ""
    let report = try ReportBuilder(words: words(), lessons: []).report(of: history)
    #expect(report.title.contains("Without a name"), "\(report.title)")
  }

  @Test("Progress is told day by day, and by the first and the last of them")
  func progress() throws {
    let skill = Skill.gesture(.twoFingerScrub)
    var history = history()
    history.attempts = [
      Attempt(skill: skill, day: 20_000, misses: 2), Attempt(skill: skill, day: 20_000),
      Attempt(skill: skill, day: 20_003), Attempt(skill: skill, day: 20_003),
    ]
    history.rounds.append(history.rounds[0])
    history.rounds[1].day = 20_004
    let report = try ReportBuilder(words: words(), lessons: []).report(of: history)
    let section = try #require(report.sections.first { $0.id == "progress" })
    #expect(
      section.table?.rows == [
        ["2024-10-04", "2", "50 %", "1"], ["2024-10-07", "2", "100 %", "0"],
        ["2024-10-08", "0", "none", "1"],
      ])
    #expect(section.chart?.bars.map(\.part) == [0.5, 1])
    #expect(
      section.chart?.description
        == "Bars of the first-try rate of each day, from 50 % on 2024-10-04 to 100 % on 2024-10-07."
        + " The table below has every number.")
  }

  @Test("Who has not begun reads that, and no empty tables")
  func nothing() throws {
    let report = try ReportBuilder(words: words(), lessons: []).report(
      of: PracticeHistory(learner: "An", today: 20_000))
    #expect(report.sections.map(\.id) == ["summary"])
    #expect(report.sections[0].paragraphs.last == "Nothing was practiced yet.")
  }

  @Test("Every chart has its table, and says in words what it shows")
  func charts() throws {
    for section in try report().sections where section.chart != nil {
      #expect(section.table != nil)
      #expect((section.chart?.description.count ?? 0) > 60)
    }
    #expect(try report().sections.count { $0.chart != nil } == 4)
  }

  @Test("Who has finished every lesson gets a certificate, and nobody else")
  func certificate() throws {
    // Pages are read, and never noted.
    let page = Lesson(
      id: "page", title: "page", chapter: "01", kind: .page, summary: "",
      rounds: [Round(id: "r", title: "", screen: "s", say: [], goal: .screenGoal, steps: [])])
    func sections(_ ids: [String]) throws -> [String] {
      let lessons =
        ids.map { id in
          Lesson(
            id: id, title: id, chapter: "01", kind: .drill, summary: "",
            rounds: [
              Round(id: "r", title: "", screen: "s", say: [], goal: .screenGoal, steps: [])
            ])
        } + [page]
      return try ReportBuilder(words: words(), lessons: lessons).report(of: history())
        .sections.map(\.id)
    }
    #expect(try sections(["order-a-pizza"]).contains("certificate"))
    #expect(try !sections(["order-a-pizza", "first-touch"]).contains("certificate"))
    #expect(try !sections([]).contains("certificate"))
  }

  @Test(
    "Days are written as the calendar has them",
    arguments: [
      (0, "1970-01-01"), (-1, "1969-12-31"), (59, "1970-03-01"), (11_016, "2000-02-29"),
      (20_787, "2026-11-30"), (47_540, "2100-02-28"), (47_541, "2100-03-01"),
    ])
  func days(day: Int, text: String) {
    #expect(CalendarDay.text(day) == text)
  }

  @Test("Every day of four centuries follows the one before")
  func calendar() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for day in stride(from: -20_000, through: 130_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let written = CalendarDay.text(day).split(separator: "-").compactMap { Int($0) }
      #expect(written == [parts.year, parts.month, parts.day])
    }
  }

  @Test("Bytes become the text that everybody else makes of them")
  func base64() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
      #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
    }
  }

  @Test("The page needs nothing beside it, and keeps what people wrote as text")
  func html() throws {
    let page = HTMLPage(try report()) { _ in "AAAA" }.text
    #expect(page.contains("<title>Practice of Mai &lt;3&gt;</title>"))
    #expect(page.contains("One way, &quot;only&quot;."))
    #expect(!page.contains("<script") && !page.contains("http"))
    // Every picture has a text, every table a caption and headers.
    #expect(page.matches(of: /<img alt="[^"]{20,}"/).count == page.matches(of: /<img/).count)
    #expect(page.matches(of: /<caption>/).count == page.matches(of: /<table>/).count)
    #expect(page.matches(of: /scope="row"/).count == 10)
  }

  @Test("A table that goes on over pages repeats its head")
  @MainActor
  func head() throws {
    let table = Report.Table(
      caption: "Long", columns: ["What", "How often"],
      rows: (0..<200).map { ["row \($0)", "\($0)"] })
    let report = Report(
      title: "T", language: "en",
      sections: [.init(id: "long", heading: "H", table: table)])
    let pages = ReportPages.pictures(of: report, measure: CairoPainter().size)
    #expect(pages.count > 2)
    for page in pages {
      let texts = page.items.compactMap {
        if case .text(let block) = $0 { block.text } else { nil }
      }
      #expect(texts.contains("How often"))
    }
  }

  @Test("Tables for a spreadsheet quote what they must, and hold no formulas")
  func csv() throws {
    var report = try report()
    let misses = try #require(report.sections.firstIndex { $0.id == "misses" })
    report.sections[misses].table?.rows.append(["=1+1", "a\nb", "-"])
    let lines = CSVFile.text(of: report)
    #expect(lines.contains("misses,two-finger scrub,\"One way, \"\"only\"\".\",3\r\n"))
    #expect(lines.contains("misses,'=1+1,\"a\nb\",'-\r\n"))
  }

  @Test("Lines for a terminal hold the tables too")
  func plain() throws {
    let text = PlainText.text(of: try report())
    #expect(text.contains("two-finger scrub: Asked for 4, At once 50 %, Lately 50 %"))
    #expect(text.contains("\nDue today\n"))
  }

  @MainActor
  @Test("Pages for paper begin a new one when one is full")
  func pages() throws {
    var report = try report()
    let painter = CairoPainter()
    let few = ReportPages.pictures(of: report, measure: painter.size).count
    let rounds = try #require(report.sections.firstIndex { $0.id == "rounds" })
    let row = try #require(report.sections[rounds].table?.rows[0])
    report.sections[rounds].table?.rows = Array(repeating: row, count: 120)
    let pages = ReportPages.pictures(of: report, measure: painter.size)
    #expect((few + 2...few + 12).contains(pages.count))
    let pdf = painter.pdf(of: pages)
    #expect(pdf.starts(with: Array("%PDF".utf8)))
  }
}
