/// Joins the records of other machines into this one; what is here already is not doubled.
///
/// The other file is copied first, as it is after all that was written to it, and only the copy is
/// brought up to date: a record on a stick stays as it was.
@MainActor
public struct RecordMerge {
  /// What came from one file.
  public struct Summary: Hashable, Sendable {
    public var sessions = 0
    public var learners: [String] = []

    public init(sessions: Int = 0, learners: [String] = []) {
      self.sessions = sessions
      self.learners = learners
    }

    /// "1 session of Mai".
    public var phrase: String {
      let number = sessions == 1 ? "1 session" : "\(sessions) sessions"
      return learners.isEmpty ? number : "\(number) of \(learners.joined(separator: ", "))"
    }
  }

  private let record: Record
  private var database: Database { record.database }

  public init(into record: Record) {
    self.record = record
  }

  /// - Parameters:
  ///   - path: another machine's record.
  ///   - copy: a place for the copy, which must not exist and is to be removed afterwards.
  ///   - namelessAs: what somebody is called here who gave no name there.
  public func add(
    _ path: String, copy: String, namelessAs: String
  ) throws(RecordProblem) -> Summary {
    try take(path, to: copy)
    try Record.update(Database(path: copy, .existing))
    try database.run("ATTACH ? AS other", [.text(copy)])
    defer { _ = try? database.run("DETACH other") }
    return try database.transaction { () throws(RecordProblem) -> Summary in
      try copyEverything(namelessAs: namelessAs)
    }
  }

  private func take(_ path: String, to copy: String) throws(RecordProblem) {
    do {
      try Database(path: path, .existing).run("VACUUM INTO ?", [.text(copy)])
    } catch .readOnly {
      do {
        try Database(path: path, .unchanging).run("VACUUM INTO ?", [.text(copy)])
      } catch .readOnly {
        throw .cannotBeOpened(path)
      }
    }
  }

  private func copyEverything(namelessAs: String) throws(RecordProblem) -> Summary {
    var summary = Summary()
    for row in try database.run("SELECT id, name FROM other.learners ORDER BY id") {
      guard let id = row[0].int, let name = row[1].string else { continue }
      let here = name == Record.nameless ? namelessAs : name
      let sessions = try copySessions(of: id, to: here)
      guard sessions > 0 else { continue }
      try copyChecklist(of: id, to: here)
      summary.sessions += sessions
      summary.learners.append(here)
    }
    return summary
  }

  private func copySessions(of other: Int, to name: String) throws(RecordProblem) -> Int {
    let new = try database.run(
      """
      SELECT id FROM other.sessions WHERE learner = ? AND uid NOT IN
        (SELECT uid FROM main.sessions WHERE uid IS NOT NULL) ORDER BY id
      """, [.init(other)])
    guard !new.isEmpty else { return 0 }
    try database.run("INSERT OR IGNORE INTO main.learners (name) VALUES (?)", [.text(name)])
    let learner = try database.run("SELECT id FROM main.learners WHERE name = ?", [.text(name)])
    for row in new {
      guard let there = row[0].int else { continue }
      try database.run(
        """
        INSERT INTO main.sessions (learner, lesson, began_at, ended_at, end, uid)
        SELECT ?, lesson, began_at, ended_at, end, uid FROM other.sessions WHERE id = ?
        """, [learner[0][0], .init(there)])
      try copyParts(ofSession: there, to: database.lastRow)
    }
    return new.count
  }

  /// A line that is here already keeps its words, and the earlier of both days.
  private func copyChecklist(of other: Int, to name: String) throws(RecordProblem) {
    try database.run(
      """
      INSERT INTO main.checklist (learner, fault, line, day)
      SELECT main.learners.id, fault, line, day FROM other.checklist JOIN main.learners
      WHERE name = ? AND learner = ?
      ON CONFLICT DO UPDATE SET day = min(day, excluded.day)
      """, [.text(name), .init(other)])
  }

  private func copyParts(ofSession there: Int, to here: Int64) throws(RecordProblem) {
    for (table, columns) in [
      ("attempts", "skill, day, misses, hints, is_skipped"), ("events", "event, detail, at"),
      ("prices", "fault, cost, amount"),
    ] {
      try database.run(
        """
        INSERT INTO main.\(table) (session, \(columns))
        SELECT ?, \(columns) FROM other.\(table) WHERE session = ? ORDER BY id
        """, [.integer(here), .init(there)])
    }
    let columns = """
      round, par, began_at, finished_at, gestures, misses, duration_ms, wrong_turns, hints, peeks,
      skipped_steps, stars, stops, dead_ends, listening_ms
      """
    for row in try database.run(
      "SELECT id FROM other.rounds WHERE session = ? ORDER BY id", [.init(there)])
    {
      try database.run(
        """
        INSERT INTO main.rounds (session, \(columns))
        SELECT ?, \(columns) FROM other.rounds WHERE id = ?
        """, [.integer(here), row[0]])
      let round = Database.Value.integer(database.lastRow)
      for (table, columns) in [
        ("steps", "step, misses, hints, is_skipped, finished_at"),
        ("gestures", "t_us, gesture, asked, miss"),
      ] {
        try database.run(
          """
          INSERT INTO main.\(table) (round, \(columns))
          SELECT ?, \(columns) FROM other.\(table) WHERE round = ? ORDER BY id
          """, [round, row[0]])
      }
    }
  }
}
