/// A report as lines for a terminal, which a screen reader or a braille display reads in order.
public enum PlainText {
  public static func text(of report: Report) -> String {
    var lines = [report.title]
    for section in report.sections {
      lines += ["", section.heading] + self.lines(of: section)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a section says after its heading; a row of its table is one line.
  public static func lines(of section: Report.Section) -> [String] {
    let rows = section.table.map { table in
      table.rows.map { row in
        let cells = zip(table.columns, row).dropFirst().map { "\($0) \($1)" }
        let name = row[0].hasSuffix(".") ? row[0] : "\(row[0]):"
        return "\(name) \(cells.joined(separator: ", "))"
      }
    }
    return section.paragraphs + (rows ?? []) + section.list
  }
}
