import ICUBackend
import Testing

@Suite("Words by ICU")
struct ICUWordBreakerTests {
  @Test(
    "Boundaries are counted in whole characters, from the text's start to its end",
    arguments: [
      ("en", "ab c", [0, 2, 3, 4]), ("th", "สวัสดีชาวโลก", [0, 4, 7, 10]),
      ("ja", "私は学生です", [0, 1, 2, 4, 6]), ("en", "👩‍👩‍👧 x", [0, 1, 2, 3]), ("en", "", [0]),
    ])
  func boundaries(language: String, text: String, expected: [Int]) {
    #expect(ICUWordBreaker().boundaries(in: text, language: language) == expected)
  }
}
