import Gestures
import Hands
import Lessons
import Routes
import ScreenReader
import SpaceAndTime
import Speech

/// Playing a fluent run before a round: at a fast rate, with stops that are only passed cut off. Any
/// touch, gesture or key ends it at once; one step back plays it again.
extension PracticeSession {
  /// True while a fluent run is being played.
  public var isDemonstrating: Bool { demonstration != nil }

  /// Plays the run of the round that is about to begin; false where there is none, or it was played.
  mutating func demonstrate() -> Bool {
    guard let run, !run.hasShown, !run.round.shows.isEmpty,
      let library = course.apps[run.round.app], let steps = Replay.steps(of: run.round.shows)
    else { return false }
    self.run?.hasShown = true
    say(coach.words.text("demo.begin"), isNeeded: true)
    var listener = listener
    listener.settings.speech.rate = min(listener.settings.speech.rate + Demonstration.faster, 100)
    var layer = Layer(screen: run.round.screen, of: library, for: listener, at: now)
    let beginning = layer.begin(at: now)
    replay = Replay(app: run.round.app, screen: run.round.screen, shown: steps)
    replay?.now = now
    demonstration = Demonstration()
    layers = [layer]
    updateRecognizer()
    effects.append(.redraw)
    hear(beginning)
    return true
  }

  /// What was said is over, or the next step is due.
  mutating func goOnDemonstrating() {
    guard let replay else { return }
    guard replay.position < replay.current.count else { return finishDemonstration() }
    apply(queue.interrupt())
    self.replay?.position += 1
    let step = replay.current[replay.position]
    let gestureName = name(of: step)
    demonstration?.gestureName = gestureName
    if demonstration?.began == nil { demonstration?.began = now }
    show(step)
    perform(step)
    let isPassing = self.replay?.isPassing == true
    demonstration?.due =
      queue.isIdle ? now + Demonstration.breath : isPassing ? now + Demonstration.glance : nil
  }

  /// The hand that makes it, for those who watch.
  private mutating func show(_ step: Replay.Step) {
    guard let gesture = step.gesture else { return }
    let strokes = GestureStrokes(screen: screenSize).touches(for: gesture, starting: now)
    effects += strokes.map(PracticeEffect.touchShown)
  }

  private mutating func finishDemonstration() {
    guard let replay else { return }
    let seconds = demonstration?.began.map { Int(((now - $0) / 1000).rounded()) }
    run?.shown = Demonstration.Figures(gestures: replay.cost, seconds: seconds)
    endDemonstration()
    guard let shown = run?.shown else { return }
    say(coach.words.text("demo.end", ["costs": systemScreens.costs(of: shown)]), isNeeded: true)
  }

  /// The learner has heard enough: it is their turn.
  mutating func stopDemonstration() {
    guard let replay else { return }
    let seconds = run?.shown?.seconds
    run?.shown = Demonstration.Figures(gestures: replay.cost, seconds: seconds)
    endDemonstration()
    say(coach.words.text("demo.stopped"), isNeeded: true)
  }

  private mutating func endDemonstration() {
    apply(queue.interrupt())
    // Words that were kept belong to it.
    queue.withdraw(coach.words.text("demo.begin"))
    dropDemonstration()
    layers = []
    updateRecognizer()
    effects.append(.redraw)
  }

  mutating func dropDemonstration() {
    demonstration = nil
    replay = nil
  }

  /// Does what a key of Curtain's means while a run is played; false where it means what it always
  /// does.
  mutating func steerDemonstration(by command: CoachCommand) -> Bool {
    switch command {
    case .curtain, .captions, .contactPanel, .fullScreen, .stickyFingers:
      // Watching goes on.
      demonstration?.due = now + Demonstration.breath
      return false
    case .back, .repeat:
      endDemonstration()
      run?.hasShown = false
      _ = demonstrate()
      return true
    case .leave, .skip:
      stopDemonstration()
      return true
    case .keys, .history, .hint, .inspector, .whatDidIDo, .sideButton:
      stopDemonstration()
      return false
    }
  }

  /// Plays it once more, where it is about to be the learner's turn.
  mutating func replayDemonstration() -> Bool {
    guard pending == .round, let run, run.hasShown, !run.round.shows.isEmpty else { return false }
    self.run?.hasShown = false
    return demonstrate()
  }
}
