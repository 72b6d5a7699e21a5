import Gestures
import Lessons

/// What was learned comes back in new lessons: one gesture that is due, between two rounds.
extension PracticeSession {
  /// True while it is asked for, whatever menu is over it.
  var isReminding: Bool { drillRun?.choice == .reminder }

  /// Asks once in a drill that is new to the learner, and only where something is due that the drill
  /// itself does not ask for; false where nothing is asked.
  mutating func remind() -> Bool {
    guard let run, run.lesson.kind == .drill, run.roundIndex == 0, !setup.isRoom,
      (course.progress[run.lesson.id]?.timesFinished ?? 0) == 0
    else { return false }
    let own = Set(run.lesson.rounds.flatMap(\.steps).flatMap(\.expects))
    guard let gesture = sitting.gestures.first(where: { !own.contains($0) }) else { return false }
    drillRun = DrillRun(
      choice: .reminder, drill: GestureDrill([gesture], mixedRequests: 0, seed: setup.seed))
    updateRecognizer()
    show(systemScreens.gestureDrill(.reminder))
    askInDrill()
    return true
  }

  /// It was made or skipped: the lesson goes on.
  mutating func endReminder() {
    dropReminder()
    goOnToRound()
  }

  mutating func dropReminder() {
    drillRun = nil
    layers.removeAll { $0.kind == .system(.gestureDrill) }
    updateRecognizer()
  }
}
