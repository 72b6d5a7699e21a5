import AccessibilityTree
import SpaceAndTime

extension ScreenReader {
  /// Comes along where somebody else has led the app: to their cursor, out of panels, help and
  /// braille. The new place is spoken, without a hint; what the listener chose stays.
  ///
  /// - Parameter rotor: What the rotor is turned to there, if it is offered.
  package mutating func follow<App: AccessibleApp>(
    _ other: ScreenReader, turningTo rotor: RotorID? = nil, on app: inout App, at now: Instant
  ) -> [ReaderEvent] {
    let before = open.map(\.screenBelow) ?? screen
    silence()
    endBraille()
    if let open { events.append(.panelToggled(title: open.panel.title, isOpen: false)) }
    open = nil
    if isHelping { events.append(.helpToggled(isOn: false)) }
    isHelping = false
    passThrough = nil
    awaited = nil
    exploredElement = nil
    typesOnLift = false
    remembered = other.remembered
    screen = app.screen.id
    cursor = nil
    if isOn, before != app.screen.id {
      events.append(.earcon(.screenChange))
      events.append(.screenChanged(id: app.screen.id, title: app.screen.title))
    }
    let position = other.cursor.flatMap { app.screen.position(of: $0) }
    arrive(at: position, on: &app, saying: [], at: now)
    later = nil
    if let rotor, rotorSettings(on: app).contains(where: { $0.id == rotor }) {
      self.rotor.turned(to: rotor)
    }
    let events = takeEvents()
    return isOn ? events : events.filter { if case .speak = $0 { false } else { true } }
  }
}
