import AccessibilityTree
import Gestures
import ScreenReader
import Simulation

/// The shortest ways from the first element to all others: over the cursor's place, the rotor, and
/// how far things are scrolled.
struct PriceSearch {
  /// One moment of the listener's.
  private struct Moment: Hashable {
    var position: Int32
    /// The number of how far everything is scrolled; -1 for any.
    var scrolling: Int32
    /// The number of the part of the element's text that the cursor is on; 0 for the whole.
    var part: Int16
    /// The number of what the listener chose on the rotor.
    var chosen: Int16
    /// False while an element's own setting, such as its actions, goes before what was chosen.
    var isTurned: Bool
  }

  private struct Reached {
    var moment: Moment
    var cost: Int32
    var parent: Int32
    var leg: ElementPrices.Leg
  }

  private let count: Int
  private let limit: Int
  private var dial: PriceDial
  private var scrolling: PriceScrolling
  private var reached: [Reached] = []
  private var numbers: [Moment: Int32] = [:]
  /// Once the limit is passed: the moments that have been reached, scrolled anyhow.
  private var anyScrolling: Set<Moment>?
  private var queue = CostQueue()
  /// By position: the number of its cheapest moment, -1 while none is known.
  private var cheapest: [Int32]
  private var proven = 0
  private var found = 0

  init(_ app: SimulatedApp, limit: Int) {
    count = app.screen.elements.count
    self.limit = limit
    dial = PriceDial(app.screen)
    scrolling = PriceScrolling(app)
    cheapest = Array(repeating: -1, count: count)
  }

  var prices: [ElementPrices.Price] {
    cheapest.indices.map { position in
      let number = cheapest[position]
      // Every element is reached by flicks.
      let cost = number < 0 ? position : Int(reached[Int(number)].cost)
      return ElementPrices.Price(flicks: position, cost: cost, isProven: cost <= proven)
    }
  }

  var ways: ElementPrices.Ways {
    ElementPrices.Ways(
      ends: cheapest, parents: reached.map(\.parent), legs: reached.map(\.leg))
  }

  mutating func run() {
    guard count > 0 else { return }
    let start = Moment(
      position: 0, scrolling: scrolling.revealing(0, from: scrolling.start), part: 0,
      chosen: dial.start, isTurned: false)
    reach(start, cost: 0, from: -1, by: ElementPrices.Leg(.oneFingerFlickRight, times: 0))
    while found < count, let number = queue.next() {
      let here = reached[Int(number)]
      // It was reached again by a cheaper way.
      guard numbers[here.moment] == number else { continue }
      if anyScrolling == nil { proven = Int(here.cost) }
      settle(Int(here.moment.position), number)
      expand(here, number)
    }
    if anyScrolling == nil { proven = .max }
  }

  private mutating func settle(_ position: Int, _ number: Int32) {
    guard cheapest[position] < 0 else { return }
    cheapest[position] = number
    found += 1
  }

  private mutating func reach(
    _ moment: Moment, cost: Int32, from parent: Int32, by leg: ElementPrices.Leg
  ) {
    if let known = numbers[moment], reached[Int(known)].cost <= cost { return }
    if reached.count >= limit, anyScrolling == nil {
      anyScrolling = Set(numbers.keys.map(Self.scrolledAnyhow))
    }
    if anyScrolling?.insert(Self.scrolledAnyhow(moment)).inserted == false { return }
    let number = Int32(reached.count)
    numbers[moment] = number
    reached.append(Reached(moment: moment, cost: cost, parent: parent, leg: leg))
    queue.add(number, at: Int(cost))
  }

  private static func scrolledAnyhow(_ moment: Moment) -> Moment {
    var moment = moment
    moment.scrolling = -1
    return moment
  }

  // MARK: - Moves

  private mutating func expand(_ here: Reached, _ number: Int32) {
    let moment = here.moment
    let position = Int(moment.position)
    let jumps: [(Gesture, Int)] = [
      (.oneFingerFlickRight, position + 1), (.oneFingerFlickLeft, position - 1),
      (.fourFingerTapBottom, count - 1), (.fourFingerTapTop, 0),
    ]
    for (gesture, target) in jumps where target != position && (0..<count).contains(target) {
      land(on: target, part: 0, from: here, number, by: gesture)
    }
    turnAndFlick(here, number)
    for (gesture, direction) in Self.pages {
      guard let page = scrolling.page(direction, from: position, scrolled: moment.scrolling) else {
        continue
      }
      var next = moment
      next.scrolling = page.scrolling
      if let first = page.first {
        next.position = Int32(first)
        next.part = 0
        next.isTurned = false
      }
      reach(next, cost: here.cost + 1, from: number, by: ElementPrices.Leg(gesture))
    }
  }

  private static let pages: [(Gesture, ScrollDirection)] = [
    (.threeFingerFlickUp, .down), (.threeFingerFlickDown, .up), (.threeFingerFlickLeft, .right),
    (.threeFingerFlickRight, .left),
  ]

  private mutating func turnAndFlick(_ here: Reached, _ number: Int32) {
    guard dial.leadsSomewhere else { return }
    let moment = here.moment
    let position = Int(moment.position)
    let turns = dial.turns(
      at: position, chosen: moment.chosen, isTurned: moment.isTurned)
    for turn in turns.all {
      var next = moment
      next.chosen = turn.chosen
      next.isTurned = true
      reach(
        next, cost: here.cost + Int32(turn.leg.times * RouteCosts.rotorStep), from: number,
        by: turn.leg)
    }
    guard let current = turns.current else { return }
    for (gesture, direction) in Self.flicks {
      guard
        let stop = dial.stop(direction, of: current, from: position, on: moment.part)
      else { continue }
      land(on: stop.position, part: stop.part, from: here, number, by: gesture)
    }
  }

  private static let flicks: [(Gesture, RotorDirection)] = [
    (.oneFingerFlickDown, .next), (.oneFingerFlickUp, .previous),
  ]

  private mutating func land(
    on position: Int, part: Int16, from here: Reached, _ number: Int32, by gesture: Gesture
  ) {
    let moment = Moment(
      position: Int32(position),
      scrolling: scrolling.revealing(position, from: here.moment.scrolling), part: part,
      chosen: here.moment.chosen, isTurned: false)
    reach(
      moment, cost: here.cost + Int32(RouteCosts.gesture), from: number,
      by: ElementPrices.Leg(gesture))
  }
}
