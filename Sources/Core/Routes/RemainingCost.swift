import Simulation

/// What a way still costs at least, wherever one stands: the cost in a sketch of the app that knows
/// every screen, the cursor and the rotor, but follows only some of the values.
///
/// A search that is told this leaves ways alone that cannot be the cheapest any more.
struct RemainingCost {
  /// In place of a cost where nothing leads to the goal.
  static let never: Int32 = .max

  let goal: Goal
  let ring: RotorRing
  let sketch: AppSketch
  private var ids: [SketchedCore: Int32] = [:]
  private(set) var cores: [SketchedCore] = []
  /// By core: the number of its layout.
  private(set) var layouts: [Int32] = []
  /// By core: where the costs of its places begin.
  private(set) var starts: [Int32] = [0]
  private(set) var jumps: [Jump] = []
  /// By core: where its jumps begin.
  private(set) var firstJumps: [Int32] = []
  var costs: [Int32] = []
  /// False where the sketch was too large to finish: then nothing is known.
  private(set) var isComplete = true

  private static let mostCosts = 600_000
  /// The place that stands for not knowing where; the others are numbered from 1.
  static let anywhere: Int32 = 0
  /// The core that stands for not knowing anything.
  static let lost: Int32 = -1

  /// What an act leads to.
  struct Jump {
    var cause: ScreenSketch.Cause
    var cost: Int32
    var place: Int32
    var core: Int32
    var target: Int32
  }

  init(from app: SimulatedApp, to goal: Goal, sketch: AppSketch, ring: RotorRing) {
    self.goal = goal
    self.ring = ring
    self.sketch = sketch
    explore(from: sketch.core(of: app))
    if isComplete { measure() }
  }

  // MARK: - Asking

  /// The number of the core that an app is in; nil where it is not known.
  func core(of app: SimulatedApp) -> Int32? {
    isComplete ? ids[sketch.core(of: app)] : nil
  }

  /// The place of each stop in reading order.
  func places(in app: SimulatedApp, core: Int32) -> [Int32] {
    let layout = sketch.layouts[Int(layouts[Int(core)])]
    return app.screen.elements.map { element in
      layout.place(of: element.id).map { Int32($0) + 1 } ?? Self.anywhere
    }
  }

  func cost(core: Int32, place: Int32, ring position: Int) -> Int32 {
    costs[node(core, place, position)]
  }

  /// The cost of an act of this kind and of what is left after it.
  func cost(
    after causes: Set<ScreenSketch.Cause>, core: Int32, place: Int32, ring position: Int
  ) -> Int32 {
    var least = Self.never
    let end = Int(core) + 1 < firstJumps.count ? firstJumps[Int(core) + 1] : Int32(jumps.count)
    for index in Int(firstJumps[Int(core)])..<Int(end) {
      let jump = jumps[index]
      guard jump.place == place || place == Self.anywhere, causes.contains(jump.cause) else {
        continue
      }
      let rest =
        jump.core == Self.lost ? 0 : costs[node(jump.core, jump.target, position)]
      least = min(least, rest)
    }
    // An act that changes nothing that is followed is none here.
    least = min(least, costs[node(core, place, position)])
    return least == Self.never ? least : least + 1
  }

  func node(_ core: Int32, _ place: Int32, _ position: Int) -> Int {
    Int(starts[Int(core)]) + Int(place) * ring.count + position
  }

  // MARK: - Exploring the sketch

  private mutating func number(of core: SketchedCore) -> Int32 {
    if let known = ids[core] { return known }
    let id = Int32(cores.count)
    ids[core] = id
    cores.append(core)
    let layout = sketch.layout(of: core)
    layouts.append(Int32(layout))
    let size = (sketch.layouts[layout].places.count + 1) * ring.count
    starts.append(starts[Int(id)] + Int32(size))
    return id
  }

  private mutating func explore(from start: SketchedCore) {
    _ = number(of: start)
    var next = 0
    while next < cores.count {
      firstJumps.append(Int32(jumps.count))
      guard starts[next] < Self.mostCosts, cores[next].stack.count <= AppSketch.deepestStack
      else {
        isComplete = false
        return
      }
      if !meetsGoal(cores[next]) { explore(Int32(next)) }
      next += 1
    }
  }

  private mutating func explore(_ number: Int32) {
    let core = cores[Int(number)]
    let layout = sketch.layouts[Int(layouts[Int(number)])]
    guard let screen = sketch.screens[core.top.screen] else { return }
    var shared = screen.actsAnywhere
    if core.top.isPopover { shared.append(.init(cause: .activate, effect: .escape)) }
    if let field = core.editing { shared += screen.actsWhileEditing[field] ?? [] }
    let typing = sketch.typing(on: core)
    /// By group: what the acts come to that are possible anywhere.
    var known: [Int: [(ScreenSketch.Cause, Int32, AppSketch.Outcome)]] = [:]
    func everywhere(_ place: LayoutSketch.Place?)
      -> [(ScreenSketch.Cause, Int32, AppSketch.Outcome)]
    {
      let key = place.map { $0.view == nil ? -2 : $0.group } ?? -3
      if let known = known[key] { return known }
      var all: [(ScreenSketch.Cause, Int32, AppSketch.Outcome)] = []
      for act in shared {
        for outcome in sketch.outcomes(of: act, on: core, at: place) {
          all.append((act.cause, act.cost, outcome))
        }
      }
      known[key] = all
      return all
    }
    func add(
      _ cause: ScreenSketch.Cause, _ cost: Int32, _ outcome: AppSketch.Outcome, at place: Int?
    ) {
      let from = place.map { Int32($0) + 1 } ?? Self.anywhere
      guard !outcome.isLost else {
        jumps.append(
          Jump(cause: cause, cost: cost, place: from, core: Self.lost, target: Self.anywhere))
        return
      }
      let to = self.number(of: outcome.core)
      let targets =
        sketch.places(
          of: outcome.landing, from: place, on: layout,
          in: sketch.layouts[Int(layouts[Int(to)])], of: outcome.core
        )?.map { Int32($0) + 1 } ?? [Self.anywhere]
      for target in targets where to != number || target != from {
        jumps.append(Jump(cause: cause, cost: cost, place: from, core: to, target: target))
      }
    }
    if layout.places.isEmpty {
      for (cause, cost, outcome) in everywhere(nil) { add(cause, cost, outcome, at: nil) }
      for (cost, outcome) in typing { add(.key, cost, outcome, at: nil) }
    }
    /// By group: what is possible at a place alone.
    var own: [Int: [(ScreenSketch.Cause, Int32, AppSketch.Outcome)]] = [:]
    for (index, place) in layout.places.enumerated() {
      let key = screen.isFixed && !layout.isLoose ? place.group : index
      if own[key] == nil {
        own[key] = place.acts.flatMap { act in
          sketch.outcomes(of: act, on: core, at: place).map { (act.cause, act.cost, $0) }
        }
      }
      for (cause, cost, outcome) in own[key] ?? [] { add(cause, cost, outcome, at: index) }
      for (cause, cost, outcome) in everywhere(place) { add(cause, cost, outcome, at: index) }
      for (cost, outcome) in typing { add(.key, cost, outcome, at: index) }
      if core.editing != nil, place.view == nil {
        // A long press on a key brings its other letters up, from where everything is near.
        add(.longPress, 1, AppSketch.Outcome(core: core, landing: .anywhere), at: index)
      }
    }
  }

  func meetsGoal(_ core: SketchedCore) -> Bool {
    guard goal.screen == nil || goal.screen == core.top.screen else { return false }
    return sketch.values.holds(goal.state, core.values) != false
  }
}
