import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// Asks the app and notes its answer; what it posted is for the caller to hear.
  mutating func ask<App: AccessibleApp>(
    _ request: AccessibilityRequest, of app: inout App, at now: Instant
  ) -> AccessibilityResponse {
    let response = app.respond(to: request, at: now)
    // What happens in a panel of the reader's own is no affair of the app's.
    if App.self != ReaderPanel.self {
      events.append(.asked(request, isHandled: response.isHandled))
    }
    return response
  }

  /// Runs the chosen entry of a rotor menu, opens the link under the cursor, or activates the
  /// element (voiceover.md 5.1).
  mutating func activate<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let before = element(on: app.screen), group == nil else { return boundary() }
    if runMenuEntry(on: &app, at: now) { return }
    if before.content.isBeingEdited { return moveCaretToOtherEnd(of: before, on: &app, at: now) }
    if let link = rotor.link {
      let request = AccessibilityRequest.openLink(destination: link, element: before.id)
      return make(request, from: before, on: &app, at: now)
    }
    if letsTouchesIn(at: before) { return }
    if isRefused(by: before, at: now) { return }
    make(.activate(before.id), from: before, on: &app, at: now)
  }

  /// A dimmed element does nothing, and says that it is dimmed (voiceover.md 5.1).
  private mutating func isRefused(by element: AccessibilityElement, at now: Instant) -> Bool {
    guard element.content.traits.contains(.notEnabled) else { return false }
    boundary()
    describe(element, at: now)
    return true
  }

  mutating func longPress<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let before = element(on: app.screen) else { return boundary() }
    if isRefused(by: before, at: now) { return }
    make(.longPress(before.id), from: before, on: &app, at: now)
  }

  /// Escape or magic tap: whether anybody answered is the app's affair (voiceover.md 5.2).
  mutating func dispatch<App: AccessibleApp>(
    _ request: AccessibilityRequest, on app: inout App, at now: Instant
  ) {
    let response = ask(request, of: &app, at: now)
    if !response.isHandled { answerUnasked(request, at: now) }
    hear(response.notifications, from: &app, at: now)
  }

  /// What is left where the app has not answered: the phone's own default, or the end.
  private mutating func answerUnasked(_ request: AccessibilityRequest, at now: Instant) {
    guard case .magicTap = request, toggleMedia(at: now) else { return boundary() }
    // Somebody has answered.
    let asked = events.lastIndex(of: .asked(request, isHandled: false))
    if let asked { events[asked] = .asked(request, isHandled: true) }
  }

  /// Increments or decrements; the new value is all that is said, also where it stays the same, at a
  /// limit. An element without a value has nothing to say but a new label: otherwise the boundary
  /// sound is the answer (voiceover.md 3.7, 5.3).
  mutating func adjust<App: AccessibleApp>(
    _ request: AccessibilityRequest, on app: inout App, at now: Instant
  ) {
    guard let before = element(on: app.screen) else { return boundary() }
    let response = ask(request, of: &app, at: now)
    let after = app.screen.element(before.id)?.content
    let hasNewLabel = after?.value == nil && after?.label != before.content.label
    if after?.value == before.content.value, !hasNewLabel { boundary() }
    if let value = (hasNewLabel ? after?.label : after?.value)?.spoken {
      speak([.own(value)], language: after?.language)
    }
    let rest = response.notifications.filter { $0 != .valueAtLimit(before.id) }
    hear(rest, from: &app, at: now)
  }

  /// What zooming changed is all that is said; the app may announce more.
  mutating func zoom<App: AccessibleApp>(
    _ request: AccessibilityRequest, on app: inout App, at now: Instant
  ) {
    guard let before = element(on: app.screen) else { return boundary() }
    let response = ask(request, of: &app, at: now)
    let after = app.screen.element(before.id)?.content
    if let after, after.value != before.content.value, let value = after.value?.spoken {
      speak([.own(value)], language: after.language)
    } else if !response.isHandled || response.notifications.isEmpty {
      boundary()
    }
    hear(response.notifications, from: &app, at: now)
  }

  /// Makes a request of an element, with the sound of success and the words of what changed.
  mutating func make<App: AccessibleApp>(
    _ request: AccessibilityRequest, from before: AccessibilityElement, on app: inout App,
    at now: Instant
  ) {
    let field = editedField(on: app.screen)
    let revision = app.screen.revision
    let response = ask(request, of: &app, at: now)
    // A key that did nothing at all, such as Delete in an empty field.
    let isIdleKey =
      before.content.traits.contains(.keyboardKey) && response.notifications.isEmpty
      && app.screen.revision == revision
    if isIdleKey {
      boundary()
    } else if response.isHandled, !before.content.traits.contains(.playsSound) {
      events.append(.earcon(.activate))
    }
    let isElsewhere = response.notifications.contains(where: \.movesAttention)
    let text = field.flatMap { app.screen.element($0.id)?.content.text }
    let hasTyped = text != nil && text != field?.content.text
    if response.isHandled, !isElsewhere, !isWordless, !hasTyped,
      !before.content.traits.contains(.startsMediaSession),
      let after = app.screen.element(before.id)
    {
      let change = ChangeWords.phrases(from: before, to: after) {
        announcement(for: after).description
      }
      speak(change, language: after.content.language)
    }
    hasEchoed = field.map { echoTyping(from: $0, on: app.screen) } ?? false
    hear(response.notifications, from: &app, at: now)
    hasEchoed = false
  }
}

extension AccessibilityNotification {
  /// True where the app leads the listener somewhere, so that the change needs no words.
  fileprivate var movesAttention: Bool {
    switch self {
    case .screenChanged, .editingBegan: true
    case .layoutChanged(let focus, _): focus != nil
    default: false
    }
  }
}
