import Lessons
import Mastery

/// Everything that a report is made from.
public struct PracticeHistory: Sendable {
  public struct FinishedRound: Hashable, Sendable {
    public var lesson: String
    public var result: RoundResult
    /// Days since 1970 of the learner's own calendar.
    public var day: Int

    public init(lesson: String, result: RoundResult, day: Int) {
      self.lesson = lesson
      self.result = result
      self.day = day
    }
  }

  /// What was said of strokes that failed.
  public struct Miss: Hashable, Sendable {
    /// The id of the gesture that was asked for.
    public var asked: String
    public var explanation: String
    public var times: Int

    public init(asked: String, explanation: String, times: Int) {
      self.asked = asked
      self.explanation = explanation
      self.times = times
    }
  }

  public struct Price: Hashable, Sendable {
    public var lesson: String
    public var fault: String
    public var cost: FaultCost

    public init(lesson: String, fault: String, cost: FaultCost) {
      self.lesson = lesson
      self.fault = fault
      self.cost = cost
    }
  }

  /// One thing to check in an app, learned from a repair.
  public struct Check: Hashable, Sendable {
    public var line: String
    /// Days since 1970 of the learner's own calendar.
    public var day: Int

    public init(line: String, day: Int) {
      self.line = line
      self.day = day
    }
  }

  /// Empty for somebody without a name.
  public var learner: String
  /// Days since 1970 of the learner's own calendar.
  public var today: Int
  /// Everything that was asked of the learner, the oldest first.
  public var attempts: [Attempt]
  public var mastery: Mastery
  /// The oldest first.
  public var rounds: [FinishedRound]
  /// The most frequent first.
  public var misses: [Miss]
  public var prices: [Price]
  /// In the order in which it grew.
  public var checklist: [Check]
  /// What is being done, while it goes on.
  private var lesson = ""
  private var round = RoundResult(round: "", score: Score(), stars: nil, par: nil)

  public init(
    learner: String, today: Int, attempts: [Attempt] = [], rounds: [FinishedRound] = [],
    misses: [Miss] = [], prices: [Price] = [], checklist: [Check] = []
  ) {
    self.learner = learner
    self.today = today
    self.attempts = attempts
    mastery = Mastery(attempts: attempts)
    self.rounds = rounds
    self.misses = misses
    self.prices = prices
    self.checklist = checklist
  }

  /// Takes in what happens, as the record does.
  public mutating func add(_ event: RecordEvent, on day: Int) {
    today = day
    switch event {
    case .lessonBegan(let lesson): self.lesson = lesson
    case .roundBegan(let id, let par):
      round = RoundResult(round: id, score: Score(), stars: nil, par: par)
    case .roundFinished(let score, let stars):
      round.score = score
      round.stars = stars
      rounds.append(FinishedRound(lesson: lesson, result: round, day: today))
    case .attempted(let skill, let misses, let hints, let isSkipped):
      let attempt = Attempt(
        skill: skill, day: today, misses: misses, hints: hints, isSkipped: isSkipped)
      attempts.append(attempt)
      mastery.add(attempt)
    case .missed(let asked?, let explanation, _): addMiss(of: asked.rawValue, explanation)
    case .priced(let lesson, let fault, let cost):
      prices.removeAll { $0.lesson == lesson && $0.fault == fault }
      prices.append(Price(lesson: lesson, fault: fault, cost: cost))
    case .repaired(_, let line):
      if !checklist.contains(where: { $0.line == line }) {
        checklist.append(Check(line: line, day: today))
      }
    case .gesture, .missed, .stepFinished, .lessonFinished, .drillBegan, .drillEnded, .labeled,
      .preferenceChanged, .lessonLeft:
      break
    }
  }

  private mutating func addMiss(of gesture: String, _ explanation: String) {
    let index = misses.firstIndex { $0.asked == gesture && $0.explanation == explanation }
    if let index {
      misses[index].times += 1
    } else {
      misses.append(Miss(asked: gesture, explanation: explanation, times: 1))
    }
    misses.sort { $0.times > $1.times }
  }

  /// What was done on one day.
  struct PracticeDay: Hashable, Sendable {
    var day: Int
    var attempts = 0
    var firstTries = 0
    var rounds = 0

    /// From 0 to 1; nil where nothing was asked.
    var firstTryRate: Double? { attempts > 0 ? Double(firstTries) / Double(attempts) : nil }
  }

  /// The days on which something was done, the oldest first.
  var days: [PracticeDay] {
    var days: [Int: PracticeDay] = [:]
    for attempt in attempts {
      days[attempt.day, default: PracticeDay(day: attempt.day)].attempts += 1
      if attempt.isFirstTry { days[attempt.day]?.firstTries += 1 }
    }
    for round in rounds { days[round.day, default: PracticeDay(day: round.day)].rounds += 1 }
    return days.values.sorted { $0.day < $1.day }
  }

  /// What was said most often of a gesture that failed.
  func usualMiss(of gesture: String) -> String? {
    misses.filter { $0.asked == gesture }.max { $0.times < $1.times }?.explanation
  }
}
