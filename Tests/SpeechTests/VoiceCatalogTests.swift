import Speech
import Testing

@Suite("Voices by language")
struct VoiceCatalogTests {
  @Test(
    "The most exact row wins",
    arguments: [
      ("en", "en-us"), ("en-US", "en-us"), ("en-GB", "gmw/en"), ("zh-Hant-TW", "cmn"),
      ("zh-HK", "yue"), ("pt-BR", "pt-br"), ("pt_BR", "pt-br"), ("fr-CA", "roa/fr"), ("VI", "vi"),
    ])
  func exactness(language: String, voice: String) {
    #expect(VoiceCatalog.voice(for: language) == voice)
  }

  @Test("A language without a row has no voice", arguments: ["tl", "fil-PH", "xx", "", "-"])
  func noVoice(language: String) {
    #expect(VoiceCatalog.voice(for: language) == nil)
  }

  @Test("A language has one row, in lower case and in order")
  func rows() {
    let languages = VoiceCatalog.rows.map(\.language)
    #expect(languages == Set(languages.map { $0.lowercased() }).sorted())
  }
}
