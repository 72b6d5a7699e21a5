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

  @Test("Other languages have no word that English lacks", arguments: ["de", "ru"])
  func others(language: String) throws {
    let english = try Words.shipped("en").entries.keys
    let words = try Words.shipped(language)
    #expect(Set(words.entries.keys).subtracting(english).sorted() == [])
  }
}
