/// Counts of how many stops a dump leaves something open.
struct UntoldStates {
  private var stops = 0
  private var enabled = 0
  private var visible = 0

  mutating func take(_ stop: DumpNode) {
    stops += 1
    // Traits say it by naming or not naming one.
    if !stop.states.contains(.isEnabledKnown), stop.texts?.traits == nil { enabled += 1 }
    if !stop.states.contains(.isVisibleKnown) { visible += 1 }
  }

  func note(in tree: inout DumpTree) {
    noteEnabled(in: &tree)
    tree.notes.add(
      .unknown, visible, "of \(stops) stops: whether it can be seen",
      "of \(stops) stops: whether they can be seen")
  }

  func noteEnabled(in tree: inout DumpTree) {
    tree.notes.add(
      .unknown, enabled, "of \(stops) stops: whether it is dimmed",
      "of \(stops) stops: whether they are dimmed")
  }
}
