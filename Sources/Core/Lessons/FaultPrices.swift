import SpaceAndTime

/// Measures what faults cost a learner: the stops they made where nobody should have to stop, and
/// the time until they went on.
public struct FaultPrices: Hashable, Sendable {
  public struct Price: Hashable, Sendable {
    public var fault: Fault
    public var stops = 0
    public var duration: Milliseconds = 0
  }

  public private(set) var prices: [Price]
  /// Prices that run, from the learner's own time at which the cursor arrived.
  private var running: [Int] = []
  private var since: Milliseconds = 0

  public init(faults: [Fault]) {
    prices = faults.map { Price(fault: $0) }
  }

  /// The cursor arrived at an element, at this moment of the learner's own time.
  public mutating func cursorMoved(
    to id: String?, on screen: String, at elapsed: Milliseconds
  ) {
    settle(at: elapsed)
    guard let id else { return }
    running = prices.indices.filter { index in
      prices[index].fault.elements.contains { $0.matches(id, on: screen) }
    }
    for index in running { prices[index].stops += 1 }
  }

  /// The round is over: nothing costs any more.
  public mutating func settle(at elapsed: Milliseconds) {
    for index in running { prices[index].duration += max(0, elapsed - since) }
    running = []
    since = elapsed
  }

  /// The faults that cost something, the dearest first.
  public func dearest(_ count: Int) -> [Price] {
    let dear = prices.filter { $0.stops > 0 }
    return Array(dear.sorted { ($0.stops, $0.duration) > ($1.stops, $1.duration) }.prefix(count))
  }
}
