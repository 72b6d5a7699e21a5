import ScreenReader
import Simulation

/// Lower bounds of what is left of a way: one that follows all that matters, as far as that is
/// little enough; otherwise several that follow some of it each, of which the greatest counts. What
/// independent values take is added.
struct RemainingCosts {
  /// Where something is in the sketches: by bound, the number of a core and the places of its stops.
  struct Place {
    fileprivate struct Found {
      var bound: Int
      var core: Int32
      var places: [Int32]
      /// The changes of independent values that the bound does not reckon with.
      var extra: Int32
      /// By index of the bound's values: the changes that an independent one takes.
      var steps: [Int32]
      /// An act may be one of the changes that the bound knows nothing of.
      var hasOthers: Bool
    }

    fileprivate var found: [Found] = []
    /// The changes of all independent values.
    fileprivate var steps: Int32 = 0
    /// True where no cheapest way comes.
    fileprivate var isHopeless = false
  }

  /// How much is reckoned before the search begins.
  enum Effort {
    case quick
    case thorough

    /// For one bound: the places and rotor positions of a sketch whose costs are worked out.
    var mostCosts: Int { self == .quick ? 120_000 : 600_000 }
  }

  private struct Bound {
    var names: [String]
    var cost: RemainingCost
  }

  private var bounds: [Bound] = []
  private let ring: RotorRing
  private let independent: IndependentValues
  /// The independent values that are as they should be from the beginning.
  private let met: Set<String>

  /// More independent values than this are not followed to where they are changed.
  private static let mostIndependent = 8

  init(
    from app: SimulatedApp, to goal: Goal, reads: StateReads, settings: ReaderSettings,
    effort: Effort
  ) {
    ring = RotorRing(settings)
    let independent = IndependentValues(library: app.library, goal: goal, reads: reads)
    self.independent = independent
    met = independent.names.filter { independent.isMet($0, by: app.state[$0]) }
    let unmet = Set(independent.names.subtracting(met).sorted().prefix(Self.mostIndependent))
    let groups = reads.followed(
      in: app.library, from: Set(app.stack.map(\.screen)), thoroughly: effort == .thorough
    ).map { group in
      group.filter { unmet.contains($0) || !independent.names.contains($0) }
    }
    let filled = [groups[0]] + groups.dropFirst().filter { !$0.isEmpty }
    bounds = Self.bounds(following: filled, wanted: groups[0].count { reads.wanted.contains($0) }) {
      [ring] names in
      Self.bound(
        following: names, from: app, to: goal, reads: reads, independent: independent, ring: ring,
        mostCosts: effort.mostCosts)
    }
  }

  /// One that follows all groups, or as many of the first as are little enough; otherwise one that
  /// follows the first of what is wanted, or one for each that is.
  private static func bounds(
    following groups: [[String]], wanted: Int, _ bound: ([String]) -> RemainingCost
  ) -> [Bound] {
    var count = groups.count
    while count > 0 {
      let names = groups.prefix(count).flatMap(\.self)
      let cost = bound(names)
      if cost.isComplete { return [Bound(names: names, cost: cost)] }
      count /= 2
    }
    func fewer(_ names: [String]) -> [[String]] {
      if names.count > wanted { return [Array(names.prefix(max(wanted, names.count / 2)))] }
      return names.count > 1 ? names.map { [$0] } : []
    }
    var bounds: [Bound] = []
    var waiting = fewer(groups[0])
    while let names = waiting.popLast() {
      let cost = bound(names)
      if cost.isComplete {
        bounds.append(Bound(names: names, cost: cost))
      } else {
        waiting += fewer(names)
      }
    }
    return bounds
  }

  private static func bound(
    following names: [String], from app: SimulatedApp, to goal: Goal, reads: StateReads,
    independent: IndependentValues, ring: RotorRing, mostCosts: Int
  ) -> RemainingCost {
    let live = LiveValues(
      of: names, asked: reads.wanted, computed: reads.computedTargets, in: app.library)
    let values = SketchedValues(names, reads: reads, independent: independent, in: app.library)
    let sketch = AppSketch(
      screens: app.library.screens.mapValues { ScreenSketch($0, following: values, reads: reads) },
      values: values, live: live, library: app.library, ring: ring)
    return RemainingCost(from: app, to: goal, sketch: sketch, ring: ring, mostCosts: mostCosts)
  }

  func place(of app: SimulatedApp) -> Place {
    var place = Place()
    var steps: [String: Int32] = [:]
    for name in independent.names {
      guard let count = independent.steps(of: name, from: app.state[name]),
        count == 0 || !met.contains(name)
      else {
        place.isHopeless = true
        return place
      }
      steps[name] = count
      place.steps += count
    }
    for (index, bound) in bounds.enumerated() {
      guard let core = bound.cost.core(of: app) else { continue }
      let own = bound.names.map { steps[$0] ?? 0 }
      let last = Int32(own.count { $0 > 0 })
      place.found.append(
        Place.Found(
          bound: index, core: core, places: bound.cost.places(in: app, core: core),
          extra: place.steps - last, steps: own,
          hasOthers: place.steps > own.reduce(0, +)))
    }
    return place
  }

  func ringPosition(of chosen: RotorID) -> Int { ring.position(of: chosen) }

  /// What is left at least.
  func cost(at place: Place, stop: Int?, ring position: Int) -> Int32 {
    guard !place.isHopeless else { return RemainingCost.never }
    return place.found.reduce(place.steps) { cost, found in
      let at = stop.map { found.places[$0] } ?? 0
      let own = bounds[found.bound].cost.cost(core: found.core, place: at, ring: position)
      return max(cost, own == RemainingCost.never ? own : own + found.extra)
    }
  }

  /// What is left at least when one does something of a kind next, with what that costs.
  func cost(
    after causes: Set<ScreenSketch.Cause>, at place: Place, stop: Int?, ring position: Int
  ) -> Int32 {
    place.found.reduce(max(1, place.steps)) { cost, found in
      let at = stop.map { found.places[$0] } ?? 0
      let own = bounds[found.bound].cost.cost(
        after: causes, core: found.core, place: at, ring: position, steps: found.steps)
      guard own != RemainingCost.never else { return own }
      return max(cost, own + found.extra - (found.hasOthers ? 1 : 0))
    }
  }
}
