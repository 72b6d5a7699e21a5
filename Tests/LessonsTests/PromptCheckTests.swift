import Lessons
import Testing

@Suite("How long a prompt may be")
struct PromptCheckTests {
  @Test(
    "Sentences are counted where they end",
    arguments: [
      ("One. Two.", true), ("One. Two. Three.", false), ("One. Two. And a half", false),
      ("Leave at 9.30. Two.", true), ("Flick to \"Who is there?\", then double tap. Two.", true),
      ("What? Really! No.", false), ("", true),
    ])
  func sentences(prompt: String, isWell: Bool) {
    #expect((PromptCheck.problem(with: prompt) == nil) == isWell)
  }

  @Test("Twenty-five words are well, and one more is too many")
  func words() {
    let words = Array(repeating: "word", count: PromptCheck.mostWords)
    #expect(PromptCheck.problem(with: words.joined(separator: " ")) == nil)
    #expect(PromptCheck.problem(with: (words + ["more"]).joined(separator: " ")) != nil)
  }
}
