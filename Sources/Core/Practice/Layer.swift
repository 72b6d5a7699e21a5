import AccessibilityTree
import Braille
import Gestures
import Lessons
import Routes
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import Typing

/// An app with the reader over it. Curtain's own screens lie as layers over the lesson's app, and
/// each keeps its cursor while another one is in front.
struct Layer: Sendable {
  enum Kind: Hashable, Sendable {
    case app
    case system(SystemScreen.Kind)
  }

  let kind: Kind
  /// What Curtain shows on it; nil for an app.
  let systemScreen: SystemScreen?
  private(set) var app: SimulatedApp
  private(set) var reader: ScreenReader
  private let goal: Goal?

  /// What every reader of a session shares.
  struct Listener: Sendable {
    var vocabulary: Vocabulary
    var settings: ReaderSettings
    var isCurtainDown: Bool
    var isMuted = false
    /// Their own names of elements, by screen and element.
    var labels: [String: [String: String]] = [:]
    var brailleTranslator: (any BrailleTranslator)?
    var wordBreaker: (any WordBreaker)?
    var collator: any TextCollator = PlainCollator()
    var keyboards = KeyboardLayouts()
    /// What Curtain's own screens have in place of UIKit's.
    var texts = SystemTexts.english

    func reader() -> ScreenReader {
      var reader = ScreenReader(vocabulary: vocabulary, settings: settings)
      reader.brailleTranslator = brailleTranslator
      reader.wordBreaker = wordBreaker
      reader.collator = collator
      reader.keyboards = keyboards
      reader.isCurtainDown = isCurtainDown
      reader.isMuted = isMuted
      return reader
    }
  }

  init(screen: String, of library: ScreenLibrary, for listener: Listener, at now: Instant) {
    kind = .app
    systemScreen = nil
    app = SimulatedApp(library: library, start: screen, now: now)
    goal = library.goal(of: screen)
    reader = listener.reader()
    reader.labels = listener.labels
  }

  /// - Parameters:
  ///   - size: of the glass that the screen fills.
  ///   - textScale: how much larger than usual texts are.
  init(
    system screen: SystemScreen, size: Size = .phone, textScale: Double = 1,
    for listener: Listener, at now: Instant
  ) {
    kind = .system(screen.kind)
    systemScreen = screen
    let library = ScreenLibrary(
      [screen.description(size, textScale: textScale)], texts: listener.texts)
    app = SimulatedApp(library: library, start: screen.kind.rawValue, now: now)
    goal = nil
    reader = listener.reader()
  }

  var isSystem: Bool { kind != .app }

  var listsFaults: Bool { systemScreen?.kind.listsFaults ?? false }

  /// Nothing is left below the screen in front.
  var isOnFirstScreen: Bool { app.openScreens.count == 1 }

  var situation: Situation {
    var situation = Situation(
      screen: app.screen.id, cursor: reader.cursor, state: app.state,
      meetsScreenGoal: goal.map(app.satisfies) ?? false,
      rotor: reader.rotor.setting, rate: reader.settings.speech.rate)
    situation.screenGoal = goal
    situation.position = reader.cursor.flatMap { app.screen.position(of: $0) }
    situation.isTyping = app.editedElement != nil
    return situation
  }

  var deadline: Instant? { reader.deadline(on: app) }

  var screenSize: Size { app.screen.size }

  var settings: ReaderSettings {
    get { reader.settings }
    set { reader.settings = newValue }
  }

  func value(_ name: String) -> StateValue? { app.value(of: name) }

  mutating func speak(with vocabulary: Vocabulary) { reader.speak(with: vocabulary) }

  // MARK: Events

  /// The screen comes to the front for the first time. What it says waits for what is being said.
  mutating func begin(at now: Instant, cursorOn element: String? = nil) -> [ReaderEvent] {
    let events = reader.start(on: &app, from: element, at: now)
    return [.screenChanged(id: app.screen.id, title: app.screen.title)] + events.map(\.patient)
  }

  /// The screen is in front again, and its element is spoken anew.
  mutating func comeBack(for listener: Listener, at now: Instant) -> [ReaderEvent] {
    reader.settings = listener.settings
    reader.isCurtainDown = listener.isCurtainDown
    reader.isMuted = listener.isMuted
    return reader.receive(
      [.screenChanged(.returned, focus: reader.cursor, message: nil)], from: &app, at: now)
  }

  /// Something is being carried, which VoiceOver or a finger picked up.
  var isCarrying: Bool { carriedItem != nil }

  /// What is being carried, by its name in the app.
  var carriedItem: String? { app.dragged?.item }

