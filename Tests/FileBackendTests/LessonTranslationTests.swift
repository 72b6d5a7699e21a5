import FileBackend
import Foundation
import Lessons
import TestSupport
import Testing

@Suite("Lessons in other languages")
struct LessonTranslationTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url.appending(path: "Lessons") }

  init() throws {
    temporary = try TemporaryFolder()
    try write(
      """
      { id: "hall", title: "Hall", views: [{ id: "lamp", kind: "switch", frame: [0, 0, 9, 9] }] }
      """, to: "Screens/hall.json5")
    try write(
      """
      {
        id: "light", title: "Light", summary: "Switch it on.",
        rounds: [{
          id: "r", title: "The hall", screen: "hall", say: ["A hall."], praise: ["Done."],
          steps: [{
            id: "on", say: "Find the lamp.", finish: { cursor: "lamp" }, hints: ["It is near."],
            praise: ["Found."], wrong: { "one-finger-tap": "Not there." },
          }],
        }],
      }
      """, to: "01-first/light.json5")
  }

  private let whole = [
    "Light": "Svetlo", "Switch it on.": "Zapni.", "The hall": "Hala", "A hall.": "Je tu hala.",
    "Done.": "Hotovo.", "Find the lamp.": "Najdi lampu.", "It is near.": "Je blizko.",
    "Found.": "Mas ju.", "Not there.": "Tam nie.",
  ]

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func write(_ texts: [String: String]) throws {
    let json = try JSONEncoder().encode(texts)
    try write(String(decoding: json, as: UTF8.self), to: "Languages/sk/light.json5")
  }

  private func lesson() throws -> Lesson {
    let loaded = LessonFolder.load(folder.path)
    let lesson = try #require(loaded.lessons.first)
    guard let translation = try LessonTranslation(in: folder.path, language: "sk") else {
      return lesson
    }
    return translation.translate(lesson)
  }

  private func findings() throws -> [String] {
    let lessons = LessonFolder.load(folder.path).lessons
    return try LessonTranslation.languages(in: folder.path).flatMap { language in
      try LessonTranslation(in: folder.path, language: language)?.problems(among: lessons) ?? []
    }.map(\.sentence)
  }

  @Test("Every text is said in the other language, and what counts stays")
  func translated() throws {
    let english = try lesson()
    #expect(Set(english.texts) == Set(whole.keys))
    try write(whole)
    let other = try lesson()
    #expect(other.language == "sk")
    #expect(Set(other.texts) == Set(whole.values))
    #expect(other.rounds[0].steps[0].wrong == [.oneFingerTap: "Tam nie."])
    #expect(other.rounds[0].steps[0].finish == english.rounds[0].steps[0].finish)
    #expect(other.id == english.id)
    #expect(try findings() == [])
  }

  @Test("A lesson with a gap stays as it is, and the gap is named")
  func gap() throws {
    var texts = whole
    texts["It is near."] = nil
    texts["It was near."] = "Bola blizko."
    try write(texts)
    #expect(try lesson().title == "Light")
    #expect(try lesson().language == "en")
    #expect(
      try findings() == [
        "There is no translation of “It is near.”.",
        "The lesson does not say “It was near.” any more.",
      ])
  }

  @Test("A translation of nothing is named, and a language without lessons is none")
  func strangers() throws {
    try write("{ \"Hello\": \"Ahoj\" }", to: "Languages/sk/heavy.json5")
    #expect(try findings() == ["There is no lesson heavy to translate."])
    let none = try LessonTranslation(in: folder.path, language: "cs")
    #expect(none == nil)
    #expect(LessonTranslation.languages(in: folder.path) == ["sk"])
    // Translations are no lessons and no screens.
    #expect(LessonFolder.load(folder.path).problems.isEmpty)
  }
}
