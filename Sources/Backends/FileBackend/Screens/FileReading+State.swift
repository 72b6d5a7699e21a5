import Simulation
import Speech

extension FileReading {
  /// A text that may hold `{places}`.
  func template(_ value: JSON5Value, _ expected: String = "a text") throws(FileProblem)
    -> TextTemplate
  {
    let source = try text(value, expected)
    let template: TextTemplate
    do {
      template = try TextTemplate(parsing: source)
    } catch {
      throw problem(at: value.offset, error.sentence)
    }
    for name in template.names { mention(.state, name, at: value.offset) }
    return template
  }

  func templates(_ value: JSON5Value, of what: String) throws(FileProblem) -> [TextTemplate] {
    var templates: [TextTemplate] = []
    for item in try list(value, of: what) { templates.append(try template(item)) }
    return templates
  }

  func stateValue(_ value: JSON5Value) throws(FileProblem) -> StateValue {
    switch value.content {
    case .text(let text): return .text(text)
    case .flag(let flag): return .flag(flag)
    case .number: return .number(try number(value))
    default: throw mismatch(value, expected: "a number, a text, true or false")
    }
  }

  /// A fixed value, or a text with places, which is computed when the action is done.
  func actionValue(_ value: JSON5Value) throws(FileProblem) -> ActionValue {
    guard case .text = value.content else { return .fixed(try stateValue(value)) }
    let template = try template(value)
    if case .plain(let text) = template { return .fixed(.text(text)) }
    return .template(template)
  }

  /// `{ cart: 1, address: { not: "" } }`.
  func condition(_ value: JSON5Value) throws(FileProblem) -> Condition {
    var requirements: [Condition.Requirement] = []
    for entry in try entries(value, "values by name") {
      mention(.state, entry.key, at: entry.keyOffset)
      guard case .object(let tests) = entry.value.content else {
        requirements.append(
          Condition.Requirement(name: entry.key, test: .equals(try stateValue(entry.value))))
        continue
      }
      for test in tests {
        requirements.append(
          Condition.Requirement(name: entry.key, test: try self.test(test)))
      }
    }
    return Condition(requirements)
  }

  private func test(_ entry: JSON5Entry) throws(FileProblem) -> Condition.Test {
    switch entry.key {
    case "not": return .differs(try stateValue(entry.value))
    case "atLeast": return .atLeast(try number(entry.value))
    case "atMost": return .atMost(try number(entry.value))
    default:
      throw problem(
        at: entry.keyOffset,
        "A condition has no test \(entry.key)."
          + NearestName.suggestion(for: entry.key, among: ["not", "atLeast", "atMost"])
          + " Known are not, atLeast and atMost.")
    }
  }

  /// `true`, `false`, or a condition.
  func switchable(_ value: JSON5Value) throws(FileProblem) -> Switchable {
    switch value.content {
    case .flag(let flag): return .always(flag)
    case .object: return .when(try condition(value))
    default:
      throw mismatch(value, expected: "true, false or a condition such as { cart: 1 }")
    }
  }

  func state(_ value: JSON5Value) throws(FileProblem) -> [String: StateValue] {
    var state: [String: StateValue] = [:]
    for entry in try entries(value, "values by name") {
      guard let first = entry.key.first, first.isLetter || first == "_",
        entry.key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else {
        throw problem(
          at: entry.keyOffset,
          "A value's name is letters, digits and underscores, and no digit first.")
      }
      state[entry.key] = try stateValue(entry.value)
      mention(.declaredState, entry.key, at: entry.keyOffset)
    }
    return state
  }
}
