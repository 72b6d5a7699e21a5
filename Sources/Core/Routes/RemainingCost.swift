import Simulation

/// What a way still costs at least, wherever one stands: the cost in a sketch of the app that knows
/// every screen but follows only a few values, and lets everything happen that the others might
/// allow.
///
/// A search that is told this leaves ways alone that cannot be the cheapest any more.
struct RemainingCost {
  /// In place of a cost where nothing leads to the goal.
  static let never: Int32 = .max

  private let screens: [String: ScreenSketch]
  private let goal: Goal
  private let values: SketchedValues
  private let live: LiveValues
  private var coreIDs: [Core: Int] = [:]
  private var cores: [Core] = []
  /// Where the costs of a core's places begin; the first is that of any place.
  private var starts: [Int] = []
  private var costs: [Int32] = []
  /// False where the sketch was too large to finish: then nothing is known.
  private(set) var isComplete = true

  private static let mostCosts = 150_000
  /// More screens over each other than this are no longer followed.
  private static let deepestStack = 6
  private static let mostOutcomes = 64

  private struct Entry: Hashable {
    var screen: String
    var arrival: ScreenEntry.Arrival
    /// The place on the screen below to which closing this one leads back.
    var opener: Int
  }

  private struct Core: Hashable {
    var stack: [Entry]
    var values: [SketchedValue]
  }

  /// A core while actions are run on it.
  private struct Running {
    var core: Core
    var place: Int
    /// The place whose handler it is.
    var source: Int
    /// Set when anything may be so from here on.
    var isLost = false
  }

  init(
    from app: SimulatedApp, to goal: Goal, screens: [String: ScreenSketch], values: SketchedValues,
    live: LiveValues
  ) {
    self.goal = goal
    self.screens = screens
    self.values = values
    self.live = live
    explore(from: core(of: app))
  }

  /// The cost without a cursor and at each stop in reading order; zero where nothing is known.
  func costs(in app: SimulatedApp) -> [Int32] {
    let elements = app.screen.elements
    guard isComplete, let id = coreIDs[core(of: app)], let sketch = screens[app.screen.id] else {
      return Array(repeating: 0, count: elements.count + 1)
    }
    return [costs[starts[id]]] + elements.map { costs[starts[id] + sketch.place(of: $0.id) + 1] }
  }

  private func core(of app: SimulatedApp) -> Core {
    var below: ScreenSketch?
    let stack = app.stack.map { entry in
      defer { below = screens[entry.screen] }
      let isKnown = below?.isSteady == true
      return Entry(
        screen: entry.screen, arrival: entry.arrival,
        opener: isKnown ? below!.place(of: entry.opener) : ScreenSketch.anywhere)
    }
    return settled(Core(stack: stack, values: values.values(of: app.state)))
  }

  /// Without what nobody reads any more.
  private func settled(_ core: Core) -> Core {
    guard let screen = core.stack.last?.screen else { return core }
    var core = core
    for (index, name) in values.names.enumerated() where !live.contains(name, on: screen) {
      core.values[index] = .unknown
    }
    return core
  }

  // MARK: - Exploring the sketch

  private struct Edge {
    var core: Int
    var place: Int
    var cost: Int32
  }

  private struct Jump {
    var from: Int
    var fromPlace: Int
    var to: Int
    var toPlace: Int
    var cost: Int32
  }

  private mutating func number(of core: Core) -> Int {
    if let known = coreIDs[core] { return known }
    let id = cores.count
    coreIDs[core] = id
    cores.append(core)
    starts.append((starts.last ?? 0) + (cores.count > 1 ? size(of: cores[id - 1]) : 0))
    return id
  }

  private func sketch(_ core: Core) -> ScreenSketch? {
    core.stack.last.flatMap { screens[$0.screen] }
  }

  private func size(of core: Core) -> Int { (sketch(core)?.placeCount ?? 0) + 1 }

