import Lessons

/// What learners have done on this machine, kept in one file.
///
/// Every event is a transaction of its own in a write-ahead log, so that whatever ends the program
/// costs at most the running step.
@MainActor
public final class Record {
  /// The name of the file in the record's folder.
  public static let fileName = "record.sqlite"
  /// The name of somebody who gave none.
  public static let nameless = "learner"
  /// What a drill of gestures stands under among the lessons.
  static let drillPrefix = "drill/"

  let database: Database
  let learner: Int64
  private var session: Int64?
  private var round: Int64?

  /// Opens the record of a folder, making or updating it as needed.
  ///
  /// - Parameters:
  ///   - folder: exists already.
  ///   - learner: whose results these are.
  public init(folder: String, learner: String = Record.nameless) throws(RecordProblem) {
    let path = folder.hasSuffix("/") ? folder + Self.fileName : "\(folder)/\(Self.fileName)"
    database = try Database(path: path)
    try Self.update(database)
    try database.run("PRAGMA foreign_keys = ON")
    self.learner = try database.transaction { [database] () throws(RecordProblem) -> Int64 in
      try database.run("INSERT OR IGNORE INTO learners (name) VALUES (?)", [.text(learner)])
      let row = try database.run("SELECT id FROM learners WHERE name = ?", [.text(learner)])
      return Int64(row.first?.first?.int ?? 0)
    }
  }

  /// Makes or updates the tables.
  static func update(_ database: Database) throws(RecordProblem) {
    // Damage shows here at the latest; a file that cannot be written fails below.
    try database.run("PRAGMA journal_mode = WAL")
    try database.run("PRAGMA synchronous = NORMAL")
    let version = try database.run("PRAGMA user_version").first?.first?.int ?? 0
    guard version <= Migrations.newest else {
      throw .newer(database.path, version: version)
    }
    guard version < Migrations.newest else { return }
    try database.transaction { () throws(RecordProblem) in
      // Another instance may have updated the file since the version was read.
      let current = try database.run("PRAGMA user_version").first?.first?.int ?? 0
      for step in max(version, current)..<max(Migrations.newest, current) {
        for statement in Migrations.steps[step] { try database.run(statement) }
        try database.run("PRAGMA user_version = \(step + 1)")
      }
    }
  }

  // MARK: Writing

  /// Keeps an event; when this returns, it survives the end of the program.
  public func add(_ event: RecordEvent) throws(RecordProblem) {
    try database.transaction { () throws(RecordProblem) in try write(event) }
  }

  private func write(_ event: RecordEvent) throws(RecordProblem) {
    switch event {
    case .lessonBegan(let lesson): try beginSession(lesson)
    case .drillBegan(let name): try beginSession(Self.drillPrefix + name)
    case .roundBegan(let id, let par):
      guard let session else { return }
      try database.run(
        "INSERT INTO rounds (session, round, par) VALUES (?, ?, ?)",
        [.integer(session), .text(id), .init(par)])
      round = database.lastRow
    case .gesture(let gesture, let time):
      try writeGesture(gesture.rawValue, asked: nil, miss: nil, at: time.microseconds)
    case .missed(let asked, let explanation, let time):
      try writeGesture(nil, asked: asked?.rawValue, miss: explanation, at: time.microseconds)
    case .stepFinished(let step, let misses, let hints, let isSkipped):
      guard let round else { return }
      try database.run(
        "INSERT INTO steps (round, step, misses, hints, is_skipped) VALUES (?, ?, ?, ?, ?)",
        [.integer(round), .text(step), .init(misses), .init(hints), .init(isSkipped ? 1 : 0)])
    case .roundFinished(let score, let stars): try finishRound(score, stars: stars)
    case .labeled(let app, let screen, let element, let label):
      try writeLabel(label, at: [.integer(learner), .text(app), .text(screen), .text(element)])
    case .repaired(let fault, let line):
      // The day of the first time stays: since then it has been on the list.
      try database.run(
        """
        INSERT INTO checklist (learner, fault, line) VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET line = excluded.line
        """, [.integer(learner), .text(fault), .text(line)])
    case .preferenceChanged(let preference, let value):
      try database.run(
        "INSERT OR REPLACE INTO preferences (learner, preference, value) VALUES (?, ?, ?)",
        [.integer(learner), .text(preference), .text(value)])
    case .attempted(let skill, let misses, let hints, let isSkipped):
      guard let session else { return }
      try database.run(
        "INSERT INTO attempts (session, skill, misses, hints, is_skipped) VALUES (?, ?, ?, ?, ?)",
        [
          .integer(session), .text(skill.rawValue), .init(misses), .init(hints),
          .init(isSkipped ? 1 : 0),
        ])
    case .priced(let lesson, let fault, let cost): try writePrice(cost, of: fault, in: lesson)
    case .lessonFinished, .drillEnded: try endSession("finished")
    case .lessonLeft: try endSession("left")
    }
  }

