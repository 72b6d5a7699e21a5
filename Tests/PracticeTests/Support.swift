import FileBackend
import Gestures
import Hands
import Lessons
import Practice
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import TestSupport

/// A session on screens and lessons of the tests' own, with the words that are shipped.
func session(
  _ opening: Opening, lessons: [Lesson] = [], apps: [String: ScreenLibrary] = [:],
  progress: [String: LessonProgress] = [:]
) throws -> PracticeSession {
  try session(opening, course: Course(lessons: lessons, apps: apps, progress: progress))
}

func session(
  _ opening: Opening, course: Course, preferences: Preferences = Preferences()
) throws -> PracticeSession {
  var setup = try setup()
  setup.preferences = preferences
  return PracticeSession(course: course, opening: opening, setup: setup)
}

/// The words that are shipped, and every setting as it is at first.
func setup() throws -> PracticeSession.Setup {
  let words = packageRoot.appending(path: "Assets/Words")
  let coach = try WordsFile.load(words.appending(path: "coach.en.json5").path)
  let misses = try WordsFile.load(words.appending(path: "misses.en.json5").path)
  return PracticeSession.Setup(
    vocabulary: try Vocabulary.shipped(), coachWords: coach.completed(by: misses))
}

func screen(_ source: String) throws -> ScreenFile.Loaded {
  try ScreenFile.load(Array(source.utf8), file: "test.json5")
}

/// A room with three things, on which the lessons of these tests are held.
func roomApps() throws -> [String: ScreenLibrary] {
  let room = try screen(
    """
    {
      id: "room", title: "Room", state: { lamp: false },
      views: [
        { id: "title", kind: "header", frame: [0, 40, 390, 40], text: "Room" },
        { id: "lamp", kind: "switch", frame: [0, 100, 390, 60], text: "Lamp", bind: "lamp" },
        { id: "door", kind: "button", frame: [0, 180, 390, 60], text: "Door" },
      ],
    }
    """)
  return ["room": room.library]
}

/// Two steps: go to the lamp, switch it on.
func lampLesson(rounds: Int = 1, par: Int? = nil, kind: Lesson.Kind = .drill) -> Lesson {
  let steps = [
    Step(
      id: "find", say: "Find the lamp.", finish: .cursor("lamp"),
      expects: [.oneFingerFlickRight, .explore, .oneFingerTap],
      hints: ["It is near.", "It is next.", "Flick right."], praise: ["Found."],
      wrong: [.oneFingerFlickLeft: "That was left."]),
    Step(
      id: "switch", say: "Switch it on.",
      finish: .state(Condition([.init(name: "lamp", test: .equals(.flag(true)))])),
      expects: [.oneFingerDoubleTap], hints: ["Double tap."], praise: ["Light."]),
  ]
  let all = (1...rounds).map { number in
    Round(
      id: "round\(number)", title: "Round \(number)", screen: "room",
      say: ["Welcome to round \(number)."], par: par, steps: steps, praise: ["Round done."])
  }
  return Lesson(
    id: "lamp", title: "The lamp", chapter: "01-the-curtain", kind: kind, summary: "Light.",
    rounds: all,
    faults: [Fault(id: "far", title: "Far", elements: ["room/lamp", "door"], say: "Too far.")])
}

/// What means no to a question.
let noes = ["key escape", "two-finger-scrub", "key f8"]

/// One line for each event that a listener could notice.
func transcript(_ log: some Sequence<LogEvent>) -> [String] {
  log.map { event in
    switch event.what {
    case .gesture(let gesture, let miss): "> \(gesture.rawValue)\(miss.map { ": \($0)" } ?? "")"
    case .key(let key): "> key \(key)"
    case .typed(let text): "> type \(text)"
    case .braille(let cell): "> braille \(cell.digits)"
    case .speech(_, let text, _): text
    case .coach(_, let text, _): "Coach: \(text)"
    case .earcon(let earcon): "(\(earcon.rawValue))"
    case .cursor(let id): "[\(id ?? "nothing")]"
    case .screen(let id, _): "= \(id)"
    case .score(let round, let score, let stars, _):
      "Score \(round): \(score.gestures) gestures, \(score.misses) misses, "
        + "\(score.wrongTurns) wrong turns, \(score.hints) hints, \(score.peeks) peeks, "
        + "\(stars.map { "\($0) stars" } ?? "no stars")"
    case .end(let end): "End: \(end.rawValue)"
    }
  }
}

/// A rehearsal that answers with what a line of a gestures file makes noticeable.
struct Learner {
  var rehearsal: Rehearsal

  init(_ session: PracticeSession) {
    rehearsal = Rehearsal(session)
  }

  var log: [String] { transcript(rehearsal.log) }

  var session: PracticeSession { rehearsal.session }

  var records: [RecordEvent] {
    rehearsal.effects.compactMap { if case .record(let event) = $0 { event } else { nil } }
  }

  /// Chooses the second answer of a question, which does what was asked.
  @discardableResult
  mutating func sayYes() throws -> [String] {
    try does("one-finger-flick-right", "one-finger-flick-right", "one-finger-double-tap")
  }

  /// What was said and heard since, without the gestures themselves and the cursor's places.
  @discardableResult
  mutating func does(_ lines: String...) throws -> [String] {
    let before = rehearsal.log.count
    rehearsal.run(try GestureScript(parsing: lines.joined(separator: "\n")))
    return transcript(rehearsal.log.dropFirst(before)).filter {
      !$0.hasPrefix(">") && !$0.hasPrefix("[") && $0 != "(focus)"
    }
  }
}
