import FileBackend
import Foundation
import Lessons
import Practice
import TestSupport
import Testing

@Suite("Faults by ear")
struct HearingTests {
  private static let shipped = LessonFolder.load(packageRoot.appending(path: "Lessons").path)
    .faults

  private let right = "one-finger-flick-right"
  private let activate = "one-finger-double-tap"

  private func learner() throws -> Learner {
    var course = Course(lessons: [], apps: [:])
    for pair in Self.shipped { course.add(pair) }
    var learner = Learner(try session(.course, course: course))
    while try learner.does(right).last != "Faults by ear, button" {}
    try learner.does(activate)
    return learner
  }

  /// Flicks on until a line begins so; what was heard on the way.
  @discardableResult
  private func go(_ learner: inout Learner, to line: String) throws -> [String] {
    var heard: [String] = []
    for _ in 0..<60 where heard.last?.hasPrefix(line) != true {
      heard += try learner.does(right)
    }
    try #require(heard.last?.hasPrefix(line) == true, "\(line) was not heard: \(heard)")
    return heard
  }

  private func open(_ id: String, _ learner: inout Learner) throws -> [String] {
    let index = try #require(Self.shipped.firstIndex { $0.fault.id == id })
    try go(&learner, to: "\(index + 1): ")
    return try learner.does(activate)
  }

  @Test("Hear it, name it among four, repair it, hear it repaired, and do the errand on both")
  func whole() throws {
    var learner = try learner()
    let broken = try open("unnamed-button", &learner)
    #expect(broken.first?.hasPrefix("Coach: Something is wrong on this screen.") == true)
    #expect(broken.last == "New recording, heading")
    try go(&learner, to: "btn_c_32, button")
    #expect(try learner.does("key f7").last == "What is wrong with it?, heading")
    var names = try (0..<4).flatMap { _ in try learner.does(right) }
    #expect(Set(names).count == 4)
    #expect(names.contains("A button without a name, button"))
    #expect(try learner.does(right) == ["Back, button"])
    while names.last == "A button without a name, button" { names.removeLast() }
    try learner.does("four-finger-tap-top")
    try go(&learner, to: try #require(names.last))
    #expect(try learner.does(activate).contains { $0.hasPrefix("Coach: That is another fault.") })
    try learner.does("four-finger-tap-top")
    try go(&learner, to: "A button without a name")
    let named = try learner.does(activate)
    #expect(named.contains("Coach: Right: A button without a name."))
    #expect(named.last == "Which line repairs it?, heading")
    try go(&learner, to: "saveButton.accessibilityLabel")
    let repaired = try learner.does(activate)
    #expect(repaired.last == "New recording, heading")
    try go(&learner, to: "Save, button")
    let done = try learner.does("key f7")
    #expect(done.last == "A button without a name, heading")
    let rows = try go(&learner, to: "The same errand")
    #expect(rows.contains { $0.hasPrefix("In SwiftUI: .accessibilityLabel") })
    #expect(rows.contains { $0.hasPrefix("A test that finds it: ") })
    try learner.does(activate)
    #expect(learner.session.situation?.screen == "recorder")
    let steps = learner.records.compactMap { event -> String? in
      guard case .stepFinished(let step, let misses, _, let isSkipped) = event else { return nil }
      return "\(step) \(misses) \(isSkipped)"
    }
    #expect(steps == ["name 1 false", "repair 0 false"])
  }

  @Test("Whoever does not find it is told, and goes on", arguments: ["key f7", "five-finger-tap"])
  func told(way: String) throws {
    var learner = try learner()
    _ = try open("cell-of-four-stops", &learner)
    func goOn() throws -> [String] {
      let heard = try learner.does(way)
      return way.hasPrefix("key") ? heard : try learner.does(right, activate)
    }
    #expect(try goOn().last == "What is wrong with it?, heading")
    #expect(try goOn().contains("Coach: It is this: A row of four stops."))
    #expect(try goOn().contains { $0.hasPrefix("Coach: It is this line: ") })
    #expect(try goOn().last == "A row of four stops, heading")
  }

  @Test("Scrubs lead from the names to the screen, and from there on or out")
  func scrubs() throws {
    var learner = try learner()
    _ = try open("unnamed-button", &learner)
    #expect(try learner.does("two-finger-scrub").last == "What is wrong with it?, heading")
    try learner.does("two-finger-scrub")
    #expect(learner.session.situation?.screen == "recorder")
    try learner.does("key f8")
    #expect(learner.session.situation?.screen == "curtain-faults")
    try learner.does("two-finger-scrub")
    #expect(learner.session.situation?.screen == "curtain-menu")
  }

  @Test("Every kind of fault has its hint, every stage its way on, every language its line")
  func words() throws {
    let words = try WordsFile.load(
      packageRoot.appending(path: "Assets/Words/coach.en.json5").path)
    let keys =
      Fault.Kind.allCases.map { "hearing.kind.\($0.rawValue)" }
      + ["listening", "naming", "repairing", "repaired", "done"].map { "hearing.go-on.\($0)" }
      + CodeLanguage.allCases.map { "hearing.in-\($0.rawValue)" }
      + ["impossible", "flicks", "gestures", "seconds", "stops", "nothing"].map { "price.\($0)" }
    for key in keys { #expect(words.contains(key), "no words for \(key)") }
    for subject in Self.shipped.map(\.fault.subject) {
      let price = words.text("price.seconds", ["subject": subject], count: 27)
      #expect(PromptCheck.problem(with: price) == nil, "\(price)")
    }
    #expect(words.text("price.flicks", ["subject": "It"], count: 1) == "It cost you 1 flick.")
    #expect(words.text("price.stops", ["subject": "It"], count: 1) == "It made you stop once more.")
  }

  @Test("Every hint, repetition and menu can be heard at every stage")
  func help() throws {
    for stage in 0..<4 {
      var learner = try learner()
      _ = try open("slider-without-adjustable", &learner)
      for _ in 0..<stage { try learner.does("key f7") }
      let screen = learner.session.situation?.screen
      for key in ["f1", "f4", "f5", "f6", "f10", "f10"] {
        #expect(try !learner.does("key \(key)").isEmpty, "\(key) at \(stage)")
        if learner.session.situation?.screen != screen { try learner.does("two-finger-scrub") }
      }
      #expect(learner.session.situation?.screen == screen)
    }
  }
}
