import Simulation

/// Lower bounds of what is left of a way, one for each thing that the goal asks for: the greatest
/// counts.
struct RemainingCosts {
  private let bounds: [RemainingCost]

  /// More values than this are not followed together.
  private static let mostNames = 4

  init(from app: SimulatedApp, to goal: Goal, reads: StateReads) {
    let screens = app.library.screens.mapValues { ScreenSketch($0, in: app.library) }
    let names = Set(goal.state.requirements.map(\.name)).sorted()
    var groups: [[String]] = []
    for group in names.map({ Self.followed(with: $0, reads) }).sorted(by: Self.isLarger) {
      // Followed together, two values know more than each for itself.
      if let index = groups.firstIndex(where: {
        Set($0).union(group).count <= Self.mostNames
      }) {
        groups[index] = Set(groups[index]).union(group).sorted()
      } else {
        groups.append(group)
      }
    }
    if groups.isEmpty { groups = [[]] }
    bounds = groups.map { names in
      let values = SketchedValues(names: names, bound: reads.greatestComparison(of: names))
      let live = LiveValues(
        of: names, asked: Set(goal.state.requirements.map(\.name)), in: app.library)
      return RemainingCost(from: app, to: goal, screens: screens, values: values, live: live)
    }
  }

  private static func isLarger(_ a: [String], _ b: [String]) -> Bool {
    a.count != b.count ? a.count > b.count : a.lexicographicallyPrecedes(b)
  }

  /// The values that a value is made of, as far as these are few.
  private static func followed(with name: String, _ reads: StateReads) -> [String] {
    let sources = reads.sources(of: name)
    for names in [sources.chosen.union(sources.copied), sources.chosen] {
      let all = names.union([name])
      if all.count <= mostNames { return all.sorted() }
    }
    return [name]
  }

  /// The cost without a cursor and at each stop in reading order.
  func costs(in app: SimulatedApp) -> [Int32] {
    var costs = bounds[0].costs(in: app)
    for bound in bounds.dropFirst() {
      for (index, cost) in bound.costs(in: app).enumerated() {
        costs[index] = max(costs[index], cost)
      }
    }
    return costs
  }
}
