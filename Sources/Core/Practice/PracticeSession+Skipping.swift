import Lessons
import ScreenReader

/// Going past a step: the app goes where the step would have ended, so that what is asked for next
/// holds.
extension PracticeSession {
  mutating func skipStep() {
    passOverPraise()
    say(coach.words.text("coach.skipped"))
    let step = run?.step
    queue.withdraw(step?.say ?? "")
    if let step {
      record(
        .stepFinished(step: step.id, misses: coach.misses, hints: coach.hints, isSkipped: true))
      noteAttempt(at: step, isSkipped: true)
      if run?.hasMoreBehindStep == true { goToEnd(of: step) }
    }
    run?.skipStep(in: layers.last?.situation)
    // Behind the last step only the end is left, which a skip may have reached as well.
    guard let next = run?.step, !isAtEndOfRound else { return finishRound(isSkipped: true) }
    beginStep()
    if next.say.isEmpty { say(coach.hint(for: run?.helpfulStep)) }
  }

  private var isAtEndOfRound: Bool {
    guard let run, let situation = layers.last?.situation else { return false }
    return run.observer.meetsRoundGoal(in: situation)
  }

  /// Puts the app where the step would have ended; as it is where no way there is known. What is
  /// carried is let go either way.
  private mutating func goToEnd(of step: Step) {
    guard let layer = layers.last, !layer.isSystem else { return }
    let before = layer.situation
    let isCarrying = layer.isCarrying
    guard let arrival = layer.arrival(atEndOf: step, vocabulary: setup.vocabulary, at: now) else {
      guard let item = layer.carriedItem else { return }
      layers[layers.count - 1].letGo()
      return say(coach.words.text("coach.let-go", ["item": item]), isNeeded: true)
    }
    let events = layers[layers.count - 1].follow(arrival, at: now)
    let situation = layers[layers.count - 1].situation
    run?.take(arrival, in: situation)
    let isOtherwise = situation != before || isCarrying || layer.isInOwnMode
    // Nothing of it is the learner's doing, and it waits until the coach has spoken.
    for event in events where isOtherwise || !event.isHeard { carryOut(event.patient) }
    updateRecognizer()
    effects.append(.redraw)
  }
}

extension ReaderEvent {
  fileprivate var isHeard: Bool {
    switch self {
    case .speak, .earcon: true
    default: false
    }
  }
}
