import CairoBackend
import FileBackend
import JSONBackend
import Lessons
import Mastery
import Reports
import SQLiteBackend
import Speech

/// `curtain report`: what a learner has done, to read, to print and to compute with.
enum ReportCommand {
  private static let html = Option(name: "--html", meaning: "the report as one HTML page")
  private static let pdf = Option(name: "--pdf", meaning: "the report as pages to print")
  private static let csv = Option(name: "--csv", meaning: "the report's tables for a spreadsheet")
  private static let output = Option(
    name: "--output", shortName: "-o", placeholder: "FILE", meaning: "where to write it")

  static let command = Command(
    name: "report", operands: .none,
    options: [.learner, html, pdf, csv, .json, output, .data, .language],
    meaning: "what was practiced: progress, gestures, usual misses, prices, what is due",
    longWork: "writing the report"
  ) { arguments in
    let formats = [html, pdf, csv, .json].filter { arguments.has($0) }
    guard formats.count <= 1 else {
      throw UsageProblem("choose one of --html, --pdf, --csv and --json")
    }
    let listener = try Listener(arguments)
    let files = try CourseFiles()
    let words = try files.resources.coachWords(language: listener.language)
    let record = try openRecord(arguments)
    let titles = files.course.faults.map { ($0.fault.id, $0.fault.title) }
    let builder = ReportBuilder(
      words: words, lessons: files.course.lessons,
      faults: Dictionary(titles, uniquingKeysWith: { one, _ in one }))
    let report = builder.report(of: try PracticeHistory(record, of: arguments.learner))
    try write(report, as: formats.first?.name, to: arguments.value(of: output))
    return .done
  }

  /// A learner who never practised here is a mistake, not an empty report.
  private static func openRecord(_ arguments: Arguments) throws -> Record {
    let folder = try DataFolder(named: arguments.value(of: .data))
    let known = try Record.learners(in: folder.path)
    let name = arguments.learner
    guard known.contains(name) else {
      guard !known.isEmpty else {
        throw UsageProblem("nobody has practiced yet, as far as \(folder.path) knows")
      }
      let close = NearestName.to(name, among: known.filter { $0 != Record.nameless }).map {
        "did you mean \($0)?"
      }
      throw UsageProblem(
        (name == Record.nameless ? "nobody without a name" : "nobody called “\(name)”")
          + " has practiced here; "
          + (close ?? "there are \(known.map(shown).joined(separator: ", "))"))
    }
    return try Record(folder: folder.path, learner: name)
  }

  private static func shown(_ name: String) -> String {
    name == Record.nameless ? "somebody without a name" : name
  }

  private static func write(_ report: Report, as format: String?, to path: String?) throws {
    let painter = CairoPainter()
    let bytes: [UInt8]
    switch format {
    case html.name:
      let count = report.sections.count { $0.chart != nil }
      var drawn = 0
      let page = HTMLPage(report) { chart in
        drawn += 1
        LongWork.begin(drawn, of: count)
        return Base64.text(
          painter.png(of: ChartPicture.picture(of: chart, language: report.language), scale: 2))
      }
      bytes = Array(page.text.utf8)
    case pdf.name:
      guard path != nil else { throw UsageProblem("a PDF needs a file to go to: add -o FILE") }
      let pages = ReportPages.pictures(of: report, measure: painter.size)
      bytes = painter.pdf(of: pages) { LongWork.begin($0, of: pages.count) }
    case csv.name: bytes = Array(CSVFile.text(of: report).utf8)
    case Option.json.name: bytes = Array(report.jsonLines.utf8)
    default: bytes = Array(PlainText.text(of: report).utf8)
    }
    if let path, path != "-" {
      try TextFile.write(bytes, to: path)
      Console.printError("curtain: wrote \(path)")
    } else {
      Console.printBytes(bytes)
    }
  }
}

extension Report {
  /// One object a sentence, an entry of a list and a row of a table, each with the section's id.
  var jsonLines: String {
    sections.flatMap { section -> [String] in
      let lines = section.lines.map { line in
        JSONValue.object([
          .init(key: "section", value: .text(section.id)), .init(key: "text", value: .text(line)),
        ]).line + "\n"
      }
      guard let table = section.table else { return lines }
      return lines
        + table.rows.map { row in
          JSONValue.object(
            [JSONValue.Member(key: "section", value: .text(section.id))]
              + zip(table.columns, row).map { .init(key: $0, value: .text($1)) }
          ).line + "\n"
        }
    }.joined()
  }
}
