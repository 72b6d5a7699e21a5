import ICUBackend
import Testing
import Typing

@Suite("The order of texts")
struct ICUCollatorTests {
  private func sorted(
    _ texts: [String], by collator: any TextCollator, _ language: String
  ) -> [String] {
    zip(collator.sortKeys(of: texts, language: language), texts)
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  @Test(
    "Names stand where their language looks for them",
    arguments: [
      ("de", ["Apfel", "Äpfel", "apfelsaft", "Zebra"]), ("sv", ["Apa", "Zebra", "Äpple"]),
      ("ru", ["Ёлка", "Ель", "Жук"]), ("vi", ["an", "ăn", "ân", "bà"]),
    ])
  func order(language: String, texts: [String]) {
    #expect(sorted(texts.reversed(), by: ICUCollator(), language) == texts)
  }

  @Test(
    "Without tables of languages marks and case still do not tear letters apart",
    arguments: [["Apfel", "Äpfel", "apfelsaft", "Zebra"], ["Élan", "elf", "Öl", "ost"]])
  func plain(texts: [String]) {
    #expect(sorted(texts.reversed(), by: PlainCollator(), "de") == texts)
  }

  @Test(
    "A search takes letters for the same with and without marks, but no letters of other scripts")
  func folding() {
    let texts = ["Ärger", "NAÏVE", "Łódź", "Phở bò", "Ёлка", "ที่"]
    #expect(texts.map(ICUCollator().folded) == ["arger", "naive", "lodz", "pho bo", "елка", "ที่"])
    #expect(["Ärger", "Ёлка", "ที่"].map(PlainCollator().folded) == ["arger", "елка", "ที่"])
  }

  @Test("Long texts have whole keys")
  func long() {
    let (a, b) = (
      String(repeating: "ä", count: 5000) + "a", String(repeating: "ä", count: 5000) + "b"
    )
    #expect(sorted([b, a], by: ICUCollator(), "de") == [a, b])
    #expect(ICUCollator().folded(a).count == 5001)
  }
}
