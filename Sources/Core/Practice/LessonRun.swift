import AccessibilityTree
import Braille
import Gestures
import Lessons
import Routes
import ScreenReader
import Searching
import Simulation
import SpaceAndTime

/// A lesson under way: which round, what it has cost so far, what is behind.
struct LessonRun: Sendable {
  private(set) var lesson: Lesson
  /// What was learned a week ago is asked for without an introduction.
  let isCold: Bool
  private(set) var roundIndex = 0
  private(set) var observer: LessonObserver
  private(set) var results: [RoundResult] = []
  /// What the faults of the first round cost.
  private(set) var prices: FaultPrices
  /// The lesson's own words, to be spoken in its language.
  let texts: Set<String>
  /// How the app and the reader stood when each step of the round began, by its place.
  private var beginnings: [Int: Layer] = [:]
  /// Steps of all rounds that did not go at once.
  var stepsMissed = 0
  /// The fluent run of the round was played, or is done without.
  var hasShown = false
  /// What the fluent run of each round cost, by the round's place.
  private var figures: [Int: Demonstration.Figures] = [:]
  /// Something was done, and not everything skipped.
  var hasAchieved = false
  /// More time for everything, by the learner's wish.
  var isSlow = false
  var score = Score()
  private var stopwatch: Stopwatch
  /// Runs while VoiceOver speaks.
  private var listening: Stopwatch
  /// What the learner did in each round that was finished, for the replay.
  private(set) var recordings: [[ReplayInput]] = []
  private var recording: [ReplayInput] = []
  private var turns = WrongTurns()
  /// Where a finger has explored since the step began.
  private(set) var search = SearchPath()
  private var state: [String: StateValue]?

  /// - Parameter isCold: see `isCold`.
  init(lesson: Lesson, isCold: Bool = false, at now: Instant) {
    self.lesson = lesson
    self.isCold = isCold
    texts = Set(lesson.texts)
    observer = LessonObserver(round: lesson.rounds[0], of: lesson.kind)
    prices = FaultPrices(faults: lesson.faults)
    stopwatch = Stopwatch(startingAt: now)
    listening = Stopwatch(startingAt: now)
  }

  /// Stops the learner's own time, or lets it go on.
  mutating func set(_ hold: Stopwatch.Hold, _ isHeld: Bool, at now: Instant) {
    if hold != .readerIsSilent { stopwatch.set(hold, isHeld, at: now) }
    if hold != .coachSpeaks { listening.set(hold, isHeld, at: now) }
  }

  /// Keeps what the learner does, so that it can be heard once more.
  mutating func keep(_ input: ReplayInput) {
    recording.append(input)
    switch input {
    case .stroke(.exploring(let place, _)): search.move(to: place)
    case .stroke(.explorationEnded): search.lift()
    default: break
    }
  }

  /// Gives rounds without a par the cheapest ways that were found.
  mutating func take(pars: [Int?]) {
    for (index, par) in pars.enumerated() where lesson.rounds.indices.contains(index) {
      if lesson.rounds[index].par == nil { lesson.rounds[index].par = par }
    }
  }

  /// What the fluent run of the round cost; nil where none was played.
  var shown: Demonstration.Figures? {
    get { figures[roundIndex] }
    set { figures[roundIndex] = newValue }
  }

  /// The same of any round.
  func shown(inRound index: Int) -> Demonstration.Figures? { figures[index] }

  var round: Round { lesson.rounds[roundIndex] }
  var step: Step? { observer.step }
  /// Whose hints help now.
  var helpfulStep: Step? { observer.helpfulStep }
  var isLastRound: Bool { roundIndex == lesson.rounds.count - 1 }

  mutating func observe(_ gesture: Gesture) {
    score.gestures += 1
    turns.add(gesture)
    observer.observe(.gesture(gesture))
  }

  /// Keys cost what gestures cost, as on routes: one for each letter.
  mutating func observe(_ typed: TypedInput) {
    if case .text(let text) = typed {
      score.gestures += text.count * RouteCosts.key
    } else {
      score.gestures += RouteCosts.key
    }
  }

