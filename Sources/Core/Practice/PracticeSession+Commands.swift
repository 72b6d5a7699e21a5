import AccessibilityTree
import Gestures
import Hands
import Lessons
import ScreenReader
import Speech

/// What Curtain itself can be asked at any time, by key or in its menus.
extension PracticeSession {
  mutating func perform(_ command: CoachCommand) {
    coach.disturbed(isByLearner: true)
    heldAnswer = nil
    apply(queue.interrupt())
    if isDemonstrating, steerDemonstration(by: command) { return }
    switch command {
    case .keys: show(systemScreens.keys(isRoom: setup.isRoom))
    case .history: show(systemScreens.history(history))
    case .curtain: toggleCurtain()
    case .captions: changeCaptions()
    case .repeat: repeatLast()
    case .hint: giveHint()
    case .skip:
      // What was asked about the step before has no answer any more.
      question = nil
      skip()
    case .back:
      question = nil
      goBack()
    case .inspector: toggleInspector()
    case .whatDidIDo:
      question = nil
      say(lastStroke?.explanation ?? coach.words.text("coach.nothing-yet"))
    case .contactPanel: effects.append(.contactPanel)
    case .fullScreen: effects.append(.fullScreen)
    case .stickyFingers: effects.append(.stickyFingers)
    case .sideButton: pressSideButton()
    case .leave: askToLeave()
    }
    run?.observe(command.rawValue)
    settle()
  }

  /// The five-finger tap.
  mutating func toggleCoachMenu() {
    apply(queue.interrupt())
    if layers.last?.kind == .system(.coachMenu) {
      closeLayer()
    } else {
      show(systemScreens.coachMenu(during: doing))
    }
  }

  /// What the coach's menu and the question before leaving are about.
  var doing: SystemScreens.Doing {
    if let drillRun, isInGesturePractice { return .drill(isSlow: drillRun.isSlow) }
    if isInGesturePractice { return .gesturePlay }
    if case .repair? = reminder?.question { return .hearing(.repairing) }
    if place == .hearing, let hearing { return .hearing(hearing.stage) }
    if place == .practice { return .practice }
    guard place == .lesson, let run else { return .other }
    return .lesson(isSlow: run.isSlow)
  }

  private mutating func repeatLast() {
    if replayDemonstration() { return }
    guard let text = request ?? history.last?.text else { return }
    say(text, isNeeded: true)
  }

  private mutating func giveHint() {
    if questionInFront != nil { return tellHowToAnswer() }
    if remindedFault != nil { return hintForReminder() }
    if place == .hearing { return hintForHearing() }
    if place == .repairing { return hintForRepair() }
    if isReplaying { return say(coach.words.text("replay.how"), isNeeded: true) }
    if isDrilling, let asked = drillRun?.drill.asked {
      drillRun?.hints += 1
      return say(systemScreens.howTo.text(of: asked), isNeeded: true)
    }
    let step = isLearning ? run?.helpfulStep : nil
    if let mode = unaskedMode {
      modeTold = mode
      say(sentence(about: mode), isNeeded: true)
    }
    if coach.hasMoreHints(for: step) { run?.score.hints += 1 }
    say(coach.hint(for: step))
  }

  private mutating func skip() {
    if questionInFront != nil { return tellHowToAnswer() }
    if pending != nil { return beginPending() }
    if remindedFault != nil { return skipReminder() }
    if isDrilling { return skipInDrill() }
    if place == .hearing { return goOnHearing() }
    if isReplaying { return steerReplay(by: .oneFingerFlickRight) }
    guard isLearning else { return say(coach.words.text("coach.nothing-to-skip")) }
    // Where that is what was asked for, it is done by it.
    guard run?.step?.finish != .command(CoachCommand.skip.rawValue) else {
      return say(coach.words.text("coach.skipped"))
    }
    skipStep()
  }

  private mutating func goBack() {
    if isReminding, isDrilling || remindedFault != nil { return skipReminder() }
    if layers.count > 1 { return closeLayer() }
    if replayDemonstration() { return }
    if pending == .step { pending = nil }
    guard isLearning else { return say(coach.words.text("coach.nothing-before")) }
    if let back = run?.goBack(), back.hasGone {
      // As it was then: a step must not be finished by what was done since.
      if let layer = back.layer {
        layers[layers.count - 1] = layer
        comeBack()
      }
      beginStep()
      if run?.step?.say.isEmpty == true { repeatLast() }
    } else {
      run?.beginRoundAnew(at: now)
      introduceRound()
    }
  }

  private mutating func toggleCurtain() {
    guard !layers.isEmpty else { return }
    guard layers[layers.count - 1].isVoiceOverOn else {
      return say(coach.words.text("coach.no-curtain"))
    }
    handle(layers[layers.count - 1].toggleCurtain())
  }

  private mutating func changeCaptions() {
    preferences.captions =
      switch captions {
      case .byLesson: .always
      case .always: .never
      case .never: .byLesson
      }
    effects.append(.redraw)
    say(coach.words.text("coach.captions.\(captions.rawValue)"))
  }

  private mutating func toggleInspector() {
    if inspector != nil {
      inspector = nil
      say(coach.words.text("inspector.closed"))
    } else {
      inspector = inspectorLines()
      say((inspector ?? []).joined(separator: " "))
    }
    effects.append(.redraw)
  }

  func inspectorLines() -> [String] {
    layers.last?.inspectorLines(words: coach.words) ?? []
  }

  // MARK: Leaving

  /// Escape closes what stands in front, and means no to a question; only where nothing is left to
  /// close does it ask.
  private mutating func askToLeave() {
    if isReplaying { return closeLayer() }
    if case .system(let kind)? = layers.last?.kind, kind.closesOnEscape, layers.count > 1 {
      return closeLayer()
    }
    let isSlow = run?.isSlow == true
    show(systemScreens.leaveQuestion(during: isReminding ? .lesson(isSlow: isSlow) : doing))
  }

  /// Leaves what is in hand: to the main menu, or for good.
  mutating func leave() {
    if isReminding {
      dropReminder()
    } else if isInGesturePractice {
      return leaveGesturePractice()
    }
    if leaveScreenErrand() { return }
    guard opening == .course, place != .mainMenu else { return end() }
    if place == .lesson && !isGoalReached || place == .hearing { record(.lessonLeft) }
    apply(queue.clear())
    openMainMenu(greeting: "coach.back-in-menu")
  }
}
