import Gestures
import Mastery
import SpaceAndTime

/// What is worth keeping about practice, one event a transaction.
public enum RecordEvent: Hashable, Sendable {
  case lessonBegan(lesson: String)
  case roundBegan(round: String, par: Int?)
  case gesture(Gesture, at: Instant)
  /// A stroke that was no gesture or not the one asked for; `explanation` is what was said of it.
  case missed(asked: Gesture?, explanation: String, at: Instant)
  case stepFinished(step: String, misses: Int, hints: Int, isSkipped: Bool)
  case roundFinished(Score, stars: Int?)
  case lessonFinished
  /// A drill of gestures, by the name of its choice.
  case drillBegan(String)
  case drillEnded
  /// A skill was asked for; the record adds the day.
  case attempted(Skill, misses: Int, hints: Int, isSkipped: Bool)
  /// What a fault cost by the cheapest ways; it may be known only after the lesson is finished.
  case priced(lesson: String, fault: String, FaultCost)
  /// The listener gave an element of an app's screen a name of their own; an empty one takes it
  /// away.
  case labeled(app: String, screen: String, element: String, label: String)
  /// A repair was found or told: its line joins the learner's own list; the record adds the day.
  /// Instead of a fault it may come from a lesson: `lesson/round/step`.
  case repaired(fault: String, checklist: String)
  /// The learner chose something that holds until they choose otherwise.
  case preferenceChanged(String, value: String)
  /// Left before the end.
  case lessonLeft
}

extension RecordEvent {
  /// False for what the learner chose or named, whatever they were doing.
  public var isOfLesson: Bool {
    switch self {
    case .labeled, .preferenceChanged, .repaired: false
    default: true
    }
  }
}

/// What is remembered of a lesson.
public struct LessonProgress: Hashable, Sendable {
  public var timesBegun = 0
  public var timesFinished = 0
  /// The best result of each round, by its id.
  public var best: [String: RoundResult] = [:]

  public init() {}

  /// The stars of the round that was hardest, as far as all have some.
  public var stars: Int? { timesFinished > 0 ? best.values.compactMap(\.stars).min() : nil }
}

/// How a round went.
public struct RoundResult: Hashable, Sendable {
  public var round: String
  public var score: Score
  public var stars: Int?
  public var par: Int?

  public init(round: String, score: Score, stars: Int?, par: Int?) {
    self.round = round
    self.score = score
    self.stars = stars
    self.par = par
  }

  /// Fewer skipped steps first, then more stars, fewer gestures, less time.
  public func isBetter(than other: RoundResult) -> Bool {
    let own = (score.skippedSteps, -(stars ?? 0), score.gestures, score.duration)
    let others = other.score
    return own < (others.skippedSteps, -(other.stars ?? 0), others.gestures, others.duration)
  }
}
