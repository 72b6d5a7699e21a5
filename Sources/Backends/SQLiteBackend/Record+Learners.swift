extension Record {
  /// Everybody who has practised on this machine, in the order in which they came.
  public func learners() throws(RecordProblem) -> [String] {
    try database.run("SELECT name FROM learners ORDER BY id").compactMap { $0[0].string }
  }

  /// The same, without anybody practising.
  public static func learners(in folder: String) throws(RecordProblem) -> [String] {
    let path = folder.hasSuffix("/") ? folder + fileName : "\(folder)/\(fileName)"
    let database = try Database(path: path)
    try update(database)
    return try database.run("SELECT name FROM learners ORDER BY id").compactMap { $0[0].string }
  }

  /// Forgets all that this learner did, and keeps their name.
  public func reset() throws(RecordProblem) {
    try database.transaction { () throws(RecordProblem) in try forgetEverything() }
  }

  /// Forgets the learner and all that they did.
  public func delete() throws(RecordProblem) {
    try database.transaction { () throws(RecordProblem) in
      try forgetEverything()
      try database.run("DELETE FROM learners WHERE id = ?", [.integer(learner)])
    }
  }

  private func forgetEverything() throws(RecordProblem) {
    let sessions = "SELECT id FROM sessions WHERE learner = ?"
    let rounds = "SELECT id FROM rounds WHERE session IN (\(sessions))"
    for (table, condition) in [
      ("gestures", "round IN (\(rounds))"), ("steps", "round IN (\(rounds))"),
      ("rounds", "session IN (\(sessions))"), ("events", "session IN (\(sessions))"),
      ("attempts", "session IN (\(sessions))"), ("prices", "session IN (\(sessions))"),
      ("sessions", "learner = ?"),
      ("labels", "learner = ?"), ("preferences", "learner = ?"),
      ("checklist", "learner = ?"),
    ] {
      try database.run("DELETE FROM \(table) WHERE \(condition)", [.integer(learner)])
    }
  }
}
