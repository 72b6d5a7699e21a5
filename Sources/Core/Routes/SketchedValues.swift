import Simulation

/// What a lower bound knows of one value.
enum SketchedValue: Hashable {
  case known(StateValue?)
  /// A number greater than anything it is compared with.
  case above
  /// A text of this length that nothing asks for.
  case typed(Int)
  /// It may be anything.
  case unknown
}

/// The values of an app that a lower bound follows, as far as anything tells them apart; all others
/// may be anything.
struct SketchedValues {
  /// The names it follows.
  let names: [String]
  private let indexes: [String: Int]
  /// By index: numbers beyond it are not told apart.
  private let bounds: [Double]
  /// The texts that something asks for; all others are one.
  private let texts: Set<String>
  /// By index: the longest length that is told apart of what is typed; nil where nothing is, or
  /// where only matters whether there is a text.
  private let lengths: [Int?]
  private let areTyped: [Bool]
  /// By index: what a value may become that only grows; nil for all others.
  private let growing: [Set<String>?]
  /// By index: those of which is only known whether they are as the goal wants them.
  private let areIndependent: [Bool]
  private let independent: IndependentValues
  /// What computed names may be, by what they are computed from.
  private let targets: [[String]: Set<String>]
  /// What the values hold that nobody ever gives another value.
  private let constants: [String: StateValue]

  /// In place of a text that nothing asks for.
  private static let other = StateValue.text("\u{FFFC}")

  init(
    _ names: [String], reads: StateReads, independent: IndependentValues,
    in library: ScreenLibrary
  ) {
    self.names = names
    self.independent = independent
    areIndependent = names.map(independent.names.contains)
    growing = names.map(reads.textsGrownTo)
    indexes = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    constants = library.initialState.filter { !reads.isWritten($0.key) }
    targets = reads.computedTargets
    let texts = reads.comparedTexts
    self.texts = texts.union(names)
    bounds = names.map { reads.greatestNumber(for: $0) }
    let longest = texts.map(\.count).max() ?? 0
    areTyped = names.map(reads.isTyped)
    lengths = names.map { reads.isTyped($0) && longest > 0 && reads.isCompared($0) ? longest : nil }
  }

  func index(of name: String) -> Int? { indexes[name] }

  func values(of state: [String: StateValue]) -> [SketchedValue] {
    names.indices.map { sketched(state[names[$0]], as: $0) }
  }

  private func sketched(_ value: StateValue?, as index: Int) -> SketchedValue {
    if areIndependent[index] {
      return .known(.flag(independent.isMet(names[index], by: value)))
    }
    switch value {
    case .number(let number)?:
      if number > bounds[index] { return .above }
      return number < -bounds[index] ? .unknown : .known(value)
    case .text(let text)?:
      if text.isEmpty { return .known(value) }
      if let growing = growing[index], !growing.contains(where: { $0.hasPrefix(text) }) {
        return .known(Self.other)
      }
      if areTyped[index], lengths[index] == nil { return .known(Self.other) }
      if texts.contains(text) { return .known(value) }
      if let longest = lengths[index] { return .typed(min(text.count, longest + 1)) }
      return .known(Double(text) == nil ? Self.other : value)
    default: return .known(value)
    }
  }

  /// A value that it may be; nil where nothing is known.
  func example(of value: SketchedValue, at index: Int) -> StateValue? {
    if areIndependent[index] { return nil }
    return switch value {
    case .known(let value): value
    case .above: .number(bounds[index] + 1)
    case .typed(let length): .text(String(repeating: "x", count: length))
    case .unknown: nil
    }
  }

  // MARK: - Conditions

  /// Nil where it may or may not hold.
  func holds(_ condition: Condition, _ values: [SketchedValue]) -> Bool? {
    var isSure = true
    for requirement in condition.requirements {
      switch holds(requirement, values) {
      case false?: return false
      case nil: isSure = false
      case true?: break
      }
    }
    return isSure ? true : nil
  }

  func isOn(_ switchable: Switchable, _ values: [SketchedValue]) -> Bool? {
    switch switchable {
    case .always(let isOn): isOn
    case .when(let condition): holds(condition, values)
    }
  }

