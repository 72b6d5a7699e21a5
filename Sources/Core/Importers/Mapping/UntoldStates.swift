/// Counts of how many stops a dump leaves something open.
struct UntoldStates {
  private var stops = 0
  private var enabled = 0
  private var visible = 0
  private var passwords = 0
  private var counts = [Int](repeating: 0, count: untold.count)

  /// What a tool always writes and a dump left out, with what stays open then.
  private static let untold: [(state: DumpStates, one: String, many: String)] = [
    (.isClassUnknown, "what it is", "what they are"),
    (.isTextUnknown, "which text it has", "which texts they have"),
    (.isDescriptionUnknown, "what it is called", "what they are called"),
    (.isClickableUnknown, "whether it answers a tap", "whether they answer a tap"),
    (.isSelectedUnknown, "whether it is chosen", "whether they are chosen"),
    (.isHeadingUnknown, "whether it is a heading", "whether they are headings"),
  ]

  mutating func take(_ stop: DumpNode) {
    stops += 1
    // Traits say it by naming or not naming one.
    if !stop.states.contains(.isEnabledKnown), stop.texts?.traits == nil { enabled += 1 }
    if !stop.states.contains(.isVisibleKnown) { visible += 1 }
    if stop.role.isField, stop.states.contains(.isPasswordUnknown) { passwords += 1 }
    for (index, untold) in Self.untold.enumerated() where stop.states.contains(untold.state) {
      counts[index] += 1
    }
  }

  func note(in tree: inout DumpTree) {
    noteLeftOut(in: &tree)
    tree.notes.add(
      .unknown, visible, "of \(stops) stops: whether it can be seen",
      "of \(stops) stops: whether they can be seen")
  }

  /// The same without what uiautomator tells by leaving a node out.
  func noteLeftOut(in tree: inout DumpTree) {
    tree.notes.add(
      .unknown, enabled, "of \(stops) stops: whether it is dimmed",
      "of \(stops) stops: whether they are dimmed")
    tree.notes.add(
      .unknown, passwords,
      "text field: whether it is for a password, so what stands in it is left out",
      "text fields: whether they are for passwords, so what stands in them is left out")
    for (count, untold) in zip(counts, Self.untold) {
      tree.notes.add(
        .unknown, count, "of \(stops) stops: \(untold.one)", "of \(stops) stops: \(untold.many)")
    }
  }
}
