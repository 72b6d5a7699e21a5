import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// Next or previous among the elements and groups of one level (voiceover.md 7).
  mutating func stepOverGroups<App: AccessibleApp>(
    by way: Int, on app: inout App, at now: Instant
  ) {
    let screen = app.screen
    guard let position = position(on: screen) else {
      return screen.elements.isEmpty ? boundary() : land(at: 0, inside: nil, on: &app, at: now)
    }
    let around = surroundings(of: position, on: screen)
    let level = around?.stops ?? screen.elements.indices
    let here = group.flatMap(screen.container)?.stops ?? position..<position + 1
    let next = way > 0 ? here.upperBound : here.lowerBound - 1
    guard level.contains(next) else { return boundary() }
    land(at: next, inside: around?.id, on: &app, at: now)
  }

  /// From a group to the first of what is in it.
  mutating func moveIn<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let container = group.flatMap(app.screen.container) else { return boundary() }
    land(at: container.stops.lowerBound, inside: container.id, on: &app, at: now)
  }

  /// From an element or a group to the group around it.
  mutating func moveOut<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let position = position(on: app.screen),
      let around = surroundings(of: position, on: app.screen)
    else { return boundary() }
    arrive(atGroup: around, on: &app, at: now)
  }

  /// The container that is the level of the cursor; nil at the top.
  private func surroundings(of position: Int, on screen: AccessibleScreen)
    -> AccessibilityContainer?
  {
    let around = containers(around: position, on: screen)
    guard let group, let index = around.firstIndex(where: { $0.id == group }) else {
      return around.first
    }
    return around[(index + 1)...].first
  }

  /// Innermost first.
  private func containers(around position: Int, on screen: AccessibleScreen)
    -> [AccessibilityContainer]
  {
    screen.elements[position].ancestors.compactMap(screen.container).filter(\.isRotorStop)
  }

  private mutating func land<App: AccessibleApp>(
    at position: Int, inside level: String?, on app: inout App, at now: Instant
  ) {
    let inside = containers(around: position, on: app.screen).prefix { $0.id != level }
    if let outermost = inside.last {
      arrive(atGroup: outermost, on: &app, at: now)
    } else {
      move(to: position, on: &app, at: now)
    }
  }

  /// A group is called by its label or, failing that, by its first element's.
  private mutating func arrive<App: AccessibleApp>(
    atGroup container: AccessibilityContainer, on app: inout App, at now: Instant
  ) {
    let first = container.stops.lowerBound
    place(at: first, on: &app, at: now)
    group = container.id
    events.append(.earcon(.focus))
    let element = app.screen.elements[first]
    let (name, language) =
      container.label?.spoken.map { ($0, container.language) }
      ?? (element.content.label?.spoken, element.content.language)
    speak((name.map { [Phrase.own($0)] } ?? []) + [.word(.group)], language: language)
  }
}
