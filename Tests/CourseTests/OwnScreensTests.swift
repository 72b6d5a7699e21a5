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

  @Test("What this machine lacks, or has too much of, can be said")
  func remarks() throws {
    let words = try coachWords()
    for key in ["coach.no-sound", "coach.orca"] {
      #expect(words.contains(key), "no words for \(key)")
    }
  }

  @Test("Every key, gesture and command has its words")
  func words() throws {
    let words = try coachWords()
    let keys =
      KeyMap.bindings.map(\.word) + WindowChange.allCases.map(\.rawValue)
      + Gesture.allCases.map { "gesture.\($0.rawValue)" }
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

  @Test(
    "Every drill can be done through: each request tells how, and the end comes", arguments: 0..<6)
  func drills(item: Int) throws {
    var rehearsal = Rehearsal(try course.session(.course))
    func run(_ lines: [String]) throws {
      rehearsal.run(try GestureScript(parsing: lines.joined(separator: "\n")))
    }
    let next = "one-finger-flick-right"
    try step(until: next, heard(rehearsal).last!.hasPrefix("Gesture practice")) {
      try run([next])
    }
    try run(["one-finger-double-tap", next] + Array(repeating: next, count: item + 1))
    try run(["one-finger-double-tap"])
    #expect(rehearsal.session.situation?.screen == "curtain-drill")
    for _ in 0..<80 where rehearsal.session.situation?.screen == "curtain-drill" {
      try run(["key f6", "key f7"])
    }
    #expect(rehearsal.session.situation?.screen == "curtain-drill-results")
    try run(Array(repeating: next, count: 60) + ["two-finger-scrub"])
    #expect(rehearsal.session.situation?.screen == "curtain-gestures")
    try run(["two-finger-scrub"])
    #expect(rehearsal.session.situation?.screen == "curtain-menu")
  }

  private func heard(_ rehearsal: Rehearsal) -> [String] {
    rehearsal.log.compactMap { event in
      switch event.what {
      case .speech(_, let text, _), .coach(_, let text, _): text
      default: nil
      }
    }
  }
}