  private func beginSession(_ lesson: String) throws(RecordProblem) {
    try database.run(
      "INSERT INTO sessions (learner, lesson, uid) VALUES (?, ?, lower(hex(randomblob(16))))",
      [.integer(learner), .text(lesson)])
    session = database.lastRow
    round = nil
    try note("lesson-began", lesson)
  }

  private func writeGesture(
    _ gesture: String?, asked: String?, miss: String?, at time: Int64
  ) throws(RecordProblem) {
    guard let round else { return }
    try database.run(
      "INSERT INTO gestures (round, t_us, gesture, asked, miss) VALUES (?, ?, ?, ?, ?)",
      [.integer(round), .integer(time), .init(gesture), .init(asked), .init(miss)])
  }

  private func writeLabel(_ label: String, at place: [Database.Value]) throws(RecordProblem) {
    if label.isEmpty {
      try database.run(
        "DELETE FROM labels WHERE learner = ? AND app = ? AND screen = ? AND element = ?", place)
    } else {
      try database.run(
        """
        INSERT OR REPLACE INTO labels (learner, app, screen, element, label)
        VALUES (?, ?, ?, ?, ?)
        """, place + [.text(label)])
    }
  }

  private func finishRound(_ score: Score, stars: Int?) throws(RecordProblem) {
    guard let round else { return }
    try database.run(
      """
      UPDATE rounds SET finished_at = unixepoch(), gestures = ?, misses = ?, duration_ms = ?,
        wrong_turns = ?, hints = ?, peeks = ?, skipped_steps = ?, stars = ?, stops = ?,
        dead_ends = ?, listening_ms = ? WHERE id = ?
      """,
      [
        .init(score.gestures), .init(score.misses), .real(score.duration),
        .init(score.wrongTurns), .init(score.hints), .init(score.peeks),
        .init(score.skippedSteps), .init(stars), .init(score.stops), .init(score.deadEnds),
        .real(score.listening), .integer(round),
      ])
    self.round = nil
  }

  /// The price belongs to the last time that the lesson was begun.
  private func writePrice(
    _ cost: FaultCost, of fault: String, in lesson: String
  ) throws(RecordProblem) {
    let last = try database.run(
      "SELECT max(id) FROM sessions WHERE learner = ? AND lesson = ?",
      [.integer(learner), .text(lesson)])
    guard let session = last.first?.first?.int else { return }
    try database.run(
      "INSERT OR REPLACE INTO prices (session, fault, cost, amount) VALUES (?, ?, ?, ?)",
      [.init(session), .text(fault), .text(cost.name), cost.amount.map { .real($0) } ?? .null])
  }

  private func endSession(_ end: String) throws(RecordProblem) {
    guard let session else { return }
    try note("lesson-\(end)", nil)
    try database.run(
      "UPDATE sessions SET ended_at = unixepoch(), end = ? WHERE id = ?",
      [.text(end), .integer(session)])
    self.session = nil
    round = nil
  }

  private func note(_ event: String, _ detail: String?) throws(RecordProblem) {
    guard let session else { return }
    try database.run(
      "INSERT INTO events (session, event, detail) VALUES (?, ?, ?)",
      [.integer(session), .text(event), .init(detail)])
  }
}
