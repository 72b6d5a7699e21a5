import ScreenReader
import Speech
import TestSupport
import Testing

@Suite("The shipped words")
struct WordsAssetTests {
  @Test("English has every word of the reader, and no other")
  func english() throws {
    let words = try Words.shipped("en")
    let letters = "abcdefghijklmnopqrstuvwxyz".map { "phonetic.\($0)" }
    let needed = Set(
      ReaderWord.allCases.map(\.rawValue) + ReaderCommand.allCases.map(\.wordKey) + letters)
    #expect(needed.subtracting(words.entries.keys).sorted() == [])
    #expect(Set(words.entries.keys).subtracting(needed).sorted() == [])
  }

  @Test(
    "Another language has every word that English has, but alphabets of its own",
    arguments: ["de", "ru"])
  func others(language: String) throws {
    func words(_ language: String) throws -> Set<String> {
      Set(try Words.shipped(language).entries.keys.filter { !$0.hasPrefix("phonetic.") })
    }
    let english = try words("en")
    let other = try words(language)
    #expect(english.subtracting(other).sorted() == [])
    #expect(other.subtracting(english).sorted() == [])
  }
}
