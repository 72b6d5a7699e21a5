import Simulation

/// Something that came out otherwise than asked and has been told: it is told again when the learner
/// brings it about anew, and not because it still is so.
struct ToldWrong: Sendable {
  /// What happened since.
  var trace: StepTrace
  private var situation: Situation
  /// What the app was asked for when it came about.
  private let causes: Set<StepTrace.Asked>

  init(in situation: Situation, after causes: Set<StepTrace.Asked>, since trace: StepTrace) {
    self.trace = StepTrace(after: trace)
    self.trace.rateBefore = trace.rateBefore
    self.situation = situation
    self.causes = causes
  }

  /// Looks again how things stand; true where it came about anew.
  ///
  /// - Parameters:
  ///   - goal: What the lesson calls a miss; nil for what is wrong in every lesson.
  ///   - asked: What the app was asked for since the last look.
  mutating func looked(
    at now: Situation, for goal: LessonGoal?, after asked: Set<StepTrace.Asked>
  ) -> Bool {
    trace.settle(in: now)
    defer { situation = now }
    // What is being typed is not done yet, and what the app does by itself is no mistake.
    guard !now.isTyping, !trace.made.isEmpty else { return false }
    let isSameAgain = now.state == situation.state && !causes.isDisjoint(with: asked)
    return isSameAgain || goal.map { isMetAnew($0, in: now) } ?? false
  }

  private func isMetAnew(_ goal: LessonGoal, in now: Situation) -> Bool {
    switch goal {
    case .any(let goals): return goals.contains { isMetAnew($0, in: now) }
    case .all(let goals):
      // What was done has to be done again; where nothing is, how things stand has to become
      // otherwise.
      let deeds = goals.filter(\.namesDeeds)
      return deeds.isEmpty
        ? goals.contains { isMetAnew($0, in: now) } : deeds.allSatisfy { isMetAnew($0, in: now) }
    case .state(let condition):
      return condition.holds(in: now.state)
        && condition.requirements.contains {
          now.state[$0.name] != situation.state[$0.name]
        }
    case .rateMoved(let percent):
      // The way back is no mistake.
      return goal.isMet(in: now, since: trace)
        && (percent < 0 ? now.rate < situation.rate : now.rate > situation.rate)
    case .screenGoal, .screen, .cursor, .rotor: return false
    case .visited, .touched, .gesture, .answered, .earcon, .asked, .command, .speechHeld,
      .speechResumed:
      return goal.isMet(in: now, since: trace)
    }
  }
}

extension LessonGoal {
  /// True where something has to have been done or heard, and not only to be so.
  fileprivate var namesDeeds: Bool {
    parts.contains { part in
      switch part {
      case .visited, .touched, .gesture, .answered, .earcon, .asked, .command, .speechHeld,
        .speechResumed:
        true
      case .screenGoal, .state, .screen, .cursor, .rotor, .rateMoved, .all, .any: false
      }
    }
  }
}
