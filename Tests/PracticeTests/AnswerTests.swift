import FileBackend
import Gestures
import Lessons
import Practice
import ScreenReader
import Simulation
import TestSupport
import Testing

@Suite("The coach's answers")
struct AnswerTests {
  private func learner(
    _ step: Step, kind: Lesson.Kind = .drill, seed: UInt64 = 1, apps: [String: ScreenLibrary]? = nil
  ) throws -> Learner {
    var lesson = lampLesson(kind: kind)
    lesson.rounds[0].steps = [
      step, Step(id: "end", say: "And now?", finish: .command("nothing")),
    ]
    var setup = try setup()
    setup.seed = seed
    let course = Course(lessons: [lesson], apps: try apps ?? roomApps())
    return Learner(PracticeSession(course: course, opening: .lesson("lamp"), setup: setup))
  }

  // MARK: Several gestures that would do

  @Test(
    "The second of two gestures is named only where the end asks for it, too",
    arguments: [
      (
        [Gesture.oneFingerDoubleTap, .oneFingerFlickRight, .oneFingerTripleTap],
        [Gesture.oneFingerDoubleTap, .oneFingerTripleTap], "a double tap, or a triple tap"
      ),
      (
        [.oneFingerDoubleTap, .oneFingerTripleTap], [.oneFingerDoubleTap], "a double tap"
      ),
      ([.oneFingerFlickRight, .oneFingerFlickLeft], [], "a one-finger flick right"),
      ([.twoFingerTripleTap, .twoFingerScrub], [.twoFingerTripleTap], "a two-finger triple tap"),
    ])
  func several(expects: [Gesture], asked: [Gesture], named: String) throws {
    let finish = LessonGoal.any(
      [.command("nothing")] + asked.map { .gesture($0, times: 1) })
    var learner = try self.learner(
      Step(id: "do", say: "Do it.", finish: finish, expects: expects))
    #expect(
      try learner.does("three-finger-flick-left") == [
        "Coach: That was a three-finger flick left. I asked for \(named)."
      ])
  }

  // MARK: What went wrong?

  private static let question = "Coach: Not yet. What do you think went wrong?"
  private static let explanation = "Coach: One finger, not two."

  /// Asked at the second miss.
  private func asked(_ lines: [String] = []) throws -> Learner {
    let step = Step(
      id: "find", say: "Find the door.", finish: .cursor("door"),
      expects: [.oneFingerFlickRight, .explore], wrong: [.twoFingerTap: "One finger, not two."])
    for seed in UInt64(1)...60 {
      var learner = try self.learner(step, seed: seed)
      try learner.does("two-finger-tap")
      if try learner.does("briefly two-finger-tap", "briefly wait 3") == [Self.question] {
        return learner
      }
    }
    throw NeverAsked()
  }

  private struct NeverAsked: Error {}

  @Test(
    "It is forgotten as soon as the next gesture is right",
    arguments: ["one-finger-flick-right", "explore 200 210"])
  func right(line: String) throws {
    var learner = try asked()
    let heard = try learner.does(line, "wait 12")
    #expect(!heard.contains(Self.explanation))
  }

  @Test("Whatever else is done is an answer to it, and the explanation follows at once")
  func anything() throws {
    var learner = try asked()
    let told = try learner.does("one-finger-tap 200 130").filter { $0.hasPrefix("Coach: ") }
    #expect(told.first == Self.explanation)
    #expect(told.dropFirst().first?.hasPrefix("Coach: That was a one-finger tap.") == true)
    #expect(try !learner.does("wait 12").contains(Self.explanation))
    var quiet = try asked()
    #expect(try quiet.does("wait 12").first == Self.explanation)
  }

  @Test("The coach's menu is no answer: the explanation comes when it is closed")
  func menu() throws {
    var learner = try asked()
    #expect(try !learner.does("five-finger-tap", "wait 12").contains(Self.explanation))
    #expect(try learner.does("two-finger-scrub", "wait 8").contains(Self.explanation))
  }

  @Test("An explanation that waits is dropped when the step is done by a finger on its way")
  func underWay() throws {
    let step = Step(
      id: "find", say: "Find the door.", finish: .cursor("door"), expects: [.oneFingerTap],
      wrong: [.explore: "That was searching."])
    for seed in UInt64(1)...60 {
      var learner = try self.learner(step, seed: seed)
      try learner.does("explore 200 700 200 710")
      let heard = try learner.does(
        "briefly hold 200 700", "briefly wait 3", "briefly drag 200 210", "wait 12", "lift")
      guard heard.contains(Self.question) else { continue }
      #expect(heard.contains("Coach: And now?"))
      #expect(!heard.contains("Coach: That was searching."), "\(heard)")
      return
    }
    Issue.record("The coach never asked.")
  }

  // MARK: The rotor

  private func rotorStep(_ finish: LessonGoal) -> Step {
    Step(id: "down", say: "Flick down to the heading.", finish: finish)
  }

  private let toHeading = LessonGoal.answered(
    GestureAnswer(.oneFingerFlickDown, cursor: "door", rotor: .headings), times: 1)

  /// Turns until the rotor says this.
  private func turn(_ learner: inout Learner, to name: String) throws {
    for _ in 0..<12 where try learner.does("two-finger-rotate-clockwise").contains(name) { return }
    Issue.record("There is no \(name).")
  }

  @Test("A flick that changed a setting is told where the rotor stands")
  func changed() throws {
    var learner = try self.learner(rotorStep(toHeading))
    try turn(&learner, to: "Hints")
    #expect(
      try learner.does("one-finger-flick-down") == [
        "Hints off",
        "Coach: The rotor is on Hints, and flicks up and down change that. Set it as it was, then turn two fingers.",
      ])
  }

  @Test("The flick back is not told so, and the next slip is told anew")
  func takenBack() throws {
    for isInDrill in [true, false] {
      var learner = try self.learner(rotorStep(toHeading), kind: isInDrill ? .drill : .errand)
      try turn(&learner, to: "Hints")
      func words(after line: String) throws -> [String] {
        try learner.does(line).filter { !$0.hasPrefix("(") }
      }
      let first = try words(after: "one-finger-flick-down")
      #expect(first.count == 2)
      #expect(try words(after: "one-finger-flick-down") == ["Hints on"])
      #expect(try words(after: "one-finger-flick-down") == first)
      #expect(try words(after: "one-finger-flick-up") == ["Hints on"])
    }
  }

  // MARK: Finding

  @Test(
    "A finger that stays is no wrong gesture where a tap is welcome, only where one is asked for")
  func finding() throws {
    let welcome: [Gesture] = [.oneFingerFlickRight, .oneFingerTap]
    var learner = try self.learner(
      Step(id: "find", say: "Find it.", finish: .cursor("door"), expects: welcome))
    let heard = try learner.does("explore 195 130")
    #expect(heard.contains { $0.hasPrefix("Lamp") } && !heard.contains { $0.hasPrefix("Coach: ") })
    var other = try self.learner(
      Step(
        id: "tap", say: "Tap.", finish: .gesture(.oneFingerTap, times: 1),
        expects: [.oneFingerTap]))
    #expect(try other.does("explore 195 130").contains { $0.hasPrefix("Coach: ") })
    let own = Step(
      id: "find", say: "Find it.", finish: .cursor("door"), expects: welcome,
      wrong: [.explore: "Flick here."])
    var told = try self.learner(own)
    #expect(try told.does("explore 195 130").contains("Coach: Flick here."))
  }

  @Test("A flick that missed for the rotor's sake is told what to turn to, before anything else")
  func elsewhere() throws {
    var step = rotorStep(toHeading)
    step.wrong = [.oneFingerFlickDown: "Not there yet."]
    var learner = try self.learner(step)
    try turn(&learner, to: "Words")
    #expect(
      try learner.does("one-finger-flick-down").last
        == "Coach: The rotor is on Words. Turn it to Headings first.")
    try turn(&learner, to: "Headings")
    #expect(try learner.does("one-finger-flick-down").last == "Coach: Not there yet.")
  }

  @Test("What the step asks the rotor for is no slip")
  func wanted() throws {
    var learner = try self.learner(rotorStep(.rateMoved(50)))
    try turn(&learner, to: "Speaking Rate")
    #expect(try !learner.does("one-finger-flick-up").contains { $0.hasPrefix("Coach: ") })
  }

  // MARK: Carrying

  @Test("What a scrub lets go of is told, unless the lesson says more")
  func letGo() throws {
    let hall = try ScreenFile.load(
      Array(
        """
        {
          id: "room", title: "Hall", state: { book: "table" },
          views: [
            { id: "title", kind: "header", frame: [0, 40, 390, 40], text: "Hall" },
            { id: "book", kind: "element", frame: [0, 180, 390, 60], isAccessibilityElement: true,
              accessibilityLabel: "Book", dragItem: "Book" },
            { id: "shelf", kind: "element", frame: [0, 260, 390, 60], isAccessibilityElement: true,
              accessibilityLabel: "Shelf", on: { drop: [{ set: { book: "shelf" } }] } },
          ],
        }
        """.utf8), file: "test.json5"
    ).library
    let onShelf = LessonGoal.state(Condition([.init(name: "book", test: .equals(.text("shelf")))]))
    var step = Step(id: "carry", say: "Carry the book.", finish: onShelf)
    func carrying() throws -> Learner {
      var learner = try self.learner(step, apps: ["room": hall])
      try learner.does(
        "one-finger-flick-right", "one-finger-flick-down", "one-finger-double-tap")
      return learner
    }
    let told = "Coach: You let go of Book: it is back where it was."
    var learner = try carrying()
    #expect(try learner.does("two-finger-scrub").contains(told))
    var dropped = try carrying()
    let heard = try dropped.does(
      "one-finger-flick-right", "one-finger-flick-down", "one-finger-double-tap")
    #expect(heard.contains("Coach: And now?") && !heard.contains(told))
    step.wrong = [.twoFingerScrub: "A scrub lets go."]
    var other = try carrying()
    let own = try other.does("two-finger-scrub")
    #expect(own.contains("Coach: A scrub lets go.") && !own.contains(told))
  }
}
