import Lessons

extension Record {
  /// How one round went, some time ago.
  public struct PastRound: Hashable, Sendable {
    public var lesson: String
    public var result: RoundResult
    /// Seconds since 1970.
    public var finishedAt: Int
    /// Days since 1970 of the learner's own calendar.
    public var day: Int
  }

  /// What is remembered of each lesson, by its id.
  public func progress() throws(RecordProblem) -> [String: LessonProgress] {
    var progress: [String: LessonProgress] = [:]
    let sessions = try database.run(
      """
      SELECT lesson, count(*), count(CASE WHEN end = 'finished' THEN 1 END) FROM sessions
      WHERE learner = ? GROUP BY lesson
      """, [.integer(learner)])
    for row in sessions {
      guard let lesson = row[0].string else { continue }
      progress[lesson, default: LessonProgress()].timesBegun = row[1].int ?? 0
      progress[lesson, default: LessonProgress()].timesFinished = row[2].int ?? 0
    }
    for past in try pastRounds() {
      let round = past.result.round
      let best = progress[past.lesson]?.best[round]
      if best.map(past.result.isBetter) ?? true {
        progress[past.lesson, default: LessonProgress()].best[round] = past.result
      }
    }
    return progress
  }

  /// The learner's own names of elements, by app, screen and element.
  public func labels() throws(RecordProblem) -> [String: [String: [String: String]]] {
    let rows = try database.run(
      "SELECT app, screen, element, label FROM labels WHERE learner = ?", [.integer(learner)])
    var labels: [String: [String: [String: String]]] = [:]
    for row in rows {
      guard let app = row[0].string, let screen = row[1].string, let element = row[2].string
      else { continue }
      labels[app, default: [:]][screen, default: [:]][element] = row[3].string
    }
    return labels
  }

  /// What the faults of a lesson cost when it was last begun, by their ids.
  public func prices(of lesson: String) throws(RecordProblem) -> [String: FaultCost] {
    let rows = try database.run(
      """
      SELECT fault, cost, amount FROM prices WHERE session =
        (SELECT max(id) FROM sessions WHERE learner = ? AND lesson = ?)
      """, [.integer(learner), .text(lesson)])
    var prices: [String: FaultCost] = [:]
    for row in rows {
      guard let fault = row[0].string, let name = row[1].string else { continue }
      prices[fault] = FaultCost(name: name, amount: row[2].double)
    }
    return prices
  }

  /// What the learner chose, in the words of `RecordEvent.preferenceChanged`.
  public func preferences() throws(RecordProblem) -> [String: String] {
    let rows = try database.run(
      "SELECT preference, value FROM preferences WHERE learner = ?", [.integer(learner)])
    var preferences: [String: String] = [:]
    for row in rows {
      if let preference = row[0].string { preferences[preference] = row[1].string }
    }
    return preferences
  }

  /// The learner's own list of what to check in an app, in the order in which it grew.
  public func checklist() throws(RecordProblem) -> [ChecklistLine] {
    let rows = try database.run(
      "SELECT fault, line, day FROM checklist WHERE learner = ? ORDER BY day, fault",
      [.integer(learner)])
    return rows.compactMap { row in
      guard let fault = row[0].string, let line = row[1].string, let day = row[2].int else {
        return nil
      }
      return ChecklistLine(fault: fault, line: line, day: day)
    }
  }

  /// One thing to check, learned from the repair of a fault.
  public struct ChecklistLine: Hashable, Sendable {
    /// The fault's id.
    public var fault: String
    public var line: String
    /// When it was repaired for the first time, in days since 1970 of the learner's own calendar.
    public var day: Int

    public init(fault: String, line: String, day: Int) {
      self.fault = fault
      self.line = line
      self.day = day
    }
  }

  /// What each fault cost when its lesson was begun last, by lesson and fault.
  public func prices() throws(RecordProblem) -> [PastPrice] {
    let rows = try database.run(
      """
      SELECT lesson, fault, cost, amount FROM prices JOIN sessions ON sessions.id = prices.session
      WHERE session IN (SELECT max(session) FROM prices JOIN sessions ON sessions.id = prices.session
        WHERE learner = ? GROUP BY lesson) ORDER BY lesson, fault
      """, [.integer(learner)])
    return rows.compactMap { row in
      guard let lesson = row[0].string, let fault = row[1].string, let name = row[2].string,
        let cost = FaultCost(name: name, amount: row[3].double)
      else { return nil }
      return PastPrice(lesson: lesson, fault: fault, cost: cost)
    }
  }

  public struct PastPrice: Hashable, Sendable {
    public var lesson: String
    public var fault: String
    public var cost: FaultCost
  }

  /// The rounds that were finished, the latest last.
  public func pastRounds() throws(RecordProblem) -> [PastRound] {
    let rows = try database.run(
      """
      SELECT sessions.lesson, round, par, gestures, misses, duration_ms, wrong_turns, hints, peeks,
        skipped_steps, stars, finished_at, stops, dead_ends, listening_ms,
        CAST(julianday(date(finished_at, 'unixepoch', 'localtime')) - 2440587.5 AS INTEGER)
      FROM rounds JOIN sessions ON sessions.id = rounds.session
      WHERE learner = ? AND finished_at IS NOT NULL ORDER BY rounds.id
      """, [.integer(learner)])
    return rows.compactMap { row in
      guard let lesson = row[0].string, let round = row[1].string else { return nil }
      var score = Score()
      score.gestures = row[3].int ?? 0
      score.misses = row[4].int ?? 0
      score.duration = row[5].double ?? 0
      score.wrongTurns = row[6].int ?? 0
      score.hints = row[7].int ?? 0
      score.peeks = row[8].int ?? 0
      score.skippedSteps = row[9].int ?? 0
      score.stops = row[12].int ?? 0
      score.deadEnds = row[13].int ?? 0
      score.listening = row[14].double ?? 0
      let result = RoundResult(
        round: round, score: score, stars: row[10].int, par: row[2].int)
      return PastRound(
        lesson: lesson, result: result, finishedAt: row[11].int ?? 0,
        day: row[15].int ?? 0)
    }
  }
}
