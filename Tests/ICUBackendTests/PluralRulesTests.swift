import ICUBackend
import Speech
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
  @Test(
    "Each language counts in its own forms",
    arguments: [
      ("en", [0: .other, 1: .one, 2: .other, 21: .other]),
      ("ru", [1: .one, 2: .few, 5: .many, 11: .many, 21: .one, 22: .few, 112: .many]),
      ("ru-RU", [3: .few]), ("de", [1: .one, 0: .other]), ("vi", [1: .other, 7: .other]),
      ("th", [1: .other]), ("zh", [1: .other]), ("fil", [1: .one, 4: .other, 5: .one, 14: .other]),
      ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other]),
      ("xx-no-such-language", [1: .other]),
    ] as [(String, [Int: PluralCategory])])
  func forms(language: String, numbers: [Int: PluralCategory]) {
    let rule = PluralRules.rule(for: language)
    for (number, category) in numbers {
      #expect(rule.category(number) == category, "\(language) \(number)")
    }
  }
}
