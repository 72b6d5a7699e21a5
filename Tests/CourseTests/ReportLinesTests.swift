import Reports
import Testing

@testable import curtain

@Suite("A report for programs")
struct ReportLinesTests {
  @Test("Sentences, lists and rows are objects, each with its section")
  @MainActor
  func lines() {
    let report = Report(
      title: "T", language: "en",
      sections: [
        .init(id: "due", heading: "Due", paragraphs: ["Today."], list: ["A \"scrub\""]),
        .init(
          id: "ideas", heading: "Ideas",
          table: .init(caption: "Ideas", columns: ["Idea", "Asked"], rows: [["One", "2"]])),
      ])
    #expect(
      report.jsonLines == """
        {"section": "due", "text": "Today."}
        {"section": "due", "text": "A \\"scrub\\""}
        {"section": "ideas", "Idea": "One", "Asked": "2"}

        """)
  }
}
