import Gestures
import Lessons
import Simulation
import SpaceAndTime
import Speech

/// Finds the coach's words: what to ask, how to answer a stroke, when to help.
///
/// It speaks only when the learner is done: two sentences or 25 words at most before they may act.
struct Coach: Sendable {
  /// Something to say; what is needed is kept when the learner acts before it was said.
  struct Line: Hashable, Sendable {
    var text: String
    var isNeeded: Bool
  }

  /// Milliseconds of silence before the coach asks again.
  static let patience: Milliseconds = 20_000
  /// How often it asks again without an answer.
  static let nudgesInARow = 3
  /// Misses of one step after which skipping is offered.
  static let missesBeforeOffer = 3
  /// How often the same answer is given in full during one step.
  static let answersInFull = 2

  /// The chance that the coach asks what went wrong before it tells.
  static let chanceOfQuestion = 0.2

  var words: Words
  private var random: SeededRandom
  private(set) var misses = 0
  /// How often each answer was given in this step.
  private var given: [String: Int] = [:]
  /// What went wrong has been asked in this step.
  private var hasAsked = false
  private(set) var hints = 0
  private var nudges = 0
  private var silentSince: Instant?
  private var lastPraise: String?

  init(words: Words, seed: UInt64) {
    self.words = words
    random = SeededRandom(seed: seed)
  }

  // MARK: Steps

  mutating func stepBegan() {
    misses = 0
    given = [:]
    hasAsked = false
    hints = 0
    nudges = 0
  }

  /// The same praise is not given twice in a row.
  mutating func praise(for step: Step) -> [Line] {
    praise(among: step.praise).map { [Line(text: $0, isNeeded: true)] } ?? []
  }

  mutating func praise(among praises: [String]) -> String? {
    let choices = praises.filter { $0 != lastPraise }
    lastPraise = choices.randomElement(using: &random) ?? praises.first
    return lastPraise
  }

  /// Says the next rung of the ladder; where there is no other, the last one again, and that it is.
  mutating func hint(for step: Step?) -> [Line] {
    guard let step, let last = step.hints.last else {
      return [Line(text: words.text("coach.no-hint"), isNeeded: true)]
    }
    guard hasMoreHints(for: step) else {
      return [last, words.text("coach.last-hint")].map { Line(text: $0, isNeeded: true) }
    }
    hints += 1
    return [Line(text: step.hints[hints - 1], isNeeded: true)]
  }

  /// False where all hints have been given: none of them is counted twice.
  func hasMoreHints(for step: Step?) -> Bool { hints < step?.hints.count ?? 0 }

  // MARK: Strokes

  /// A gesture was made that the step did not ask for; nothing where anything goes.
  ///
  /// The lesson's own answer comes first, then what was measured, then the names alone.
  mutating func answer(
    to made: RecognizedGesture, in step: Step?, within tolerances: Tolerances,
    offering offer: String = "coach.offer-skip"
  ) -> [Line] {
    guard let step, isWrong(made.gesture, in: step) else { return [] }
    if let answer = step.wrong[made.gesture] { return missed(saying: answer, offering: offer) }
    guard let asked = step.expects.first else { return [] }
    return missed(
      saying: explanation(
        of: made, asked: asked, or: secondGesture(of: step), within: tolerances),
      offering: offer)
  }

  /// What is asked for as well as the first gesture; nil where that is the only one. What is only
  /// welcome on the way is not asked for: the end of the step names both, or there is one.
  private func secondGesture(of step: Step) -> Gesture? {
    guard let first = step.expects.first, case .any(let ends) = step.finish,
      ends.contains(where: { $0.gestures.contains(first) })
    else { return nil }
    let others = ends.map(\.gestures).filter { !$0.contains(first) }
    return step.expects.dropFirst().first { other in
      step.wrong[other] == nil && others.contains { $0.contains(other) }
    }
  }

  /// True for a gesture that the step does not ask for and that leads nowhere near it.
  func isWrong(_ made: Gesture, in step: Step) -> Bool {
    if step.wrong[made] != nil { return true }
    guard let asked = step.expects.first else { return false }
    return !step.expects.contains(made) && !isOnTheWay(made, to: asked)
      && !isFinding(made, in: step)
  }

  /// A finger that stays a little longer finds what a tap would have found. Only where the tap
  /// itself is asked for, it is another gesture.
  private func isFinding(_ made: Gesture, in step: Step) -> Bool {
    made == .explore && step.expects.contains(.oneFingerTap)
      && !step.finish.gestures.contains(.oneFingerTap)
  }

