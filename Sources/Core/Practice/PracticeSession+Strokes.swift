import AccessibilityTree
import Gestures
import Lessons
import ScreenReader
import SpaceAndTime
import Speech

/// What becomes of the learner's strokes and of what the reader makes of them.
extension PracticeSession {
  /// Deals with what the recognizer has found since the last time.
  mutating func takeGestures() {
    let outputs = recognizer.outputs
    recognizer.discardOutputs()
    let isSpent = handHasStopped
    if recognizer.isAtRest { handHasStopped = false }
    for output in outputs where !(isDirect || isSpent) || output.isCoachMenu {
      if isTypingBraille { receiveInBraille(output) } else { receive(output) }
    }
  }

  mutating func receive(_ output: RecognizerOutput) {
    if isDemonstrating {
      stopDemonstration()
      guard output.isCoachMenu else { return }
    }
    switch output {
    case .recognized(let recognized): receive(recognized)
    case .missed(let miss): receive(miss)
    case .slidPastStop: sound(.scroll)
    case .turning(let isClockwise, _):
      sound(isClockwise ? .nextRotorProgress : .previousRotorProgress)
    case .exploring, .explorationEnded, .passedThrough:
      if case .explorationEnded = output, isDrilling { endExplorationInDrill() }
      if !isPlayingGestures, !isDrilling, !isReplaying { passOn(output) }
    }
  }

  private mutating func receive(_ recognized: RecognizedGesture) {
    let gesture = recognized.gesture
    coach.disturbed(isByLearner: true)
    heldAnswer = nil
    log(.gesture(gesture, miss: nil))
    lastStroke = LastStroke(
      gesture: gesture,
      explanation: coach.words.text("coach.you-made", ["gesture": coach.name(of: gesture)]))
    // A question of the coach's waits for its answer while the menu is open.
    if gesture == .fiveFingerTap { return toggleCoachMenu() }
    let asked = isLearning ? question : nil
    if isQuestionOpen { question = nil }
    if isPlayingGestures { return name(gesture) }
    if isDrilling { return answerDrill(with: recognized) }
    if isReplaying { return steerReplay(by: gesture) }
    if isNoAnswer(gesture) {
      apply(queue.interrupt())
      return tellHowToAnswer()
    }
    if case .results = pending {
      // The results are spoken before a flick can leave their title behind.
      apply(queue.interrupt())
      beginPending()
      return
    }
    // Who acts before a fluent run was played does without it.
    if pending == .round { run?.hasShown = true }
    // In a room a request waits for the facilitator alone.
    if pending != .step { beginPending() }
    // A pause of speech is itself a wish about what sounds now.
    if gesture != .twoFingerTap { apply(queue.interrupt()) }
    let isLesson = isLearning
    if isLesson {
      run?.observe(gesture)
      record(.gesture(gesture, at: now))
    }
    let step = run?.step
    if isLesson, let step, isSlip(gesture, in: step) {
      return answer(recognized, in: step, after: asked, in: unaskedMode)
    }
    if isLesson, let step, isElsewhere(recognized, in: step) {
      return answerElsewhere(recognized, in: step)
    }
    let before = layers.last?.situation
    let mode = unaskedMode
    let flick = VerticalFlick(gesture, on: layers.last)
    let wasMuted = isMuted
    let front = layers.count
    hasToldWrong = false
    press = nil
    passOn(.recognized(recognized))
    if !isLesson, front == layers.count { tellMuted(since: wasMuted) }
    // Reaching something may have changed the step: only a step that stands is answered about.
    guard isLesson, isLearning, let step, step == run?.step else {
      pressesInVain = 0
      return
    }
    if answersPress(in: step) { return }
    switch slip(of: flick, in: step) {
    case .made(let words):
      dropHints()
      return say(coach.answer(toMiss: words, offering: offerOfLesson))
    // VoiceOver has said how it is again.
    case .takenBack: return
    case nil: break
    }
    // Who got elsewhere may be on the way back: there is nothing to think about.
    answer(
      recognized, in: step, mayAsk: layers.last?.situation == before, after: asked, in: mode)
  }

