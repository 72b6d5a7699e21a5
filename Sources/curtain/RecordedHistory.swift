import Reports
import SQLiteBackend

extension PracticeHistory {
  /// Everything that a record holds of its learner.
  init(_ record: Record, of learner: String) throws(RecordProblem) {
    self.init(
      learner: learner == Record.nameless ? "" : learner, today: try record.today(),
      attempts: try record.attempts(),
      rounds: try record.pastRounds().map {
        .init(lesson: $0.lesson, result: $0.result, day: $0.day)
      },
      misses: try record.misses().map {
        .init(asked: $0.asked, explanation: $0.explanation, times: $0.times)
      },
      prices: try record.prices().map {
        .init(lesson: $0.lesson, fault: $0.fault, cost: $0.cost)
      }, checklist: try record.checklist().map { .init(line: $0.line, day: $0.day) })
  }
}
