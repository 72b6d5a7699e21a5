import AccessibilityTree
import FileBackend
import Foundation
import Gestures
import Lessons
import Practice
import ScreenReader
import Simulation
import Speech
import TestSupport
import Testing

@Suite("The pizza's faults")
struct PizzaRepairTests {
  private static let loaded = Result {
    try LessonFile.load(
      ShippedCourse.lessons.appending(path: "11-errands/order-a-pizza.json5").path)
  }

  private var repaired: ScreenLibrary {
    get throws { try #require(try Self.loaded.get().fullyRepaired) }
  }

  private func lines(_ library: ScreenLibrary, _ screen: String) throws -> [String] {
    let app = SimulatedApp(library: library, start: screen)
    return SpokenTranscript(vocabulary: try Vocabulary.shipped()).lines(of: app.screen).map {
      [$0.spoken, $0.content ?? "", $0.after ?? "", $0.hint ?? ""].joined(separator: "|")
    }
  }

  @Test(
    "With every fault repaired, a screen says what the adapted one says, stop by stop",
    arguments: ["menu", "card", "cart", "delivery", "payment", "promotion", "rubles"])
  func transcripts(screen: String) throws {
    let after = try #require(try Self.loaded.get().apps["pizza-menu-after"])
    #expect(
      try lines(repaired, "pizza-\(screen)-before") == lines(after, "pizza-\(screen)-after"))
  }

  @Test("The order goes by the same gestures, with the same words")
  func order() throws {
    let file = packageRoot.appending(path: "Tests/Recordings/perfect/order-a-pizza.gestures")
    let script = try GestureScript(parsing: String(contentsOf: file, encoding: .utf8))
    let after = try #require(try Self.loaded.get().apps["pizza-menu-after"])
    let round = GestureScript(lastLines: 20, of: script)
    let original = try heard(after, "pizza-menu-after", round)
    let own = try heard(repaired, "pizza-menu-before", round)
    #expect(own == original)
    #expect(own.contains("Payment, heading") || own.contains { $0.hasPrefix("Delivery") })
  }

  private func heard(
    _ library: ScreenLibrary, _ start: String, _ script: GestureScript
  ) throws -> [String] {
    var course = Course(lessons: [], apps: [:])
    course.apps[start] = library
    let setup = PracticeSession.Setup(
      vocabulary: try Vocabulary.shipped(),
      coachWords: try WordsFile.load(
        packageRoot.appending(path: "Assets/Words/coach.en.json5").path))
    var rehearsal = Rehearsal(
      PracticeSession(course: course, opening: .screen(start), setup: setup))
    rehearsal.run(script)
    return rehearsal.log.compactMap { event in
      if case .speech(_, let text, _) = event.what { text } else { nil }
    }
  }

  @Test("Each fault can be repaired alone, and changes what is heard or done")
  func alone() throws {
    let loaded = try Self.loaded.get()
    let broken = try #require(loaded.apps["pizza-menu-before"])
    #expect(Set(loaded.repaired.keys) == Set(loaded.lesson.faults.map(\.id)))
    for (id, library) in loaded.repaired where id != "no-shortcuts" && id != "silent-changes" {
      let changed = try broken.screenIDs.filter { screen in
        try lines(library, screen) != lines(broken, screen)
      }
      #expect(!changed.isEmpty, "\(id)")
    }
  }
}

extension GestureScript {
  fileprivate init(lastLines count: Int, of script: GestureScript) {
    self = script
    lines = Array(script.lines.suffix(count))
  }
}
