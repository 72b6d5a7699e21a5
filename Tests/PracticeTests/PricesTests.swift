import FileBackend
import Foundation
import Lessons
import Practice
import TestSupport
import Testing

/// The faults that are shipped, each as a lesson of its own.
private struct FaultCourse {
  let course: Course
  let pair: FaultPair

  init(_ id: String) throws {
    pair = try FaultFile.load(
      packageRoot.appending(path: "Lessons/09-faults/\(id).json5").path
    ).pair
    var course = Course(lessons: [], apps: [:])
    course.add(pair)
    self.course = course
  }

  func rehearsal(findsPrices: Bool = true) throws -> Rehearsal {
    Rehearsal(
      try session(.lesson(pair.lessonID), course: course), findsPrices: findsPrices)
  }
}

@Suite("What faults cost")
struct PricesTests {
  private func run(_ rehearsal: inout Rehearsal, _ lines: [String]) throws {
    rehearsal.run(try GestureScript(parsing: lines.joined(separator: "\n")))
  }

  private func heard(_ rehearsal: Rehearsal) -> [String] {
    rehearsal.log.compactMap { event in
      switch event.what {
      case .speech(_, let text, _): text
      case .coach(_, let text, _): "Coach: \(text)"
      default: nil
      }
    }
  }

  private let right = "one-finger-flick-right"
  private let activate = "one-finger-double-tap"

  /// Through both rounds of the chats, the long way and the short one, then through the results.
  private func chats(findsPrices: Bool = true) throws -> Rehearsal {
    var rehearsal = try FaultCourse("cell-of-four-stops").rehearsal(findsPrices: findsPrices)
    let long = Array(repeating: right, count: 10) + ["two-finger-double-tap", activate]
    try run(&rehearsal, long + Array(repeating: right, count: 3) + [activate])
    return rehearsal
  }

  @Test(
    "The cheapest ways tell what a fault adds",
    arguments: [
      ("cell-of-four-stops", FaultCost.flicks(3)), ("slider-without-adjustable", .impossible),
      ("unnamed-button", .nothing),
    ])
  func costs(id: String, cost: FaultCost) throws {
    let faults = try FaultCourse(id)
    let session = try session(.lesson(faults.pair.lessonID), course: faults.course)
    let question = try #require(session.priceQuestion(about: faults.pair.lessonID))
    #expect(question.answer().costs == [id: cost])
  }

  @Test("Both rounds are told side by side, then what the fault cost")
  func results() throws {
    var rehearsal = try chats()
    try run(&rehearsal, Array(repeating: right, count: 16))
    let heard = heard(rehearsal)
    for line in [
      "Gestures: 12 before, 4 after", "Gestures that nobody answered: 1 before, 0 after",
      "Stops: 10 before, 3 after", "Wrong turns: 0 before, 0 after",
      "The picture, the message and the time as stops of their own cost you 3 flicks.",
      "Before, step by step: the cheapest way and yours, 7 gestures, button",
    ] {
      #expect(heard.contains(line), "\(line)")
    }
    #expect(heard.contains { $0.hasPrefix("Coach: After: 4 gestures") && $0.contains("3 stars") })
    let costs = rehearsal.effects.compactMap { effect -> FaultCost? in
      if case .record(.priced(_, "cell-of-four-stops", let cost)) = effect { cost } else { nil }
    }
    #expect(costs == [.flicks(3)])
  }

  @Test("Prices that come late are added to the results, and said")
  func late() throws {
    var rehearsal = try chats(findsPrices: false)
    let session = rehearsal.session
    #expect(rehearsal.effects.contains(.findPrices(lesson: "fault.cell-of-four-stops")))
    let question = try #require(session.priceQuestion(about: "fault.cell-of-four-stops"))
    rehearsal.pricesFound(question.answer())
    try run(&rehearsal, Array(repeating: right, count: 16))
    let heard = heard(rehearsal)
    #expect(heard.contains("Coach: What each fault cost is known now."))
    #expect(heard.contains { $0.hasSuffix("cost you 3 flicks.") })
  }

  @Test("A replay makes the steps of the cheapest way and of the learner's own")
  func replay() throws {
    var rehearsal = try chats()
    let toReplay = Array(repeating: right, count: 12)
    try run(&rehearsal, toReplay + [activate])
    let start = heard(rehearsal).count
    try run(&rehearsal, Array(repeating: right, count: 7))
    var steps = Array(heard(rehearsal).dropFirst(start))
    #expect(steps.first?.hasPrefix("Coach: 1 of 7: ") == true)
    #expect(steps.last == "Coach: 7 of 7: double tap.")
    #expect(rehearsal.session.situation?.state["chat"] == .text("Deniz"))
    try run(&rehearsal, ["one-finger-flick-left"])
    #expect(rehearsal.session.situation?.state["chat"] == .text(""))
    try run(&rehearsal, ["one-finger-flick-down"] + Array(repeating: right, count: 6))
    steps = Array(heard(rehearsal).dropFirst(start))
    #expect(steps.contains("Coach: Your way: 12 steps."))
    #expect(steps.last == "Coach: 12 of 12: double tap.")
    #expect(rehearsal.session.situation?.state["chat"] == .text("Deniz"))
    try run(&rehearsal, ["two-finger-scrub", right])
    #expect(rehearsal.session.situation?.screen == "curtain-results")
    #expect(heard(rehearsal).last?.hasPrefix("After, step by step") == true)
  }

  @Test("Every key and gesture leaves a replay where it can be left")
  func replayIsNeverStuck() throws {
    for key in ["f1", "f4", "f5", "f6", "f7", "f10", "escape"] {
      var rehearsal = try chats()
      try run(&rehearsal, Array(repeating: right, count: 12) + [activate, right])
      try run(
        &rehearsal, ["key \(key)", "five-finger-tap", "two-finger-scrub", "two-finger-scrub"])
      try run(&rehearsal, ["two-finger-scrub", "two-finger-scrub"])
      let screen = try #require(rehearsal.session.situation?.screen)
      #expect(
        ["curtain-results", "curtain-leave", "chats"].contains(screen) || rehearsal.session.isOver)
    }
  }
}
