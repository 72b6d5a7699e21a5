import Braille
import CLouis
import Synchronization

/// Braille by liblouis, which serves one caller at a time: everything waits its turn.
public struct LouisTranslator: BrailleTranslator {
  /// What is known about the library; it is asked under this lock alone.
  private struct Library {
    var isQuiet = false
    var usable: [String: Bool] = [:]
  }

  private static let library = Mutex(Library())

  private let rows: [LouisTableCatalog.Row]

  /// Nothing is read before it is needed.
  public init(rows: [LouisTableCatalog.Row] = LouisTableCatalog.rows) {
    self.rows = rows
  }

  /// C: `lou_version`.
  public static var version: String { String(cString: lou_version()) }

  /// The tables of the catalog that are installed; reads each the first time (some milliseconds).
  ///
  /// C: `lou_checkTable`.
  public var tables: [BrailleTable] {
    Self.library.withLock { library in
      rows.filter { isUsable($0.file, &library) }.map(\.table)
    }
  }

  /// C: `lou_backTranslateString`.
  public func text(of cells: [BrailleCell], in table: BrailleTable) -> String? {
    guard let file = rows.first(where: { $0.table == table })?.file else { return nil }
    return Self.library.withLock { library in
      guard isUsable(file, &library) else { return nil }
      // A cell without meaning is written out as its dots in one mode and left out in the other.
      let loud = translate(cells, file, mode: 0)
      return loud == translate(cells, file, mode: Int32(noUndefined.rawValue)) ? loud : nil
    }
  }

  private func isUsable(_ file: String, _ library: inout Library) -> Bool {
    if let known = library.usable[file] { return known }
    if !library.isQuiet {
      // What is missing is told by us, once and in one sentence.
      lou_setLogLevel(LOU_LOG_OFF)
      library.isQuiet = true
    }
    let isUsable = lou_checkTable(file) != 0
    library.usable[file] = isUsable
    return isUsable
  }

  private func translate(_ cells: [BrailleCell], _ file: String, mode: Int32) -> String? {
    var input = cells.map { widechar(LOU_ROW_BRAILLE.rawValue) | widechar($0.rawValue) }
    var inputLength = Int32(input.count)
    // One cell can stand for a long word.
    var output = [widechar](repeating: 0, count: 64 + 32 * input.count)
    var outputLength = Int32(output.count)
    guard
      lou_backTranslateString(
        file, &input, &inputLength, &output, &outputLength, nil, nil, mode) != 0,
      inputLength == input.count
    else { return nil }
    var text = ""
    for character in output[..<Int(outputLength)] {
      guard let scalar = Unicode.Scalar(character) else { return nil }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
