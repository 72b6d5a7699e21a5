import FileBackend
import Foundation
import Lessons
import Practice
import TestSupport
import Testing

@Suite("Lessons in other languages, as shipped")
struct TranslationTests {
  private let course = ShippedCourse()

  private func translation(_ language: String) throws -> LessonTranslation {
    try #require(try LessonTranslation(in: ShippedCourse.lessons.path, language: language))
  }

  @Test("Nothing is missing, and nothing is left over", arguments: ["ru", "th", "tl", "vi", "zh"])
  func complete(language: String) throws {
    let problems = try translation(language).problems(among: course.loaded.lessons)
    #expect(problems.map(\.description) == [])
  }

  @Test(
    "The first chapter and the pizza are spoken whole, hints, praise and answers too",
    arguments: ["ru", "th", "tl", "vi", "zh"])
  func whole(language: String) throws {
    let translation = try translation(language)
    let proof = course.loaded.lessons.filter {
      $0.chapter == "01-the-curtain" || $0.id == "order-a-pizza"
    }
    #expect(proof.count == 5)
    for lesson in proof {
      let other = translation.translate(lesson)
      #expect(other.language == language, "\(lesson.id)")
      #expect(Set(other.texts).isDisjoint(with: lesson.texts), "\(lesson.id)")
      #expect(PromptCheck.findings(in: other) == [])
    }
  }

  @Test("Languages have a folder each, and there are no others")
  func languages() {
    #expect(
      LessonTranslation.languages(in: ShippedCourse.lessons.path) == ["ru", "th", "tl", "vi", "zh"])
  }

  @Test("Filipino is Tagalog, as a system calls it, and a script changes nothing")
  func otherNames() throws {
    func heard(_ language: String) throws -> String {
      let process = Process()
      process.executableURL = try builtProduct("curtain")
      process.arguments = [
        "rehearse", "first-touch", "--gestures", "/dev/null", "--lang", language,
      ]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
    let tagalog = try heard("tl")
    #expect(tagalog.contains("Coach: "))
    #expect(try heard("fil") == tagalog)
    #expect(try heard("zh-Hans") == heard("zh"))
  }
}
