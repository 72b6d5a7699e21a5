import Simulation

/// What acts come to.
extension AppSketch {
  /// - Parameter place: Where the cursor is; nil for anywhere.
  func outcomes(of act: ScreenSketch.Act, on core: SketchedCore, at place: LayoutSketch.Place?)
    -> [Outcome]
  {
    guard values.isOn(act.isEnabled, core.values) != false,
      let sketch = screens[core.top.screen]
    else { return [] }
    if let index = act.independent { return change(index, mayMeet: act.mayMeet, on: core) }
    let start = SketchRun(core: core, source: place)
    let runs: [SketchRun]
    switch act.effect {
    case .actions(let actions): runs = run(actions, on: start)
    case .control(let view, let event, let change):
      runs = control(view, event, change, sketch, on: start)
    case .edit(let field): runs = beginEditing(field, on: start)
    case .back: runs = goBack(to: nil, on: start)
    case .escape: runs = escape(on: start)
    case .close(let view): runs = close(around: view, sketch, on: start)
    }
    return runs.flatMap(rest).map { outcome($0, from: core) }
  }

  /// One change of several, or the last one. What is as it should be stays so: no way is cheapest
  /// that undoes it.
  private func change(_ index: Int, mayMeet: Bool, on core: SketchedCore) -> [Outcome] {
    guard core.values[index] == .known(.flag(false)) else { return [] }
    let further = Outcome(core: core, landing: .stays, independent: index)
    guard mayMeet else { return [further] }
    var met = further
    met.core.values[index] = .known(.flag(true))
    return [further, met]
  }

  /// What typing comes to, with the keys that it takes.
  func typing(on core: SketchedCore) -> [(cost: Int32, outcome: Outcome)] {
    guard let field = core.editing, let sketch = screens[core.top.screen] else { return [] }
    let record = sketch.screen.records[field]
    let grouping = groupingLayout(of: core.top.screen)
    let place = grouping?.place(of: record.view.id).flatMap { grouping?.places[$0] }
    var all: [(cost: Int32, outcome: Outcome)] = []
    if let name = record.valueName, let index = values.index(of: name) {
      for (value, cost) in values.typed(name, over: core.values) where value != core.values[index] {
        var start = SketchRun(core: core, source: place)
        start.core.values[index] = value
        let runs = run(record.view.handlers[.change] ?? [], on: start).flatMap(rest)
        all += runs.map { (cost, outcome($0, from: core)) }
      }
    } else if let change = record.view.handlers[.change] {
      let runs = run(change, on: SketchRun(core: core, source: place)).flatMap(rest)
      all += runs.map { (Int32(RouteCosts.key), outcome($0, from: core)) }
    }
    guard record.view.kind.name != "textView" else { return all }
    let submitted = endEditing(SketchRun(core: core, source: place), isAnnounced: true)
      .flatMap { run(record.view.handlers[.submit] ?? [], on: $0) }.flatMap(rest)
    return all + submitted.map { (Int32(RouteCosts.key), outcome($0, from: core)) }
  }

  private func outcome(_ run: SketchRun, from start: SketchedCore) -> Outcome {
    var landing = run.landing
    // An alert or a popover that comes or goes takes the cursor along; which one is not followed.
    let presents = screens[run.core.top.screen]?.screen.presentations.isEmpty == false
    if presents, run.core != start {
      if case .element = landing {} else { landing = .anywhere }
    }
    return Outcome(core: settled(run.core), landing: landing, isLost: run.isLost)
  }

  private func control(
    _ view: Int, _ event: ControlEvent, _ change: [ScreenAction], _ sketch: ScreenSketch,
    on start: SketchRun
  ) -> [SketchRun] {
    var changed = start
    guard let name = sketch.screen.records[view].valueName else { return [] }
    guard let index = values.index(of: name) else {
      return [start] + run(change, on: start)
    }
    guard case .known(let value) = start.core.values[index],
      !sketch.screen.records[view].view.showsMore,
      let new = sketch.screen.response(of: view, to: event, holding: value)?.newValue
    else {
      values.give(name, nil, &changed.core.values)
      return [start] + run(change, on: changed)
    }
    guard value != new else { return [start] }
    values.give(name, new, &changed.core.values)
    return run(change, on: changed)
  }

