/// What a learner has done, ready to be read: headings, sentences, tables and charts, as values.
public struct Report: Hashable, Sendable {
  public var title: String
  /// A BCP 47 tag.
  public var language: String
  public var sections: [Section]

  public init(title: String, language: String, sections: [Section]) {
    self.title = title
    self.language = language
    self.sections = sections
  }

  public struct Section: Hashable, Sendable {
    /// Names the section in files for programs.
    public var id: String
    public var heading: String
    public var paragraphs: [String]
    /// What is shown is in the table too, so that nobody needs to see it.
    public var chart: Chart?
    public var table: Table?
    public var list: [String]

    /// Its sentences and the entries of its list, one a line.
    public var lines: [String] { paragraphs + list }

    public init(
      id: String, heading: String, paragraphs: [String] = [], chart: Chart? = nil,
      table: Table? = nil, list: [String] = []
    ) {
      self.id = id
      self.heading = heading
      self.paragraphs = paragraphs
      self.chart = chart
      self.table = table
      self.list = list
    }
  }

  /// Rows are as long as there are columns; the first column names its row.
  public struct Table: Hashable, Sendable {
    public var caption: String
    public var columns: [String]
    public var rows: [[String]]

    public init(caption: String, columns: [String], rows: [[String]]) {
      precondition(rows.allSatisfy { $0.count == columns.count }, "A row has every column")
      self.caption = caption
      self.columns = columns
      self.rows = rows
    }
  }

  /// Bars of one kind of number, each with its name and its number in words.
  public struct Chart: Hashable, Sendable {
    public struct Bar: Hashable, Sendable {
      public var name: String
      /// From 0 to 1, of the longest bar there may be.
      public var part: Double
      public var number: String

      public init(name: String, part: Double, number: String) {
        self.name = name
        self.part = min(1, max(0, part))
        self.number = number
      }
    }

    public var title: String
    /// What those hear who do not see it; the table has the rest.
    public var description: String
    public var bars: [Bar]

    public init(title: String, description: String, bars: [Bar]) {
      self.title = title
      self.description = description
      self.bars = bars
    }
  }
}
