import AccessibilityTree
import Braille
import Gestures
import SpaceAndTime
import Speech
import Typing

/// VoiceOver over an app: gestures in; speech, sounds and requests out.
///
/// A value: a copy can try a way through an app without touching the original. Nothing happens
/// between calls; `deadline(on:)` says when to call again.
public struct ScreenReader: Sendable {
  public var settings: ReaderSettings {
    didSet {
      bindings = Bindings(settings)
      announcer.verbosity = settings.verbosity
      wording.speaksEmojiSuffix = settings.verbosity.speaksEmojiSuffix
    }
  }
  public private(set) var bindings: Bindings
  /// The element that the cursor is on; nil where the screen has none.
  public package(set) var cursor: String?
  public package(set) var rotor = RotorState()
  public var isMuted = false
  /// Whether the picture is dark; speech and cursor are the same either way.
  public var isCurtainDown = false
  /// While it is off, touches go to the app (`touch(_:on:)`).
  public internal(set) var isOn = true
  /// While help is on, gestures are named and do nothing.
  public internal(set) var isHelping = false
  /// The listener's own names of elements, by screen and element.
  public var labels: [String: [String: String]] = [:]
  /// What Copy and Cut took, for Paste.
  public internal(set) var clipboard = ""
  /// Nil where there is no braille on this machine.
  public var brailleTranslator: (any BrailleTranslator)?
  /// The keys of the reader's own panels.
  public var keyboards = KeyboardLayouts()
  /// Nil where there is no dictionary on this machine: then words end at spaces, and each Chinese
  /// character is one.
  public var wordBreaker: (any WordBreaker)?
  /// The order of names in the item chooser.
  public var collator: any TextCollator = PlainCollator()
  /// The last thing said, for copying and repeating.
  public internal(set) var lastSpoken: Utterance?

  /// While it is set, everything is done and nothing is worded: for trying many ways.
  package var isWordless = false

  var announcer: Announcer
  var wording: Wording
  /// What the current call has done so far.
  var events: [ReaderEvent] = []
  /// True from `speak` until the owner says that speech has finished.
  var isSpeaking = false
  var isPaused = false
  var later: LaterSpeech?
  var reading: ContinuousReading?
  var media: PlayingMedia?
  /// Where the cursor was in reading order, for when its element disappears.
  package var place = 0
  package var screen: String?
  /// The cursor's last element on screens that were left.
  package var remembered: [String: String] = [:]
  var lastPageMessage: String?
  /// When a screen came to the front last.
  var attentionMoved: Instant?
  /// The value of the cursor's element that was told last, and when.
  var polled = PolledValue()
  var passThrough: PassThrough?
  var exploredElement: String?
  /// What a finger rests on that is not selected yet.
  var awaited: AwaitedSelection?
  /// The container that the cursor is on as a whole, on its first element.
  var group: String?
  /// True while lifting the exploring finger would type the key under it.
  var typesOnLift = false
  var open: OpenPanel?
  /// What is being typed in braille; nil while fingers make gestures.
  var braille: BrailleInput?
  /// True while what was typed has been spoken and must not be cut by what follows from it.
  var hasEchoed = false
  /// Whether the app's keyboard is up, as far as the listener was told.
  var hasKeyboard = false
  /// The area for direct touches that a double tap opened; closed again when the cursor leaves.
  var activatedDirectly: String?
  /// Where the cursor was before it went to a banner of the system, which goes by itself.
  var cursorBeforeBanner: String?
  /// Areas whose direct touches the listener turned off by the rotor, by screen.
  var closedDirectAreas: [String: Set<String>] = [:]

  public init(vocabulary: Vocabulary, settings: ReaderSettings = ReaderSettings()) {
    self.settings = settings
    bindings = Bindings(settings)
    announcer = Announcer(vocabulary: vocabulary, verbosity: settings.verbosity)
    wording = Wording(vocabulary: vocabulary)
    wording.speaksEmojiSuffix = settings.verbosity.speaksEmojiSuffix
  }

  /// Has other words from now on, perhaps in another language.
  public mutating func speak(with vocabulary: Vocabulary) {
    announcer.vocabulary = vocabulary
    wording.vocabulary = vocabulary
  }

