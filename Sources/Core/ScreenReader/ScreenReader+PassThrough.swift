import AccessibilityTree
import Gestures
import SpaceAndTime

/// Touches that go to the app while a double tap is held (voiceover.md 5.5).
struct PassThrough: Hashable, Sendable {
  /// Where the app feels the finger.
  var target: Point
  /// Where the finger really was when it was first passed on.
  var finger: Point?
}

extension ScreenReader {
  /// Three rising tones, and the app feels a finger on the cursor's element.
  mutating func beginPassThrough<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let position = position(on: app.screen) else { return boundary() }
    let element = app.screen.elements[position]
    let shift = app.screen.frame(at: position).origin - element.frame.origin
    let target = (element.content.activationPoint ?? element.frame.center) + shift
    events.append(.earcon(.passThrough))
    passThrough = PassThrough(target: target)
    let response = ask(.touch(at: target, phase: .down), of: &app, at: now)
    if response.isHandled {
      hear(response.notifications, from: &app, at: now)
    } else {
      passThrough = nil
      longPress(on: &app, at: now)
    }
  }

  /// The finger's way, as made from the element's activation point.
  mutating func passOn<App: AccessibleApp>(_ touch: Touch, to app: inout App) {
    guard var passing = passThrough else { return }
    let origin = passing.finger ?? touch.position
    passing.finger = origin
    passThrough = passing
    let phase: AccessibilityRequest.TouchPhase =
      switch touch.phase {
      case .down, .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    if phase != .move { passThrough = nil }
    let point = passing.target + (touch.position - origin)
    let before = element(on: app.screen)
    let response = ask(.touch(at: point, phase: phase), of: &app, at: touch.time)
    if let before, let after = app.screen.element(before.id),
      after.content.value != before.content.value, let value = after.content.value?.spoken
    {
      speak([.own(value)], language: after.content.language)
    }
    hear(response.notifications, from: &app, at: touch.time)
  }
}
