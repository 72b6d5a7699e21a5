import Lessons
import Searching
import SpaceAndTime
import Speech

/// Beginning, watching and ending lessons.
extension PracticeSession {
  mutating func open() {
    switch opening {
    case .course: openMainMenu(greeting: "coach.welcome")
    case .lesson(let id):
      guard let lesson = lesson(id) else {
        preconditionFailure("The course has no lesson \(id)")
      }
      begin(lesson)
    case .screen(let id):
      practice(on: id)
      offerErrands()
    case .repair(let id): beginRepair(id)
    }
  }

  mutating func openMainMenu(greeting: String) {
    openMainMenu(saying: coach.words.text(greeting))
  }

  mutating func openMainMenu(saying greeting: String) {
    place = .mainMenu
    run = nil
    hearing = nil
    dropDemonstration()
    pending = nil
    question = nil
    layers = []
    say(greeting, isNeeded: true)
    let sitting = sitting
    if !sitting.isEmpty {
      say(coach.words.text("due.greeting", ["what": systemScreens.summary(of: sitting)]))
    }
    show(mainMenu)
  }

  mutating func practice(on screen: String) {
    place = .practice
    practisedScreen = screen
    layers = []
    openApp(screen, on: screen)
  }

  /// - Parameter isCold: it was learned a week ago, and nobody has asked for it since: it is asked
  ///   for without an introduction.
  mutating func begin(_ lesson: Lesson, isCold: Bool = false) {
    place = .lesson
    hearing = nil
    dropDemonstration()
    isGoalReached = false
    run = LessonRun(lesson: lesson, isCold: isCold, at: now)
    record(.lessonBegan(lesson: lesson.id))
    askForPrices()
    if isCold { say(coach.words.text("due.begin-cold"), isNeeded: true) }
    introduceRound()
    // Nobody else presses on.
    if setup.isRoom { say(coach.words.text("coach.in-room"), isNeeded: true) }
  }

  /// Says what the round is about; it begins in the silence after that, or when the learner acts.
  mutating func introduceRound() {
    guard let round = run?.round else { return }
    record(.roundBegan(round: round.id, par: round.par))
    layers = []
    question = nil
    pending = .round
    run?.hasShown = false
    for line in run?.isCold == true ? round.bareTask : round.say { say(line, isNeeded: true) }
    effects.append(.redraw)
  }

  mutating func beginPending() {
    guard let pending else { return }
    if pending == .round, demonstrate() { return }
    self.pending = nil
    switch pending {
    case .round:
      guard let run else { return }
      openApp(run.round.app, on: run.round.screen)
      self.run?.beginRoundAnew(at: now)
      beginStep()
    case .step: beginStep()
    case .results: openResults()
    }
  }

  private mutating func openResults() {
    guard let run else { return }
    place = .results
    // A page has none.
    if run.lesson.kind == .page { return leave() }
    layers = []
    queue.withdraw(endOfLesson(run))
    showResults()
  }

  private mutating func showResults() {
    guard let run else { return }
    show(
      systemScreens.results(
        run, prices: prices[run.lesson.id], next: course.lesson(after: run.lesson.id)))
  }

  /// Shows what has become known since the results were opened.
  mutating func refreshResults() {
    guard layers.last?.kind == .system(.results) else { return }
    layers.removeLast()
    say(coach.words.text("results.prices-found"), isNeeded: true)
    showResults()
  }

  /// A lesson of the course, or the errand on a fault's two screens.
  func lesson(_ id: String) -> Lesson? {
    course.lesson(id)
      ?? course.faults.first { $0.lessonID == id }.map {
        FaultLessons(words: coach.words).lesson(of: $0)
      }
  }

  /// In a room the facilitator says when something is asked for.
  private mutating func goOnToStep() {
    guard setup.isRoom, run?.step?.say.isEmpty == false else { return beginStep() }
    pending = .step
  }

