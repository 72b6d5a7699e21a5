/// A report as one HTML page that needs nothing else: no script, no font, no file beside it.
public struct HTMLPage {
  private let report: Report
  /// A picture of a chart as PNG bytes in base 64.
  private let picture: (Report.Chart) -> String

  public init(_ report: Report, picture: @escaping (Report.Chart) -> String) {
    self.report = report
    self.picture = picture
  }

  public var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(Self.escaped(report.language))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(report.title))</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <main>
    <h1>\(Self.escaped(report.title))</h1>
    \(report.sections.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func section(_ section: Report.Section) -> String {
    var lines = [
      "<section class=\"\(section.id)\" aria-labelledby=\"\(section.id)\">",
      "<h2 id=\"\(section.id)\">\(Self.escaped(section.heading))</h2>",
    ]
    lines += section.paragraphs.map { "<p>\(Self.escaped($0))</p>" }
    if let chart = section.chart { lines.append(figure(chart)) }
    if let table = section.table { lines.append(self.table(table)) }
    if !section.list.isEmpty {
      lines.append(
        "<ul>\(section.list.map { "<li>\(Self.escaped($0))</li>" }.joined())</ul>")
    }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  private func figure(_ chart: Report.Chart) -> String {
    """
    <figure>
    <img alt="\(Self.escaped(chart.description))" src="data:image/png;base64,\(picture(chart))">
    <figcaption>\(Self.escaped(chart.title))</figcaption>
    </figure>
    """
  }

  private func table(_ table: Report.Table) -> String {
    let head = table.columns.map { "<th scope=\"col\">\(Self.escaped($0))</th>" }.joined()
    let rows = table.rows.map { row in
      let cells = row.enumerated().map { index, cell in
        index == 0
          ? "<th scope=\"row\">\(Self.escaped(cell))</th>" : "<td>\(Self.escaped(cell))</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    // A table wider than the window scrolls, and so must be reachable by keyboard.
    return """
      <div class="wide" role="group" tabindex="0" aria-label="\(Self.escaped(table.caption))">
      <table>
      <caption>\(Self.escaped(table.caption))</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
  }

  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  private static let style = """
    body { font: 1.05rem/1.5 sans-serif; color: #111; background: #fff; margin: 2rem auto; \
    max-width: 60rem; padding: 0 1rem; }
    h1, h2 { line-height: 1.2; }
    table { border-collapse: collapse; }
    caption { text-align: left; font-weight: bold; padding: .4rem 0; }
    th, td { border: 1px solid #555; padding: .3rem .6rem; text-align: left; }
    thead th { background: #eee; }
    img { max-width: 100%; }
    figure { margin: 1rem 0; }
    .wide { overflow-x: auto; }
    @media print { .certificate { break-before: page; } }
    @media (prefers-color-scheme: dark) { body { color: #eee; background: #111; } \
    thead th { background: #333; } }
    """
}
