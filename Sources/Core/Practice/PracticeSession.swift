import AccessibilityTree
import Braille
import Gestures
import Hands
import Lessons
import Mastery
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import Typing

/// One sitting: touches, keys, time and news of the voice in; effects out.
///
/// A value without clock and threads, so that whole lessons can be replayed. Every input carries a
/// moment of the caller's clock; `deadline` says when to call `advance(to:)` without one.
public struct PracticeSession: Sendable {
  /// What the learner is doing.
  enum Place: Sendable {
    case mainMenu
    case lesson
    case results
    /// On a screen of their own, nothing counted.
    case practice
    /// Finding a fault by ear.
    case hearing
    /// In an editor beside the window.
    case repairing
  }

  /// What begins when nothing more is being said, or when the learner acts.
  enum Pending: Sendable {
    case round
    /// The next request of a round, in a room.
    case step
    case results
  }

  let opening: Opening
  var setup: Setup
  var course: Course
  var place = Place.mainMenu
  var layers: [Layer] = []
  /// Where the app in hand comes from (`Course.homes`).
  var appHome = ""
  var run: LessonRun?
  var pending: Pending?
  var coach: Coach
  var queue = SpeechQueue()
  var sounding: SoundingSpeech?
  var preferences: Preferences
  /// What has been kept of them already.
  var keptPreferences: Preferences
  var recognizer: GestureRecognizer
  /// What touches are while braille is typed.
  var brailleRecognizer: BrailleRecognizer
  var boundGestures: Set<Gesture>
  var gesturesNamed: [Gesture] = []
  /// What faults cost, by lesson, as far as it is known.
  var prices: [String: Prices] = [:]
  /// The screen of free practice, by what the course calls it.
  var practisedScreen: String?
  var replay: Replay?
  /// A fluent run is being played, which the replay in hand holds.
  var demonstration: Demonstration?
  /// The hand on the glass has ended one, and does nothing else.
  var handHasStopped = false
  var hearing: FaultHearing?
  var repair: RepairRun?
  var hearingsBegun: UInt64 = 0
  var drillRun: DrillRun?
  var drillsBegun: UInt64 = 0
  var reminder: Reminder?
  /// What has been asked for so, in this sitting.
  var reminded: [Skill] = []
  var heldAnswer: HeldAnswer?
  var question: AskedQuestion?
  /// The mode of VoiceOver's that was named, for as long as it lasts.
  var modeTold: ReaderMode?
  /// VoiceOver's speech is off, in the app and on Curtain's own screens alike.
  var isMuted = false
  /// The lesson has answered what was done last in words of its own.
  var hasToldWrong = false
  /// Praise, and what is told, of steps and rounds that were finished; said or still to be said.
  var linesOfFinished: Set<String> = []
  /// How the settings were before a flick of the learner's changed one by mistake.
  var settingsBeforeSlip: ReaderSettings?
  /// The last double tap, or what stands for one, in a lesson.
  var press: Press?
  /// Presses in a row that the app did not answer.
  var pressesInVain = 0
  /// What is forgotten where the question in front is answered with yes.
  var learnerQuestion: LearnerWish?
  /// Presses of a field's return key that have been answered.
  var submitsTaken = 0
  /// The fingers that act on the app, and where they are.
  var directFingers: [Int: Point] = [:]
  /// True while what the recognizer sees is for the app.
  var isDirect = false
  /// When the side button was pressed, in this row of presses.
  var sidePresses: [Instant] = []
  var clock = SessionClock()
  var startedAt: Instant?
  var now = Instant.zero
  var effects: [PracticeEffect] = []
  var lastStroke: LastStroke?
  /// Of which it has been said already.
  var languagesWithoutVoice: Set<String> = []
  /// True while what is said can only be read.
  var isCaptionNeeded = false

  /// The last thing spoken.
  public internal(set) var caption = ""
  public internal(set) var isCurtainDown = true
  /// The element under the cursor, property by property, while the inspector is open.
  public internal(set) var inspector: [String]?
  /// True when the lesson is finished, or the screen's goal has been reached.
  public internal(set) var isGoalReached = false
  public internal(set) var isOver = false

  public init(course: Course, opening: Opening, setup: Setup) {
    self.course = course
    self.opening = opening
    self.setup = setup
    let preferences = setup.settled(setup.preferences)
    self.preferences = preferences
    keptPreferences = preferences
    coach = Coach(words: setup.coachWords, seed: setup.seed)
    boundGestures = Bindings(preferences.reader).gestures.union([.fiveFingerTap])
    recognizer = GestureRecognizer(
      bound: boundGestures, tolerances: preferences.tolerances(from: setup.tolerances),
      scale: setup.scale)
    brailleRecognizer = BrailleRecognizer(
      layout: BrailleLayout(posture: preferences.reader.braillePosture, screen: recognizer.screen),
      tolerances: setup.tolerances, scale: setup.scale)
  }

  // MARK: Inputs

  /// Begins; nothing else may come before.
  public mutating func start(at moment: Instant) -> [PracticeEffect] {
    precondition(startedAt == nil, "A session begins once")
    startedAt = moment
    return take(moment) { session in session.open() }
  }

