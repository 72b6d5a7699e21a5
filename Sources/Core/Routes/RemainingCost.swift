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
  /// More than so many are not reckoned.
  private let mostCosts: Int

  /// The place that stands for not knowing where; the others are numbered from 1. One more after
  /// them stands for wherever one is: what begins there can be done at any place.
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
    /// The index of the independent value that it changes; -1 for everything else.
    var independent: Int16 = -1
  }

  init(from app: SimulatedApp, to goal: Goal, sketch: AppSketch, ring: RotorRing, mostCosts: Int) {
    self.mostCosts = mostCosts
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
  ///
  /// - Parameter steps: How many changes each independent value takes, by index: what is left of
  ///   all but the last is reckoned elsewhere, so that one of these is as good as a step back.
  func cost(
    after causes: Set<ScreenSketch.Cause>, core: Int32, place: Int32, ring position: Int,
    steps: [Int32]
  ) -> Int32 {
    let stays = costs[node(core, place, position)]
    let wherever = Int32(sketch.layouts[Int(layouts[Int(core)])].places.count + 1)
    var least = Self.never
    let end = Int(core) + 1 < firstJumps.count ? firstJumps[Int(core) + 1] : Int32(jumps.count)
    for index in Int(firstJumps[Int(core)])..<Int(end) {
      let jump = jumps[index]
      guard jump.place == place || jump.place == wherever || place == Self.anywhere,
        causes.contains(jump.cause)
      else { continue }
      if jump.independent >= 0 {
        let isLast = steps[Int(jump.independent)] <= 1
        guard isLast == (jump.core != core), isLast || stays != Self.never else { continue }
        if !isLast {
          least = min(least, stays - 1)
          continue
        }
      }
      let rest =
        jump.core == Self.lost ? 0 : costs[node(jump.core, jump.target, position)]
      least = min(least, rest)
    }
    // An act that changes nothing that is followed is none here.
    least = min(least, stays)
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
    let size = (sketch.layouts[layout].places.count + 2) * ring.count
    starts.append(starts[Int(id)] + Int32(size))
    return id
  }

  private mutating func explore(from start: SketchedCore) {
    _ = number(of: start)
    var next = 0
    while next < cores.count {
      firstJumps.append(Int32(jumps.count))
      guard starts[next] < mostCosts, cores[next].stack.count <= AppSketch.deepestStack
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
    let typing = sketch.typing(on: core).map {
      Answer(cause: .key, cost: $0.cost, outcome: $0.outcome)
    }
    let shared = answersAnywhere(on: core, screen, layout)
    for answer in shared.wherever {
      add(answer, to: number, at: nil, from: Int32(layout.places.count + 1))
    }
    if layout.places.isEmpty {
      for answer in shared.staying + typing {
        add(answer, to: number, at: nil, from: Self.anywhere)
      }
      for act in shared.local { add(answers(to: act, on: core, at: nil), to: number, at: nil) }
    }
    /// By group: what is possible at a place alone.
    var own: [Int: [Answer]] = [:]
    for (index, place) in layout.places.enumerated() {
      let key = screen.isFixed && !layout.isLoose ? place.group : index
      if own[key] == nil {
        own[key] = (place.acts + shared.local).flatMap { answers(to: $0, on: core, at: place) }
      }
      add(own[key] ?? [], to: number, at: index)
      add(shared.staying, to: number, at: index)
      add(typing, to: number, at: index)
      if core.editing != nil, place.view == nil {
        // A long press on a key brings its other letters up, from where everything is near.
        let letters = AppSketch.Outcome(core: core, landing: .anywhere)
        add([Answer(cause: .longPress, cost: 1, outcome: letters)], to: number, at: index)
      }
    }
  }

  /// What an act may come to.
  private struct Answer {
    var cause: ScreenSketch.Cause
    var cost: Int32
    var outcome: AppSketch.Outcome
  }

  private func answers(
    to act: ScreenSketch.Act, on core: SketchedCore, at place: LayoutSketch.Place?
  ) -> [Answer] {
    sketch.outcomes(of: act, on: core, at: place).map {
      Answer(cause: act.cause, cost: act.cost, outcome: $0)
    }
  }

  /// What is possible at every place: with an outcome that is the same from wherever one does it,
  /// leaving the cursor where it is, or to be asked at each place.
  private func answersAnywhere(
    on core: SketchedCore, _ screen: ScreenSketch, _ layout: LayoutSketch
  ) -> (wherever: [Answer], staying: [Answer], local: [ScreenSketch.Act]) {
    var shared = screen.actsAnywhere
    if core.top.isPopover { shared.append(.init(cause: .activate, effect: .escape)) }
    guard core.editing == nil else {
      let field = core.editing.flatMap { screen.actsWhileEditing[$0] }
      return ([], [], shared + (field ?? []))
    }
    // Who opens a screen is found again when it closes.
    func opens(_ act: ScreenSketch.Act) -> Bool {
      guard case .actions(let actions) = act.effect else { return false }
      return !actions.opened.isDisjoint(with: layout.opened)
    }
    let local = shared.filter(opens)
    if !local.isEmpty { shared.removeAll(where: opens) }
    let answers = shared.flatMap { self.answers(to: $0, on: core, at: nil) }
    return (
      answers.filter { $0.outcome.isLost || $0.outcome.landing != .stays },
      answers.filter { !$0.outcome.isLost && $0.outcome.landing == .stays }, local
    )
  }

  private mutating func add(_ answers: [Answer], to number: Int32, at place: Int?) {
    let from = place.map { Int32($0) + 1 } ?? Self.anywhere
    for answer in answers { add(answer, to: number, at: place, from: from) }
  }

  private mutating func add(_ answer: Answer, to number: Int32, at place: Int?, from: Int32) {
    let outcome = answer.outcome
    guard !outcome.isLost else {
      jumps.append(
        Jump(
          cause: answer.cause, cost: answer.cost, place: from, core: Self.lost,
          target: Self.anywhere))
      return
    }
    let to = self.number(of: outcome.core)
    let targets =
      sketch.places(
        of: outcome.landing, from: place, on: sketch.layouts[Int(layouts[Int(number)])],
        in: sketch.layouts[Int(layouts[Int(to)])], of: outcome.core
      )?.map { Int32($0) + 1 } ?? [Self.anywhere]
    let independent = outcome.independent.map { Int16($0) } ?? -1
    for target in targets where to != number || target != from || independent >= 0 {
      jumps.append(
        Jump(
          cause: answer.cause, cost: answer.cost, place: from, core: to, target: target,
          independent: independent))
    }
  }

  func meetsGoal(_ core: SketchedCore) -> Bool {
    guard goal.screen == nil || goal.screen == core.top.screen else { return false }
    return sketch.values.holds(goal.state, core.values) != false
  }
}
