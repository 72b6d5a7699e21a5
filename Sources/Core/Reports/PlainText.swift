/// A report as lines for a terminal, which a screen reader or a braille display reads in order.
public enum PlainText {
  public static func text(of report: Report) -> String {
    var lines = [report.title]
    for section in report.sections {
      lines += ["", section.heading]
      lines += section.paragraphs
      if let table = section.table {
        for row in table.rows {
          let cells = zip(table.columns, row).dropFirst().map { "\($0) \($1)" }
          let name = row[0].hasSuffix(".") ? row[0] : "\(row[0]):"
          lines.append("\(name) \(cells.joined(separator: ", "))")
        }
      }
      lines += section.list
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
