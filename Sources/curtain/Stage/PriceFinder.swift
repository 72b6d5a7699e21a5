import Practice
import SpaceAndTime
import Synchronization

/// Finds what faults cost beside the loop, which asks now and then whether the answer has come.
final class PriceFinder {
  /// How often to ask while an answer is awaited (milliseconds).
  static let interval: Milliseconds = 100

  private let answers = Answers()
  private var awaited = 0

  var isBusy: Bool { awaited > 0 }

  func find(_ question: PriceQuestion) {
    awaited += 1
    let answers = answers
    Task.detached(priority: .utility) { answers.add(question.answer()) }
  }

  /// What has been found since the last time.
  func take() -> [Prices] {
    guard isBusy else { return [] }
    let found = answers.takeAll()
    awaited -= found.count
    return found
  }

  private final class Answers: Sendable {
    private let found = Mutex<[Prices]>([])

    nonisolated func add(_ prices: Prices) {
      found.withLock { $0.append(prices) }
    }

    nonisolated func takeAll() -> [Prices] {
      found.withLock { prices in
        defer { prices = [] }
        return prices
      }
    }
  }
}
