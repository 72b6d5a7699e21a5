import CairoBackend
import Canvas
import FileBackend
import Gestures
import Hands
import Practice
import SDLBackend
import SpaceAndTime
import Speech

/// The window with everything behind it: takes what the learner does to the session, and what the
/// session asks for to voice, picture and record.
final class Stage {
  var session: PracticeSession
  let window: Window
  let speaker: Speaker
  let painter = CairoPainter()
  /// Nil where nothing is recorded; the session goes on all the same.
  var desk: LearnerDesk?
  let log: PracticeLog?
  var hands: Hands
  var contacts = ContactTrails()
  var showsContactPanel = false
  var needsDrawing = true
  var isOver = false
  /// When the learner last did something, for the log's latency.
  var lastInput: Instant?
  var lastInputOfUtterance: [Int: Instant] = [:]
  /// The sound device that was chosen; nil for the desktop's own.
  var outputDevice: String?
  let priceFinder = PriceFinder()
  let repairMeter = RepairMeter()
  /// Tells of the saves that are heard; nil where no file is watched.
  var watch: ScreenWatch?
  /// What is wrong with the file at the beginning.
  var problem: SavedScreen?

  /// What is said in a language.
  let language: (String) throws -> SpokenLanguage

  init(
    session: PracticeSession, window: Window, speaker: Speaker, desk: LearnerDesk?,
    log: PracticeLog?, language: @escaping (String) throws -> SpokenLanguage
  ) {
    self.language = language
    self.session = session
    self.window = window
    self.speaker = speaker
    self.desk = desk
    self.log = log
    hands = Hands(screen: window.phone)
  }

  /// Runs until the learner leaves, the window is closed or the program is asked to end.
  ///
  /// `remarks` are said first: what this machine lacks, or has too much of.
  func run(remarks: [String]) {
    followOutputDevice()
    perform(session.start(at: Clock.now))
    for remark in remarks { perform(session.say(remark, at: Clock.now)) }
    if let problem { perform(session.screenSaved(problem, at: Clock.now)) }
    while !isOver {
      if let event = nextEvent() { take(event) }
      advance(to: Clock.now)
    }
    speaker.cut()
    log?.close()
  }

  /// Draws only when nothing else is waiting, so that a picture never delays a touch.
  private func nextEvent() -> WindowEvent? {
    if needsDrawing {
      if let event = window.nextEvent(until: Clock.now) { return event }
      draw()
    }
    return window.nextEvent(until: deadline)
  }

  private var deadline: Instant? {
    let isWaiting = priceFinder.isBusy || watch != nil
    let question = isWaiting ? Clock.now + PriceFinder.interval : nil
    return [session.deadline, hands.deadline, speaker.deadline, question].compactMap { $0 }.min()
  }

  private func advance(to now: Instant) {
    for touch in hands.advance(to: now) { receive(touch) }
    for report in speaker.advance(to: now) { take(report) }
    if let saved = watch?.saved() { perform(session.screenSaved(saved, at: now)) }
    if let measure = repairMeter.take() { perform(session.repairMeasured(measure, at: now)) }
    for prices in priceFinder.take() { perform(session.pricesFound(prices, at: now)) }
    if let due = session.deadline, due <= now {
      perform(session.advance(to: now))
      // Time alone rules gestures out.
      if showsContactPanel { needsDrawing = true }
    }
    if !session.isDecidingGesture { lastInput = nil }
  }

  private func take(_ report: Speaker.Report) {
    switch report {
    case .started(let id, let moment, let sample):
      let cause = lastInputOfUtterance.removeValue(forKey: id)
      log?.heard(
        id, latency: cause.map { moment - $0 },
        at: LogEvent.Heard(
          systemTime: Clock.systemMicroseconds(of: moment), sample: sample))
    case .finished(let id):
      lastInputOfUtterance[id] = nil
      log?.neverHeard(id)
      perform(session.speechFinished(id, at: Clock.now))
    }
  }
}
