import Braille
import LouisBackend
import Testing

@Suite("Braille by liblouis")
struct LouisTranslatorTests {
  private let translator = LouisTranslator()

  private func text(_ dots: String, _ language: String, isContracted: Bool) -> String? {
    let cells = dots.split(separator: " ").compactMap { BrailleCell(digits: String($0)) }
    return translator.text(
      of: cells, in: BrailleTable(language: language, isContracted: isContracted))
  }

  @Test("All tables of the catalog are installed")
  func tables() {
    #expect(translator.tables == LouisTableCatalog.rows.map(\.table))
  }

  @Test(
    "English, letter by letter and contracted",
    arguments: [
      ("125 15 123 123 135", false, "hello"), ("6 125 15 123 123 135", false, "Hello"),
      ("3456 1 12 245", false, "120"), ("3456", false, ""), ("6", false, ""),
      ("13", true, "knowledge"), ("13 1345", true, "kn"), ("2346", true, "the"),
      ("16 2346 1235", true, "chther"), ("1246 1", true, "eda"),
      ("125 15 123 123 135 256", true, "hello."), ("145 135 1245 234", true, "dogs"),
    ])
  func english(dots: String, isContracted: Bool, expected: String) {
    #expect(text(dots, "en", isContracted: isContracted) == expected)
  }

  @Test("German and Russian, their own letters and capitals included")
  func others() {
    #expect(text("46 234 14 125 246 1345", "de", isContracted: false) == "Schön")
    #expect(text("156 246 1345", "de", isContracted: true) == "schön")
    #expect(text("45 1234 1235 24 2456 15 2345", "ru", isContracted: false) == "Привет")
  }

  @Test("Dots without a meaning are refused, and so is a language without a table")
  func refused() {
    #expect(text("12346", "en", isContracted: false) == nil)
    #expect(text("1 12345678", "en", isContracted: true) == nil)
    #expect(text("1", "tl", isContracted: false) == nil)
  }

  @Test("Missing tables are missing, quietly")
  func missing() {
    let none = LouisTranslator(
      rows: [.init(table: BrailleTable(language: "en", isContracted: false), file: "none.ctb")])
    #expect(none.tables == [])
    #expect(
      none.text(
        of: [BrailleCell([1])], in: BrailleTable(language: "en", isContracted: false)) == nil)
  }
}
