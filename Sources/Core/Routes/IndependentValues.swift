import Simulation

/// Values that the goal alone asks for, and that nothing else goes by: a switch, a slider or a
/// counter, say. Whatever changes one of them changes nothing else, so that what each takes is
/// reckoned for itself, and none is worth changing that is as it should be.
struct IndependentValues {
  /// What one value can become.
  private struct Range {
    var requirements: [Condition.Requirement] = []
    /// What it can be; nil where that is too much to follow.
    var steps: [StateValue?: Int32]?
    /// Numbers greater than this are not told apart.
    var most: Double?

    func isMet(_ value: StateValue?) -> Bool {
      requirements.allSatisfy {
        Condition([$0]).holds(in: value.map { [requirements[0].name: $0] } ?? [:])
      }
    }

    func saturated(_ value: StateValue?) -> StateValue? {
      guard let most, case .number(let number)? = value else { return value }
      return .number(min(number, most.rounded(.down) + 1))
    }
  }

  /// Something that changes a value.
  private enum Change {
    case actions([ScreenAction])
    case control(SimulatedScreen, Int, ControlEvent)
  }

  private var ranges: [String: Range] = [:]

  /// Values that can become more than this are not followed.
  private static let mostValues = 400

  init(library: ScreenLibrary, goal: Goal, reads: StateReads) {
    let others = StateReads(library: library, goal: Goal())
    let moved = Set(
      library.screens.values.flatMap { $0.records.flatMap(\.view.movableRows) })
    var names = reads.wanted.filter { name in
      !others.matters(name) && !reads.isTyped(name) && !reads.isCopied(name)
        && name != SimulatedApp.droppedState && !moved.contains(name)
    }
    let lists = Lists(of: library)
    for list in lists.plain {
      if let name = Self.onlyName(in: list, of: reads) {
        if name.isEmpty { continue }
      } else {
        names.subtract(Self.namesGiven(by: list, reads))
      }
    }
    for list in lists.others { names.subtract(Self.namesGiven(by: list, reads)) }
    for screen in library.screens.values {
      for record in screen.records where record.view.showsMore {
        if let name = record.valueName { names.remove(name) }
      }
    }
    for name in names {
      ranges[name] = Range(
        requirements: goal.state.requirements.filter { $0.name == name },
        most: reads.mostToldApart(of: name))
      let changes = Self.changes(of: name, in: library, lists)
      let steps = steps(of: name, by: changes, from: library.initialState[name])
      ranges[name]?.steps = steps
    }
  }

  // MARK: - Asking

  var names: Set<String> { Set(ranges.keys) }

  func isMet(_ name: String, by value: StateValue?) -> Bool {
    ranges[name]?.isMet(value) ?? false
  }

  /// How many acts it takes at least until the value is as the goal wants it; nil where none do.
  func steps(of name: String, from value: StateValue?) -> Int32? {
    guard let range = ranges[name] else { return 0 }
    if range.isMet(value) { return 0 }
    guard let steps = range.steps else { return 1 }
    return steps[range.saturated(value)]
  }

  /// True where the actions may be the last that the value takes.
  func mayMeet(_ name: String, by actions: [ScreenAction]) -> Bool {
    mayMeet(name) { Self.value(after: actions, name, $0) }
  }

  /// True where an event of the control may be the last that the value takes.
  func mayMeet(
    _ name: String, by event: ControlEvent, of view: Int, on screen: SimulatedScreen
  ) -> Bool {
    mayMeet(name) { Self.value(after: event, of: view, on: screen, $0) }
  }

  private func mayMeet(_ name: String, after change: (StateValue?) -> StateValue?) -> Bool {
    guard let range = ranges[name], let steps = range.steps else { return true }
    return steps.keys.contains { !range.isMet($0) && range.isMet(change($0)) }
  }

  // MARK: - What changes them

  /// Every list of actions: those that a button or an adjustable control answers with, and others.
  private struct Lists {
    var plain: [[ScreenAction]] = []
    var others: [[ScreenAction]] = []

    init(of library: ScreenLibrary) {
      for screen in library.screens.values {
        others += screen.description.handlers.values
        for record in screen.records {
          for (event, actions) in record.view.handlers {
            switch event {
            case .activate, .increment, .decrement: plain.append(actions)
            default: others.append(actions)
            }
          }
          others += record.view.accessibility.customActions.map(\.actions)
          others += record.view.content.links.compactMap(\.actions)
        }
      }
    }
  }

