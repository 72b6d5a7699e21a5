import Practice
import Testing

@Suite("Questions with two answers")
struct QuestionTests {
  private static let how =
    "Coach: Flick right to hear both answers, and double tap one. A scrub or Escape means no."

  private func asked() throws -> Learner {
    var learner = Learner(
      try session(.lesson("lamp"), lessons: [lampLesson(kind: .errand)], apps: roomApps()))
    #expect(try learner.does("two-finger-scrub").last == "Leave this lesson?, heading")
    return learner
  }

  @Test(
    "What is no answer does nothing, and is told how to answer",
    arguments: [
      "two-finger-double-tap", "one-finger-triple-tap", "three-finger-flick-left",
      "edge-slide-bottom-once", "one-finger-double-tap", "key f6", "key f7",
    ])
  func how(line: String) throws {
    var learner = try asked()
    #expect(try learner.does(line) == [Self.how])
    #expect(try learner.does("one-finger-flick-right") == ["Stay, button"])
    #expect(learner.session.situation?.screen == "curtain-leave")
  }

  @Test("The question is repeated, and its answers still do what they say")
  func answers() throws {
    var learner = try asked()
    #expect(try learner.does("key f5") == ["Coach: Leave this lesson?"])
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(learner.session.situation?.screen == "room")
    #expect(try learner.does("key f5") == ["Coach: Find the lamp."])
    try learner.does("two-finger-scrub")
    try learner.sayYes()
    #expect(learner.session.isOver)
  }

  @Test("Nothing about the question is counted in the lesson")
  func uncounted() throws {
    var learner = try asked()
    try learner.does("two-finger-double-tap", "key f6", "two-finger-scrub")
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(learner.log.contains { $0.hasPrefix("Score") && $0.contains("0 misses") })
    #expect(learner.log.contains { $0.hasPrefix("Score") && $0.contains("0 hints") })
  }
}
