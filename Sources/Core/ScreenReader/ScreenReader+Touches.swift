import AccessibilityTree
import Gestures
import SpaceAndTime
import Speech

extension ScreenReader {
  /// True where a finger acts on the app itself instead of making a gesture: VoiceOver is off, or
  /// the cursor is on an element for direct touches and the finger inside it (voiceover.md 5.4).
  public func letsThrough<App: AccessibleApp>(_ point: Point, to app: App) -> Bool {
    guard isOn else { return true }
    guard isOverApp, !isHelping, !isTypingBraille else { return false }
    if settings.typingMode == .directTouch, let touched = app.screen.position(at: point),
      app.screen.elements[touched].content.traits.contains(.keyboardKey)
    {
      return true
    }
    guard let position = position(on: app.screen) else { return false }
    return isDirect(app.screen.elements[position])
      && app.screen.frame(at: position).contains(point)
  }

  /// Hands a touch to the app as it is.
  public mutating func touch<App: AccessibleApp>(_ touch: Touch, on app: inout App)
    -> [ReaderEvent]
  {
    let phase: AccessibilityRequest.TouchPhase =
      switch touch.phase {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    let field = isOn ? editedField(on: app.screen) : nil
    let response = ask(.touch(at: touch.position, phase: phase), of: &app, at: touch.time)
    hasEchoed = field.map { echoTyping(from: $0, on: app.screen) } ?? false
    defer { hasEchoed = false }
    if isOn, field == nil, isSilentUnderTouch(cursor, on: app.screen) {
      hearSilently(response.notifications, from: &app, at: touch.time)
    } else if isOn {
      hear(response.notifications, from: &app, at: touch.time)
    } else {
      hearOnlySounds(response.notifications, at: touch.time)
    }
    return takeEvents()
  }

  /// What is left of an app for whoever has VoiceOver off.
  mutating func hearOnlySounds(_ notifications: [AccessibilityNotification], at now: Instant) {
    for case .playedSound(let name) in notifications { play(name, at: now) }
  }

  /// The accessibility shortcut: off, the app is as it is for everybody; on again, it begins at
  /// its first element, and tells how the screen lies (voiceover.md 1.9).
  public mutating func toggleVoiceOver<App: AccessibleApp>(on app: inout App, at now: Instant)
    -> [ReaderEvent]
  {
    silence()
    endBraille()
    open = nil
    isHelping = false
    if isOn {
      speak([.word(.voiceOverOff)])
      isOn = false
      events.append(.voiceOverToggled(isOn: false))
    } else {
      isOn = true
      hasKeyboard = editedField(on: app.screen) != nil
      events.append(.voiceOverToggled(isOn: true))
      let title = app.screen.title.spoken.map { [Phrase.own($0)] } ?? []
      let size = app.screen.size
      let orientation = Phrase.word(size.width > size.height ? .landscape : .portrait)
      arrive(
        at: firstStop(on: app.screen), on: &app,
        saying: [.word(.voiceOverOn)] + title + [orientation], at: now)
    }
    return takeEvents()
  }
}