  private mutating func explore(from start: Core) {
    _ = number(of: start)
    var jumps: [Jump] = []
    var lost: [(core: Int, place: Int, cost: Int32)] = []
    var next = 0
    while next < cores.count {
      guard starts[next] < Self.mostCosts else {
        isComplete = false
        return
      }
      let core = cores[next]
      guard let sketch = sketch(core) else {
        isComplete = false
        return
      }
      func take(_ act: ScreenSketch.Act, at place: Int, leavingAnywhere: Bool) {
        for var running in outcomes(of: act.effect, on: core, at: place) {
          running.core = settled(running.core)
          if running.isLost {
            lost.append((next, place, Int32(act.cost)))
            continue
          }
          let isHere = running.core.stack == core.stack
          let to = isHere && leavingAnywhere ? ScreenSketch.anywhere : running.place
          guard running.core != core || to != place else { continue }
          jumps.append(
            Jump(
              from: next, fromPlace: place, to: number(of: running.core), toPlace: to,
              cost: Int32(act.cost)))
        }
      }
      for act in sketch.actsAnywhere {
        take(act, at: ScreenSketch.anywhere, leavingAnywhere: true)
        guard sketch.isSteady else { continue }
        for place in 0..<sketch.placeCount { take(act, at: place, leavingAnywhere: false) }
      }
      for place in 0..<sketch.placeCount {
        for act in sketch.acts[place] { take(act, at: place, leavingAnywhere: false) }
      }
      next += 1
    }
    measure(jumps, lost)
  }

  /// The cost from each place to the goal: the shortest paths backwards.
  private mutating func measure(
    _ jumps: [Jump], _ lost: [(core: Int, place: Int, cost: Int32)]
  ) {
    let count = starts[cores.count - 1] + size(of: cores[cores.count - 1])
    costs = Array(repeating: Self.never, count: count)
    var coming: [[Edge]] = Array(repeating: [], count: count)
    for jump in jumps {
      coming[starts[jump.to] + jump.toPlace + 1].append(
        Edge(core: jump.from, place: jump.fromPlace, cost: jump.cost))
    }
    var queue = CostQueue()
    func lower(_ node: Int, to cost: Int32) {
      guard cost < costs[node] else { return }
      costs[node] = cost
      queue.add(Int32(node), at: Int(cost))
    }
    var owners: [Int32] = []
    for (id, core) in cores.enumerated() {
      owners += Array(repeating: Int32(id), count: size(of: core))
      guard meetsGoal(core) else { continue }
      for place in 0..<size(of: core) { lower(starts[id] + place, to: 0) }
    }
    // What may be done anywhere on a screen without known places may be done at each of its places.
    func lower(_ core: Int, _ place: Int, to cost: Int32) {
      lower(starts[core] + place + 1, to: cost)
      guard place == ScreenSketch.anywhere, let sketch = sketch(cores[core]), !sketch.isSteady
      else { return }
      for other in 0..<sketch.placeCount { lower(starts[core] + other + 1, to: cost) }
    }
    for place in lost { lower(place.core, place.place, to: place.cost) }
    var isDone = Array(repeating: false, count: count)
    while let number = queue.next() {
      let node = Int(number)
      guard !isDone[node] else { continue }
      isDone[node] = true
      let cost = costs[node]
      for edge in coming[node] { lower(edge.core, edge.place, to: cost + edge.cost) }
      let id = Int(owners[node])
      guard let sketch = sketch(cores[id]) else { continue }
      let start = starts[id]
      let place = node - start - 1
      if place == ScreenSketch.anywhere {
        // From any place of a screen whose stops come and go one gesture leads anywhere.
        guard !sketch.isSteady else { continue }
        for other in 0..<sketch.placeCount { lower(start + other + 1, to: cost + 1) }
      } else {
        lower(start, to: cost)
        guard sketch.isSteady else { continue }
        for other in sketch.origins[place] { lower(start + other + 1, to: cost + 1) }
      }
    }
  }

  private func meetsGoal(_ core: Core) -> Bool {
    guard goal.screen == nil || goal.screen == core.stack.last?.screen else { return false }
    return values.holds(goal.state, core.values) != false
  }