  /// What is offered after three misses: a slower pace, or the way past.
  var offerOfLesson: String {
    run?.isSlow == true ? "coach.offer-skip" : "drill.offer-slower"
  }

  /// - Parameters:
  ///   - mayAsk: the gesture failed; it was no way to elsewhere.
  ///   - asked: what the coach had asked before: whatever is no right gesture is an answer to it.
  ///   - mode: the mode of VoiceOver's in which the gesture was made.
  private mutating func answer(
    _ recognized: RecognizedGesture, in step: Step, mayAsk: Bool = true,
    after asked: AskedQuestion? = nil, in mode: ReaderMode? = nil
  ) {
    let gesture = recognized.gesture
    if let asked = step.expects.first, step.wrong[gesture] == nil, !step.expects.contains(gesture),
      mayGoOn(gesture, to: asked)
    {
      heldAnswer = HeldAnswer(made: recognized, due: now + Self.tapPatience)
      return
    }
    let feedback = feedback(on: step)
    var answer = coach.answer(
      to: recognized, in: step, within: tolerances, offering: offerOfLesson)
    if answer.isEmpty {
      if let asked, !step.expects.contains(gesture) { say(asked.answer) }
      return tellMode(since: mode)
    }
    guard feedback != .chimes || coach.misses > 1 else { return sound(.miss) }
    dropHints()
    // An answer about a pause must not wait for the end of that pause.
    apply(queue.resume())
    if let mode, mode == unaskedMode, step.wrong[gesture] == nil {
      modeTold = mode
      answer[0].text = sentence(about: mode)
      return say(answer)
    }
    if let asked {
      // What went wrong before was promised.
      say(asked.answer.filter { !answer.contains($0) } + answer)
    } else if mayAsk {
      askOrSay(answer)
    } else {
      say(answer)
    }
  }

  private mutating func receive(_ miss: Miss) {
    coach.disturbed(isByLearner: true)
    heldAnswer = nil
    let open = isLearning ? question : nil
    if isQuestionOpen { question = nil }
    let asked = isDrilling ? drillRun?.drill.asked : isLearning ? run?.step?.expects.first : nil
    let explanation = coach.explanation(of: miss, asked: asked, within: tolerances)
    log(.gesture(.unknown, miss: explanation))
    lastStroke = LastStroke(gesture: nil, explanation: explanation)
    apply(queue.interrupt())
    if isDrilling { return missInDrill(explanation) }
    sound(.miss)
    switch place {
    case .lesson where isLearning:
      run?.score.misses += 1
      record(.missed(asked: asked, explanation: explanation, at: now))
      let feedback = feedback(on: run?.step)
      let answer = coach.answer(
        toMiss: explanation, offering: offerOfLesson)
      tellMode(since: unaskedMode)
      if let open {
        say(open.answer.filter { !answer.contains($0) } + answer)
      } else if feedback != .chimes || coach.misses > 1 {
        askOrSay(answer)
      }
    case .mainMenu, .results, .lesson, .hearing, .repairing: say(explanation)
    case .practice: break
    }
  }

  /// Gives a stroke to the reader on top and deals with its answers.
  mutating func passOn(_ output: RecognizerOutput) {
    guard !layers.isEmpty else { return }
    if isLearning { run?.keep(.stroke(output)) }
    let carried = layers.last?.carriedItem
    let drops = layers.last?.dropsInVain
    handle(layers[layers.count - 1].receive(output))
    if modeTold != nil, modeTold != layers.last?.mode { modeTold = nil }
    if let carried, layers.last?.dropsInVain != drops { tellDrop(of: carried, by: output.gesture) }
    settle()
  }

  /// What was carried is back where it was: nobody is told that by the app.
  private mutating func tellDrop(of item: String, by gesture: Gesture?) {
    guard layers.last?.isSystem == false, !isReplaying else { return }
    // The lesson may have more to say.
    if isLearning, let gesture, run?.step?.wrong[gesture] != nil { return }
    say(coach.words.text("coach.let-go", ["item": item]), isNeeded: true)
  }