  private func escape(on start: SketchRun) -> [SketchRun] {
    if start.core.editing != nil { return endEditing(start, isAnnounced: true) }
    switch start.core.top.arrival {
    case .pushed: return goBack(to: nil, on: start)
    case .presented(let style) where style.closesOnUnansweredEscape: return dismiss(start)
    default: return []
    }
  }

  /// Which of them it is that closes, and how, is not followed.
  private func close(around view: Int, _ sketch: ScreenSketch, on start: SketchRun) -> [SketchRun] {
    var runs = dismiss(start)
    var changed = start
    changed.landing = .anywhere
    runs.append(changed)
    for around in sketch.screen.chain(from: view) where sketch.screen.closes(around) {
      let closing = sketch.screen.records[around].view
      runs += run(closing.handlers[.escape] ?? [], on: start)
      changed.setVisible(false, [closing.id])
      runs.append(changed)
    }
    return runs
  }

  // MARK: - Running actions

  func run(_ actions: [ScreenAction], on start: SketchRun) -> [SketchRun] {
    var all = [start]
    for (index, action) in actions.enumerated() {
      if case .wait = action {
        let rest = Array(actions[(index + 1)...])
        return all.map { $0.waiting(for: rest) }
      }
      all = all.flatMap { run -> [SketchRun] in
        if run.isLost { return [run] }
        // What stands after a wait inside a condition waits, too.
        if run.isWaiting { return [run.waiting(more: action)] }
        return perform(action, on: run)
      }
      guard all.count <= Self.mostOutcomes else {
        var lost = start
        lost.isLost = true
        return [lost]
      }
    }
    return all
  }

  /// Lets happen what waits.
  private func rest(_ run: SketchRun) -> [SketchRun] {
    guard !run.isLost, let waiting = run.waiting.first else { return [run] }
    var next = run
    guard run.waiting.count == 1 else {
      // In which order they go on is not followed.
      next.isLost = true
      return [next]
    }
    next.waiting = []
    let before = next
    next.landing = .stays
    let isSkipped = waiting.owner.map { $0 != run.core.stack } ?? false
    let done = self.run(waiting.rest, on: next).flatMap(rest).map { run in
      var run = run
      // A cursor that was led somewhere meanwhile may be led on by what has changed.
      if run.landing == .stays {
        run.landing = run.core == before.core ? before.landing : .anywhere
      }
      return run
    }
    return isSkipped ? done + [before] : done
  }

  private func perform(_ action: ScreenAction, on start: SketchRun) -> [SketchRun] {
    var run = start
    switch action {
    case .set(let name, let value): values.set(name, value, &run.core.values)
    case .add(let name, let value, let atLeast, let atMost):
      values.add(name, value, atLeast: atLeast, atMost: atMost, &run.core.values)
    case .toggle(let name): values.toggle(name, &run.core.values)
    case .show(let ids): run.setVisible(true, ids)
    case .hide(let ids): run.setVisible(false, ids)
    case .present(let screen, let style): return open(screen, .presented(style), run)
    case .push(let screen): return open(screen, .pushed, run)
    case .dismiss: return dismiss(run)
    case .back(let screen): return goBack(to: screen, on: run)
    case .post(.layoutChanged, let focus, _):
      if let focus { run.landing = .element(focus) }
    case .post(.screenChanged, let focus, _):
      run.landing = focus.map { .element($0) } ?? .first
    case .post, .announce, .play, .banner, .wait: break
    case .when(let condition, let then, let otherwise):
      return switch values.holds(condition, run.core.values) {
      case true?: self.run(then, on: run)
      case false?: self.run(otherwise, on: run)
      case nil: self.run(then, on: run) + self.run(otherwise, on: run)
      }
    }
    return [run]
  }

