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
    rotor.turned(to: setting.id)
    events.append(.earcon(.rotorTick))
    events.append(.rotorTurned(setting.id.rawValue))
    speak([setting.name])
  }

  /// A vertical flick.
  mutating func flick<App: AccessibleApp>(
    _ direction: RotorDirection, on app: inout App, at now: Instant
  ) {
    let place = rotorPlace(on: app.screen)
    let offered = RotorCatalog.settings(in: place)
    guard let current = rotor.current(of: offered) else { return boundary() }
    switch offered[current].move(direction, in: place) {
    case .stop(let position, let range, let link):
      move(to: position, range: range, on: &app, at: now)
      rotor.linkRange = range
      rotor.link = link
    case .unit(let range, let isSpelled, let atEdge):
      if atEdge { boundary() }
      rotor.unit = range
      let text = String(Array(place.description)[range])
      speakUnit(
        text, isSpelled: isSpelled, language: place.element?.content.language, at: now)
    case .caret(let caret, let passing, let isSpelled):
      moveCaret(to: caret, passing: passing, isSpelled: isSpelled, on: &app, at: now)
    case .entry(let entry, let name, let wraps):
      rotor.entry = entry
      if wraps { events.append(.earcon(.wrap)) }
      speak([name], language: place.element?.content.language)
    case .request(let request):
      adjust(request, on: &app, at: now)
    case .settings(let settings, let phrase):
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
    guard rotor.entry > 0, let setting = rotorSetting(on: app), setting.id == .actions,
      let element = element(on: app.screen),
      element.content.customActions.indices.contains(rotor.entry - 1)
    else { return false }
    let name = element.content.customActions[rotor.entry - 1]
    rotor.entry = 0
    make(.customAction(name: name, element: element.id), from: element, on: &app, at: now)
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

  private mutating func change(to settings: ReaderSettings) {
    let old = self.settings
    self.settings = settings
    if settings.speech.rate != old.speech.rate {
      events.append(.rateChanged(settings.speech.rate))
    }
    if settings.speech.volume != old.speech.volume {
      events.append(.volumeChanged(settings.speech.volume))
    }
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

  private mutating func speakUnit(
    _ text: String, isSpelled: Bool, language: String?, at now: Instant
  ) {
    guard isSpelled, let character = text.first else {
      return speak([.own(text)], language: language)
    }
    let voice = voiceLanguage(of: language)
    switch character {
    case _ where character.isNewline: speak([.word(.newLine)], language: language)
    case _ where character.isWhitespace: speak([.word(.space)], language: language)
    case _ where character.isUppercase && settings.announcesCapitals:
      speak([.filled(.capital, ["letter": text])], language: language)
    default:
      say(Utterance(parts: [Utterance.Part(text, language: voice, isSpelledOut: true)]))
    }
  }

  private func rotorPlace(on screen: AccessibleScreen) -> RotorPlace {
    let position = position(on: screen)
    var description = ""
    if let position {
      let announcement = announcer.announcement(for: screen.elements[position])
      description = wording.text(announcement.description, language: announcement.language)
    }
    return RotorPlace(
      screen: screen, position: position, settings: settings, description: description,
      unit: rotor.unit, link: rotor.linkRange, entry: rotor.entry)
  }
}