  public mutating func touch(_ touch: Touch) -> [PracticeEffect] {
    take(touch.time) { session in
      var touch = touch
      touch.time = session.now
      session.take(touch)
    }
  }

  /// A gesture that needs no hand: rehearsals and the wheel.
  public mutating func gesture(_ output: RecognizerOutput, at moment: Instant) -> [PracticeEffect] {
    take(moment) { session in session.receive(output) }
  }

  public mutating func coachCommand(
    _ command: CoachCommand, at moment: Instant
  ) -> [PracticeEffect] {
    take(moment) { session in session.perform(command) }
  }

  /// Text from a real keyboard, for the field that is being edited; ignored where there is none.
  public mutating func typed(_ input: TypedInput, at moment: Instant) -> [PracticeEffect] {
    take(moment) { session in session.type(input) }
  }

  /// Keys that are dots, or a rehearsal's cells. Outside Braille Screen Input they are explained
  /// and do nothing.
  public mutating func braille(
    _ stroke: BrailleStroke, at moment: Instant
  ) -> [PracticeEffect] {
    take(moment) { session in session.receive(stroke) }
  }

  /// The window lost the focus: strokes are off, speech and every clock stand still.
  public mutating func focusLost(at moment: Instant) -> [PracticeEffect] {
    take(moment) { session in
      session.cancelDirectFingers()
      session.recognizer.cancelAll()
      session.brailleRecognizer.cancelAll()
      session.takeGestures()
      session.apply(session.queue.pause())
      session.clock.stop(at: moment)
    }
  }

  public mutating func focusGained(at moment: Instant) -> [PracticeEffect] {
    guard clock.isStopped else { return [] }
    clock.goOn(at: moment)
    return take(moment) { session in session.apply(session.queue.resume()) }
  }

  /// The voice came to the end of an utterance.
  public mutating func speechFinished(_ id: Int, at moment: Instant) -> [PracticeEffect] {
    take(moment) { session in
      guard session.queue.current?.id == id else { return }
      // Who asked VoiceOver to read on is not cut short: the coach has its say afterwards.
      let isReadingOn = session.layers.last?.isReadingOn == true && !session.isReplaying
      session.apply(session.queue.finished(id, isReadingOn: isReadingOn))
      session.settleSilence()
    }
  }

  /// The sound device now in use, by its name.
  public mutating func outputDeviceChanged(
    to name: String, at moment: Instant
  ) -> [PracticeEffect] {
    take(moment) { session in
      session.preferences.outputDevice = name
      session.rebuildSettings()
      session.say(session.coach.words.text("coach.output-device", ["name": name]))
    }
  }

  /// The window did what was asked, which not everybody sees.
  public mutating func windowChanged(
    _ change: WindowChange, at moment: Instant
  ) -> [PracticeEffect] {
    take(moment) { session in session.say(session.coach.words.text(change.rawValue)) }
  }

  /// Something the program has to say about itself: no sound device, another screen reader.
  public mutating func say(_ text: String, at moment: Instant) -> [PracticeEffect] {
    take(moment) { session in session.say(text, isNeeded: true) }
  }

  public mutating func advance(to moment: Instant) -> [PracticeEffect] {
    take(moment) { session in
      session.recognizer.advance(to: session.now)
      session.takeGestures()
      if let due = session.demonstration?.due, due <= session.now { session.goOnDemonstrating() }
      session.advanceBraille()
      session.giveHeldAnswer()
      session.answerQuestion()
      session.advanceLayer()
      session.nudge()
    }
  }

  /// When to call `advance(to:)`, on the caller's clock; nil while nothing will happen by itself.
  public var deadline: Instant? {
    guard !clock.isStopped, !isOver else { return nil }
    let candidates = [
      recognizer.deadline, brailleRecognizer.deadline, isReplaying ? nil : layers.last?.deadline,
      heldAnswer?.due, demonstration?.due,
      queue.isIdle && isQuestionOpen ? question?.due : nil,
      queue.isIdle ? coachDeadline : nil,
    ]
    return candidates.compactMap { $0 }.min().map(clock.outside)
  }

  // MARK: Frame of every input

  mutating func take(
    _ moment: Instant, _ work: (inout PracticeSession) -> Void
  ) -> [PracticeEffect] {
    guard !isOver, !clock.isStopped else { return [] }
    now = max(now, clock.inside(moment))
    work(&self)
    apply(queue.startNext())
    watchCoach()
    keepPreferences()
    defer { effects = [] }
    return effects
  }

  /// The learner's clock stands while the coach speaks or a menu of Curtain is in front.
  private mutating func watchCoach() {
    run?.set(.coachSpeaks, queue.isCoachSpeaking, at: now)
    run?.set(.menuIsOpen, layers.last?.isSystem ?? true, at: now)
    run?.set(.beforeRound, pending != nil, at: now)
    run?.set(.readerIsSilent, !queue.isReaderSpeaking, at: now)
    if !queue.isIdle { coach.disturbed(isByLearner: false) } else { coach.fellSilent(at: now) }
  }
}