  /// Going on to another item, or back to the right one, is no tap that failed.
  private func isOnTheWay(_ made: Gesture, to asked: Gesture) -> Bool {
    guard [.oneFingerFlickLeft, .oneFingerFlickRight].contains(made) else { return false }
    if case .tap = GestureCatalog.row(of: asked).motion { return true }
    return false
  }

  /// What was measured of a gesture that was not asked for, against the one that was; else the
  /// names alone.
  ///
  /// - Parameter other: another one that would do.
  func explanation(
    of made: RecognizedGesture, asked: Gesture, or other: Gesture? = nil,
    within tolerances: Tolerances
  ) -> String {
    if made.stroke.fingers > 0,
      let miss = Miss(
        asked: asked, made: made.gesture, stroke: made.stroke, within: tolerances)
    {
      return sentence(for: miss)
    }
    var names = ["made": name(of: made.gesture), "asked": name(of: asked)]
    names["other"] = other.map(name)
    return words.text(other == nil ? "coach.wrong-gesture" : "coach.wrong-gesture-of-two", names)
  }

  /// What was felt of a stroke that is no gesture, against what the step asks for or else against
  /// the gesture that it was nearest to.
  func explanation(of miss: Miss, asked: Gesture?, within tolerances: Tolerances) -> String {
    let wanted = asked.flatMap {
      Miss(asked: $0, made: nil, stroke: miss.stroke, within: tolerances)
    }
    return sentence(for: wanted ?? miss)
  }

  private func sentence(for miss: Miss) -> String {
    var explanation = miss.explanation
    explanation.numbers = explanation.numbers.mapValues {
      DecimalMark.localized($0, for: words.language)
    }
    return words.text(explanation.key, explanation.places(naming: name))
  }

  /// A stroke was no gesture: what was felt, and the one thing to change.
  ///
  /// After some misses in a row what `offer` names is offered.
  mutating func answer(
    toMiss explanation: String, offering offer: String = "coach.offer-skip"
  ) -> [Line] {
    missed(saying: explanation, offering: offer)
  }

  private mutating func missed(
    saying answer: String, offering offer: String = "coach.offer-skip"
  ) -> [Line] {
    let offered = missed(offering: offer)
    given[answer, default: 0] += 1
    let isKnown = given[answer, default: 0] > Self.answersInFull
    return [Line(text: isKnown ? words.text("coach.same-again") : answer, isNeeded: false)]
      + offered
  }

  /// Something went wrong that is answered by others: at every third miss help is offered.
  mutating func missed(offering offer: String = "coach.offer-skip") -> [Line] {
    misses += 1
    guard misses.isMultiple(of: Self.missesBeforeOffer) else { return [] }
    return [Line(text: words.text(offer), isNeeded: false)]
  }

  /// True now and then, once in a step, from the second miss on: the first is told at once, and at
  /// every third help is offered.
  mutating func asksFirst() -> Bool {
    guard !hasAsked, misses > 1, !misses.isMultiple(of: Self.missesBeforeOffer) else {
      return false
    }
    hasAsked = Double.random(in: 0..<1, using: &random) < Self.chanceOfQuestion
    return hasAsked
  }

  func name(of gesture: Gesture) -> String {
    words.text("gesture.\(gesture.rawValue)")
  }

  // MARK: Silence

  /// Somebody did or said something.
  mutating func disturbed(isByLearner: Bool) {
    silentSince = nil
    if isByLearner { nudges = 0 }
  }

  /// Nothing is being said any more.
  mutating func fellSilent(at now: Instant) {
    if silentSince == nil { silentSince = now }
  }

  /// When the coach will speak up by itself.
  var deadline: Instant? {
    guard nudges < Self.nudgesInARow, let silentSince else { return nil }
    return silentSince + Self.patience
  }

  /// Asks again, if the time has come; later with how to get help.
  ///
  /// - Parameter reason: why nothing is heard, which comes before any patience.
  mutating func nudge(asking request: String?, because reason: String? = nil, at now: Instant)
    -> [Line]
  {
    guard let deadline, now >= deadline else { return [] }
    silentSince = nil
    nudges += 1
    let help =
      reason ?? (nudges > 1 ? words.text("coach.nudge-help") : words.text("coach.nudge"))
    return [Line(text: help, isNeeded: false)]
      + (request.map { [Line(text: $0, isNeeded: false)] } ?? [])
  }
}
