import ScreenReader
import Simulation

/// Lower bounds of what is left of a way: one that follows all that matters, as far as that is
/// little enough; otherwise several that follow some of it each, of which the greatest counts.
struct RemainingCosts {
  /// Where something is in the sketches: by bound, the number of a core and the places of its stops.
  struct Place {
    fileprivate var cores: [(bound: Int, core: Int32, places: [Int32])]
  }

  private var bounds: [RemainingCost] = []
  private let ring: RotorRing

  init(from app: SimulatedApp, to goal: Goal, reads: StateReads, settings: ReaderSettings) {
    ring = RotorRing(settings)
    let names = reads.followed(in: app.library)
    let wanted = names.prefix { reads.wanted.contains($0) }
    var groups = [names]
    while let group = groups.popLast() {
      let bound = Self.bound(
        following: group, from: app, to: goal, reads: reads, ring: ring)
      if bound.isComplete {
        bounds.append(bound)
      } else if group.count > wanted.count {
        groups.append(Array(group.prefix(max(wanted.count, group.count / 2))))
      } else if group.count > 1 {
        groups += group.map { [$0] }
      }
    }
  }

  private static func bound(
    following names: [String], from app: SimulatedApp, to goal: Goal, reads: StateReads,
    ring: RotorRing
  ) -> RemainingCost {
    let live = LiveValues(of: names, asked: reads.wanted, in: app.library)
    let values = SketchedValues(names, reads: reads, in: app.library)
    let sketch = AppSketch(
      screens: app.library.screens.mapValues { ScreenSketch($0, following: values, reads: reads) },
      values: values, live: live, library: app.library, ring: ring)
    return RemainingCost(from: app, to: goal, sketch: sketch, ring: ring)
  }

  func place(of app: SimulatedApp) -> Place {
    Place(
      cores: bounds.indices.compactMap { index in
        bounds[index].core(of: app).map { core in
          (index, core, bounds[index].places(in: app, core: core))
        }
      })
  }

  func ringPosition(of chosen: RotorID) -> Int { ring.position(of: chosen) }

  /// What is left at least.
  func cost(at place: Place, stop: Int?, ring position: Int) -> Int32 {
    place.cores.reduce(0) { cost, found in
      let at = stop.map { found.places[$0] } ?? 0
      return max(cost, bounds[found.bound].cost(core: found.core, place: at, ring: position))
    }
  }

  /// What is left at least when one does something of a kind next, with what that costs.
  func cost(
    after causes: Set<ScreenSketch.Cause>, at place: Place, stop: Int?, ring position: Int
  ) -> Int32 {
    place.cores.reduce(1) { cost, found in
      let at = stop.map { found.places[$0] } ?? 0
      let bound = bounds[found.bound]
      return max(
        cost, bound.cost(after: causes, core: found.core, place: at, ring: position))
    }
  }
}
