import FileBackend
import Foundation
import Lessons
import Practice
import Speech
import TestSupport
import Testing

/// The lessons that are shipped, each with the gestures of a perfect learner.
struct ShippedCourse {
  static let lessons = packageRoot.appending(path: "Lessons")

  static let everything = LessonFolder.load(lessons.path)

  var loaded: LessonFolder.Loaded { Self.everything }

  static var ids: [String] {
    LessonFolder.lessonFiles(below: lessons.path).map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }
  }

  private func script(of lesson: String) throws -> GestureScript {
    let file = packageRoot.appending(path: "Tests/Recordings/perfect/\(lesson).gestures")
    return try GestureScript(parsing: String(contentsOf: file, encoding: .utf8))
  }

  /// What a perfect learner does, round by round.
  func rounds(of lesson: String) throws -> [GestureScript] {
    var rehearsal = Rehearsal(try session(.lesson(lesson)))
    var rounds: [GestureScript] = []
    for line in try script(of: lesson).lines {
      let finished = rehearsal.effects.count { effect in
        if case .record(.roundFinished) = effect { true } else { false }
      }
      while rounds.count <= finished { rounds.append(GestureScript(lines: [])) }
      rounds[finished].lines.append(line)
      rehearsal.run(GestureScript(lines: [line]))
    }
    return rounds
  }

  func rehearse(_ lesson: String) throws -> Rehearsal {
    var rehearsal = Rehearsal(try session(.lesson(lesson)))
    rehearsal.run(try script(of: lesson))
    rehearsal.finish()
    return rehearsal
  }

  func session(_ opening: Opening) throws -> PracticeSession {
    let words = packageRoot.appending(path: "Assets/Words")
    let coach = try WordsFile.load(words.appending(path: "coach.en.json5").path)
    let misses = try WordsFile.load(words.appending(path: "misses.en.json5").path)
    return PracticeSession(
      course: Course(lessons: loaded.lessons, apps: loaded.apps), opening: opening,
      setup: PracticeSession.Setup(
        vocabulary: try Vocabulary.shipped(), coachWords: coach.completed(by: misses)))
  }
}

@Suite("The course")
struct CourseTests {
  private let course = ShippedCourse()

  @Test("Every lesson loads")
  func loads() {
    #expect(course.loaded.problems.isEmpty, "\(course.loaded.problems)")
    #expect(Set(course.loaded.lessons.map(\.id)) == Set(ShippedCourse.ids))
    #expect(course.loaded.lessons.count >= 3)
  }

