/// A transcript as text, one line a stop: for reading, and for keeping beside an app's tests.
public struct TranscriptText: Hashable, Sendable {
  /// One stop of a text.
  public struct Entry: Hashable, Sendable {
    /// From 1.
    public var number: Int
    public var text: String
    /// Gestures of the cheapest way; nil where prices are not told.
    public var cost: Int?

    public init(number: Int, text: String, cost: Int? = nil) {
      self.number = number
      self.text = text
      self.cost = cost
    }
  }

  public private(set) var entries: [Entry] = []
  /// True where the first line says that an Android screen speaks VoiceOver's words.
  public private(set) var isAndroid = false

  static let androidLine = "# An Android screen, spoken in VoiceOver's order and words"
  private static let columns = ["stop", "flicks", "cheapest"]
  private static let gap = "  "
  private static let atMost = "≤"

  /// Hands over the lines of a transcript one by one: those of a large screen are never all there.
  ///
  /// With prices each begins with the stop's number, flicks from the first stop, and gestures of the
  /// cheapest way, under a line of headings.
  /// None where nothing is heard.
  public static func tell(_ transcript: ScreenTranscript, line: (String) -> Void) {
    guard !transcript.stops.isEmpty else { return }
    if transcript.platform == .android { line(androidLine) }
    guard transcript.stops.contains(where: { $0.price != nil }) else {
      for stop in transcript.stops { line(stop.text) }
      return
    }
    var widths = columns.map(\.count)
    for stop in transcript.stops {
      for (column, cell) in cells(of: stop).enumerated() {
        widths[column] = max(widths[column], cell.count)
      }
    }
    func row(_ cells: [String], _ text: String) -> String {
      let padded = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return (padded + [text]).joined(separator: gap)
    }
    line(row(columns, "spoken"))
    for stop in transcript.stops { line(row(cells(of: stop), stop.text)) }
  }

  private static func cells(of stop: ScreenTranscript.Stop) -> [String] {
    guard let price = stop.price else { return [String(stop.number), "", ""] }
    let cost = (price.isProven ? "" : atMost) + String(price.cost)
    return [String(stop.number), String(price.flicks), cost]
  }

  public init(_ transcript: ScreenTranscript) {
    isAndroid = transcript.platform == .android && !transcript.stops.isEmpty
    entries = transcript.stops.map {
      Entry(number: $0.number, text: $0.text, cost: $0.price?.cost)
    }
  }

  /// A text that was kept: as `tell` made it, whatever line ends an editor or a version
  /// control gave it.
  public init(kept text: String) {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    if let first = lines.first, first.unicodeScalars.first == "\u{FEFF}" {
      lines[0] = Substring(first.unicodeScalars.dropFirst())
    }
    if lines.first == Self.androidLine[...] {
      isAndroid = true
      lines.removeFirst()
    }
    let header = lines.first.map(Self.words) ?? []
    if header == Self.columns + ["spoken"] {
      entries = lines.dropFirst().map(Self.pricedEntry)
    } else {
      entries = lines.enumerated().map { Entry(number: $0 + 1, text: String($1)) }
    }
  }

  private static func words(_ line: Substring) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  /// Three numbers, and the rest of the line.
  private static func pricedEntry(_ line: Substring) -> Entry {
    var rest = line
    var numbers: [Int] = []
    for _ in columns {
      rest = rest.drop { $0 == " " }
      let cell = rest.prefix { $0 != " " }
      rest = rest.dropFirst(cell.count)
      guard let number = Int(cell.hasPrefix(atMost) ? cell.dropFirst() : cell) else {
        return Entry(number: 0, text: String(line))
      }
      numbers.append(number)
    }
    return Entry(number: numbers[0], text: String(rest.dropFirst(gap.count)), cost: numbers[2])
  }
}
