import AccessibilityTree
import Simulation

/// What is worth typing: the texts that the goal and the guards ask for, what is missing of them,
/// and where any text will do, one letter.
struct TypingChoices {
  private var textsByName: [String: [String]] = [:]

  init(reads: StateReads) {
    for (name, tests) in reads.comparisons {
      var texts: [String] = []
      for test in tests {
        switch test {
        case .equals(let value), .differs(let value): texts.append(value.description)
        case .atLeast(let bound), .atMost(let bound):
          texts.append(StateValue.number(bound).description)
        }
      }
      textsByName[name] = Array(Set(texts)).filter { !$0.isEmpty }.sorted()
    }
  }

  /// The moves that a keyboard offers; none while nothing is edited.
  func moves(in app: SimulatedApp) -> [RouteMove] {
    guard let editing = app.editing, let screen = app.library.screens[app.screen.id],
      let index = screen.indexByID[editing.field], let name = screen.records[index].valueName
    else { return [] }
    let wanted = textsByName[name] ?? []
    let text = app.state[name]?.description ?? ""
    var texts = wanted
    let isAtEnd = editing.selection == text.count..<text.count
    texts += wanted.filter { isAtEnd && !text.isEmpty && $0.hasPrefix(text) && $0 != text }
      .map { String($0.dropFirst(text.count)) }
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    if let letter = letters.first(where: { !wanted.contains($0) }) { texts.append(letter) }
    return Array(Set(texts)).sorted { ($0.count, $0) < ($1.count, $1) }.map(RouteMove.type)
      + RouteMove.RouteKey.allCases.map(RouteMove.key)
  }
}