  mutating func beginStep() {
    coach.stepBegan()
    if let layer = layers.last, !layer.isSystem { run?.remember(layer) }
    guard let request = run?.step?.say, !request.isEmpty else { return }
    say(request, isNeeded: true)
  }

  /// What the learner has to do now, in the coach's words.
  var request: String? {
    if let questionInFront { return questionInFront }
    if isReminding { return reminderRequest }
    if isInGesturePractice { return drillRequest }
    if let request = hearingRequest ?? repairRequest { return request }
    guard place == .lesson, let run else { return nil }
    if let request = run.step?.say, !request.isEmpty { return request }
    return run.round.say.last
  }

  /// Looks what has been reached, when all answers to something have been dealt with.
  mutating func settle() {
    guard let layer = layers.last, !layer.isSystem else { return }
    let situation = layer.situation
    if place == .practice, situation.meetsScreenGoal, !isGoalReached {
      isGoalReached = true
      sound(.success)
      say(coach.words.text("coach.goal-reached"), isNeeded: true)
    }
    guard isLearning else { return }
    let marks = run?.marks(in: situation) ?? []
    if marks.contains(where: \.isEndOfStep) || marks.contains(.roundFinished) {
      forgetQuestion()
      passOverPraise()
    }
    for mark in marks {
      switch mark {
      case .stepFinished(let step): finish(step)
      case .stepPassed: break
      case .wentWrong(let words):
        hasToldWrong = true
        // Said anew, and not twice in a row to somebody who did not wait for it.
        queue.withdraw(wrongEnd(words))
        say(wrongEnd(words), isNeeded: true)
        say(coach.missed(offering: offerOfLesson))
      case .mended(let words): queue.withdraw(wrongEnd(words))
      case .roundFinished: return finishRound()
      }
    }
    // Several may have been finished by one thing: only what is left is asked for.
    if marks.contains(where: \.isEndOfStep) { goOnToStep() }
  }

  /// The lesson's own words, or what can be said of every end that was not asked for.
  private func wrongEnd(_ words: String?) -> String {
    words ?? coach.words.text("coach.other-end")
  }

  private mutating func finish(_ step: Step) {
    run?.hasAchieved = true
    record(
      .stepFinished(step: step.id, misses: coach.misses, hints: coach.hints, isSkipped: false))
    let feedback = feedback(on: step)
    noteAttempt(at: step, isSkipped: false)
    if coach.misses > 0 { run?.stepsMissed += 1 }
    queue.withdraw(step.say)
    if !step.say.isEmpty {
      sound(.success)
      if feedback == .full {
        for line in coach.praise(for: step) { sayOfFinished(line.text) }
      }
    }
    for line in step.tells { sayOfFinished(line) }
    list(step.checklist, from: step.id)
    if step.tellsSearch { tellSearch() }
  }

  /// Puts what a step or a round says of it on the learner's own list.
  private mutating func list(_ line: String, from step: String?) {
    guard !line.isEmpty, let run else { return }
    let origin = [run.lesson.id, run.round.id, step].compactMap { $0 }.joined(separator: "/")
    record(.repaired(fault: origin, checklist: line))
    say(coach.words.text("hearing.on-list", ["line": line]), isNeeded: true)
  }

  /// Names the way in which the finger searched, and a better one.
  private mutating func tellSearch() {
    guard let path = run?.search, let style = SearchJudge(size: screenSize).style(of: path)
    else { return }
    sayOfFinished(coach.words.text("search.\(style.rawValue)"))
  }

  /// - Parameter isSkipped: Its end was skipped: there is nothing to praise.
  mutating func finishRound(isSkipped: Bool = false) {
    guard let round = run?.round, let result = run?.finishRound(at: now) else { return }
    if !isSkipped {
      run?.hasAchieved = true
      sound(.success)
    }
    if run?.lesson.kind != .page {
      log(.score(round: round.id, result.score, stars: result.stars, par: result.par))
      record(.roundFinished(result.score, stars: result.stars))
    }
    dropHints()
    if !isSkipped, let line = round.praise.first { sayOfFinished(line) }
    for line in round.tells { sayOfFinished(line) }
    list(round.checklist, from: nil)
    if round.par != nil {
      say(systemScreens.summary(of: result, title: round.title), isNeeded: true)
    }
    if !isSkipped, let shown = run?.shown {
      say(systemScreens.figures(of: shown), isNeeded: true)
    }
    if run?.isLastRound == true {
      finishLesson()
    } else if !remind(before: .nextRound) {
      goOnToRound()
    }
  }