  /// What the element under the cursor is called; nil where it has no name.
  var labelUnderCursor: String? {
    reader.cursor.flatMap { app.screen.element($0)?.content.label }
  }

  /// How often what was carried was let go where nothing took it.
  var dropsInVain: Int { app.dropsInVain }

  /// Lets go of what is being carried, and of fingers that rest on the app.
  mutating func letGo() { app.letGo() }

  /// Where the end of a step is on the app in front; nil where no way there is found.
  func arrival(atEndOf step: Step, vocabulary: Vocabulary, at now: Instant)
    -> StepPassage.Arrival?
  {
    let ends = step.finish.ends(ofScreen: goal)
    guard !ends.isEmpty else { return nil }
    return StepPassage(vocabulary: vocabulary, settings: reader.settings).arrival(
      from: app, cursor: reader.cursor, atAnyOf: ends, at: now)
  }

  /// Stands where somebody else has led the app.
  mutating func follow(_ arrival: StepPassage.Arrival, at now: Instant) -> [ReaderEvent] {
    app = arrival.app
    app.setTime(to: now)
    return reader.follow(arrival.reader, turningTo: arrival.rotor, on: &app, at: now)
  }

  mutating func receive(_ output: RecognizerOutput) -> [ReaderEvent] {
    reader.perform(output, on: &app)
  }

  mutating func advance(to now: Instant) -> [ReaderEvent] {
    reader.advance(to: now, on: &app)
  }

  mutating func speechFinished(at now: Instant) -> [ReaderEvent] {
    reader.speechFinished(at: now, on: &app)
  }

  /// Does again what a learner did, and lets happen what follows; moves the moment on to where
  /// nothing is left to happen.
  mutating func make(_ input: ReplayInput, at now: inout Instant) -> [ReaderEvent] {
    var events: [ReaderEvent] =
      switch input.at(now) {
      case .stroke(let output): receive(output)
      case .typed(let typed): type(typed, at: now)
      case .braille(let stroke): braille(stroke, at: now)
      case .skipped(let arrival): follow(arrival, at: now)
      }
    for _ in 0..<Traveler.longestUnrest {
      guard let due = app.deadline else { break }
      now = max(now, due)
      events += advance(to: now)
    }
    return events
  }

  /// The curtain up or down, without a stroke of the learner's.
  mutating func toggleCurtain() -> [ReaderEvent] { reader.toggleScreenCurtain() }

  // MARK: Touches that are no gestures

  /// True where a finger acts on the app itself: VoiceOver is off, or the place is for direct
  /// touches (voiceover.md 5.4).
  func letsThrough(_ place: Point) -> Bool { reader.letsThrough(place, to: app) }

  /// True while a field of the app is being edited, or one of VoiceOver's own panels.
  var isEditingText: Bool {
    guard let panel = reader.panelScreen else { return app.editedElement != nil }
    return panel.elements.contains { $0.content.traits.contains(.isEditing) }
  }

  var isVoiceOverOn: Bool { reader.isOn }

  /// What a flick up or down goes by; nil where nothing is offered.
  var rotorSetting: (any RotorSetting)? { reader.rotorSetting(on: app) }

  /// Nothing more is said by itself about the element under the cursor.
  mutating func dropHint() { reader.dropHint() }

  /// True while VoiceOver reads on by itself.
  var isReadingOn: Bool { reader.isReadingOn }

  var isMuted: Bool { reader.isMuted }

  /// True in the reader's help and in its own panels, where gestures mean something else.
  var isInOwnMode: Bool { reader.isHelping || reader.panelScreen != nil }

  mutating func touch(_ touch: Touch) -> [ReaderEvent] { reader.touch(touch, on: &app) }

  mutating func toggleVoiceOver(at now: Instant) -> [ReaderEvent] {
    reader.toggleVoiceOver(on: &app, at: now)
  }

  /// True while fingers and keys make the dots of braille.
  var isTypingBraille: Bool { reader.isTypingBraille }

  mutating func braille(_ stroke: BrailleStroke, at now: Instant) -> [ReaderEvent] {
    reader.braille(stroke, on: &app, at: now)
  }

  /// Types with a real keyboard into the field that is being edited; nothing where there is none.
  mutating func type(_ input: TypedInput, at now: Instant) -> [ReaderEvent] {
    reader.type(input, on: &app, at: now)
  }
}

extension ReaderEvent {
  /// The same, with speech that waits for its turn.
  var patient: ReaderEvent {
    guard case .speak(var utterance) = self else { return self }
    utterance.urgency = .waits
    return .speak(utterance)
  }
}
