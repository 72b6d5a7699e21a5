/// Radio buttons of a web page: `switch` views inside a view with the role `radiogroup`.
extension SimulatedApp {
  /// Checks one and thereby unchecks the others, whose handlers hear nothing of it, as in a browser. A
  /// checked one stays checked. False for any other control.
  mutating func chooseRadio(_ index: Int, source: String) -> Bool {
    guard simulated.records[index].view.kind == .toggle,
      let group = simulated.chain(from: index).dropFirst().first(where: {
        simulated.records[$0].view.accessibility.webRole == .radiogroup
      })
    else { return false }
    for other in group..<simulated.records[group].end where other != index {
      guard simulated.records[other].view.kind == .toggle,
        let name = simulated.records[other].valueName
      else { continue }
      state[name] = .flag(false)
      isStale = true
    }
    setValue(.flag(true), of: index, source: source)
    return true
  }
}
