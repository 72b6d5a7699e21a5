import AccessibilityTree
import SpaceAndTime

/// An element under an exploring finger that is selected when the finger has rested on it.
struct AwaitedSelection: Hashable, Sendable {
  var element: String
  var point: Point
  var due: Instant
}

/// The delay before selection (voiceover.md 1.6, 7).
extension ScreenReader {
  /// True where the finger has to rest first.
  mutating func waits<App: AccessibleApp>(at point: Point, on app: App, at now: Instant) -> Bool {
    guard settings.selectionDelay > 0 else { return false }
    let element = app.screen.position(at: point).map { app.screen.elements[$0].id }
    guard let element, element != exploredElement else {
      awaited = nil
      return element != nil
    }
    if awaited?.element != element {
      awaited = AwaitedSelection(
        element: element, point: point, due: now + settings.selectionDelay)
    }
    return true
  }

  mutating func selectAwaited<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let selection = awaited, selection.due <= now else { return }
    awaited = nil
    guard isOn else { return }
    if isOverApp {
      select(at: selection.point, on: &app, at: now)
    } else {
      inPanel(over: &app, at: now) { reader, panel in
        reader.select(at: selection.point, on: &panel, at: now)
      }
    }
  }
}
