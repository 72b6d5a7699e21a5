import Simulation

/// What a lower bound knows of one value.
enum SketchedValue: Hashable {
  case known(StateValue?)
  /// A number greater than anything it is compared with.
  case above
  /// It may be anything.
  case unknown
}

/// A few values of an app, as far as a lower bound follows them; all others may be anything.
struct SketchedValues {
  /// The names it follows.
  let names: [String]
  /// Numbers beyond this are not told apart.
  let bound: Double

  func values(of state: [String: StateValue]) -> [SketchedValue] {
    names.map { capped(state[$0]) }
  }

  private func capped(_ value: StateValue?) -> SketchedValue {
    guard case .number(let number)? = value else { return .known(value) }
    if number > bound { return .above }
    return number < -bound ? .unknown : .known(value)
  }

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

  private func holds(_ requirement: Condition.Requirement, _ values: [SketchedValue]) -> Bool? {
    guard let index = names.firstIndex(of: requirement.name) else { return nil }
    switch values[index] {
    case .unknown: return nil
    case .known(let value):
      return Condition([requirement]).holds(in: value.map { [requirement.name: $0] } ?? [:])
    case .above:
      switch requirement.test {
      case .equals(let wanted): return isFar(wanted) ? false : nil
      case .differs(let other): return isFar(other) ? true : nil
      case .atLeast(let least): return least <= bound ? true : nil
      case .atMost(let most): return most <= bound ? false : nil
      }
    }
  }

  /// True for what a number above the bound certainly is not.
  private func isFar(_ value: StateValue) -> Bool {
    guard case .number(let number) = value else { return true }
    return number <= bound
  }

  // MARK: - Changes

  func set(_ name: TextTemplate, _ value: ActionValue, _ values: inout [SketchedValue]) {
    let new = evaluated(value, values)
    change(name, &values) { _ in new }
  }

  func add(
    _ name: TextTemplate, _ value: ActionValue, atLeast: Double?, atMost: Double?,
    _ values: inout [SketchedValue]
  ) {
    let step = evaluated(value, values)
    func far(_ atMost: Double?) -> SketchedValue {
      if let atMost, atMost <= bound { return capped(.number(atMost)) }
      return .above
    }
    change(name, &values) { old in
      switch (old, step) {
      case (.known(let old), .known(let step)):
        var sum = (old?.number ?? 0) + (step?.number ?? 0)
        if let atMost { sum = min(sum, atMost) }
        if let atLeast { sum = max(sum, atLeast) }
        return self.capped(.number(sum))
      case (.above, .known(let step)) where (step?.number ?? 0) >= 0: return far(atMost)
      case (.above, .above): return far(atMost)
      case (.known(let old), .above) where (old?.number ?? 0) >= 0: return far(atMost)
      default: return .unknown
      }
    }
  }

  func toggle(_ name: String, _ values: inout [SketchedValue]) {
    change(.plain(name), &values) { old in
      if case .known(let value) = old { return .known(.flag(value?.isTrue != true)) }
      return .unknown
    }
  }

  func forget(_ name: String, _ values: inout [SketchedValue]) {
    change(.plain(name), &values) { _ in .unknown }
  }

  private func change(
    _ name: TextTemplate, _ values: inout [SketchedValue],
    _ new: (SketchedValue) -> SketchedValue
  ) {
    if case .known(let target?) = evaluated(.template(name), values) {
      guard let index = names.firstIndex(of: target.description) else { return }
      values[index] = new(values[index])
    } else {
      for index in values.indices { values[index] = .unknown }
    }
  }

  private func evaluated(_ value: ActionValue, _ values: [SketchedValue]) -> SketchedValue {
    guard case .template(let template) = value else {
      return capped(value.value(in: [:], language: ""))
    }
    if case .parts(let parts) = template, parts.count == 1,
      case .value(.name(let name)) = parts[0]
    {
      guard let index = names.firstIndex(of: name) else { return .unknown }
      // A name without a value counts as an empty text.
      return values[index] == .known(nil) ? .known(.text("")) : values[index]
    }
    var state: [String: StateValue] = [:]
    for name in template.names {
      guard let index = names.firstIndex(of: name), case .known(let value) = values[index] else {
        return .unknown
      }
      state[name] = value
    }
    guard !template.hasPlural else { return .unknown }
    return capped(template.value(in: state, language: ""))
  }
}

extension TextTemplate {
  fileprivate var hasPlural: Bool {
    guard case .parts(let parts) = self else { return false }
    return parts.contains { if case .plural = $0 { true } else { false } }
  }
}
