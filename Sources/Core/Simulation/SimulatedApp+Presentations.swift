import AccessibilityTree

/// Alerts, action sheets and popovers that are views of the screen: showing one is a screen change
/// with its own cue, and the cursor returns to what opened it, as UIKit does for a controller that
/// it presents (voiceover.md 4.7).
extension SimulatedApp {
  /// Ids of those that can be seen on the screen in front.
  var visiblePresentations: [String] {
    simulated.presentations.filter { index in
      simulated.chain(from: index).allSatisfy { !builder.isHidden($0) }
    }.map { simulated.records[$0].view.id }
  }

  /// Posts what comes from views that came or went since the last time. Where the app posts a screen
  /// change of its own, that one stays, with the cue of what came.
  mutating func notePresentations() {
    guard !simulated.presentations.isEmpty else { return }
    let before = front.presented
    let visible = visiblePresentations
    let gone = before.keys.filter { !visible.contains($0) }.sorted()
    let new = visible.filter { before[$0] == nil }
    for id in gone { stack[stack.count - 1].presented[id] = nil }
    for id in new { stack[stack.count - 1].presented[id] = .some(requester) }
    guard let id = new.last ?? gone.first, let index = simulated.indexByID[id] else { return }
    let kind = simulated.records[index].view.kind
    let change =
      new.isEmpty
      ? (kind == .popover ? ScreenChange.popoverClosed : .returned)
      : kind.presentation ?? .presented
    let posted = posts.lastIndex { if case .screenChanged = $0 { true } else { false } }
    guard let posted else {
      let focus = new.isEmpty ? before[id] ?? nil : nil
      return posts.insert(.screenChanged(change, focus: focus, message: nil), at: 0)
    }
    if case .screenChanged(.replaced, let focus, let message) = posts[posted] {
      posts[posted] = .screenChanged(change, focus: focus, message: message)
    }
  }
}

extension ViewKind {
  /// How UIKit presents it; nil for what is just a view.
  var presentation: ScreenChange? {
    switch self {
    case .alert: PresentationStyle.alert.change
    case .actionSheet: PresentationStyle.actionSheet.change
    case .popover: PresentationStyle.popover.change
    default: nil
    }
  }
}