  /// A cell or a key of braille is a key.
  mutating func observe(_ stroke: BrailleStroke) {
    switch stroke {
    case .cell, .space, .deleteBackward, .lineEnd: score.gestures += RouteCosts.key
    case .rested, .calibrated, .slid: break
    }
  }

  mutating func observe(_ event: ReaderEvent, on screen: String, at now: Instant) {
    observer.observe(.reader(event, screen: screen))
    if case .cursorMoved(_?) = event { score.stops += 1 }
    switch event {
    case .cursorMoved(let id) where roundIndex == 0:
      prices.cursorMoved(to: id, on: screen, at: stopwatch.elapsed(at: now))
    case .curtainToggled(isDown: false), .voiceOverToggled(isOn: false): score.peeks += 1
    case .asked(let request, isHandled: false) where request.isOfGesture: score.deadEnds += 1
    default: break
    }
  }

  mutating func observe(_ command: String) {
    observer.observe(.command(command))
  }

  /// What was reached, once all answers to something have been observed.
  mutating func marks(in situation: Situation) -> [LessonObserver.Mark] {
    let marks = observer.marks(in: situation)
    turns.settled(
      on: situation.screen, at: situation.position, isTyping: situation.isTyping)
    if let state, state != situation.state { turns.progressed() }
    if !marks.isEmpty { turns.progressed() }
    state = situation.state
    turns.entered(situation.screen)
    score.wrongTurns = turns.count
    return marks
  }

  /// True where the round goes on behind the step in hand.
  var hasMoreBehindStep: Bool { observer.position + 1 < round.steps.count || round.goal != nil }

  /// The step in hand was skipped, and the app is where it would have ended: nothing of the way
  /// there counts.
  mutating func take(_ arrival: StepPassage.Arrival, in situation: Situation) {
    recording.append(.skipped(arrival))
    turns.carried(to: situation.screen)
    state = situation.state
  }

  mutating func skipStep(in situation: Situation?) {
    score.skippedSteps += 1
    observer.skip(in: situation)
  }

  /// The step in hand begins as things stand now.
  mutating func remember(_ layer: Layer) {
    beginnings[observer.position] = layer
    search = SearchPath()
    observer.begin(in: layer.situation)
  }

  /// Goes back to the last step that had begun before this one; answers how things stood then.
  mutating func goBack() -> (hasGone: Bool, layer: Layer?) {
    guard observer.goBack() else { return (false, nil) }
    while beginnings[observer.position] == nil, observer.goBack() {}
    state = nil
    return (true, beginnings[observer.position])
  }

  /// Closes the books of the round.
  mutating func finishRound(at now: Instant) -> RoundResult {
    score.duration = stopwatch.elapsed(at: now)
    score.listening = listening.elapsed(at: now)
    recordings.append(recording)
    if roundIndex == 0 { prices.settle(at: score.duration) }
    let stars = score.stars(par: round.par)
    let result = RoundResult(round: round.id, score: score, stars: stars, par: round.par)
    results.append(result)
    return result
  }

  /// True where the results have something to tell: what was counted, or what faults cost.
  var hasCosts: Bool { !lesson.faults.isEmpty || results.contains { $0.par != nil } }

  mutating func beginNextRound(at now: Instant) {
    roundIndex += 1
    beginRoundAnew(at: now)
  }

  mutating func beginRoundAnew(at now: Instant) {
    observer = LessonObserver(round: round, of: lesson.kind)
    beginnings = [:]
    score = Score()
    turns = WrongTurns()
    state = nil
    recording = []
    stopwatch = Stopwatch(startingAt: now)
    listening = Stopwatch(startingAt: now)
    if roundIndex == 0 { prices = FaultPrices(faults: lesson.faults) }
  }
}

extension AccessibilityRequest {
  /// True for what a gesture asks the app for, as opposed to typing and revealing.
  fileprivate var isOfGesture: Bool {
    switch self {
    case .activate, .increment, .decrement, .escape, .magicTap, .customAction, .longPress,
      .openLink:
      true
    default: false
    }
  }
}
