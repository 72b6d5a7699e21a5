import Lessons
import Simulation
import Speech

/// Makes lessons of faults: the same errand on the broken screen, then on the repaired one.
struct FaultLessons {
  /// The round on the broken screen.
  static let before = "before"

  let words: Words

  /// Gestures of the cheapest ways; nil where there is none, or none is known yet.
  struct Pars: Hashable, Sendable {
    var before: Int?
    var after: Int?
  }

  func lesson(of pair: FaultPair, pars: Pars = Pars()) -> Lesson {
    Lesson(
      id: pair.lessonID, title: pair.fault.title, chapter: pair.chapter, kind: .errand,
      summary: pair.errand.ask,
      rounds: [
        round(Self.before, of: pair, hints: hintsBefore(of: pair), par: pars.before),
        round("after", of: pair, hints: pair.errand.hintsAfter, par: pars.after),
      ],
      faults: [pair.fault])
  }

  private func round(_ id: String, of pair: FaultPair, hints: [String], par: Int?) -> Round {
    var step = Step(
      id: "errand", say: pair.errand.ask, finish: LessonGoal(pair.errand.goal), hints: hints)
    step.misses = pair.errand.misses
    return Round(
      id: id, title: words.text("faults.\(id)"), screen: pair.screen,
      app: id == Self.before ? pair.brokenApp : pair.repairedApp,
      say: [words.text("faults.\(id).say")], par: par,
      steps: [step],
      praise: [words.text("faults.\(id).praise")])
  }

  /// Where there is no way, the last hint says so.
  private func hintsBefore(of pair: FaultPair) -> [String] {
    guard case .newlyPossible = pair.proof else { return pair.errand.hintsBefore }
    return pair.errand.hintsBefore.prefix(2) + [words.text("faults.no-way")]
  }
}

extension FaultPair {
  /// What its errand is called among the lessons.
  public var lessonID: String { "fault.\(fault.id)" }

  /// The round of its errand that has no way to the end.
  var impossibleRound: String? {
    if case .newlyPossible = proof { FaultLessons.before } else { nil }
  }

  /// What the course calls its apps.
  var brokenApp: String { "fault.\(fault.id).before" }
  var repairedApp: String { "fault.\(fault.id).after" }
}

extension LessonGoal {
  /// What a screen's goal asks for.
  init(_ goal: Goal) {
    let state = goal.state.requirements.isEmpty ? [] : [LessonGoal.state(goal.state)]
    let screen = goal.screen.map { [LessonGoal.screen($0)] } ?? []
    self = screen.isEmpty && state.count == 1 ? state[0] : .all(screen + state)
  }
}
