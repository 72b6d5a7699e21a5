import Lessons
import Simulation

/// What it takes to tell what the faults of a lesson cost: a question that takes a while to answer,
/// so that it can be answered elsewhere and come back as an input.
public struct PriceQuestion: Sendable {
  let lesson: String
  /// The rounds' errands, in their order; nil for those that no way can be found through.
  let errands: [Errand?]
  /// The first round's app with one fault repaired, by the fault's id.
  let alone: [String: ScreenLibrary]
  let setup: PracticeSession.Setup

  /// Fewer seconds of speech are no price: a name that is a syllable longer.
  private static let leastSeconds = 2

  /// Finds the cheapest ways; blocks until they are found.
  public func answer() -> Prices {
    var prices = Prices(lesson: lesson, ways: errands.map { $0.flatMap(way) })
    guard var errand = errands.first ?? nil, let before = prices.ways.first else { return prices }
    for (fault, library) in alone {
      errand.library = library
      prices.costs[fault] = Self.cost(before: before, alone: way(through: errand))
    }
    return prices
  }

  /// Nil where there is none. A contradiction is a mistake of the program, and no reason to keep
  /// the learner from the results.
  private func way(through errand: Errand) -> Errand.Way? {
    (try? errand.way(for: setup))?.way
  }

  private static func cost(before: Errand.Way?, alone: Errand.Way?) -> FaultCost {
    guard let alone else { return .nothing }
    guard let before else { return .impossible }
    let saved = before.route.cost - alone.route.cost
    if saved > 0 {
      return before.flicks - alone.flicks == saved ? .flicks(saved) : .gestures(saved)
    }
    let seconds = Int((before.seconds - alone.seconds).rounded())
    return saved == 0 && seconds >= Self.leastSeconds ? .seconds(seconds) : .nothing
  }
}

/// The cheapest ways through a lesson, and what each of its faults adds to the first.
public struct Prices: Hashable, Sendable {
  let lesson: String
  /// By round; nil where there is no way.
  let ways: [Errand.Way?]
  /// By the fault's id.
  public internal(set) var costs: [String: FaultCost] = [:]
}