  private func holds(_ requirement: Condition.Requirement, _ values: [SketchedValue]) -> Bool? {
    guard let index = indexes[requirement.name] else {
      guard let value = constants[requirement.name] else { return nil }
      return Condition([requirement]).holds(in: [requirement.name: value])
    }
    switch values[index] {
    case .unknown: return nil
    case .known(let value) where areIndependent[index]: return value?.isTrue
    case .known(let value):
      return Condition([requirement]).holds(in: value.map { [requirement.name: $0] } ?? [:])
    case .above:
      let bound = bounds[index]
      switch requirement.test {
      case .equals(let wanted): return isFar(wanted, bound) ? false : nil
      case .differs(let other): return isFar(other, bound) ? true : nil
      case .atLeast(let least): return least <= bound ? true : nil
      case .atMost(let most): return most <= bound ? false : nil
      }
    case .typed:
      switch requirement.test {
      case .equals: return false
      case .differs: return true
      case .atLeast, .atMost: return nil
      }
    }
  }

  /// True for what a number above the bound certainly is not.
  private func isFar(_ value: StateValue, _ bound: Double) -> Bool {
    guard case .number(let number) = value else { return true }
    return number <= bound
  }

  /// Nil where it may or may not be empty.
  func isEmpty(_ text: TextTemplate, _ values: [SketchedValue]) -> Bool? {
    switch evaluated(.template(text), values).value {
    case .known(let value): value.map { $0.description.isEmpty } ?? true
    case .above, .typed: false
    case .unknown: nil
    }
  }

  // MARK: - Values of their own

  /// The one independent value that an effect changes, with whether it may be its last change.
  func independent(
    of effect: ScreenSketch.Effect, on screen: SimulatedScreen
  ) -> (index: Int, mayMeet: Bool)? {
    switch effect {
    case .actions(let actions):
      for action in actions {
        switch action {
        case .set(.plain(let name), _), .add(.plain(let name), _, _, _), .toggle(let name):
          guard let index = indexes[name], areIndependent[index] else { return nil }
          return (index, independent.mayMeet(name, by: actions))
        default: return nil
        }
      }
      return nil
    case .control(let view, let event, _):
      guard let name = screen.records[view].valueName, let index = indexes[name],
        areIndependent[index]
      else { return nil }
      return (index, independent.mayMeet(name, by: event, of: view, on: screen))
    default: return nil
    }
  }

  // MARK: - Changes

  /// Actions without what they do to other values, and without what is only heard.
  func followed(_ actions: [ScreenAction]) -> [ScreenAction] {
    actions.compactMap { action in
      switch action {
      case .set(.plain(let name), .fixed(let value)):
        guard let index = indexes[name] else { return nil }
        let isOther = sketched(value, as: index) == .known(Self.other)
        return .set(name: .plain(name), value: .fixed(isOther ? Self.other : value))
      case .set(.plain(let name), _), .add(.plain(let name), _, _, _), .toggle(let name):
        return indexes[name] == nil ? nil : action
      case .announce, .play, .banner, .post(.pageScrolled, _, _): return nil
      case .when(let condition, let then, let otherwise):
        let (then, otherwise) = (followed(then), followed(otherwise))
        guard !then.isEmpty || !otherwise.isEmpty else { return nil }
        return .when(condition, then: then, otherwise: otherwise)
      default: return action
      }
    }
  }

  func set(_ name: TextTemplate, _ value: ActionValue, _ values: inout [SketchedValue]) {
    let new = evaluated(value, values)
    change(name, &values) { index, _ in converted(new.value, of: new.source, to: index) }
  }

  func add(
    _ name: TextTemplate, _ value: ActionValue, atLeast: Double?, atMost: Double?,
    _ values: inout [SketchedValue]
  ) {
    let step = evaluated(value, values)
    change(name, &values) { index, old in
      func far() -> SketchedValue {
        guard let atMost else { return .above }
        return atMost <= bounds[index] ? sketched(.number(atMost), as: index) : .above
      }
      switch (old, step.value) {
      case (.known(let old), .known(let step)):
        var sum = (old?.number ?? 0) + (step?.number ?? 0)
        if let atMost { sum = min(sum, atMost) }
        if let atLeast { sum = max(sum, atLeast) }
        return sketched(.number(sum), as: index)
      case (.above, .known(let step)) where (step?.number ?? 0) >= 0: return far()
      case (.above, .above): return far()
      case (.known(let old), .above)
      where (old?.number ?? 0) >= 0 && step.source.map { bounds[$0] >= bounds[index] } == true:
        return far()
      default: return .unknown
      }
    }
  }

