import SpaceAndTime

/// The coach asked what went wrong, and has not told yet.
struct AskedQuestion: Hashable, Sendable {
  var answer: [Coach.Line]
  /// When it is told; the learner acts earlier, or asks.
  var due: Instant
}

/// Asking before telling: what one finds oneself is remembered better.
extension PracticeSession {
  /// How long a learner may think (milliseconds), from when the question was asked.
  static let thinkingTime: Milliseconds = 6_000

  /// Says an answer, or now and then first asks what went wrong.
  mutating func askOrSay(_ answer: [Coach.Line]) {
    question = nil
    guard !answer.isEmpty, coach.asksFirst() else { return say(answer) }
    question = AskedQuestion(answer: answer, due: now + Self.thinkingTime)
    say(coach.words.text("coach.what-went-wrong"))
  }

  /// False while a menu is in front: the explanation waits for the app.
  var isQuestionOpen: Bool { isLearning || isDrilling }

  /// What was asked about is done.
  mutating func forgetQuestion() {
    guard question != nil else { return }
    question = nil
    queue.withdraw(coach.words.text("coach.what-went-wrong"))
  }

  /// Tells, when the time has come.
  mutating func answerQuestion() {
    guard let asked = question, isQuestionOpen, asked.due <= now, queue.isIdle else { return }
    question = nil
    say(asked.answer)
  }
}
