import Canvas
import SpaceAndTime

/// A report on paper: A4 pages with nothing but ink.
public struct ReportPages {
  /// In points.
  static let page = Size(width: 595, height: 842)
  static let margin = 48.0

  private let measure: TextMeasure
  private let language: String
  private var pages: [Picture] = []
  private var top = Self.margin

  public static func pictures(of report: Report, measure: @escaping TextMeasure) -> [Picture] {
    var pages = ReportPages(measure: measure, language: report.language)
    pages.newPage()
    pages.add(report.title, size: 22, isBold: true)
    for section in report.sections { pages.add(section) }
    return pages.pages
  }

  private init(measure: @escaping TextMeasure, language: String) {
    self.measure = measure
    self.language = language
  }

  private var width: Double { Self.page.width - 2 * Self.margin }

  private mutating func newPage() {
    pages.append(
      Picture(
        size: Self.page,
        items: [
          .rectangle(
            Rect(origin: .zero, size: Self.page), fill: .white, stroke: nil, lineWidth: 0,
            cornerRadius: 0)
        ]))
    top = Self.margin
  }

  private mutating func require(_ height: Double) {
    if top + height > Self.page.height - Self.margin { newPage() }
  }

  private mutating func add(_ section: Report.Section) {
    // A certificate is a page of its own.
    if section.id == "certificate" { newPage() }
    top += 10
    require(60)
    add(section.heading, size: 15, isBold: true)
    for paragraph in section.paragraphs { add(paragraph, size: 11) }
    if let chart = section.chart { add(chart) }
    if let table = section.table { add(table) }
    for line in section.list { add("• \(line)", size: 11) }
  }

  private mutating func add(_ text: String, size: Double, isBold: Bool = false) {
    var block = self.block(text, x: Self.margin, width: width, size: size, isBold: isBold)
    require(block.frame.size.height + 6)
    block.frame.origin.y = top
    pages[pages.count - 1].items.append(.text(block))
    top += block.frame.size.height + 6
  }

  private func block(
    _ text: String, x: Double, width: Double, size: Double, isBold: Bool = false
  ) -> TextBlock {
    var block = TextBlock(
      text, frame: Rect(x: x, y: top, width: width, height: 10_000), fontSize: size,
      color: .black, isBold: isBold, language: language)
    block.frame.size.height = measure(block).height.rounded(.up) + 1
    return block
  }

  private mutating func add(_ chart: Report.Chart) {
    add(chart.title, size: 11, isBold: true)
    add(chart.description, size: 9)
    for bar in chart.bars {
      let picture = ChartPicture.row(bar, width: width, ink: .black, language: language)
      require(ChartPicture.rowHeight)
      pages[pages.count - 1].items.append(
        .group(
          picture, scale: 1, origin: Point(x: Self.margin, y: top),
          clip: Rect(x: Self.margin, y: top, width: width, height: ChartPicture.rowHeight)))
      top += ChartPicture.rowHeight
    }
    top += 8
  }

  private mutating func add(_ table: Report.Table) {
    add(table.caption, size: 11, isBold: true)
    let widths = columnWidths(of: table)
    add(row: table.columns, widths, isBold: true)
    for row in table.rows { add(row: row, widths, under: table.columns) }
    top += 8
  }

  /// Columns of long texts are wider, though not as much as the texts are longer.
  private func columnWidths(of table: Report.Table) -> [Double] {
    let weights = table.columns.indices.map { column in
      let cells = table.rows.map { $0[column].count } + [table.columns[column].count]
      return Double(max(8, cells.max() ?? 0)).squareRoot()
    }
    let sum = weights.reduce(0, +)
    return weights.map { width * $0 / sum }
  }

  /// - Parameter head: stands once more above the row where that begins a page.
  private mutating func add(
    row: [String], _ widths: [Double], isBold: Bool = false, under head: [String]? = nil
  ) {
    var x = Self.margin
    var blocks: [TextBlock] = []
    for (cell, column) in zip(row, widths) {
      blocks.append(block(cell, x: x, width: column - 6, size: 9, isBold: isBold))
      x += column
    }
    let height = (blocks.map(\.frame.size.height).max() ?? 0) + 4
    let pagesBefore = pages.count
    require(height)
    if pages.count > pagesBefore, let head { add(row: head, widths, isBold: true) }
    for var block in blocks {
      block.frame.origin.y = top
      pages[pages.count - 1].items.append(.text(block))
    }
    top += height
    pages[pages.count - 1].items.append(
      .line(
        from: Point(x: Self.margin, y: top - 2), to: Point(x: Self.margin + width, y: top - 2),
        color: Color(red: 0.6, green: 0.6, blue: 0.6), lineWidth: 0.5))
  }
}