  mutating func advanceLayer() {
    guard !layers.isEmpty else { return }
    guard !isReplaying else { return }
    handle(layers[layers.count - 1].advance(to: now))
    settle()
  }

  mutating func type(_ input: TypedInput) {
    guard !layers.isEmpty else { return }
    coach.disturbed(isByLearner: true)
    guard !isReplaying else { return }
    if isLearning, layers[layers.count - 1].isEditingText {
      run?.keep(.typed(input))
      run?.observe(input)
    }
    handle(layers[layers.count - 1].type(input, at: now))
    settle()
  }

  /// Deals with what a reader did; a choice in a menu of Curtain ends it.
  mutating func handle(_ events: [ReaderEvent]) {
    for event in events {
      if let layer = layers.last, case .system(let kind) = layer.kind,
        case .asked(let request, let isHandled) = event,
        choose(request, isHandled: isHandled, in: kind)
      {
        return
      }
      // Where the reader is silent, nothing of it was held.
      let isInVain = event == .pauseSpeaking && !queue.isReaderSpeaking
      if isLearning, !isInVain, let screen = layers.last?.app.screen.id {
        run?.observe(event, on: screen, at: now)
        if let press = Press(event, on: screen) { self.press = press }
      }
      if case .asked(.escape, isHandled: false) = event, layers.last?.isOnFirstScreen == true,
        layers.last?.isSystem == false, !isReplaying
      {
        if isListeningForFault { return goOnHearing() }
        // Nothing is left to go back to: what remains is the way out.
        perform(.leave)
        return
      }
      carryOut(event)
    }
  }

  mutating func carryOut(_ event: ReaderEvent) {
    switch event {
    case .speak(var utterance):
      utterance.isRemembered = layers.last?.isSystem != true
      apply(queue.say(utterance, heard: heardPart))
    case .shown(let utterance):
      caption = utterance.text
      effects.append(.caption(caption))
    case .stopSpeaking: apply(queue.interrupt())
    case .pauseSpeaking: apply(queue.pause())
    case .resumeSpeaking: apply(queue.resume())
    case .earcon(let earcon): sound(earcon)
    case .cursorMoved(let id):
      log(.cursor(id))
      if inspector != nil { inspector = inspectorLines() }
      effects.append(.redraw)
    case .screenChanged(let id, let title):
      updateRecognizer()
      log(.screen(id: id, title: title))
      effects.append(.redraw)
    case .curtainToggled(let isDown):
      isCurtainDown = isDown
      effects.append(.redraw)
    case .rateChanged, .volumeChanged, .settingsChanged: takeSettingsFromReader()
    case .audioDestinationAsked: effects.append(.nextOutputDevice)
    case .appSound(let name): effects.append(.appSound(AppSound(named: name)))
    case .appSoundsPaused: effects.append(.pauseAppSounds)
    case .appSoundsResumed: effects.append(.resumeAppSounds)
    case .copied(let text): effects.append(.clipboard(text))
    case .panelToggled, .helpToggled, .voiceOverToggled: effects.append(.redraw)
    case .brailleToggled(let isOn):
      if isOn { prepareBraille() }
      effects.append(.redraw)
    case .systemCommand(let command):
      say(coach.words.text("system.\(command.rawValue)"))
    case .labeled(let screen, let element, let label):
      course.labels[appHome, default: [:]][screen, default: [:]][element] =
        label.isEmpty ? nil : label
      record(.labeled(app: appHome, screen: screen, element: element, label: label))
    case .asked(.magicTap, isHandled: false):
      say(coach.words.text("system.magicTap"))
    // What is only shown turns nothing off.
    case .mutedToggled(let isMuted): if !isReplaying, !isDemonstrating { self.isMuted = isMuted }
    case .asked, .announced, .rotorTurned:
      break
    }
  }

  /// True while what the learner does counts: in a lesson, with no menu of Curtain in front.
  var isLearning: Bool {
    place == .lesson && pending == nil && layers.last?.isSystem == false
  }
}
