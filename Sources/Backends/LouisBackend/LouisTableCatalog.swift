import Braille

/// Which table of liblouis is the braille of which language.
///
/// Only codes that liblouis turns back into text without loss have a row, and only of languages
/// that the screen reader has words for: it says which table is in use. German contracted braille
/// (`de-g2`) is missing because liblouis reads it as something else than it writes.
public enum LouisTableCatalog {
  public struct Row: Hashable, Sendable {
    public let table: BrailleTable
    /// The table's file name.
    public let file: String

    public init(table: BrailleTable, file: String) {
      self.table = table
      self.file = file
    }
  }

  public static let rows: [Row] = [
    // Unified English Braille, grades 1 and 2.
    row("en", isContracted: false, "en-ueb-g1.ctb"),
    row("en", isContracted: true, "en-ueb-g2.ctb"),
    // Basisschrift, and Vollschrift with its few contractions.
    row("de", isContracted: false, "de-g0-detailed.utb"),
    row("de", isContracted: true, "de-g1-detailed.ctb"),
    row("ru", isContracted: false, "ru-litbrl-detailed.utb"),
  ]

  private static func row(_ language: String, isContracted: Bool, _ file: String) -> Row {
    Row(table: BrailleTable(language: language, isContracted: isContracted), file: file)
  }
}
