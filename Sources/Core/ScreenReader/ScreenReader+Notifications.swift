import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// Hears what the app posted, in order, and then makes sure that the cursor is somewhere
  /// (voiceover.md 4.4, 4.5).
  mutating func hear<App: AccessibleApp>(
    _ notifications: [AccessibilityNotification], from app: inout App, at now: Instant
  ) {
    for notification in notifications {
      guard isBelowPanel(App.self) else {
        hear(notification, from: &app, at: now)
        continue
      }
      switch notification {
      case .announcement, .systemMessage, .playedSound, .draggedOverTarget, .itemReordered:
        hear(notification, from: &app, at: now)
      case .screenChanged:
        // The element that the panel was about is gone with its screen.
        open = nil
        cursor = nil
        hear(notification, from: &app, at: now)
      default: break
      }
    }
    if !isBelowPanel(App.self) { settle(on: &app, at: now) }
  }

  /// True for the app while one of the reader's own panels is in front of it.
  private func isBelowPanel<App: AccessibleApp>(_ app: App.Type) -> Bool {
    !isOverApp && app != ReaderPanel.self
  }

  private mutating func hear<App: AccessibleApp>(
    _ notification: AccessibilityNotification, from app: inout App, at now: Instant
  ) {
    switch notification {
    case .screenChanged(let change, let focus, let message):
      screenChanged(change, focus: focus, message: message, on: &app, at: now)
    case .layoutChanged(let focus, let message):
      layoutChanged(focus: focus, message: message, on: &app, at: now)
    case .announcement(let text, let priority, let language):
      announce(text, priority: priority, language: language, at: now)
    case .systemMessage(let text):
      if settings.speaksNotifications {
        announce(text, priority: .default, language: nil, at: now)
      } else {
        play(AppSound.chime.rawValue, at: now)
      }
    case .pageScrolled(let message):
      pageScrolled(message)
    case .editingBegan(let id):
      editingBegan(id, on: &app, at: now)
    case .editingEnded(let id):
      hideKeyboard()
      rotor.stoppedEditing()
      if let id, position(on: app.screen) == nil, let field = app.screen.position(of: id) {
        arrive(at: field, on: &app, saying: [], at: now)
      }
    case .valueAtLimit:
      events.append(.earcon(.boundary))
    case .playedSound(let name):
      play(name, at: now)
    case .draggedOverTarget(let isInside):
      events.append(.earcon(isInside ? .dropEntered : .dropLeft))
    case .itemReordered:
      events.append(.earcon(.reordered))
    }
  }

  private mutating func screenChanged<App: AccessibleApp>(
    _ change: ScreenChange, focus: String?, message: String?, on app: inout App, at now: Instant
  ) {
    reading = nil
    attentionMoved = now
    lastPageMessage = nil
    let screen = app.screen
    events.append(.earcon(change.earcon))
    events.append(.screenChanged(id: screen.id, title: screen.title))
    // A screen that opens anew was never left.
    if change.opens { remembered[screen.id] = nil }
    let known = change.leadsBack ? remembered[screen.id] : nil
    let wanted = [focus, known].compactMap { $0 }.compactMap { screen.position(of: $0) }.first
    var words: [Phrase] = change == .alert ? [.word(.alert)] : []
    if let message = message?.spoken { words.append(.own(message)) }
    let position = wanted ?? firstStop(on: screen)
    let message = change == .alert ? position.map { texts(after: $0, on: screen) } ?? [] : []
    arrive(at: position, on: &app, saying: words, adding: message, at: now)
  }

  /// What an alert says below its title (voiceover.md 4.7).
  private func texts(after position: Int, on screen: AccessibleScreen) -> [Phrase] {
    guard screen.elements[position].content.traits.contains(.staticText) else { return [] }
    return screen.elements[(position + 1)...].prefix { $0.content.traits.contains(.staticText) }
      .compactMap { $0.content.label?.spoken.map(Phrase.own) }
  }

  private mutating func layoutChanged<App: AccessibleApp>(
    focus: String?, message: String?, on app: inout App, at now: Instant
  ) {
    events.append(.earcon(.layoutChange))
    let words = message?.spoken.map { [Phrase.own($0)] } ?? []
    if let position = focus.flatMap({ app.screen.position(of: $0) }) {
      arrive(
        at: position, on: &app, saying: words, urgency: hasEchoed ? .waits : .interrupts, at: now)
    } else {
      speak(words)
    }
  }

  private mutating func announce(
    _ text: String, priority: AnnouncementPriority, language: String?, at now: Instant
  ) {
    // Whoever posts while a screen is still coming is not heard: its first words win
    // (voiceover.md 4.4). High priority is for those who have to be, and low waits for its turn.
    if priority == .default, let attentionMoved, now - attentionMoved < Self.screenChangeTime {
      return
    }
    events.append(.announced(text))
    let urgency: Utterance.Urgency =
      switch priority {
      case .low: .waits
      case .default: .interrupts
      case .high: .insists
      }
    let part = Utterance.Part(
      wording.own(text, language: language), language: voiceLanguage(of: language))
    say(Utterance(parts: [part], urgency: urgency))
  }

  /// So long an app's screen takes to come (voiceover.md 4.4: apps wait 0.2 to 1 s).
  private static let screenChangeTime: Milliseconds = 200

  /// The same message twice in a row is the end of the content (voiceover.md 4.4).
  private mutating func pageScrolled(_ message: String?) {
    if let message, message == lastPageMessage { events.append(.earcon(.boundary)) }
    lastPageMessage = message
    if let message = message?.spoken { speak([.own(message)]) }
  }

  private mutating func editingBegan<App: AccessibleApp>(
    _ id: String, on app: inout App, at now: Instant
  ) {
    showKeyboard()
    guard let position = app.screen.position(of: id) else { return }
    place(at: position, on: &app, at: now)
    guard !isWordless, let element = element(on: app.screen) else { return }
    let announcement = announcement(for: element)
    let caret = element.content.text.map { [Caret.phrase(of: $0)] } ?? []
    speak(announcement.description + caret, language: announcement.language)
    prepareHint(of: announcement, at: now)
  }

  /// Where the cursor's element has gone, the one in its place is spoken (voiceover.md 4.4).
  mutating func settle<App: AccessibleApp>(on app: inout App, at now: Instant) {
    let screen = app.screen
    // Whatever ended the typing: another screen, or the field that is hidden.
    if hasKeyboard, isOverApp, editedField(on: screen) == nil { hideKeyboard() }
    if let position = position(on: screen), self.screen == screen.id {
      place = position
      return
    }
    guard !(cursor == nil && screen.elements.isEmpty) else { return }
    if let before = cursorBeforeBanner, self.screen == screen.id,
      let position = screen.position(of: before)
    {
      return arrive(at: position, on: &app, saying: [], at: now)
    }
    let isOtherScreen = self.screen != screen.id
    let nearest = isOtherScreen ? 0 : min(place, screen.elements.count - 1)
    let hasSpoken = events.contains { if case .speak = $0 { true } else { false } }
    arrive(
      at: screen.elements.isEmpty ? nil : nearest, on: &app, saying: [],
      urgency: hasSpoken ? .waits : .interrupts, at: now)
  }
}

extension ScreenReader {
  /// From one field to the next the keyboard stays.
  mutating func showKeyboard() {
    if !hasKeyboard { events.append(.earcon(.keyboardAppeared)) }
    hasKeyboard = true
  }

  fileprivate mutating func hideKeyboard() {
    if hasKeyboard { events.append(.earcon(.keyboardDisappeared)) }
    hasKeyboard = false
  }
}

extension ScreenChange {
  fileprivate var leadsBack: Bool { self == .returned || self == .popoverClosed }

  fileprivate var opens: Bool {
    switch self {
    case .pushed, .presented, .alert, .popover: true
    case .returned, .replaced, .popoverClosed: false
    }
  }

  fileprivate var earcon: Earcon {
    switch self {
    case .alert: .alert
    case .popover: .popover
    case .popoverClosed: .popoverClosed
    case .pushed, .presented, .returned, .replaced: .screenChange
    }
  }
}
