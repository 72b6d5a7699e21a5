import AccessibilityTree
import SpaceAndTime
import Speech

/// The value of an element that updates frequently, as the listener knows it.
struct PolledValue: Hashable, Sendable {
  var value: String?
  var time = Instant.zero

  /// So long a new value waits behind the one before it.
  static let pause: Milliseconds = 5000
}

/// Elements with the trait `updatesFrequently` announce no change: the reader looks now and then
/// while the cursor rests on one (voiceover.md 3.2).
extension ScreenReader {
  /// When the next value may be told; nil where nothing new is to be told.
  func pollDue<App: AccessibleApp>(on app: App) -> Instant? {
    guard isOn, isOverApp, !isSpeaking, !isPaused, reading == nil, group == nil,
      let element = newValue(on: app.screen), element.content.value?.spoken != nil
    else { return nil }
    return polled.time + PolledValue.pause
  }

  mutating func poll<App: AccessibleApp>(on app: App, at now: Instant) {
    guard let due = pollDue(on: app), due <= now, let element = newValue(on: app.screen) else {
      return
    }
    polled = PolledValue(value: element.content.value, time: now)
    speak(
      element.content.value?.spoken.map { [.own($0)] } ?? [],
      language: element.content.language, urgency: .waits)
  }

  private func newValue(on screen: AccessibleScreen) -> AccessibilityElement? {
    guard !isWordless, let element = element(on: screen),
      element.content.traits.contains(.updatesFrequently), element.content.value != polled.value
    else { return nil }
    return element
  }
}
