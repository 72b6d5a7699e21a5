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

/// The page of a report, judged by axe-core in a browser without a window.
@Suite("A report's page under axe", .serialized, .enabled(if: Axe.isHere, Axe.missing))
@MainActor
struct AxeTests {
  private func page(of history: PracticeHistory) throws -> String {
    let words = try WordsFile.load(
      packageRoot.appending(path: "Assets/Words/coach.en.json5").path)
    let lesson = Lesson(
      id: "first-touch", title: "First touch", chapter: "01", kind: .drill, summary: "",
      rounds: [Round(id: "r", title: "", screen: "s", say: [], goal: .screenGoal, steps: [])])
    let report = ReportBuilder(words: words, lessons: [lesson]).report(of: history)
    let painter = CairoPainter()
    return HTMLPage(report) { chart in
      Base64.text(
        painter.png(of: ChartPicture.picture(of: chart, language: report.language), scale: 1))
    }.text
  }

  /// Every section that a report can have.
  private var full: PracticeHistory {
    var score = Score()
    score.gestures = 31
    score.duration = 65_400
    let result = RoundResult(round: "r", score: score, stars: 2, par: 23)
    return PracticeHistory(
      learner: "Mai <3>", today: 20_010,
      attempts: [
        Attempt(skill: .gesture(.twoFingerScrub), day: 20_000, misses: 2),
        Attempt(skill: .gesture(.oneFingerFlickLeft), day: 20_001),
        Attempt(skill: .lesson("first-touch"), day: 20_002),
      ],
      rounds: [.init(lesson: "first-touch", result: result, day: 20_002)],
      misses: [.init(asked: "two-finger-scrub", explanation: "One way only.", times: 3)],
      prices: [
        .init(lesson: "first-touch", fault: "cell", cost: .flicks(27)),
        .init(lesson: "first-touch", fault: "sheet", cost: .impossible),
      ], checklist: [.init(line: "Every button has a name.", day: 20_001)])
  }

  @Test("Full, nobody is kept out of it, by day and by night", arguments: [false, true])
  func fullPage(isDark: Bool) throws {
    let page = try page(of: full)
    for id in [
      "summary", "progress", "gestures", "misses", "rounds", "prices", "checklist", "due",
      "certificate",
    ] {
      #expect(page.contains("<h2 id=\"\(id)\">"))
    }
    let findings = try Axe.findings(on: page, isDark: isDark)
    #expect(findings.violations == [])
    #expect(findings.undecided == [])
    #expect(findings.passes > 15)
  }

  @Test("Empty, neither")
  func emptyPage() throws {
    let findings = try Axe.findings(on: page(of: PracticeHistory(learner: "An", today: 20_000)))
    #expect(findings.violations == [])
    #expect(findings.passes > 10)
  }

  @Test("What is wrong with a page is found")
  func broken() throws {
    let page = try page(of: full)
      .replacing(/<img alt="[^"]*"/, with: "<img")
      .replacing("<html lang=\"en\">", with: "<html>")
      .replacing("color: #111;", with: "color: #aaa;")
    let violations = try Axe.findings(on: page).violations
    #expect(Set(violations).isSuperset(of: ["image-alt", "html-has-lang", "color-contrast"]))
  }
}
