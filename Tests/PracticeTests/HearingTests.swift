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
    var heard: String?
    try step(until: "Faults by ear", heard == "Faults by ear, button") {
      heard = try learner.does(right).last
    }
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
    #expect(rows.contains { $0.hasPrefix("In Swift: saveButton.accessibilityLabel") })
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

  @Test("Who goes back to listen once more comes to the same choice again, and is told nothing")
  func again() throws {
    var learner = try learner()
    _ = try open("unnamed-button", &learner)
    try learner.does("key f7")
    #expect(try learner.does("two-finger-scrub").last == "New recording, heading")
    #expect(
      try learner.does("key f5").last?.hasPrefix("Coach: Something is wrong on this screen.")
        == true)
    #expect(try learner.does("key f7").last == "What is wrong with it?, heading")
    try learner.does("two-finger-scrub")
    #expect(try learner.does("two-finger-scrub").last == "What is wrong with it?, heading")
    #expect(learner.records.allSatisfy { if case .stepFinished = $0 { false } else { true } })
  }

  @Test("Each question has a nudge, the way and the answer, and says when there is no more")
  func hints() throws {
    var learner = try learner()
    _ = try open("unnamed-button", &learner)
    func ladder() throws -> [String] {
      try (0..<3).map { _ in try learner.does("key f6").last ?? "" }
    }
    let nudge = "Coach: Think of names: what would you call each thing if you could not see it?"
    #expect(
      try ladder() == [
        nudge, "Coach: Somebody comes here for this: Save the recording, and throw nothing away.",
        "Coach: Listen for this: btn_c_32, button.",
      ])
    let more = try learner.does("key f6")
    #expect(more.first == "Coach: Listen for this: btn_c_32, button.")
    #expect(more.last?.hasPrefix("Coach: That was the last hint.") == true)
    try learner.does("key f7")
    let names = try ladder()
    #expect(names[0] == nudge)
    #expect(names[1].hasPrefix("Coach: It is one of these two: "))
    #expect(names[1].contains("A button without a name"))
    #expect(names[2] == "Coach: It is this: A button without a name.")
    try learner.does("key f7")
    #expect(
      try ladder() == [
        "Coach: You heard a picture's file. The repaired button says what it does: Save.",
        "Coach: On the repaired screen this is heard: Save, button.",
        "Coach: It is this line: saveButton.accessibilityLabel = \"Save\"",
      ])
    try learner.does("key f6", "key f7", "key f7")
    let finished = learner.records.compactMap { event -> RecordedHints? in
      guard case .stepFinished(let step, _, let hints, _) = event else { return nil }
      return RecordedHints(step: step, hints: hints)
    }
    // Hearing what there is to hear counts in the round alone.
    #expect(finished == [.init(step: "name", hints: 3), .init(step: "repair", hints: 3)])
    let score = learner.records.compactMap { event -> Int? in
      if case .roundFinished(let score, _) = event { score.hints } else { nil }
    }
    #expect(score == [9])
  }

  private struct RecordedHints: Equatable {
    var step: String
    var hints: Int
  }

  @Test("What is heard is told without the signs of a transcript, and short", arguments: shipped)
  func clues(pair: FaultPair) throws {
    var course = Course(lessons: [], apps: [:])
    course.add(pair)
    var learner = Learner(try session(.course, course: course))
    var heard: String?
    try step(until: "Faults by ear", heard == "Faults by ear, button") {
      heard = try learner.does(right).last
    }
    try learner.does(activate)
    try go(&learner, to: "1: ")
    try learner.does(activate)
    for _ in 0..<2 {
      let ladder = try (0..<3).map { _ in try learner.does("key f6").last ?? "" }
      #expect(Set(ladder).count == 3)
      for hint in ladder {
        #expect(
          hint.hasPrefix("Coach: ") && PromptCheck.problem(with: String(hint.dropFirst(7))) == nil,
          "\(hint)")
        #expect(!hint.contains(": ["), "\(hint)")
      }
      try learner.does("key f7")
    }
    let ladder = try (0..<2).map { _ in try learner.does("key f6").last ?? "" }
    #expect(Set(ladder).count == 2)
    for hint in ladder {
      #expect(
        hint.hasPrefix("Coach: ") && PromptCheck.problem(with: String(hint.dropFirst(7))) == nil,
        "\(hint)")
    }
  }

  @Test("The check names a hint by ear that is too long")
  func check() throws {
    var pair = try #require(Self.shipped.first)
    #expect(FaultCheck(setup: try setup()).findings(in: pair) == [])
    pair.errand.ask = Array(repeating: "word", count: 23).joined(separator: " ")
    let findings = FaultCheck(setup: try setup()).findings(in: pair)
    #expect(findings.count == 2, "\(findings)")
    #expect(findings.contains { $0.sentence.hasPrefix("A hint by ear, while listening: ") })
  }

  /// The shipped faults as if all of them had a line in Kotlin, a place and a line to check.
  private static let complete = shipped.map { pair in
    var pair = pair
    pair.fault.code[.kotlin] = "kotlin of \(pair.fault.id)"
    pair.fault.places = [.swift: "In viewDidLoad.", .kotlin: "In the composable."]
    pair.fault.checklist = "\(pair.fault.title) is nowhere."
    return pair
  }

  @Test("The language of the lines is chosen once, above the screens, and kept")
  func language() throws {
    var course = Course(lessons: [], apps: [:])
    for pair in Self.complete { course.add(pair) }
    var learner = Learner(try session(.course, course: course))
    var heard: String?
    try step(until: "Faults by ear", heard == "Faults by ear, button") {
      heard = try learner.does(right).last
    }
    try learner.does(activate)
    try go(&learner, to: "Language of repairs, Swift, picker item")
    #expect(try learner.does("one-finger-flick-up", "one-finger-flick-up").last == "Kotlin")
    #expect(learner.records.last == .preferenceChanged("codeLanguage", value: "kotlin"))
    _ = try open("unnamed-button", &learner)
    try learner.does("key f7", "key f7")
    let lines = try (0..<4).flatMap { _ in try learner.does(right) }
    #expect(lines.allSatisfy { $0.hasPrefix("kotlin of ") }, "\(lines)")
    try learner.does("key f7", "key f7")
    let rows = try go(&learner, to: "A test that finds it")
    #expect(rows.contains("In the composable."))
    #expect(!rows.contains("In viewDidLoad."))
  }

  @Test("A repair tells where its line belongs, and adds to the learner's list", arguments: [0, 1])
  func place(isTold: Int) throws {
    var course = Course(lessons: [], apps: [:])
    for pair in Self.complete { course.add(pair) }
    var learner = Learner(
      try session(.course, course: course, preferences: Preferences()))
    var heard: String?
    try step(until: "Faults by ear", heard == "Faults by ear, button") {
      heard = try learner.does(right).last
    }
    try learner.does(activate)
    _ = try open("unnamed-button", &learner)
    try learner.does("key f7", "key f7")
    if isTold == 0 { try go(&learner, to: "saveButton.accessibilityLabel") }
    let repaired = try learner.does(isTold == 0 ? activate : "key f7")
    // The repaired screen comes at once; the last page has the rest.
    #expect(
      repaired.filter { $0.hasPrefix("Coach: ") }.dropFirst().first?
        .hasPrefix("Coach: Here is the repaired screen.") == true)
    #expect(
      learner.records.contains(
        .repaired(fault: "unnamed-button", checklist: "A button without a name is nowhere.")))
    try learner.does("key f7")
    let rows = try go(&learner, to: "A test that finds it")
    #expect(
      rows.dropFirst().prefix(3) == [
        "In Swift: saveButton.accessibilityLabel = \"Save\"", "In viewDidLoad.",
        "On your checklist: A button without a name is nowhere.",
      ])
  }

  @Test("All lines to choose among are in one language, in Swift where one of them lacks it")
  func oneLanguage() throws {
    var course = Course(lessons: [], apps: [:])
    for pair in Self.complete { course.add(pair) }
    var other = Self.complete[1]
    other.fault.code[.kotlin] = nil
    course.add(other)
    var preferences = Preferences()
    preferences.codeLanguage = .kotlin
    var learner = Learner(try session(.course, course: course, preferences: preferences))
    var heard: String?
    try step(until: "Faults by ear", heard == "Faults by ear, button") {
      heard = try learner.does(right).last
    }
    try learner.does(activate)
    try go(&learner, to: "\(course.faults.count): ")
    try learner.does(activate)
    let told = try learner.does("key f7", "key f7", "key f7")
    #expect(told.contains("Coach: It is this line: \(other.fault.code[.swift] ?? "")"))
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
