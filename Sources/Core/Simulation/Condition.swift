/// What must hold of the state; every named value must fit.
public struct Condition: Hashable, Sendable {
  public enum Test: Hashable, Sendable {
    case equals(StateValue)
    case differs(StateValue)
    case atLeast(Double)
    case atMost(Double)
  }

  public struct Requirement: Hashable, Sendable {
    public var name: String
    public var test: Test

    public init(name: String, test: Test) {
      self.name = name
      self.test = test
    }
  }

  public var requirements: [Requirement]

  public init(_ requirements: [Requirement]) {
    self.requirements = requirements
  }

  /// A name without a value fits nothing but `differs`.
  public func holds(in state: [String: StateValue]) -> Bool {
    requirements.allSatisfy { requirement in
      let value = state[requirement.name]
      return switch requirement.test {
      case .equals(let wanted): value == wanted
      case .differs(let other): value != other
      case .atLeast(let least): value.map { $0.number >= least } ?? false
      case .atMost(let most): value.map { $0.number <= most } ?? false
      }
    }
  }
}

/// A property that is fixed, or follows the state.
public enum Switchable: Hashable, Sendable {
  case always(Bool)
  case when(Condition)

  public func isOn(in state: [String: StateValue]) -> Bool {
    switch self {
    case .always(let isOn): isOn
    case .when(let condition): condition.holds(in: state)
    }
  }
}
