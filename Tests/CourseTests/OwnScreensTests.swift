import FileBackend
import Foundation
import Gestures
import Hands
import Practice
import Speech
import TestSupport
import Testing

@Suite("Curtain's own screens and words")
struct OwnScreensTests {
  private let course = ShippedCourse()

  private func coachWords() throws -> Words {
    try WordsFile.load(packageRoot.appending(path: "Assets/Words/coach.en.json5").path)
  }

  @Test("Every key, gesture and command has its words")
  func words() throws {
    let words = try coachWords()
    let keys =
      KeyMap.bindings.map(\.word) + Gesture.allCases.map { "gesture.\($0.rawValue)" }
      + Gesture.allCases.map { "meaning.\($0.rawValue)" }
      + Set(course.loaded.lessons.map(\.chapter)).map { "chapter.\($0)" }
    for key in keys { #expect(words.contains(key), "no words for \(key)") }
  }

  @Test(
    "Each can be opened by key, walked through to its end, and left",
    arguments: [
      "f1", "f2", "f3", "f4", "f5", "shift+f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
      "escape",
    ])
  func byKey(key: String) throws {
    var rehearsal = Rehearsal(try course.session(.screen("pizza-menu-after")))
    let walk = Array(repeating: "one-finger-flick-right", count: 60).joined(separator: "\n")
    rehearsal.run(try GestureScript(parsing: "key \(key)\n\(walk)\ntwo-finger-scrub"))
    #expect(rehearsal.log.contains { if case .speech = $0.what { true } else { false } })
  }

  @Test("Every item of the main menu opens something that can be walked through")
  func mainMenu() throws {
    for item in 1...12 {
      var rehearsal = Rehearsal(try course.session(.course))
      let toItem = Array(repeating: "one-finger-flick-right", count: item)
      let walk = Array(repeating: "one-finger-flick-right", count: 25)
      let script = toItem + ["one-finger-double-tap"] + walk + ["two-finger-scrub"]
      rehearsal.run(try GestureScript(parsing: script.joined(separator: "\n")))
      #expect(rehearsal.log.count > script.count / 2)
    }
  }
}
