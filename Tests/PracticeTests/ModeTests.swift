import Gestures
import Lessons
import Practice
import Testing

@Suite("Modes that nobody asked for")
struct ModeTests {
  private func learner(_ change: (inout Lesson) -> Void = { _ in }) throws -> Learner {
    var lesson = lampLesson(kind: .errand)
    lesson.rounds[0].steps[0].finish = .cursor("door")
    lesson.rounds[0].steps[0].expects = []
    change(&lesson)
    return Learner(try session(.lesson("lamp"), lessons: [lesson], apps: roomApps()))
  }

  private static let modes = [
    ("three-finger-double-tap", "Coach: Speech is off; a three-finger double tap turns it on."),
    ("key tab\nkey tab\nkey tab", "Coach: VoiceOver is off; pressing Tab three times turns it on."),
    (
      "four-finger-double-tap",
      "Coach: VoiceOver's help is on and only names gestures; a two-finger scrub ends it."
    ),
    (
      "two-finger-triple-tap",
      "Coach: Item chooser is open over the app; a two-finger scrub closes it."
    ),
  ]

  @Test("A reminder names the mode and how it ends, and asks again", arguments: modes)
  func reminders(entering: String, sentence: String) throws {
    var learner = try self.learner()
    try learner.does(entering)
    let heard = try learner.does("wait 25").filter { $0.hasPrefix("Coach: ") }
    #expect(heard == [sentence, "Coach: Find the lamp."])
    #expect(try learner.does("key f6").filter { $0.hasPrefix("Coach: ") }.first == sentence)
  }

  @Test("A gesture in vain is answered with the mode, once for as long as it lasts")
  func gestures() throws {
    let sentence = Self.modes[0].1
    var learner = try self.learner()
    #expect(try learner.does("three-finger-double-tap") == ["Speech off"])
    #expect(try learner.does("one-finger-flick-right") == [sentence])
    #expect(try learner.does("one-finger-flick-left") == ["Coach: That was left."])
    #expect(try learner.does("one-finger-flick-right") == [])
    // Another time is told anew.
    try learner.does("three-finger-double-tap", "three-finger-double-tap")
    #expect(try learner.does("one-finger-tap 200 130") == [sentence])
  }

  @Test("Whoever goes through a panel is told of it after a silence only")
  func panel() throws {
    var learner = try self.learner()
    try learner.does("two-finger-triple-tap")
    for line in ["one-finger-flick-right", "type do", "one-finger-flick-right"] {
      let heard = try learner.does(line)
      #expect(!heard.contains { $0.hasPrefix("Coach: ") }, "\(heard)")
    }
    #expect(try learner.does("wait 25").contains(Self.modes[3].1))
  }

  @Test("Speech that is off is off on Curtain's own screens, too, and they say so")
  func muted() throws {
    let sentence = Self.modes[0].1
    var learner = try self.learner()
    try learner.does("two-finger-scrub")
    #expect(learner.session.situation?.screen == "curtain-leave")
    #expect(try learner.does("three-finger-double-tap") == ["Speech off"])
    // To the answer that stays.
    #expect(try learner.does("one-finger-flick-right") == [sentence])
    #expect(try learner.does("wait 25").contains(sentence))
    #expect(try learner.does("one-finger-double-tap").contains(sentence))
    #expect(learner.session.situation?.screen == "room")
    #expect(try learner.does("five-finger-tap").last == sentence)
    #expect(try learner.does("three-finger-double-tap") == ["Speech on"])
    try learner.does("five-finger-tap")
    let heard = try learner.does("one-finger-flick-right")
    #expect(heard.contains { !$0.hasPrefix("Coach: ") && !$0.hasPrefix("(") }, "\(heard)")
  }

  @Test("A wrong gesture is answered with the mode in place of its name, and offers a way on")
  func wrong() throws {
    var learner = try self.learner { $0.rounds[0].steps[0].expects = [.oneFingerFlickRight] }
    try learner.does("three-finger-double-tap")
    #expect(try learner.does("two-finger-flick-left").contains(Self.modes[0].1))
    let heard = try learner.does("two-finger-flick-left")
    #expect(heard.contains(Self.modes[0].1))
    #expect(heard.last?.hasPrefix("Coach: F6 gives a hint, F7 skips this one.") == true)
    #expect(!heard.contains { $0.contains("I asked for") })
  }

  @Test(
    "Where the round asks for what leads into a mode, it is no slip",
    arguments: [
      LessonGoal.gesture(.threeFingerDoubleTap, times: 1),
      .all([.answered(GestureAnswer(.threeFingerDoubleTap), times: 1), .speechHeld]),
    ])
  func askedFor(finish: LessonGoal) throws {
    var learner = try self.learner { lesson in
      lesson.rounds[0].steps.append(Step(id: "mute", say: "Mute.", finish: finish))
    }
    try learner.does("three-finger-double-tap")
    #expect(try learner.does("wait 25").first == "Coach: Take your time.")
  }

  @Test("A menu of Curtain that is left open over the app is named")
  func menu() throws {
    var learner = try self.learner()
    try learner.does("five-finger-tap")
    #expect(
      try learner.does("wait 25").last
        == "Coach: Coach is open over the app; a two-finger scrub closes it.")
  }

  @Test("A finger on the app itself, with VoiceOver off, is answered so, once")
  func fingers() throws {
    var learner = try self.learner()
    try learner.does("key tab\nkey tab\nkey tab")
    #expect(try learner.does("one-finger-tap 200 60") == [Self.modes[1].1])
    #expect(try learner.does("one-finger-tap 200 60") == [])
  }
}
