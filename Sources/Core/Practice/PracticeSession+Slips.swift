import AccessibilityTree
import Gestures
import Lessons
import Routes
import ScreenReader
import Simulation

/// Wrong input of a drill: it is answered, and has no other effect.
extension PracticeSession {
  /// True for a wrong gesture of a drill that would do something, to the app or to the reader.
  ///
  /// Ways to get elsewhere stay, and so do ways out: of the app's screen, of silence, of help and of
  /// the reader's own panels.
  func isSlip(_ gesture: Gesture, in step: Step) -> Bool {
    guard run?.lesson.kind == .drill, !step.expects.isEmpty, !step.expects.contains(gesture),
      coach.isWrong(gesture, in: step), let layer = layers.last, !layer.isInOwnMode,
      let command = Bindings(preferences.reader).command(for: gesture)
    else { return false }
    return switch command {
    case .moveToNextItem, .moveToPreviousItem, .moveIn, .moveOut, .nextRotor, .previousRotor,
      .toggleSpeech:
      false
    case .escape: !layer.isOnFirstScreen
    case .toggleMute: !layer.isMuted
    default: true
    }
  }

  /// True for a gesture of a drill that is right, but made elsewhere: it would change a value of the
  /// app that this step, the round's end and their way there have nothing to do with.
  ///
  /// What it does is tried out on a copy. What opens another screen, or types, stays.
  func isElsewhere(_ recognized: RecognizedGesture, in step: Step) -> Bool {
    guard let run, run.lesson.kind == .drill, !step.say.isEmpty, var trial = layers.last,
      !trial.isInOwnMode, let library = course.apps[run.round.app]
    else { return false }
    let before = trial.situation
    guard !before.isTyping else { return false }
    let asked = trial.receive(.recognized(recognized)).compactMap { event in
      if case .asked(let request, isHandled: true) = event { request } else { nil }
    }
    let after = trial.situation
    let changed = Set(after.state.keys).union(before.state.keys).filter {
      before.state[$0] != after.state[$0]
    }
    guard !asked.isEmpty, !changed.isEmpty, after.screen == before.screen else { return false }
    let wants = run.round.wants(in: step, ofScreen: before.screenGoal)
    if wants.gestures.contains(recognized.gesture) { return false }
    if asked.contains(where: { wants.contains($0, on: before.screen) }) { return false }
    let deciding = DecidingState(
      library: library, goal: Goal(state: Condition(wants.requirements)))
    return !changed.contains(where: deciding.contains)
  }

  /// Says so, in the lesson's own words where it has some.
  mutating func answerElsewhere(_ recognized: RecognizedGesture, in step: Step) {
    let feedback = feedback(on: step)
    let own = coach.answer(
      to: recognized, in: step, within: tolerances, offering: offerOfLesson)
    let answer =
      own.isEmpty
      ? coach.answer(toMiss: coach.words.text("coach.held-back"), offering: offerOfLesson) : own
    guard feedback != .chimes || coach.misses > 1 else { return sound(.miss) }
    dropHints()
    say(answer)
  }
}
