import Speech
import Testing

@Suite("Words")
struct WordsTests {
  @Test("Places are filled, and unknown ones stay visible")
  func places() {
    let words = Words(language: "en", texts: ["position": "{index} of {total}, {other}"])
    #expect(words.text("position", ["index": "2", "total": "5"]) == "2 of 5, {other}")
    #expect(words.text("position") == "{index} of {total}, {other}")
  }

  @Test("A brace that is never closed is text")
  func openBrace() {
    let words = Words(language: "en", texts: ["odd": "{a} {b"])
    #expect(words.text("odd", ["a": "x", "b": "y"]) == "x {b")
  }

  @Test(
    "The injected rule chooses the plural form",
    arguments: [
      (1, "1 строка"), (3, "3 строки"), (5, "5 строк"), (11, "11 строк"), (21, "21 строка"),
      (112, "112 строк"),
    ])
  func plurals(count: Int, text: String) {
    let words = Words(
      language: "ru",
      entries: [
        "rows": .plural([
          .one: "{count} строка", .few: "{count} строки", .many: "{count} строк",
          .other: "{count} строки",
        ])
      ], pluralRule: .standard(for: "ru-RU"))
    #expect(words.text("rows", count: count) == text)
  }

  @Test("A form that is not given is the one for any number")
  func absentForm() {
    let words = Words(language: "en", entries: ["rows": .plural([.other: "{count} rows"])])
    #expect(words.text("rows", count: 1) == "1 rows")
  }

  @Test("Another language fills the gaps and changes nothing else")
  func completed() {
    let german = Words(language: "de", texts: ["button": "Taste"])
    let english = Words(language: "en", texts: ["button": "button", "link": "link"])
    let words = german.completed(by: english)
    #expect(words.language == "de")
    #expect(words.text("button") == "Taste")
    #expect(words.text("link") == "link")
  }
}