  @Test("Every lesson is finished by a perfect learner", arguments: ShippedCourse.ids)
  func perfect(lesson: String) throws {
    let rehearsal = try course.rehearse(lesson)
    let isFinished = rehearsal.isGoalReached
    #expect(isFinished)
    if !rehearsal.isGoalReached || ProcessInfo.processInfo.environment["SHOW"] != nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      for line in rehearsal.log {
        print(String(decoding: try encoder.encode(line), as: UTF8.self))
      }
    }
  }

  @Test(
    "Who misses, turns wrong and asks for hints gets through every lesson, too",
    arguments: ShippedCourse.ids)
  func clumsy(lesson: String) throws {
    let rounds = try course.rounds(of: lesson)
    var learner = ClumsyLearner(Rehearsal(try course.session(.lesson(lesson))), seed: 7)
    learner.finishLesson(by: rounds)
    let isFinished = learner.rehearsal.isGoalReached
    #expect(isFinished)
    let clumsySkips = skips(in: learner.rehearsal)
    let perfectSkips = skips(in: try course.rehearse(lesson))
    #expect(clumsySkips <= perfectSkips, "Nothing has to be skipped that can be done.")
  }

  /// Steps that were skipped, by key or by the coach's menu; a lesson may ask for that.
  private func skips(in rehearsal: Rehearsal) -> Int {
    rehearsal.effects.count { effect in
      if case .record(.stepFinished(_, _, _, isSkipped: true)) = effect { true } else { false }
    }
  }

  @Test(
    "A perfect learner gets every star, and nobody is quicker than par",
    arguments: ShippedCourse.ids)
  func par(lesson: String) throws {
    for event in try course.rehearse(lesson).log {
      guard case .score(let round, let score, let stars, let par?) = event.what else { continue }
      #expect(score.gestures >= par, "\(lesson), \(round)")
      #expect(stars == 3)
      #expect(score.wrongTurns == 0)
      #expect(score.misses == 0)
    }
  }

  @Test(
    "Who skips a step is where it would have ended",
    arguments: ShippedCourse.ids)
  func skipping(id: String) throws {
    let lesson = try #require(course.loaded.lessons.first { $0.id == id })
    var rehearsal = Rehearsal(try course.session(.lesson(id)))
    for round in lesson.rounds {
      let finished = roundsFinished(in: rehearsal)
      for _ in round.steps {
        rehearsal.run(.key(.f7, isShifted: false))
        guard roundsFinished(in: rehearsal) == finished, !rehearsal.isGoalReached else { break }
        let step = try #require(round.steps.first { $0.id == lastSkipped(in: rehearsal) })
        let situation = try #require(rehearsal.session.situation)
        let ends = step.finish.ends(ofScreen: situation.screenGoal)
        guard !ends.isEmpty else { continue }
        #expect(
          ends.contains(where: situation.isAt),
          "\(round.id), \(step.id): \(situation.screen), \(situation.cursor ?? "nowhere")")
      }
    }
  }

  @Test("In the mail, a skip leaves the cursor where doing it would have")
  func skippedAndDone() throws {
    var skipping = Rehearsal(try course.session(.lesson("closing")))
    var doing = skipping
    let ways = [
      ["four-finger-tap-top", "one-finger-flick-right", "one-finger-flick-right"],
      ["four-finger-tap-bottom", "one-finger-flick-left"], [],
      ["four-finger-tap-bottom"], [], [],
    ]
    for way in ways {
      let last = way.isEmpty ? "two-finger-scrub" : "one-finger-double-tap"
      doing.run(try GestureScript(parsing: (way + [last, "wait 30"]).joined(separator: "\n")))
      skipping.run(try GestureScript(parsing: "key f7\nwait 30"))
      let (skipped, done) = (skipping.session.situation, doing.session.situation)
      #expect(skipped?.screen == done?.screen)
      #expect(skipped?.cursor == done?.cursor)
    }
  }

  private func roundsFinished(in rehearsal: Rehearsal) -> Int {
    rehearsal.effects.count { effect in
      if case .record(.roundFinished) = effect { true } else { false }
    }
  }

  private func lastSkipped(in rehearsal: Rehearsal) -> String? {
    rehearsal.effects.reversed().lazy.compactMap { effect in
      if case .record(.stepFinished(let step, _, _, isSkipped: true)) = effect { step } else { nil }
    }.first
  }

  @Test("No prompt is longer than people listen", arguments: ShippedCourse.ids)
  func prompts(id: String) throws {
    let lesson = try #require(course.loaded.lessons.first { $0.id == id })
    #expect(PromptCheck.findings(in: lesson) == [])
  }

  @Test("Every hint ladder has its three rungs", arguments: ShippedCourse.ids)
  func hints(id: String) throws {
    let lesson = try #require(course.loaded.lessons.first { $0.id == id })
    #expect(HintCheck.findings(in: lesson) == [])
  }
}

extension Situation {
  /// True where it can be seen that a step has ended so.
  fileprivate func isAt(_ end: StepEnd) -> Bool {
    if let goal = end.goal {
      guard goal.screen == nil || goal.screen == screen, goal.state.holds(in: state) else {
        return false
      }
    }
    if let rotor = end.rotor, rotor != self.rotor { return false }
    // What is pressed may be gone then.
    guard let pattern = end.cursor, !end.isActivated || end.goal == nil else { return true }
    return cursor.map { pattern.matches($0, on: screen) } ?? false
  }
}
