import Gestures
import Simulation

/// What it costs to bring the cursor to each element of a screen from its first one, without doing
/// anything in the app: by flicks alone, and by the cheapest way there is.
///
/// One search finds them all. The rotor holds what it holds until a listener changes it.
public struct ElementPrices: Sendable {
  public struct Price: Hashable, Sendable {
    /// Flicks to the right from the first element.
    public var flicks: Int
    /// Gestures of the cheapest way, a step of the rotor counted as one (`RouteCosts`).
    public var cost: Int
    /// False where the search had grown too large: then there may be a cheaper way.
    public var isProven: Bool
  }

  /// A gesture made so many times in a row.
  public struct Leg: Hashable, Sendable {
    public var gesture: Gesture
    public var times: Int

    public init(_ gesture: Gesture, times: Int = 1) {
      self.gesture = gesture
      self.times = times
    }
  }

  /// In reading order.
  public let prices: [Price]
  private let ways: Ways

  /// The ways as a tree: what each moment was reached from, and by what. A gesture that is made
  /// several times in a row is one leg, so that a way is as long to follow as it is to tell.
  struct Ways {
    /// By position.
    let ends: [Int32]
    private(set) var parents: [Int32]
    private(set) var legs: [Leg]

    /// Whatever was reached stands behind what it was reached from; -1 is the parent of the first.
    init(ends: [Int32], parents: [Int32], legs: [Leg]) {
      self.ends = ends
      self.parents = parents
      self.legs = legs
      for number in parents.indices where parents[number] >= 0 {
        let parent = Int(parents[number])
        guard parents[parent] >= 0, legs[parent].gesture == legs[number].gesture else { continue }
        self.legs[number].times += self.legs[parent].times
        self.parents[number] = self.parents[parent]
      }
    }
  }

  /// - Parameter limit: So many moments of a listener are told apart; of what is looked at
  ///   afterwards only one scrolling of each element is.
  public init(of app: SimulatedApp, limit: Int = 60_000) {
    var search = PriceSearch(app, limit: limit)
    search.run()
    prices = search.prices
    ways = search.ways
  }

  /// The cheapest way to the element at a position.
  public func way(to position: Int) -> [Leg] {
    var legs: [Leg] = []
    var number = Int(ways.ends[position])
    while number >= 0, ways.parents[number] >= 0 {
      legs.append(ways.legs[number])
      number = Int(ways.parents[number])
    }
    return legs.reversed()
  }
}
