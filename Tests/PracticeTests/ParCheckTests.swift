import FileBackend
import Lessons
import Practice
import TestSupport
import Testing

@Suite("Pars")
struct ParCheckTests {
  private let loaded: LessonFile.Loaded
  private let check: ParCheck

  init() throws {
    loaded = try LessonFile.load(
      packageRoot.appending(path: "Lessons/11-errands/order-a-pizza.json5").path)
    check = ParCheck(setup: try setup())
  }

  @Test("The pizza errand's pars are what its cheapest ways cost")
  func pizza() {
    #expect(check.findings(in: loaded.lesson, apps: loaded.apps) == [])
    var lesson = loaded.lesson
    for index in lesson.rounds.indices { lesson.rounds[index].par! -= 1 }
    #expect(
      check.findings(in: lesson, apps: loaded.apps) == [
        "The par of the round before is 22, and the cheapest way costs 23: write par: 23.",
        "The par of the round after is 15, and the cheapest way costs 16: write par: 16.",
      ])
  }

  @Test("A par that leaves room for listening is right")
  func others() {
    var lesson = loaded.lesson
    lesson.rounds.removeLast()
    lesson.rounds[0].par = 60
    #expect(check.findings(in: lesson, apps: loaded.apps) == [])
  }
}
