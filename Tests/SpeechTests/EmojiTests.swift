import Speech
import Testing

@Suite("Emoji in texts")
struct EmojiTests {
  @Test(
    "Pictures are emoji, and signs that only could be one are not",
    arguments: [
      ("🍕", true), ("👩🏽‍🍳", true), ("🇹🇭", true), ("❤️", true), ("1️⃣", true), ("☎️", true),
      ("❤", false), ("1", false), ("#", false), ("©", false), ("→", false), ("ก", false),
      ("中", false), ("★", false),
    ])
  func emoji(character: Character, isEmoji: Bool) {
    #expect(character.isEmoji == isEmoji)
    #expect(String(character).holdsEmoji == isEmoji)
  }

  @Test("A row of emoji is named once, whatever stands around it")
  func rows() {
    func named(_ text: String) -> String { text.replacingEmoji { "(\($0))" } }
    #expect(named("Hi 🍕🍕 and 🥗!") == "Hi (🍕🍕) and (🥗)!")
    #expect(named("🍕 🍕") == "(🍕) (🍕)")
    #expect(named("Bye 👋🏿") == "Bye (👋🏿)")
    #expect(named("🍕day and 🍕2") == "(🍕) day and (🍕) 2")
    #expect(named("Plain, 1 → 2") == "Plain, 1 → 2")
    #expect(named("") == "")
  }
}
