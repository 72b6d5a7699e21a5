import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// Where the cursor's element is in reading order now.
  func position(on screen: AccessibleScreen) -> Int? {
    cursor.flatMap { screen.position(of: $0) }
  }

  func element(on screen: AccessibleScreen) -> AccessibilityElement? {
    position(on: screen).map { screen.elements[$0] }
  }

  /// Next or previous, or the boundary sound where there is none (voiceover.md 4.3).
  mutating func step<App: AccessibleApp>(by way: Int, on app: inout App, at now: Instant) {
    if extendSelection(by: way, on: &app, at: now) { return }
    if settings.navigationStyle == .grouped { return stepOverGroups(by: way, on: &app, at: now) }
    let count = app.screen.elements.count
    guard let position = position(on: app.screen) else {
      return firstStop(on: app.screen).map { move(to: $0, on: &app, at: now) } ?? boundary()
    }
    var next = position + way
    while (0..<count).contains(next), !visits(next, on: app.screen) { next += way }
    guard (0..<count).contains(next) else { return boundary() }
    move(to: next, on: &app, at: now)
  }

  mutating func jump<App: AccessibleApp>(to position: Int, on app: inout App, at now: Instant) {
    guard app.screen.elements.indices.contains(position) else { return boundary() }
    move(to: position, on: &app, at: now)
  }

  mutating func boundary() {
    events.append(.earcon(.boundary))
  }

  /// A final tap speaks what is under the finger, also where the cursor already is.
  mutating func touch<App: AccessibleApp>(_ point: Point, on app: inout App, at now: Instant) {
    guard let position = app.screen.position(at: point), visits(position, on: app.screen),
      !touchSilently(position, on: &app, at: now)
    else { return }
    move(to: position, on: &app, at: now)
    typesOnLift = true
    typeOnLift(cursor, at: point, on: &app, at: now)
  }

  /// In touch typing a finger that leaves a key types it (voiceover.md 6.1).
  mutating func typeOnLift<App: AccessibleApp>(
    _ key: String?, at point: Point, on app: inout App, at now: Instant
  ) {
    defer { typesOnLift = false }
    guard typesOnLift, settings.typingMode == .touch, let key, key == cursor,
      let position = app.screen.position(at: point), app.screen.elements[position].id == key,
      app.screen.elements[position].content.traits.contains(.keyboardKey)
    else { return }
    make(.activate(key), from: app.screen.elements[position], on: &app, at: now)
  }

  /// A moving finger speaks each element once on entering it; empty space changes nothing.
  mutating func explore<App: AccessibleApp>(
    at point: Point, on app: inout App, at now: Instant
  ) {
    if !waits(at: point, on: app, at: now) { select(at: point, on: &app, at: now) }
  }

  mutating func select<App: AccessibleApp>(
    at point: Point, on app: inout App, at now: Instant
  ) {
    guard let position = app.screen.position(at: point), visits(position, on: app.screen) else {
      return
    }
    let id = app.screen.elements[position].id
    guard id != exploredElement else { return }
    exploredElement = id
    typesOnLift = true
    reading = nil
    if touchSilently(position, on: &app, at: now) { return }
    if entersContainer(at: position, on: app.screen) { events.append(.earcon(.container)) }
    move(to: position, on: &app, at: now)
  }

  /// Moves the cursor with its sound and speech.
  mutating func move<App: AccessibleApp>(
    to position: Int, range: Range<Int>? = nil, on app: inout App, at now: Instant
  ) {
    let entered = containerWords(at: position, on: app.screen)
    place(at: position, on: &app, at: now)
    events.append(.earcon(.focus))
    guard let element = element(on: app.screen) else { return }
    if let range {
      speakRange(range, of: element, after: entered?.before ?? [])
    } else {
      describeSilencing(element, in: entered, at: now)
    }
  }

  /// Puts the cursor somewhere and speaks the place, after words of its own and without the sound
  /// of a movement that the learner made.
  mutating func arrive<App: AccessibleApp>(
    at position: Int?, on app: inout App, saying prefix: [Phrase], adding rest: [Phrase] = [],
    urgency: Utterance.Urgency = .interrupts, at now: Instant
  ) {
    if let screen, screen != app.screen.id { remembered[screen] = cursor }
    screen = app.screen.id
    guard let position else {
      cursor = nil
      place = 0
      rotor.landed(on: nil)
      events.append(.cursorMoved(nil))
      speak(prefix, urgency: urgency)
      return
    }
    let entered = containerWords(at: position, on: app.screen)
    place(at: position, on: &app, at: now)
    guard let element = element(on: app.screen) else { return }
    describe(
      element, after: prefix, in: entered, adding: rest, urgency: urgency, at: now)
  }

  /// Scrolls as far as needed and moves the cursor there in silence.
  mutating func place<App: AccessibleApp>(
    at position: Int, on app: inout App, at now: Instant
  ) {
    let id = app.screen.elements[position].id
    if app.screen.needsScrolling(to: position) {
      _ = app.respond(to: .reveal(id), at: now)
    }
    if cursor != id { activatedDirectly = nil }
    if app.screen.elements[position].content.isSystemBanner {
      if cursorBeforeBanner == nil { cursorBeforeBanner = cursor }
    } else {
      cursorBeforeBanner = nil
    }
    cursor = id
    group = nil
    place = position
    screen = app.screen.id
    land(at: position, on: app.screen)
    events.append(.cursorMoved(id))
  }

  /// Lets the rotor follow the cursor.
  mutating func land(at position: Int, on screen: AccessibleScreen) {
    let kept = rotor.turnedTo.flatMap { id in
      RotorCatalog.setting(id)?.isOffered(in: rotorPlace(on: screen)) == true ? id : nil
    }
    rotor.landed(on: screen.elements[position], keeping: kept)
  }

  /// An element without words still ends what was being said.
  private mutating func describeSilencing(
    _ element: AccessibilityElement, in words: ContainerWords?, at now: Instant
  ) {
    let count = events.count
    let wasSpeaking = isSpeaking
    isSpeaking = false
    describe(element, in: words, at: now)
    if wasSpeaking, !isSpeaking { events.insert(.stopSpeaking, at: count) }
  }

  /// True where a finger comes into a bar, a list or a table that the cursor is not in.
  private func entersContainer(at position: Int, on screen: AccessibleScreen) -> Bool {
    let left = Set(element(on: screen)?.ancestors ?? [])
    return screen.elements[position].ancestors.contains { id in
      !left.contains(id) && screen.container(id)?.isRotorStop == true
    }
  }

  /// What the way of the cursor to an element adds to it; nil where nobody wants to hear it.
  func containerWords(at position: Int, on screen: AccessibleScreen) -> ContainerWords? {
    guard settings.verbosity.speaksContainers else { return nil }
    let left = Set(element(on: screen)?.ancestors ?? [])
    return ContainerWords(at: position, from: left, on: screen)
  }
}
