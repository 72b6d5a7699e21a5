import Lessons
import Mastery
import Practice
import Reports
import SQLiteBackend

/// Whose record is open, and what becomes of it and of the others.
final class LearnerDesk {
  private let folder: String
  private var record: Record

  /// - Parameter name: whose record it is; that of somebody new is made.
  init(folder: String, name: String) throws(RecordProblem) {
    self.folder = folder
    record = try Record(folder: folder, learner: name)
    self.name = name
  }

  /// As it stands in the record.
  private(set) var name: String

  func keep(_ event: RecordEvent) throws(RecordProblem) { try record.add(event) }

  /// Everything that is remembered of the learner.
  func memories() throws(RecordProblem) -> Memories {
    let history = try PracticeHistory(record, of: name)
    return Memories(
      learner: shown(name), learners: try record.learners().map(shown),
      progress: try record.progress(), labels: try record.labels(),
      preferences: try record.preferences(), mastery: history.mastery, today: history.today,
      history: history)
  }

  /// Does what is wished; whoever is deleted is followed by the first of those who are left.
  func carryOut(_ wish: LearnerWish) throws(RecordProblem) -> Memories {
    switch wish {
    case .choose(let name): try open(kept(name))
    case .reset(let name): try recordOf(kept(name)).reset()
    case .delete(let name):
      let deleted = kept(name)
      try recordOf(deleted).delete()
      if deleted == self.name { try open(try record.learners().first ?? Record.nameless) }
    }
    return try memories()
  }

  private func open(_ name: String) throws(RecordProblem) {
    record = try Record(folder: folder, learner: name)
    self.name = name
  }

  private func recordOf(_ name: String) throws(RecordProblem) -> Record {
    name == self.name ? record : try Record(folder: folder, learner: name)
  }

  /// Somebody without a name has one in the record.
  private func shown(_ name: String) -> String { name == Record.nameless ? "" : name }

  private func kept(_ name: String) -> String { name.isEmpty ? Record.nameless : name }
}
