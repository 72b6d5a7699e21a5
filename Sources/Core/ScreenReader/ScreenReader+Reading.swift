import AccessibilityTree
import SpaceAndTime
import Speech

/// Reading on from element to element until a gesture ends it.
struct ContinuousReading: Hashable, Sendable {
  /// The position that is being spoken.
  var position: Int
  /// When an element has been shown as long as it would be spoken; nil while there is speech to wait
  /// for, and while reading is held.
  var due: Instant?
  /// What was left of that time when reading was held.
  var left: Milliseconds?
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
      let parts =
        wording.parts(words?.before ?? [])
        + wording.parts(announcement.description, language: announcement.language)
      let utterance = Utterance(parts: parts, urgency: urgency)
      if isMuted {
        show(utterance, at: now)
        if reading?.due != nil { return }
      } else {
        say(utterance)
        if isSpeaking { return }
      }
      reading?.position += 1
    }
    reading = nil
    boundary()
  }

  // MARK: With speech off

  /// What is not spoken stays in the captions as long as it would take. No source says what a phone
  /// does: going on keeps muting what it is, a matter of the voice alone.
  private mutating func show(_ utterance: Utterance, at now: Instant) {
    guard isOn, !isWordless, !utterance.text.isEmpty else { return }
    events.append(.shown(utterance))
    reading?.due =
      now + SpeechPace.duration(of: utterance, rate: settings.speech.rate)
  }

  /// Goes on where an element has been shown long enough.
  mutating func readOnSilently<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let due = reading?.due, due <= now else { return }
    reading?.due = nil
    goOnReading(on: &app, at: now)
  }

  /// The next element, in the panel that is open or in the app.
  mutating func goOnReading<App: AccessibleApp>(on app: inout App, at now: Instant) {
    if isOverApp {
      readOn(on: &app, at: now)
    } else {
      inPanel(over: &app, at: now) { reader, panel in reader.readOn(on: &panel, at: now) }
    }
  }

  /// A pause of speech also holds what is read in silence, and lets it go on; false where nothing is.
  mutating func toggleSilentReading(at now: Instant) -> Bool {
    if let due = reading?.due {
      reading?.left = max(due - now, 0)
      reading?.due = nil
    } else if let left = reading?.left {
      reading?.left = nil
      reading?.due = now + left
    } else {
      return false
    }
    return true
  }
}
