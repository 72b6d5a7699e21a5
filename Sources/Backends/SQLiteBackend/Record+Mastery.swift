import Mastery

extension Record {
  /// Everything that was asked of the learner, the oldest first; what this Curtain has no name for
  /// is left out.
  public func attempts() throws(RecordProblem) -> [Attempt] {
    let rows = try database.run(
      """
      SELECT skill, day, misses, hints, is_skipped FROM attempts
      JOIN sessions ON sessions.id = attempts.session
      WHERE learner = ? ORDER BY day, attempts.id
      """, [.integer(learner)])
    return rows.compactMap { row in
      guard let skill = row[0].string.flatMap(Skill.init(rawValue:)), let day = row[1].int else {
        return nil
      }
      return Attempt(
        skill: skill, day: day, misses: row[2].int ?? 0, hints: row[3].int ?? 0,
        isSkipped: row[4].int == 1)
    }
  }

  /// Today, in days since 1970 of the learner's own calendar.
  public func today() throws(RecordProblem) -> Int {
    try database.run("SELECT CAST(julianday(date('now', 'localtime')) - 2440587.5 AS INTEGER)")
      .first?.first?.int ?? 0
  }

  /// How often each gesture missed, by what was said of it; the most frequent first.
  public func misses() throws(RecordProblem) -> [PastMiss] {
    let rows = try database.run(
      """
      SELECT asked, miss, count(*) FROM gestures
      JOIN rounds ON rounds.id = gestures.round JOIN sessions ON sessions.id = rounds.session
      WHERE learner = ? AND miss IS NOT NULL AND asked IS NOT NULL
      GROUP BY asked, miss ORDER BY count(*) DESC, asked, miss
      """, [.integer(learner)])
    return rows.compactMap { row in
      guard let asked = row[0].string, let explanation = row[1].string else { return nil }
      return PastMiss(asked: asked, explanation: explanation, times: row[2].int ?? 0)
    }
  }

  /// What was said of strokes that failed.
  public struct PastMiss: Hashable, Sendable {
    /// The id of the gesture that was asked for.
    public var asked: String
    public var explanation: String
    public var times: Int
  }
}