  mutating func goOnToRound() {
    run?.beginNextRound(at: now)
    introduceRound()
  }

  private mutating func finishLesson() {
    guard let run else { return }
    isGoalReached = true
    if run.hasAchieved { keepFinished(run) } else { record(.lessonLeft) }
    if !run.hasAchieved || !remind(before: .results) { goOnToResults() }
  }

  mutating func goOnToResults() {
    guard let run else { return }
    pending = .results
    if run.lesson.kind != .page { say(endOfLesson(run), isNeeded: true) }
  }

  /// A lesson of which all was skipped is as new as before, and not kept so.
  private mutating func keepFinished(_ run: LessonRun) {
    noteLesson(run)
    record(.lessonFinished)
    var progress = course.progress[run.lesson.id] ?? LessonProgress()
    progress.timesFinished += 1
    for result in run.results where run.lesson.kind != .page {
      if progress.best[result.round].map(result.isBetter) ?? true {
        progress.best[result.round] = result
      }
    }
    course.progress[run.lesson.id] = progress
    recordPrices()
  }

  // MARK: Silence

  /// Nothing is being said: what waited for that begins.
  mutating func settleSilence() {
    if queue.isReaderSilent, !layers.isEmpty, !isReplaying {
      handle(layers[layers.count - 1].speechFinished(at: now))
      // Reading on may have reached something, or its end.
      settle()
    }
    if isDemonstrating {
      if queue.isIdle { goOnDemonstrating() }
      return
    }
    // In a room the facilitator says when.
    if queue.isIdle, pending != nil, !setup.isRoom { beginPending() }
  }

  /// When the coach speaks up by itself, in the session's own time.
  var coachDeadline: Instant? {
    (isAsking || isInMenuOfLesson || isQuestionMuted) && !setup.isRoom && run?.lesson.kind != .page
      ? coach.deadline : nil
  }

  /// True while something is asked of the learner, with no menu of Curtain in front.
  private var isAsking: Bool { isLearning || isDrilling || isHearing || remindedFault != nil }

  mutating func nudge() {
    guard isAsking || isInMenuOfLesson || isQuestionMuted, !setup.isRoom, queue.isIdle else {
      return
    }
    if isQuestionMuted {
      return say(coach.nudge(asking: request, because: sentence(about: .isMuted), at: now))
    }
    if isInMenuOfLesson {
      // The task has to wait until the menu is closed.
      let reason =
        isMuted
        ? sentence(about: .isMuted)
        : layers.last?.systemScreen.map { sentence(about: .panel($0.title)) }
      return say(coach.nudge(asking: nil, because: reason, at: now))
    }
    let reason = unaskedMode.map(sentence)
    modeTold = unaskedMode
    say(coach.nudge(asking: request, because: reason, at: now))
  }

  /// A menu of Curtain lies over the app of a lesson, and a scrub closes it.
  private var isInMenuOfLesson: Bool {
    guard place == .lesson, pending == nil, layers.count > 1, layers[0].kind == .app,
      case .system(let kind)? = layers.last?.kind
    else { return false }
    return kind.closesOnEscape && !kind.isQuestion
  }
}

extension Round {
  /// What has to be said where nothing is introduced: the task itself, or where the first step asks
  /// for it, which round this is.
  fileprivate var bareTask: [String] {
    guard steps.first?.say.isEmpty == false, !title.isEmpty else { return say.suffix(1) }
    return [title]
  }
}

extension LessonObserver.Mark {
  fileprivate var isEndOfStep: Bool { if case .stepFinished = self { true } else { false } }
}
