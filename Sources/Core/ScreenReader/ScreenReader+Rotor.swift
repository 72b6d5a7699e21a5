import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// What the rotor holds here, in order.
  public func rotorSettings<App: AccessibleApp>(on app: App) -> [any RotorSetting] {
    RotorCatalog.settings(in: rotorPlace(on: app.screen))
  }

  /// The setting that a vertical flick uses here.
  public func rotorSetting<App: AccessibleApp>(on app: App) -> (any RotorSetting)? {
    let offered = rotorSettings(on: app)
    return rotor.current(of: offered).map { offered[$0] }
  }

  /// One step of the circle (voiceover.md 2.1).
  mutating func turnRotor<App: AccessibleApp>(_ direction: RotorDirection, on app: App) {
    let offered = rotorSettings(on: app)
    guard let current = rotor.current(of: offered) else { return boundary() }
    let step = direction == .next ? 1 : -1
    let setting = offered[(current + step + offered.count) % offered.count]
    let before = rotor
    rotor.turned(to: setting.id)
    events.append(.earcon(direction == .next ? .nextRotor : .previousRotor))
    events.append(.rotorTurned(setting.id.rawValue))
    if setting.isInputMode {
      beginBraille(on: app, from: before)
    } else {
      speak([setting.name])
    }
  }

  /// A vertical flick.
  mutating func flick<App: AccessibleApp>(
    _ direction: RotorDirection, on app: inout App, at now: Instant
  ) {
    let place = rotorPlace(on: app.screen)
    let offered = RotorCatalog.settings(in: place)
    guard let current = rotor.current(of: offered) else { return boundary() }
    carryOut(offered[current].move(direction, in: place), in: place, on: &app, at: now)
  }

  /// Does what a setting's flick came to.
  mutating func carryOut<App: AccessibleApp>(
    _ outcome: RotorMove, in place: RotorPlace, on app: inout App, at now: Instant
  ) {
    switch outcome {
    case .stop(let position, let range, let link):
      move(to: position, range: range, on: &app, at: now)
      rotor.linkRange = range
      rotor.link = link
    case .unit(let range, let text, let isSpelled, let atEdge):
      if atEdge { boundary() }
      rotor.unit = range
      speakUnit(
        String(Array(text)[range]), isSpelled: isSpelled, language: place.element?.content.language,
        at: now)
    case .caret(let caret, let passing, let isSpelled):
      moveCaret(to: caret, passing: passing, isSpelled: isSpelled, on: &app, at: now)
    case .select(let range):
      guard let field = place.element else { return boundary() }
      selectAndTell(range, in: field, on: &app, at: now)
    case .entry(let entry, let names, let wraps):
      rotor.entry = entry
      rotor.hasChosen = true
      if let wraps { events.append(.earcon(wraps == .next ? .wrapForwards : .wrapBackwards)) }
      speak(names, language: place.element?.content.language)
    case .request(let request):
      adjust(request, on: &app, at: now)
    case .zoom(let request):
      zoom(request, on: &app, at: now)
    case .directTouch:
      toggleDirectTouch(on: app)
    case .audioDestination:
      events.append(.audioDestinationAsked)
    case .settings(let settings, let phrase):
      if settings == self.settings { boundary() }
      change(to: settings)
      speak([phrase])
    case .notFound(let word):
      boundary()
      speak([.word(word)])
    case .boundary:
      boundary()
    }
  }

  /// Runs the chosen entry of a menu; false where it is the plain activation.
  mutating func runMenuEntry<App: AccessibleApp>(on app: inout App, at now: Instant) -> Bool {
    let place = rotorPlace(on: app.screen)
    let offered = RotorCatalog.settings(in: place)
    guard let element = place.element, let current = rotor.current(of: offered),
      let choice = offered[current].choice(rotor.entry, in: place)
    else { return false }
    rotor.resetMenu()
    switch choice {
    case .customAction(let name):
      make(.customAction(name: name, element: element.id), from: element, on: &app, at: now)
    case .edit(let command):
      edit(command, in: element, on: &app, at: now)
    }
    return true
  }

  /// Speaks a part of an element's text, such as a link inside it.
  mutating func speakRange(
    _ range: Range<Int>, of element: AccessibilityElement, after prefix: [Phrase]
  ) {
    let text = Array(element.content.label ?? element.content.value ?? "")
    let part = String(text[range.clamped(to: text.indices)])
    let isLink = element.content.links.contains { $0.range == range }
    speak(
      prefix + [.own(part)] + (isLink ? [.word(.link)] : []), language: element.content.language)
  }

  mutating func change(to settings: ReaderSettings) {
    var old = self.settings
    self.settings = settings
    if settings.speech.rate != old.speech.rate {
      events.append(.rateChanged(settings.speech.rate))
    }
    if settings.speech.volume != old.speech.volume {
      events.append(.earcon(.volumeChanged))
      events.append(.volumeChanged(settings.speech.volume))
    }
    old.speech.rate = settings.speech.rate
    old.speech.volume = settings.speech.volume
    if old != settings { events.append(.settingsChanged(settings)) }
  }

  private mutating func moveCaret<App: AccessibleApp>(
    to caret: Int, passing text: String, isSpelled: Bool, on app: inout App, at now: Instant
  ) {
    guard let element = element(on: app.screen) else { return boundary() }
    let response = ask(.select(caret..<caret, element: element.id), of: &app, at: now)
    guard response.isHandled else { return boundary() }
    events.append(.earcon(.caret))
    speakUnit(text, isSpelled: isSpelled, language: element.content.language, at: now)
    hear(response.notifications, from: &app, at: now)
  }

  func rotorPlace(on screen: AccessibleScreen) -> RotorPlace {
    let position = position(on: screen)
    var description = ""
    if let position, !isWordless {
      let announcement = announcement(for: screen.elements[position])
      // Read by characters or words, an emoji is one.
      var plain = wording
      plain.speaksEmojiSuffix = false
      description = plain.text(
        announcement.description, language: announcement.language, pause: RotorPlace.pause)
    }
    return RotorPlace(
      screen: screen, position: position, settings: settings, description: description,
      unit: rotor.unit, selection: rotor.selection, link: rotor.linkRange, entry: rotor.entry,
      hasChosen: rotor.hasChosen, clipboard: clipboard,
      languages: wording.vocabulary.languages, wordBreaker: wordBreaker)
  }
}
