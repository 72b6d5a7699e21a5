import Lessons
import SpaceAndTime

/// Asking for prices and taking them in.
extension PracticeSession {
  /// What there is to ask about a lesson; nil where nothing can be told of its faults.
  public func priceQuestion(about lesson: String) -> PriceQuestion? {
    guard let lesson = self.lesson(lesson) else { return nil }
    let alone = course.repaired[lesson.id] ?? [:]
    guard !alone.isEmpty else { return nil }
    return PriceQuestion(
      lesson: lesson.id, errands: lesson.rounds.map { course.errand(of: $0) }, alone: alone,
      setup: setup)
  }

  /// The answer to a price question, whenever it comes.
  public mutating func pricesFound(_ found: Prices, at moment: Instant) -> [PracticeEffect] {
    // Whatever becomes of this moment, the answer is not asked for again.
    prices[found.lesson] = found
    return take(moment) { session in
      guard session.run?.lesson.id == found.lesson else { return }
      session.run?.take(pars: found.ways.map { $0?.route.cost })
      session.recordPrices()
      session.refreshResults()
    }
  }

  /// Keeps what faults cost once the lesson is done and the ways are known.
  mutating func recordPrices() {
    guard isGoalReached, let lesson = run?.lesson.id, let found = prices[lesson] else { return }
    for (fault, cost) in found.costs.sorted(by: { $0.key < $1.key }) {
      record(.priced(lesson: lesson, fault: fault, cost))
    }
  }

  /// Asks for the prices of a lesson that is beginning, unless they are known.
  mutating func askForPrices() {
    guard let lesson = run?.lesson.id else { return }
    if let known = prices[lesson] {
      run?.take(pars: known.ways.map { $0?.route.cost })
    } else if priceQuestion(about: lesson) != nil {
      effects.append(.findPrices(lesson: lesson))
    }
  }
}
