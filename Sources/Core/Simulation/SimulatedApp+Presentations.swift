import AccessibilityTree

/// Alerts, action sheets, menus and popovers that are views of the screen: showing one is a screen change
/// with its own cue, and the cursor returns to what opened it, as UIKit does for a controller that
/// it presents (voiceover.md 4.7).
extension SimulatedApp {
  /// Ids of those that can be seen on the screen in front.
  var visiblePresentations: [String] {
    simulated.presentations.filter(builder.isSeen).map { simulated.records[$0].view.id }
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
    // What takes another's place was opened by what opened that.
    let opener = gone.first.flatMap { before[$0] ?? nil } ?? requester
    for id in new { stack[stack.count - 1].presented[id] = .some(opener) }
    guard let id = new.last ?? gone.first, let index = simulated.indexByID[id] else { return }
    let kind = simulated.records[index].view.kind
    let change =
      new.isEmpty
      ? (kind == .popover || kind == .menu ? ScreenChange.popoverClosed : .returned)
      : kind.presentation ?? .presented
    let posted = posts.lastIndex { if case .screenChanged = $0 { true } else { false } }
    guard let posted else {
      let focus = new.isEmpty ? before[id] ?? nil : chosenRow(of: index)
      return posts.insert(.screenChanged(change, focus: focus, message: nil), at: 0)
    }
    if case .screenChanged(.replaced, let focus, let message) = posts[posted] {
      posts[posted] = .screenChanged(change, focus: focus, message: message)
    }
  }

  /// What is chosen in the menu of a pop-up button, where the cursor begins; nil in any other.
  private func chosenRow(of index: Int) -> String? {
    let list = simulated.records[index]
    guard list.view.content.changesSelectionAsPrimaryAction == true else { return nil }
    return (index..<list.end).first { builder.scene(at: $0).isSelected }
      .map { simulated.records[$0].view.id }
  }

  /// A view that is no stop itself, named as the new focus, stands for the first stop in it.
  mutating func leadFocusToStops() {
    for index in posts.indices {
      switch posts[index] {
      case .screenChanged(let change, let focus?, let message):
        posts[index] = .screenChanged(change, focus: stop(in: focus), message: message)
      case .layoutChanged(let focus?, let message):
        posts[index] = .layoutChanged(focus: stop(in: focus), message: message)
      default: break
      }
    }
  }

  private func stop(in id: String) -> String {
    guard screen.position(of: id) == nil, let index = simulated.indexByID[id] else { return id }
    let inside = index..<simulated.records[index].end
    let first = screen.elements.first { element in
      simulated.locate(element.id).map { inside.contains($0.index) } ?? false
    }
    return first?.id ?? id
  }
}
