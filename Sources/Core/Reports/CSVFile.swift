/// A report as comma separated values (RFC 4180): sentences and lists, then the tables, one after the
/// other, each with the section's id in its first column.
public enum CSVFile {
  public static func text(of report: Report) -> String {
    var lines: [String] = []
    let sentences = report.sections.flatMap { section in section.lines.map { [section.id, $0] } }
    if !sentences.isEmpty {
      lines = ([["section", "text"]] + sentences).map { $0.map(quoted).joined(separator: ",") }
    }
    for section in report.sections {
      guard let table = section.table else { continue }
      lines.append((["section"] + table.columns).map(quoted).joined(separator: ","))
      for row in table.rows {
        lines.append(([section.id] + row).map(quoted).joined(separator: ","))
      }
    }
    return lines.map { $0 + "\r\n" }.joined()
  }

  /// What a field can't hold outside quotes; a line end of two characters is one to Swift.
  private static let special: Set<Character> = [",", "\"", "\r", "\n", "\r\n"]

  private static func quoted(_ field: String) -> String {
    // A field that a spreadsheet would take for a formula is text here.
    let isFormula = field.first.map { "=+-@".contains($0) } ?? false
    let text = isFormula ? "'" + field : field
    guard text.contains(where: special.contains) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