  private func open(_ screen: String, _ arrival: ScreenEntry.Arrival, _ start: SketchRun)
    -> [SketchRun]
  {
    guard let sketch = screens[screen] else { return [start] }
    return endEditing(start, isAnnounced: false).flatMap { run -> [SketchRun] in
      var run = run
      guard run.core.stack.count < Self.deepestStack else {
        run.isLost = true
        return [run]
      }
      let opens = run.source.map { $0.opens.contains(screen) } ?? false
      run.core.stack.append(
        .init(
          screen: screen, arrival: arrival, opener: opens ? run.source?.group : nil,
          visibility: [:]))
      run.landing = .first
      return appear(sketch, run)
    }
  }

  private func dismiss(_ run: SketchRun) -> [SketchRun] {
    guard
      let index = run.core.stack.lastIndex(where: {
        if case .presented = $0.arrival { true } else { false }
      })
    else { return [run] }
    return leave(run, downTo: index)
  }

  private func goBack(to screen: String?, on run: SketchRun) -> [SketchRun] {
    guard let screen else {
      return run.core.stack.count > 1 ? leave(run, downTo: run.core.stack.count - 1) : [run]
    }
    guard let index = run.core.stack.dropLast().lastIndex(where: { $0.screen == screen }) else {
      return [run]
    }
    return leave(run, downTo: index + 1)
  }

  private func leave(_ start: SketchRun, downTo index: Int) -> [SketchRun] {
    guard index > 0 else { return [start] }
    return endEditing(start, isAnnounced: false).flatMap { run -> [SketchRun] in
      var run = run
      guard run.core.stack.count > index else {
        run.isLost = true
        return [run]
      }
      run.landing = run.core.stack[index].opener.map { .group($0) } ?? .anywhere
      run.core.stack.removeSubrange(index...)
      guard let sketch = screens[run.core.top.screen] else { return [run] }
      return appear(sketch, run)
    }
  }

  /// What a screen does when it comes to the front belongs to nobody, and ends with it.
  private func appear(_ sketch: ScreenSketch, _ run: SketchRun) -> [SketchRun] {
    guard !sketch.appear.isEmpty else { return [run] }
    var owned = run
    owned.source = nil
    owned.owner = run.core.stack
    return self.run(sketch.appear, on: owned).map { done in
      var done = done
      done.source = run.source
      done.owner = run.owner
      return done
    }
  }

  // MARK: - Fields

  private func beginEditing(_ field: Int, on start: SketchRun) -> [SketchRun] {
    if start.core.editing == field { return [start] }
    return endEditing(start, isAnnounced: false).flatMap { run -> [SketchRun] in
      var run = run
      guard let sketch = screens[run.core.top.screen], run.core.stack == start.core.stack else {
        run.isLost = true
        return [run]
      }
      run.core.editing = field
      run.landing = .element(sketch.screen.records[field].view.id)
      return handle(.beginEditing, of: field, sketch, run)
    }
  }

  private func endEditing(_ start: SketchRun, isAnnounced: Bool) -> [SketchRun] {
    guard let field = start.core.editing, let sketch = screens[start.core.top.screen] else {
      return [start]
    }
    var run = start
    run.core.editing = nil
    // A cursor on a key goes to the field.
    if isAnnounced, run.landing == .stays {
      if start.source == nil { run.landing = .anywhere }
      if let source = start.source, source.view == nil {
        run.landing =
          run.core.top.isPopover ? .anywhere : .element(sketch.screen.records[field].view.id)
      }
    }
    return handle(.endEditing, of: field, sketch, run)
  }

  private func handle(
    _ event: ScreenEvent, of field: Int, _ sketch: ScreenSketch, _ run: SketchRun
  ) -> [SketchRun] {
    guard let actions = sketch.screen.records[field].view.handlers[event] else { return [run] }
    var run = run
    // It waits on its own account, while the list that it is called from goes on.
    if actions.waits { run.isLost = true }
    return self.run(actions, on: run)
  }
}

extension ControlResponse {
  /// What the control holds then; nil where it gives itself no value.
  fileprivate var newValue: StateValue? {
    switch self {
    case .value(let value): value
    case .clear: .text("")
    default: nil
    }
  }
}

extension [ScreenAction] {
  fileprivate var waits: Bool {
    contains { action in
      switch action {
      case .wait: true
      case .when(_, let then, let otherwise): then.waits || otherwise.waits
      default: false
      }
    }
  }
}