  // MARK: - Running actions

  private func outcomes(of effect: ScreenSketch.Effect, on core: Core, at place: Int) -> [Running] {
    var running = Running(core: core, place: place, source: place)
    switch effect {
    case .actions(let actions): return run(actions, on: running)
    case .control(let name, let actions):
      values.forget(name, &running.core.values)
      keep(&running)
      return run(actions, on: running)
    case .back:
      return leave(running, downTo: running.core.stack.count - 1)
    case .escape:
      switch core.stack.last?.arrival {
      case .pushed?: return leave(running, downTo: core.stack.count - 1)
      case .presented(let style)? where style.closesOnUnansweredEscape: return dismiss(running)
      default: return []
      }
    }
  }

  private func run(_ actions: [ScreenAction], on start: Running) -> [Running] {
    var all = [start]
    for action in actions {
      all = all.flatMap { $0.isLost ? [$0] : perform(action, on: $0) }
      guard all.count <= Self.mostOutcomes else {
        var lost = start
        lost.isLost = true
        return [lost]
      }
    }
    return all
  }

  private func perform(_ action: ScreenAction, on start: Running) -> [Running] {
    var running = start
    switch action {
    case .set(let name, let value): values.set(name, value, &running.core.values)
    case .add(let name, let value, let atLeast, let atMost):
      values.add(name, value, atLeast: atLeast, atMost: atMost, &running.core.values)
    case .toggle(let name): values.toggle(name, &running.core.values)
    case .show, .hide: break
    case .present(let screen, let style): return open(screen, .presented(style), running)
    case .push(let screen): return open(screen, .pushed, running)
    case .dismiss: return dismiss(running)
    case .back(let screen?):
      guard let index = running.core.stack.dropLast().lastIndex(where: { $0.screen == screen })
      else { return [running] }
      return leave(running, downTo: index + 1)
    case .back: return leave(running, downTo: running.core.stack.count - 1)
    case .post:
      running.place = ScreenSketch.anywhere
      return [running]
    case .announce, .play: return [running]
    case .wait, .banner:
      // The rest is done after whatever else is going on, which is not followed.
      running.isLost = true
      return [running]
    case .when(let condition, let then, let otherwise):
      return switch values.holds(condition, running.core.values) {
      case true?: run(then, on: running)
      case false?: run(otherwise, on: running)
      case nil: run(then, on: running) + run(otherwise, on: running)
      }
    }
    keep(&running)
    return [running]
  }

  private func keep(_ running: inout Running) {
    running.place = sketch(running.core)?.kept(running.place) ?? ScreenSketch.anywhere
  }

  private func open(_ screen: String, _ arrival: ScreenEntry.Arrival, _ start: Running)
    -> [Running]
  {
    guard let sketch = screens[screen] else { return [start] }
    var running = start
    guard running.core.stack.count < Self.deepestStack else {
      running.isLost = true
      return [running]
    }
    // Places of screens whose stops come and go are not remembered.
    let opener =
      self.sketch(running.core)?.isSteady == true ? running.source : ScreenSketch.anywhere
    running.core.stack.append(Entry(screen: screen, arrival: arrival, opener: opener))
    running.source = ScreenSketch.anywhere
    running.place = sketch.isSteady && sketch.placeCount > 0 ? 0 : ScreenSketch.anywhere
    return run(sketch.appear, on: running)
  }

  private func dismiss(_ running: Running) -> [Running] {
    guard
      let index = running.core.stack.lastIndex(where: {
        if case .presented = $0.arrival { true } else { false }
      })
    else { return [running] }
    return leave(running, downTo: index)
  }

  private func leave(_ start: Running, downTo index: Int) -> [Running] {
    guard index > 0 else { return [start] }
    var running = start
    running.place = running.core.stack[index].opener
    running.source = ScreenSketch.anywhere
    running.core.stack.removeSubrange(index...)
    keep(&running)
    return run(sketch(running.core)?.appear ?? [], on: running)
  }
}
