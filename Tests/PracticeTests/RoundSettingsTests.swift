import Lessons
import Practice
import Speech
import Testing

@Suite("What a round changes for itself alone")
struct RoundSettingsTests {
  private func learner(
    rateShift: Int = 0, speaksHints: Bool = true, kind: Lesson.Kind = .drill,
    preferences: Preferences = Preferences()
  ) throws -> Learner {
    var lesson = lampLesson(rounds: 2, kind: kind)
    lesson.rounds[0].rateShift = rateShift
    lesson.rounds[0].speaksHints = speaksHints
    let course = Course(lessons: [lesson], apps: try roomApps())
    return Learner(try session(.lesson("lamp"), course: course, preferences: preferences))
  }

  private func rates(_ learner: Learner) -> [Int] {
    [Utterance.Speaker.voiceOver, .coach].map { learner.session.settings(of: $0).rate }
  }

  @Test(
    "VoiceOver goes at the round's rate, the coach and the next round at the learner's own",
    arguments: [(25, 50, 75), (-30, 50, 20), (35, 90, 100), (-35, 10, 0)])
  func rate(shift: Int, own: Int, heard: Int) throws {
    var preferences = Preferences()
    preferences.reader.speech.rate = own
    var learner = try learner(rateShift: shift, preferences: preferences)
    #expect(rates(learner) == [heard, own])
    try learner.does("five-finger-tap")
    #expect(rates(learner) == [own, own])
    try learner.does("five-finger-tap")
    #expect(rates(learner) == [heard, own])
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(rates(learner) == [own, own])
  }

  @Test("A rate chosen in such a round holds for it alone, and is not kept")
  func chosenRate() throws {
    var learner = try learner(rateShift: 20, kind: .errand)
    // The selection of text, hints, and before them the rate, are last in the circle.
    let turned = try learner.does("two-finger-rotate-counterclockwise 3")
    #expect(turned.contains("Speaking Rate"))
    #expect(try learner.does("one-finger-flick-down").contains("65 percent"))
    #expect(rates(learner) == [65, 50])
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(rates(learner) == [50, 50])
    #expect(!learner.records.contains { if case .preferenceChanged = $0 { true } else { false } })
  }

  @Test("Hints stay away after a menu of Curtain, and come back with the next round")
  func hints() throws {
    var learner = try learner(speaksHints: false)
    try learner.does("one-finger-flick-right")
    #expect(try !learner.does("wait 3").contains("Double tap to toggle setting."))
    try learner.does("five-finger-tap", "five-finger-tap")
    #expect(try !learner.does("wait 3").contains("Double tap to toggle setting."))
    try learner.does("one-finger-double-tap", "wait 1")
    #expect(
      try learner.does("one-finger-flick-right", "wait 3").contains("Double tap to toggle setting.")
    )
  }

  @Test("Speech counts as held when VoiceOver's is, not when the coach's is")
  func held() throws {
    var lesson = lampLesson()
    lesson.rounds[0].steps[0] = Step(
      id: "hold", say: "Hold it.", finish: .all([.speechHeld, .speechResumed]), praise: ["Held."])
    let course = Course(lessons: [lesson], apps: try roomApps())
    var learner = Learner(try session(.lesson("lamp"), course: course))
    #expect(try !learner.does("two-finger-tap", "two-finger-tap").contains("Coach: Held."))
    #expect(
      try !learner.does("briefly key f5", "two-finger-tap", "two-finger-tap")
        .contains("Coach: Held."))
    #expect(
      try learner.does("briefly four-finger-tap-bottom", "two-finger-tap", "two-finger-tap")
        .contains("Coach: Held."))
  }
}
