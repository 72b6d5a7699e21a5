import ScreenReader
import Simulation

/// What a lesson says when this is seen: something that was not asked for.
public struct LessonMiss: Hashable, Sendable {
  public var when: LessonGoal
  public var say: String

  public init(when goal: LessonGoal, say: String) {
    self.when = goal
    self.say = say
  }
}

/// Notices in a round that something came out otherwise than asked, so that nobody waits in silence
/// for praise: what the lesson names as a miss, the last screen reached with something else, or
/// another choice than the one that was asked for.
struct WrongEndWatch: Sendable {
  enum Wrong: Hashable, Sendable {
    /// By the lesson's own words.
    case miss(String)
    /// The goal's screen is there without its goal.
    case screen(String)
    /// A text that the goal names is another one, and not the one that it began with.
    case value(String, StateValue)

    var words: String? { if case .miss(let say) = self { say } else { nil } }
  }

  let noticesChoices: Bool
  /// What is wrong now and has been told.
  private var told: [Wrong: ToldWrong] = [:]
  /// What the app was asked for, and did, since things were looked at last.
  private var recentlyAsked: Set<StepTrace.Asked> = []
  private var start: Situation?

  init(noticesChoices: Bool) {
    self.noticesChoices = noticesChoices
  }

  mutating func observe(_ observation: LessonObserver.Observation) {
    if case .reader(.asked(let request, isHandled: true), let screen) = observation,
      let asked = StepTrace.Asked(request, on: screen)
    {
      recentlyAsked.insert(asked)
    }
    for wrong in told.keys { told[wrong]?.trace.add(observation) }
  }

  /// - Parameter ends: What ends the round, any of which will do; empty where only the lesson's own
  ///   misses count.
  mutating func marks(
    in situation: Situation, misses: [LessonMiss], ends: [Goal], since trace: StepTrace
  ) -> [LessonObserver.Mark] {
    let start = start ?? situation
    self.start = start
    let named = misses.filter { $0.when.isMet(in: situation, since: trace) }
    let wrong = Set(named.map { Wrong.miss($0.say) })
      .union(wrongEnds(in: situation, ends: ends, start: start))
    let gone = Set(told.keys).subtracting(wrong)
    for wrong in gone { told[wrong] = nil }
    let goals = Dictionary(
      named.map { (Wrong.miss($0.say), $0.when) },
      uniquingKeysWith: { one, other in .any([one, other]) })
    let new = wrong.filter { wrong in
      told[wrong]?.looked(at: situation, for: goals[wrong], after: recentlyAsked) ?? true
    }
    for wrong in new {
      told[wrong] = ToldWrong(in: situation, after: recentlyAsked, since: trace)
    }
    recentlyAsked = []
    var marks = gone.map { LessonObserver.Mark.mended($0.words) }
    // What the lesson says itself is more than can be said of all of them.
    let own = misses.map(\.say).filter { new.contains(.miss($0)) }
    if !own.isEmpty {
      marks += own.map { .wentWrong($0) }
    } else if !new.isEmpty, named.isEmpty {
      marks.append(.wentWrong(nil))
    }
    return marks
  }

  /// Empty unless each of the ends has been missed.
  private func wrongEnds(in situation: Situation, ends: [Goal], start: Situation) -> Set<Wrong> {
    var wrong: Set<Wrong> = []
    for end in ends {
      let missed = missed(end, in: situation, start: start)
      if missed.isEmpty { return [] }
      wrong.formUnion(missed)
    }
    return wrong
  }

  private func missed(_ end: Goal, in situation: Situation, start: Situation) -> Set<Wrong> {
    var wrong: Set<Wrong> = []
    if let screen = end.screen, situation.screen == screen, start.screen != screen {
      if !end.state.holds(in: situation.state) { wrong.insert(.screen(screen)) }
    }
    // What is being typed is not done yet.
    guard noticesChoices, !situation.isTyping else { return wrong }
    for requirement in end.state.requirements {
      guard case .equals(.text) = requirement.test,
        let value = situation.state[requirement.name], case .text(let text) = value,
        !text.isEmpty, value != start.state[requirement.name],
        !Condition([requirement]).holds(in: situation.state)
      else { continue }
      wrong.insert(.value(requirement.name, value))
    }
    return wrong
  }
}