  /// Puts the cursor on the app's summary element or, without one, on its first, as when VoiceOver
  /// or the app has just started (voiceover.md 3.2, 4.4).
  ///
  /// - Parameter element: where the cursor begins instead, if the screen has it.
  public mutating func start<App: AccessibleApp>(
    on app: inout App, from element: String? = nil, at now: Instant
  ) -> [ReaderEvent] {
    let wanted = element.flatMap { app.screen.position(of: $0) }
    let summary = app.screen.positions(with: .summaryElement).first { visits($0, on: app.screen) }
    attentionMoved = now
    arrive(at: wanted ?? summary ?? firstStop(on: app.screen), on: &app, saying: [], at: now)
    return takeEvents()
  }

  /// Does what a gesture means, in the panel that is open or in the app.
  public mutating func perform<App: AccessibleApp>(
    _ output: RecognizerOutput, on app: inout App
  ) -> [ReaderEvent] {
    guard isOn else { return [] }
    if let now = output.time, isOverApp {
      act(on: output, on: &app, at: now)
    } else if let now = output.time {
      inPanel(over: &app, at: now) { reader, panel in reader.act(on: output, on: &panel, at: now) }
    }
    return takeEvents()
  }

  private mutating func act<App: AccessibleApp>(
    on output: RecognizerOutput, on app: inout App, at now: Instant
  ) {
    switch output {
    case .recognized(let gesture):
      if gesture.gesture != .explore { run(gesture, on: &app) }
    case .exploring(let point, _):
      if !isHelping, !isTypingBraille { explore(at: point, on: &app, at: now) }
    case .explorationEnded(let point, _):
      awaited = nil
      let lifted = exploredElement
      exploredElement = nil
      typeOnLift(lifted, at: point, on: &app, at: now)
    case .passedThrough(let touch):
      passOn(touch, to: &app)
    case .slidPastStop, .turning, .missed:
      break
    }
  }

  /// Hears what the app posted.
  public mutating func receive<App: AccessibleApp>(
    _ notifications: [AccessibilityNotification], from app: inout App, at now: Instant
  ) -> [ReaderEvent] {
    if isOn {
      hear(notifications, from: &app, at: now)
    } else {
      hearOnlySounds(notifications, at: now)
    }
    return takeEvents()
  }

  /// When something will happen by itself, in the reader or in the app.
  public func deadline<App: AccessibleApp>(on app: App) -> Instant? {
    [later?.due, app.deadline, pollDue(on: app), awaited?.due, reading?.due].compactMap { $0 }
      .min()
  }

  /// Does what was due by `now`, and lets the app do the same.
  public mutating func advance<App: AccessibleApp>(to now: Instant, on app: inout App)
    -> [ReaderEvent]
  {
    while let due = deadline(on: app), due <= now {
      if let own = later?.due, own <= due { sayLater(at: own) }
      selectAwaited(on: &app, at: due)
      readOnSilently(on: &app, at: due)
      poll(on: app, at: due)
      guard let appDue = app.deadline, appDue <= due else { continue }
      let notifications = app.advance(to: due)
      if isOn {
        hear(notifications, from: &app, at: due)
      } else {
        hearOnlySounds(notifications, at: due)
      }
      if app.deadline == appDue { break }
    }
    return takeEvents()
  }

  /// Hears that everything the reader said has been spoken, and nothing waits to be.
  public mutating func speechFinished<App: AccessibleApp>(at now: Instant, on app: inout App)
    -> [ReaderEvent]
  {
    isSpeaking = false
    if reading == nil {
      poll(on: app, at: now)
      later?.start(at: now)
    } else if reading?.due == nil, reading?.left == nil {
      goOnReading(on: &app, at: now)
    }
    return takeEvents()
  }

  mutating func takeEvents() -> [ReaderEvent] {
    defer { events = [] }
    return events
  }
}

extension RecognizerOutput {
  /// Nil for what the reader has no use for.
  fileprivate var time: Instant? {
    switch self {
    case .recognized(let gesture): gesture.time
    case .exploring(_, let time), .explorationEnded(_, let time): time
    case .passedThrough(let touch): touch.time
    case .slidPastStop, .turning, .missed: nil
    }
  }
}
