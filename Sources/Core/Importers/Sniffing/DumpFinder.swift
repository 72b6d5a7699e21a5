/// Finds the dumps in a text, whatever stands around them (import-formats.md 2.2).
struct DumpFinder {
  struct Found {
    var document: DumpDocument
    var format: DumpFormat
  }

  private let formats: [DumpFormat]
  private let marks: MarkSearch
  private(set) var found: [Found] = []
  private(set) var notes = ImportNotes()
  /// The first document that no format knows, for what is said about it.
  private(set) var unknown: DumpDocument?

  /// How often the text may be looked through for the ends of documents that no format knows
  /// before the search is given up: a log holds many that end soon.
  private static let mostPasses = 4

  init(formats: [DumpFormat] = ImporterCatalog.formats) {
    self.formats = formats
    marks = MarkSearch(formats)
  }

  mutating func search(_ bytes: [UInt8]) { search(bytes[...], unwraps: 2) }

  private mutating func search(_ bytes: ArraySlice<UInt8>, unwraps: Int) {
    var position = bytes.startIndex
    var lookedThrough = 0
    var firstStart: Int?
    /// Up to here the lines were read without their prefixes, in vain.
    var unprefixedUntil = bytes.startIndex
    while lookedThrough <= Self.mostPasses * bytes.count,
      let mark = marks.next(in: bytes, from: position)
    {
      if unwraps > 0, let literal = StringLiteral(in: bytes, at: mark.index, syntax: mark.syntax) {
        if take(literal.resolved, "the dump stood in a string literal", unwraps) { return }
        lookedThrough += literal.length
      }
      if unwraps > 0, found.isEmpty, mark.index >= unprefixedUntil,
        let lines = LinePrefix.removed(from: bytes, at: mark.index)
      {
        if take(lines.text, "a log had put something before each line", unwraps) { return }
        unprefixedUntil = lines.end
      }
      guard !mark.isOpenLine else {
        position = mark.index + 1
        continue
      }
      let (document, end) = self.document(in: bytes, at: mark)
      let beginning = document.beginning
      if let format = formats.first(where: {
        $0.syntax == document.syntax && $0.recognizes(beginning)
      }) {
        found.append(Found(document: document, format: format))
        firstStart = firstStart ?? mark.index
        position = end
      } else {
        unknown = unknown ?? document
        lookedThrough += end - mark.index
        position = document.isCut ? mark.index + 1 : end
      }
    }
    let isAlone =
      firstStart.map { isBlank(bytes[bytes.startIndex..<$0]) } ?? true
      && isBlank(bytes[position...])
    if !found.isEmpty, !isAlone {
      notes.add(.lost, "text around the dump, which is no part of it")
    }
  }

  private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// Takes the dumps of a text that stood inside of something; false where there are none.
  private mutating func take(_ inner: [UInt8], _ note: String, _ unwraps: Int) -> Bool {
    var finder = DumpFinder(formats: formats)
    finder.search(inner[...], unwraps: unwraps - 1)
    guard !finder.found.isEmpty else {
      unknown = unknown ?? finder.unknown
      return false
    }
    notes.add(.repaired, note)
    notes.add(finder.notes)
    found += finder.found
    return true
  }

  /// The document that begins at a mark, and where the search goes on.
  private mutating func document(in bytes: ArraySlice<UInt8>, at mark: MarkSearch.Mark)
    -> (DumpDocument, end: Int)
  {
    let start = mark.index
    switch mark.syntax {
    case .xml:
      let end = XMLExtent.end(of: bytes, from: start)
      return (
        DumpDocument(syntax: .xml, bytes: bytes[start..<end.index], isCut: end.isCut), end.index
      )
    case .json:
      let extent = JSONExtent(of: bytes, from: start)
      return (
        DumpDocument(
          syntax: .json, bytes: extent.document(in: bytes, from: start), isCut: extent.isCut,
          depth: extent.deepest),
        extent.end
      )
    case .text:
      return (DumpDocument(syntax: .text, bytes: bytes[start...], isCut: false), bytes.endIndex)
    }
  }
}

/// Looks for the places at which a dump may begin.
struct MarkSearch {
  struct Mark {
    var index: Int
    var syntax: DumpFormat.Syntax
    /// A bracket at the end of a line, behind which no JSON goes on: a log may have put something
    /// before the next line.
    var isOpenLine = false
  }

  private let marks: [(text: [UInt8], syntax: DumpFormat.Syntax)]
  /// True for the first bytes of all marks.
  private let beginsMark: [Bool]

  init(_ formats: [DumpFormat]) {
    var marks: [(text: [UInt8], syntax: DumpFormat.Syntax)] = [
      (Array("<?xml".utf8), .xml), (Array("{".utf8), .json), (Array("[".utf8), .json),
    ]
    for format in formats {
      for mark in format.marks { marks.append((Array(mark.utf8), format.syntax)) }
    }
    self.marks = marks
    var beginsMark = [Bool](repeating: false, count: 256)
    for mark in marks { beginsMark[Int(mark.text[0])] = true }
    self.beginsMark = beginsMark
  }

  func next(in bytes: ArraySlice<UInt8>, from start: Int) -> Mark? {
    var index = start
    while index < bytes.endIndex {
      if beginsMark[Int(bytes[index])] {
        let rest = bytes[index...]
        for mark in marks where rest.starts(with: mark.text) {
          guard mark.syntax == .json, !isPlausible(rest) else {
            return Mark(index: index, syntax: mark.syntax)
          }
          if endsLine(rest) { return Mark(index: index, syntax: .json, isOpenLine: true) }
        }
      }
      index += 1
    }
    return nil
  }

  private func endsLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    let next = bytes.dropFirst().first { $0 != 0x20 && $0 != 0x0D }
    return next == UInt8(ascii: "\n")
  }

  /// A bracket that JSON can go on behind, also inside of a string literal: a log's `[INFO]` and a
  /// frame's `{{` are none.
  private func isPlausible(_ bytes: ArraySlice<UInt8>) -> Bool {
    let next = bytes.dropFirst().first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard let next, let bracket = bytes.first else { return false }
    if next == UInt8(ascii: "\\") { return StringLiteral.isEscaped(bytes, .json) }
    if bracket == UInt8(ascii: "{") {
      return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
    }
    return "{[\"]".utf8.contains(next)
  }
}
