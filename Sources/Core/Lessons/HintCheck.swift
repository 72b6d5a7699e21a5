/// Looks for hints that are no ladder: a nudge, then the way, then the answer.
public enum HintCheck {
  /// Hints of one step.
  public static let rungs = 3

  /// One sentence for each step whose hints are too few; empty where all is well. A milestone may
  /// have none: those of the one before it help then.
  public static func findings(in lesson: Lesson) -> [String] {
    lesson.rounds.flatMap { round in
      round.steps.compactMap { step in
        let isLeft = step.hints.isEmpty && step.say.isEmpty
        return isLeft
          ? nil
          : problem(with: step.hints).map {
            "\(lesson.id), step \(step.id) of round \(round.id): \($0)"
          }
      }
    }
  }

  /// What is missing from the hints of one step; nil where nothing is.
  public static func problem(with hints: [String]) -> String? {
    guard hints.count < rungs else { return nil }
    let found = ["There is no hint", "One hint is too few", "Two hints are too few"]
    return "\(found[hints.count]); give a nudge, the way, and the answer."
  }
}
