import AccessibilityTree
import SpaceAndTime

extension SimulatedApp {
  /// Does a list of actions; what stands after a `wait` is done when its time has come.
  mutating func run(
    _ actions: [ScreenAction], from source: String?, owner: Int? = nil, refreshing: String? = nil
  ) {
    var rest = actions[...]
    var nested: [ArraySlice<ScreenAction>] = []
    while true {
      guard let action = rest.popFirst() else {
        guard let outer = nested.popLast() else { return }
        rest = outer
        continue
      }
      guard budget > 0 else { return }
      budget -= 1
      switch action {
      case .wait(let seconds):
        let remaining = Array(rest) + nested.reversed().flatMap { $0 }
        guard !remaining.isEmpty else { return }
        pending.append(
          PendingActions(
            due: now + seconds * 1000, rest: remaining, source: source, owner: owner,
            refreshing: refreshing))
        return
      case .when(let condition, let then, let otherwise):
        nested.append(rest)
        rest = (condition.holds(in: state) ? then : otherwise)[...]
      default:
        perform(action, from: source)
      }
    }
  }

  private mutating func perform(_ action: ScreenAction, from source: String?) {
    let language = simulated.description.textLanguage
    switch action {
    case .set(let name, let value):
      state[name.text(in: state, language: language)] = value.value(in: state, language: language)
      isStale = true
    case .add(let name, let value, let atLeast, let atMost):
      let name = name.text(in: state, language: language)
      var sum = (state[name]?.number ?? 0) + value.value(in: state, language: language).number
      if let atMost { sum = min(sum, atMost) }
      if let atLeast { sum = max(sum, atLeast) }
      state[name] = .number(sum)
      isStale = true
    case .toggle(let name):
      state[name] = .flag(state[name]?.isTrue != true)
      isStale = true
    case .show(let ids): setVisible(true, ids)
    case .hide(let ids): setVisible(false, ids)
    case .present(let screen, let style):
      open(screen, arrival: .presented(style), from: source)
    case .push(let screen): open(screen, arrival: .pushed, from: source)
    case .dismiss: dismiss()
    case .back(let screen): goBack(to: screen)
    case .announce(let text, let priority, let announcementLanguage):
      posts.append(
        .announcement(
          text.text(in: state, language: language), priority: priority,
          language: announcementLanguage))
    case .post(let notification, let focus, let message):
      post(notification, focus: focus, message: message?.text(in: state, language: language))
    case .play(let sound): posts.append(.playedSound(sound))
    case .banner(let text, let seconds):
      show(text.text(in: state, language: language), seconds: seconds)
    case .wait, .when: break
    }
  }

  private mutating func setVisible(_ isVisible: Bool, _ ids: [String]) {
    for id in ids { stack[stack.count - 1].visibility[id] = isVisible }
    isStale = true
  }

  private mutating func post(
    _ notification: PostedNotification, focus: String?, message: String?
  ) {
    switch notification {
    case .screenChanged:
      posts.append(.screenChanged(.replaced, focus: focus, message: message))
    case .layoutChanged: posts.append(.layoutChanged(focus: focus, message: message))
    case .pageScrolled: posts.append(.pageScrolled(message))
    }
  }

  // MARK: - Going from screen to screen

  private mutating func open(_ id: String, arrival: ScreenEntry.Arrival, from source: String?) {
    guard library.contains(id), stack.count < Self.deepestStack else { return }
    endEditing(isAnnounced: false)
    dragged = nil
    stack.append(
      ScreenEntry(
        screen: id, arrival: arrival, opener: source, number: nextScreenNumber(),
        offsets: library.screens[id]!.firstOffsets))
    let change: ScreenChange =
      if case .presented(let style) = arrival { style.change } else { .pushed }
    posts.append(.screenChanged(change, focus: nil, message: nil))
    appeared()
  }

  /// Closes the screen that was presented last and everything above it.
  mutating func dismiss() {
    guard
      let index = stack.lastIndex(where: {
        if case .presented = $0.arrival { true } else { false }
      })
    else { return }
    leave(downTo: index)
  }

  mutating func goBack(to screen: String?) {
    if let screen {
      guard let index = stack.dropLast().lastIndex(where: { $0.screen == screen }) else { return }
      leave(downTo: index + 1)
    } else if stack.count > 1 {
      leave(downTo: stack.count - 1)
    }
  }

  /// Removes every screen from `index` on; the cursor returns to what opened the lowest of them. The
  /// screen below appears again only where it had been covered as a whole (UIKit's `viewDidAppear`).
  private mutating func leave(downTo index: Int) {
    endEditing(isAnnounced: false)
    let (opener, arrival) = (stack[index].opener, stack[index].arrival)
    stack.removeSubrange(index...)
    touch = nil
    dragged = nil
    posts.append(
      .screenChanged(
        arrival == .presented(.popover) ? .popoverClosed : .returned, focus: opener, message: nil))
    if arrival.coversAll {
      appeared()
    } else {
      isStale = true
    }
  }

  mutating func appeared() {
    isStale = true
    guard let actions = simulated.description.handlers[.appear] else { return }
    run(actions, from: nil, owner: front.number)
  }
}
