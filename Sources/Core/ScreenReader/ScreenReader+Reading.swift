import AccessibilityTree
import SpaceAndTime
import Speech

/// Reading on from element to element until a gesture ends it.
struct ContinuousReading: Hashable, Sendable {
  /// The position that is being spoken.
  var position: Int
}

extension ScreenReader {
  /// True while elements are read one after the other, until the end or a gesture.
  public var isReadingOn: Bool { reading != nil }

  mutating func beginReading<App: AccessibleApp>(
    from position: Int, on app: inout App, at now: Instant
  ) {
    guard app.screen.elements.indices.contains(position) else { return boundary() }
    reading = ContinuousReading(position: position)
    readElement(on: &app, at: now)
  }

  /// The element before has been spoken: goes on with the next, and turns pages on the way.
  mutating func readOn<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard var reading else { return }
    if turnsPage(on: &app, at: now) { return readElement(on: &app, at: now, urgency: .goesOn) }
    reading.position = (position(on: app.screen) ?? reading.position) + 1
    guard app.screen.elements.indices.contains(reading.position) else {
      self.reading = nil
      return boundary()
    }
    self.reading = reading
    // Whoever else has begun to speak is heard out; whoever waits lets the reading end.
    readElement(on: &app, at: now, urgency: .goesOn)
  }

  /// At the end of what turns pages the next page is asked for and read from the same element,
  /// until the content stays the same (voiceover.md 3.2).
  private mutating func turnsPage<App: AccessibleApp>(on app: inout App, at now: Instant) -> Bool {
    guard let before = element(on: app.screen), before.content.traits.contains(.causesPageTurn)
    else { return false }
    var response = ask(.scroll(.right, from: before.id), of: &app, at: now)
    if !response.isHandled { response = ask(.scroll(.down, from: before.id), of: &app, at: now) }
    // The page's number would cut what is being read.
    hear(response.notifications.filter { !$0.isPage }, from: &app, at: now)
    guard reading != nil, let after = element(on: app.screen), after.id == before.id,
      after.content != before.content
    else { return false }
    events.append(.earcon(.scroll))
    return true
  }

  /// Elements without words are passed over: nobody would say when they have been spoken.
  private mutating func readElement<App: AccessibleApp>(
    on app: inout App, at now: Instant, urgency: Utterance.Urgency = .interrupts
  ) {
    while let position = reading?.position, app.screen.elements.indices.contains(position) {
      guard visits(position, on: app.screen) else {
        reading?.position += 1
        continue
      }
      let words = containerWords(at: position, on: app.screen)
      place(at: position, on: &app, at: now)
      guard let element = element(on: app.screen) else { break }
      let announcement = announcement(for: element).entering(words)
      speak(
        (words?.before ?? []) + announcement.description,
        language: announcement.language, urgency: urgency)
      if isSpeaking || isMuted { return }
      reading?.position += 1
    }
    reading = nil
    boundary()
  }
}
