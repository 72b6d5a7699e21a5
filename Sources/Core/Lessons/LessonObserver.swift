import Gestures
import ScreenReader
import Simulation

/// Watches a round and says what has been reached; it never changes anything.
public struct LessonObserver: Sendable {
  /// What a lesson has to say about something that happened.
  public enum Mark: Hashable, Sendable {
    case stepFinished(Step)
    /// It was met already when its turn came: nobody asked for it, so nobody is praised.
    case stepPassed(Step)
    /// Something was done that was not asked for, to be answered in these words; nil where the
    /// lesson has none of its own.
    case wentWrong(String?)
    /// What was answered so is no longer so.
    case mended(String?)
    case roundFinished
  }

  /// Something the observer is told.
  public enum Observation: Hashable, Sendable {
    case gesture(Gesture)
    case reader(ReaderEvent, screen: String)
    case command(String)
  }

  public let round: Round
  /// The step in hand; nil when the round is over or only its goal is left.
  public var step: Step? {
    isFinished || position >= round.steps.count ? nil : round.steps[position]
  }
  /// The step whose hints help now: where all milestones are passed and the goal is not met, or
  /// where a milestone has no hints, the last one before that has some.
  public var helpfulStep: Step? {
    guard !isFinished else { return nil }
    if let step, !step.say.isEmpty || !step.hints.isEmpty { return step }
    return round.steps.prefix(position).last { !$0.hints.isEmpty } ?? step
  }
  public private(set) var isFinished = false
  /// Steps finished or skipped so far.
  public private(set) var position = 0
  private var trace = StepTrace()
  private var wrongEnds: WrongEndWatch

  /// - Parameter kind: of the lesson. In an errand another choice than the one that was asked for is
  ///   noticed, too; in a drill it is part of looking for the right one.
  public init(round: Round, of kind: Lesson.Kind = .errand) {
    self.round = round
    wrongEnds = WrongEndWatch(noticesChoices: kind == .errand)
  }

  /// The step in hand is asked for now: what moves on moves from here.
  public mutating func begin(in situation: Situation) {
    trace.rateBefore = situation.rate
  }

  public mutating func observe(_ observation: Observation) {
    guard !isFinished else { return }
    trace.add(observation)
    wrongEnds.observe(observation)
  }

  /// What is reached by now: to be asked when the answers to a gesture have all been observed.
  ///
  /// The milestones of an errand may be reached several at a time.
  public mutating func marks(in situation: Situation) -> [Mark] {
    guard !isFinished else { return [] }
    trace.settle(in: situation)
    var marks: [Mark] = []
    if let goal = round.goal, goal.isMet(in: situation, since: trace) {
      isFinished = true
      return [.roundFinished]
    }
    if let step, step.finish.isMet(in: situation, since: trace) {
      marks.append(.stepFinished(step))
      next()
      marks += passMetSteps(in: situation)
    }
    if isFinished { return marks + [.roundFinished] }
    marks += wrongEnds.marks(
      in: situation, misses: round.misses + (step?.misses ?? []), ends: ends(in: situation),
      since: trace)
    return marks
  }

  /// What ends the round, or the errand that is one step.
  private func ends(in situation: Situation) -> [Goal] {
    let end = round.goal ?? (round.steps.count == 1 ? round.steps[0].finish : nil)
    return end?.destinations(ofScreen: situation.screenGoal) ?? []
  }

  /// Goes on to the next step although this one is not finished; past those that are met already.
  public mutating func skip(in situation: Situation? = nil) {
    guard !isFinished else { return }
    next()
    if let situation { _ = passMetSteps(in: situation) }
  }

  /// True where the round's own goal is met, whatever steps are left.
  public func meetsRoundGoal(in situation: Situation) -> Bool {
    round.goal?.isMet(in: situation, since: trace) ?? false
  }

  /// Milestones, which nobody asks for, are as good as reached then.
  private mutating func passMetSteps(in situation: Situation) -> [Mark] {
    var marks: [Mark] = []
    begin(in: situation)
    while let step, step.finish.isMet(in: situation, since: trace) {
      marks.append(step.say.isEmpty ? .stepFinished(step) : .stepPassed(step))
      next()
      begin(in: situation)
    }
    return marks
  }

  /// Goes back to the step before; false where there is none.
  public mutating func goBack() -> Bool {
    guard position > 0 else { return false }
    position -= 1
    isFinished = false
    trace = StepTrace()
    return true
  }

  private mutating func next() {
    position += 1
    trace = StepTrace(after: trace)
    if position >= round.steps.count, round.goal == nil { isFinished = true }
  }
}
