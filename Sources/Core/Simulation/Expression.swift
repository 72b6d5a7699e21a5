/// What stands between the braces of a text: `rubles`, `price * quantity`, `(a + b) * 2`.
public indirect enum Expression: Hashable, Sendable {
  case value(StateValue)
  case name(String)
  case sum(Expression, Expression)
  case difference(Expression, Expression)
  case product(Expression, Expression)
  case quotient(Expression, Expression)

  /// A name without a value counts as an empty text; dividing by zero gives zero.
  public func evaluated(in state: [String: StateValue]) -> StateValue {
    switch self {
    case .value(let value): return value
    case .name(let name): return state[name] ?? .text("")
    case .sum(let a, let b): return number(a, b, state) { $0 + $1 }
    case .difference(let a, let b): return number(a, b, state) { $0 - $1 }
    case .product(let a, let b): return number(a, b, state) { $0 * $1 }
    case .quotient(let a, let b): return number(a, b, state) { $1 == 0 ? 0 : $0 / $1 }
    }
  }

  private func number(
    _ a: Expression, _ b: Expression, _ state: [String: StateValue],
    _ combine: (Double, Double) -> Double
  ) -> StateValue {
    .number(combine(a.evaluated(in: state).number, b.evaluated(in: state).number))
  }

  /// The names of the state it reads.
  public var names: [String] {
    switch self {
    case .value: []
    case .name(let name): [name]
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      a.names + b.names
    }
  }
}

/// What is wrong with a text's braces, in one sentence.
public struct TemplateProblem: Error, Hashable, Sendable {
  public var sentence: String
}
