import Gestures
import Lessons
import Mastery
import ScreenReader

/// What a sitting adds to the learner's skills, and what it brings back.
extension PracticeSession {
  /// How much is said about answers to this step.
  func feedback(on step: Step?) -> Feedback {
    guard run?.lesson.kind == .drill, let asked = step?.expects.first else { return .full }
    return Feedback(for: course.mastery[.gesture(asked)])
  }

  /// A step that asks for a gesture says how well that gesture sits.
  mutating func noteAttempt(at step: Step, isSkipped: Bool) {
    guard run?.lesson.kind == .drill, let asked = step.expects.first else { return }
    note(
      Attempt(
        skill: .gesture(asked), day: course.today, misses: coach.misses, hints: coach.hints,
        isSkipped: isSkipped))
  }

  /// A lesson that was gone through: steps that did not go at once are its misses.
  mutating func noteLesson(_ run: LessonRun) {
    guard run.lesson.kind != .page else { return }
    // Where nobody can get through, giving up is no failure.
    let impossible = course.faults.first { $0.lessonID == run.lesson.id }?.impossibleRound
    let scores = run.results.filter { $0.round != impossible }.map(\.score)
    note(
      Attempt(
        skill: .lesson(run.lesson.id), day: course.today, misses: run.stepsMissed,
        hints: scores.reduce(0) { $0 + $1.hints },
        isSkipped: scores.contains { $0.skippedSteps > 0 }))
  }

  mutating func note(_ attempt: Attempt) {
    guard !setup.isRoom, !isOnScreenErrand else { return }
    course.mastery.add(attempt)
    record(
      .attempted(
        attempt.skill, misses: attempt.misses, hints: attempt.hints,
        isSkipped: attempt.isSkipped))
  }

  /// What should come back today; of that, what this course still has.
  var sitting: Sitting {
    let answered = Set(
      DrillSet.all.gestures(answeredBy: Bindings(preferences.reader)))
    return Sitting(of: course.mastery, on: course.today) { skill in
      switch skill {
      case .gesture(let gesture): answered.contains(gesture)
      case .lesson(let id): lesson(id).map { $0.kind != .page } ?? false
      }
    }
  }

  /// A fault that was heard, named and repaired by ear is practice of the idea that its lesson has.
  mutating func note(_ hearing: FaultHearing) {
    note(
      Attempt(
        skill: .lesson(hearing.pair.lessonID), day: course.today, misses: hearing.score.misses,
        hints: hearing.score.hints, isSkipped: hearing.score.skippedSteps > 0))
  }

  /// True where a skill was learned a week ago, and nobody has asked for it since without help.
  func isCold(_ skill: Skill) -> Bool {
    course.mastery[skill]?.awaitsColdTest(on: course.today) ?? false
  }
}