  func toggle(_ name: String, _ values: inout [SketchedValue]) {
    change(.plain(name), &values) { _, old in
      if case .known(let value) = old { return .known(.flag(value?.isTrue != true)) }
      return .unknown
    }
  }

  /// Gives a value what a control holds now; nil where that is not known.
  func give(_ name: String, _ value: StateValue?, _ values: inout [SketchedValue]) {
    guard let index = indexes[name] else { return }
    values[index] = value.map { sketched($0, as: index) } ?? .unknown
  }

  /// What may stand in a field after typing, with the keys that it takes at least.
  func typed(_ name: String, over values: [SketchedValue]) -> [(SketchedValue, cost: Int32)] {
    guard let index = indexes[name] else { return [(.unknown, 1)] }
    let old = values[index]
    guard let longest = lengths[index] else {
      return [(.known(Self.other), 1), (.known(.text("")), 1)]
    }
    let length: Int
    switch old {
    case .known(let text): length = text?.description.count ?? 0
    case .typed(let count): length = count
    case .above, .unknown: return [(.unknown, 1)]
    }
    func keys(_ count: Int) -> Int32 {
      length > longest ? 1 : Int32(max(1, count - length) * RouteCosts.key)
    }
    return texts.sorted().map { (.known(.text($0)), keys($0.count)) }
      + [(.known(.text("")), 1)]
      + (1...longest + 1).filter { $0 <= length + 1 }.map { (.typed($0), 1) }
  }

  private func change(
    _ name: TextTemplate, _ values: inout [SketchedValue],
    _ new: (Int, SketchedValue) -> SketchedValue
  ) {
    let target: String?
    if case .plain(let name) = name {
      target = name
    } else if case .known(let value?) = evaluated(.template(name), values).value {
      target = value.description
    } else {
      target = nil
    }
    guard let target else {
      let possible = targets[name.names] ?? Set(names)
      for index in values.indices where possible.contains(names[index]) {
        values[index] = .unknown
      }
      return
    }
    guard let index = indexes[target] else { return }
    values[index] = new(index, values[index])
  }

  /// A value, and the index of the one that it is a copy of.
  private func evaluated(_ value: ActionValue, _ values: [SketchedValue])
    -> (value: SketchedValue, source: Int?)
  {
    guard case .template(let template) = value else {
      return (.known(value.value(in: [:], language: "")), nil)
    }
    if case .parts(let parts) = template, parts.count == 1,
      case .value(.name(let name)) = parts[0]
    {
      guard let index = indexes[name] else {
        return (constants[name].map { .known($0) } ?? .unknown, nil)
      }
      // A name without a value counts as an empty text.
      return (values[index] == .known(nil) ? .known(.text("")) : values[index], index)
    }
    if let name = template.names.first, let index = indexes[name], growing[index] != nil,
      values[index] == .known(Self.other)
    {
      // Whatever is added to it, nobody asks for that.
      return (.known(Self.other), index)
    }
    var state: [String: StateValue] = [:]
    for name in template.names {
      if let constant = constants[name] {
        state[name] = constant
      } else if let index = indexes[name], case .known(let value) = values[index],
        value != Self.other
      {
        state[name] = value
      } else {
        return (.unknown, nil)
      }
    }
    guard !template.hasPlural else { return (.unknown, nil) }
    return (.known(template.value(in: state, language: "")), nil)
  }

  /// As another value tells it apart.
  private func converted(_ value: SketchedValue, of source: Int?, to index: Int) -> SketchedValue {
    switch value {
    case .known(Self.other):
      lengths[index] != nil || (!areTyped[index] && source.map { areTyped[$0] } == true)
        ? .unknown : value
    case .known(let value): sketched(value, as: index)
    case .above:
      source.map { bounds[$0] >= bounds[index] } == true ? .above : .unknown
    case .typed: lengths[index] == nil ? .unknown : value
    case .unknown: .unknown
    }
  }
}

extension TextTemplate {
  fileprivate var hasPlural: Bool {
    guard case .parts(let parts) = self else { return false }
    return parts.contains { if case .plural = $0 { true } else { false } }
  }
}
