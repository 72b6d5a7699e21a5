import AccessibilityTree
import SpaceAndTime
import Speech

/// Areas of an app whose touches VoiceOver lets through (voiceover.md 5.4).
extension ScreenReader {
  /// True where touches inside the element go to the app, while the cursor is on it.
  func isDirect(_ element: AccessibilityElement) -> Bool {
    let content = element.content
    guard content.traits.contains(.allowsDirectInteraction), !isClosed(element) else {
      return false
    }
    return !content.directTouchOptions.contains(.requiresActivation)
      || activatedDirectly == element.id
  }

  /// A double tap on an area that waits for one opens it; false for any other element.
  mutating func letsTouchesIn(at element: AccessibilityElement) -> Bool {
    let content = element.content
    guard content.traits.contains(.allowsDirectInteraction), !isClosed(element),
      content.directTouchOptions.contains(.requiresActivation), activatedDirectly != element.id
    else { return false }
    activatedDirectly = element.id
    events.append(.earcon(.activate))
    if !content.directTouchOptions.contains(.silentOnTouch) { speak([.word(.directTouchOn)]) }
    return true
  }

  /// The rotor's switch for the area that the cursor is on.
  mutating func toggleDirectTouch<App: AccessibleApp>(on app: App) {
    guard let element = element(on: app.screen) else { return boundary() }
    let isOpening = isClosed(element)
    if isOpening {
      closedDirectAreas[app.screen.id]?.remove(element.id)
    } else {
      closedDirectAreas[app.screen.id, default: []].insert(element.id)
      activatedDirectly = nil
    }
    speak([.word(isOpening ? .directTouchOn : .directTouchOff)])
  }

  private func isClosed(_ element: AccessibilityElement) -> Bool {
    screen.map { closedDirectAreas[$0]?.contains(element.id) == true } ?? false
  }

  /// True where the app wants no word over its own sound when the element is touched.
  func isSilentUnderTouch(_ id: String?, on screen: AccessibleScreen) -> Bool {
    guard let element = id.flatMap(screen.element) else { return false }
    return element.content.traits.contains(.allowsDirectInteraction) && !isClosed(element)
      && element.content.directTouchOptions.contains(.silentOnTouch)
  }

  /// Hears everything but what would be said over the app's sound; another place speaks again.
  mutating func hearSilently<App: AccessibleApp>(
    _ notifications: [AccessibilityNotification], from app: inout App, at now: Instant
  ) {
    let count = events.count
    let wasSpeaking = isSpeaking
    hear(notifications, from: &app, at: now)
    guard isSilentUnderTouch(cursor, on: app.screen) else { return }
    let heard = events[count...]
    events.removeSubrange(count...)
    events += heard.filter { if case .speak = $0 { false } else { true } }
    isSpeaking = wasSpeaking
  }

  /// Goes to an element that wants no word when it is touched; false for any other one.
  mutating func touchSilently<App: AccessibleApp>(
    _ position: Int, on app: inout App, at now: Instant
  ) -> Bool {
    guard isSilentUnderTouch(app.screen.elements[position].id, on: app.screen) else {
      return false
    }
    silence()
    place(at: position, on: &app, at: now)
    return true
  }
}