  /// The one name that a list changes of those that matter, in ways that are known; empty where it
  /// changes none, nil where it does more than that.
  private static func onlyName(in list: [ScreenAction], of reads: StateReads) -> String? {
    var changed: Set<String> = []
    for action in list {
      switch action {
      case .set(.plain(let name), let value), .add(.plain(let name), let value, _, _):
        guard reads.matters(name) else { continue }
        guard case .fixed = value else { return nil }
        changed.insert(name)
      case .toggle(let name): if reads.matters(name) { changed.insert(name) }
      case .announce, .play: break
      default: return nil
      }
    }
    return changed.count < 2 ? changed.first ?? "" : nil
  }

  private static func namesGiven(by list: [ScreenAction], _ reads: StateReads) -> Set<String> {
    list.reduce(into: []) { names, action in
      switch action {
      case .set(.plain(let name), _), .add(.plain(let name), _, _, _), .toggle(let name):
        names.insert(name)
      case .set(let name, _), .add(let name, _, _, _):
        names.formUnion(reads.computedTargets[name.names] ?? reads.wanted)
      case .when(_, let then, let otherwise):
        names.formUnion(namesGiven(by: then, reads))
        names.formUnion(namesGiven(by: otherwise, reads))
      default: break
      }
    }
  }

  private static func changes(of name: String, in library: ScreenLibrary, _ lists: Lists)
    -> [Change]
  {
    var changes = Set(lists.plain).filter { $0.gives(name) }.map(Change.actions)
    for screen in library.screens.values {
      for (index, record) in screen.records.enumerated() where record.valueName == name {
        for part in ScreenSketch.parts(of: record.view) {
          let events: [ControlEvent] = [
            .activate(part: part), .increment(part: part), .decrement(part: part),
          ]
          changes += events.map { .control(screen, index, $0) }
        }
      }
    }
    return changes
  }

  private static func value(
    after actions: [ScreenAction], _ name: String, _ value: StateValue?
  ) -> StateValue? {
    actions.reduce(value) { value, action in
      switch action {
      case .set(.plain(name), .fixed(let new)): return new
      case .add(.plain(name), .fixed(let step), let atLeast, let atMost):
        var sum = (value?.number ?? 0) + step.number
        if let atMost { sum = min(sum, atMost) }
        if let atLeast { sum = max(sum, atLeast) }
        return .number(sum)
      case .toggle(name): return .flag(value?.isTrue != true)
      default: return value
      }
    }
  }

  private static func value(
    after event: ControlEvent, of view: Int, on screen: SimulatedScreen, _ value: StateValue?
  ) -> StateValue? {
    if case .value(let new)? = screen.response(of: view, to: event, holding: value) {
      new
    } else {
      value
    }
  }

  // MARK: - How far it is

  /// By value: how many changes it takes until it is as it should be. Nil where there are too many
  /// values; one that is missing never gets there.
  private func steps(of name: String, by changes: [Change], from start: StateValue?)
    -> [StateValue?: Int32]?
  {
    guard let range = ranges[name] else { return nil }
    var origins: [StateValue?: [StateValue?]] = [range.saturated(start): []]
    var reached = [range.saturated(start)]
    var next = 0
    while next < reached.count {
      let value = reached[next]
      next += 1
      for change in changes {
        let new: StateValue? =
          switch change {
          case .actions(let actions): Self.value(after: actions, name, value)
          case .control(let screen, let view, let event):
            Self.value(after: event, of: view, on: screen, value)
          }
        let told = range.saturated(new)
        if origins[told] == nil { reached.append(told) }
        origins[told, default: []].append(value)
      }
      guard reached.count <= Self.mostValues else { return nil }
    }
    var steps: [StateValue?: Int32] = [:]
    var latest = reached.filter(range.isMet)
    for value in latest { steps[value] = 0 }
    var count: Int32 = 0
    while !latest.isEmpty {
      count += 1
      latest = Set(latest.flatMap { origins[$0] ?? [] }).filter { steps[$0] == nil }
      for value in latest { steps[value] = count }
    }
    return steps
  }
}

extension [ScreenAction] {
  fileprivate func gives(_ name: String) -> Bool {
    contains { action in
      switch action {
      case .set(.plain(name), _), .add(.plain(name), _, _, _), .toggle(name): true
      default: false
      }
    }
  }
}
