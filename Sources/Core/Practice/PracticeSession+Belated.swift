/// What comes too late: words about something that is over.
extension PracticeSession {
  /// Says what is about something that was finished, and is in the way once the learner is further.
  mutating func sayOfFinished(_ line: String) {
    linesOfFinished.insert(line)
    say(line, isNeeded: true)
  }

  /// The learner is ahead of the coach: what still waits about earlier steps is not said any more.
  /// It stays among the last messages.
  mutating func passOverPraise() {
    queue.passOver(linesOfFinished)
    linesOfFinished = []
  }

  /// What VoiceOver would still say about the element under the cursor: the coach has gone on to
  /// something else, or the app is left.
  mutating func dropHints() {
    queue.withdrawWordsAboutCursor()
    if !layers.isEmpty { layers[layers.count - 1].dropHint() }
  }

  /// Results are announced only where there are any.
  func endOfLesson(_ run: LessonRun) -> String {
    coach.words.text(run.hasCosts ? "coach.lesson-done" : "coach.lesson-over")
  }
}
