import FileBackend
import Gestures
import Lessons
import Practice
import Simulation
import Speech
import TestSupport

/// A session on screens and lessons of the tests' own, with the words that are shipped.
func session(
  _ opening: Opening, lessons: [Lesson] = [], apps: [String: ScreenLibrary] = [:],
  progress: [String: LessonProgress] = [:]
) throws -> PracticeSession {
  let words = packageRoot.appending(path: "Assets/Words/coach.en.json5").path
  let setup = PracticeSession.Setup(
    vocabulary: try Vocabulary.shipped(), coachWords: try WordsFile.load(words))
  return PracticeSession(
    course: Course(lessons: lessons, apps: apps, progress: progress), opening: opening,
    setup: setup)
}

func screen(_ source: String) throws -> ScreenFile.Loaded {
  try ScreenFile.load(Array(source.utf8), file: "test.json5")
}

/// One line for each event that a listener could notice.
func transcript(_ log: [LogEvent]) -> [String] {
  log.map { event in
    switch event.what {
    case .gesture(let gesture, let miss): "> \(gesture.rawValue)\(miss.map { ": \($0)" } ?? "")"
    case .speech(_, let text, _): text
    case .coach(_, let text, _): "Coach: \(text)"
    case .earcon(let earcon): "(\(earcon.rawValue))"
    case .cursor(let id): "[\(id ?? "nothing")]"
    case .screen(let id, _): "= \(id)"
    case .score(let round, let score, let stars, _):
      "Score \(round): \(score.gestures) gestures, \(score.wrongTurns) wrong turns, \(stars ?? 0) stars"
    case .end(let end): "End: \(end.rawValue)"
    }
  }
}
