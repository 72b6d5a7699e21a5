import Gestures
import Mastery
import ScreenReader
import SpaceAndTime
import Speech

/// A drill under way.
struct DrillRun: Sendable {
  let choice: DrillChoice
  var drill: GestureDrill
  /// Help asked for, for the gesture that is asked for now.
  var hints = 0
  /// More time for everything, by the learner's wish.
  var isSlow = false
  /// When the hand landed whose gesture was right: what else it does is no answer.
  var settledHand: Instant?
}

/// Something was made that may be the beginning of what was asked for: it is answered when nothing
/// follows.
struct HeldAnswer: Sendable {
  var made: RecognizedGesture
  /// Nil while the finger is still on the glass.
  var due: Instant?
}

/// Gesture practice: free play, where each gesture is named, and drills, where they are asked for.
extension PracticeSession {
  /// How long a tap is not answered that may be the first of several (milliseconds): that it was
  /// the first of two slow ones is known at the second.
  static let tapPatience: Milliseconds = 700

  /// True while gestures are practised, and have no other effect.
  var isPlayingGestures: Bool { layers.last?.kind == .system(.gesturePlay) }
  var isDrilling: Bool { layers.last?.kind == .system(.gestureDrill) }

  /// True while a menu of Curtain may be over it.
  var isInGesturePractice: Bool {
    layers.contains { $0.kind == .system(.gesturePlay) || $0.kind == .system(.gestureDrill) }
  }

  mutating func chooseInGesturePractice(_ row: String) -> Bool {
    if row == "play" {
      gesturesNamed = []
      say(coach.words.text("coach.gesture-practice"), isNeeded: true)
      show(systemScreens.gesturePlay())
      return true
    }
    guard let set = DrillSet.allCases.first(where: { "drill.\($0.rawValue)" == row }) else {
      return false
    }
    beginDrill(.set(set))
    return true
  }

  /// Back to where drills are chosen.
  mutating func leaveGesturePractice() {
    apply(queue.clear())
    if drillRun?.drill.asked != nil { record(.lessonLeft) }
    let isDue = drillRun?.choice == .due
    drillRun = nil
    updateRecognizer()
    let origin = Layer.Kind.system(isDue ? .due : .gestures)
    while layers.count > 2, layers.last?.kind != origin { layers.removeLast() }
    if layers.last?.kind == origin { comeBack() }
    say(coach.words.text(isDue ? "coach.back-in-due" : "coach.back-in-gestures"), isNeeded: true)
  }

  // MARK: Free play

  /// Says what was made and what VoiceOver does with it; two scrubs in a row leave.
  mutating func name(_ gesture: Gesture) {
    apply(queue.interrupt())
    if gesture == .twoFingerScrub, gesturesNamed.last == .twoFingerScrub {
      gesturesNamed = []
      return leaveGesturePractice()
    }
    gesturesNamed = [gesture]
    say("\(coach.name(of: gesture)). \(meaning(of: gesture))")
  }

  private func meaning(of gesture: Gesture) -> String {
    coach.words.text("meaning.\(gesture.rawValue)")
  }

  // MARK: Drills

  mutating func beginDrill(_ choice: DrillChoice) {
    drillsBegun += 1
    let gestures: [Gesture]
    let drill: GestureDrill
    let seed = setup.seed &+ drillsBegun
    switch choice {
    case .reminder: return
    case .set(let set):
      gestures = set.gestures(answeredBy: Bindings(preferences.reader))
      drill = GestureDrill(gestures, seed: seed)
    case .due:
      // What was learned comes back mixed, each gesture once more for its memory.
      gestures = sitting.gestures
      guard !gestures.isEmpty else { return }
      drill = GestureDrill(gestures, mixedRequests: gestures.count, seed: seed)
    }
    drillRun = DrillRun(choice: choice, drill: drill)
    updateRecognizer()
    record(.drillBegan(choice.id))
    let begin =
      choice == .due
      ? gestures.contains { isCold(.gesture($0)) } ? "drill.begin-cold" : "drill.begin-due"
      : "drill.begin"
    say(coach.words.text(begin), isNeeded: true)
    show(systemScreens.gestureDrill(choice))
    askInDrill()
  }

  /// What the drill asks for; how it is made is told the first time.
  var drillRequest: String? {
    guard let drill = drillRun?.drill, let asked = drill.asked else { return nil }
    if isReminding { return reminderRequest }
    let request = coach.words.text("drill.ask", ["gesture": coach.name(of: asked)])
    // What comes back is asked for without help.
    guard drill.isSingly, drillRun?.choice != .due else { return request }
    return "\(request) \(systemScreens.howTo.text(of: asked))"
  }

  /// - Parameter isSkipped: What was asked for before was skipped.
  mutating func askInDrill(isSkipped: Bool = false) {
    coach.stepBegan()
    drillRun?.hints = 0
    if let drillRequest {
      say(drillRequest, isNeeded: true)
    } else {
      if isReminding { return endReminder() }
      if !isSkipped { sound(.success) }
      finishDrill()
    }
  }

  /// Takes a gesture as the answer to what was asked; it does nothing else.
  mutating func answerDrill(with made: RecognizedGesture) {
    guard let asked = drillRun?.drill.asked, !isOfSettledHand(made.stroke) else { return }
    apply(queue.interrupt())
    guard made.gesture != asked else { return hitInDrill(made) }
    if made.gesture == .explore {
      heldAnswer = HeldAnswer(made: made)
    } else if mayGoOn(made.gesture, to: asked) {
      heldAnswer = HeldAnswer(made: made, due: now + Self.tapPatience)
    } else {
      missInDrill(coach.explanation(of: made, asked: asked, within: tolerances))
    }
  }

  private func isOfSettledHand(_ stroke: Stroke) -> Bool {
    stroke.fingers > 0 && stroke.start == drillRun?.settledHand
  }

  private mutating func hitInDrill(_ made: RecognizedGesture) {
    let isFirst = drillRun?.drill.isSingly == true
    let feedback = Feedback(for: course.mastery[.gesture(made.gesture)])
    noteDrillAttempt(of: made.gesture, isSkipped: false)
    drillRun?.settledHand = made.stroke.fingers > 0 ? made.stroke.start : nil
    // Whoever is ahead of the coach has no use for what was asked and praised before.
    passOverPraise()
    if let drillRequest { queue.withdraw(drillRequest) }
    drillRun?.drill.hit()
    sound(.success)
    let praises = (1...3).map { coach.words.text("drill.right.\($0)") }
    if made.needsCalibration {
      let how = drillRun?.isSlow == true ? "drill.right-slowly" : "drill.right-with-room"
      say(coach.words.text(how), isNeeded: true)
    } else if feedback == .full, let praise = coach.praise(among: praises) {
      sayOfFinished(isFirst ? "\(praise) \(meaning(of: made.gesture))" : praise)
    }
    askInDrill()
  }

  /// What the record keeps of one request; the drill knows its misses until it goes on.
  private mutating func noteDrillAttempt(of gesture: Gesture, isSkipped: Bool) {
    guard let run = drillRun else { return }
    note(
      Attempt(
        skill: .gesture(gesture), day: course.today, misses: run.drill.missesInARow,
        hints: run.hints, isSkipped: isSkipped))
  }

  mutating func missInDrill(_ explanation: String) {
    drillRun?.drill.miss()
    sound(.miss)
    let asked = drillRun?.drill.asked
    let feedback = Feedback(for: asked.flatMap { course.mastery[.gesture($0)] })
    let isSlow = drillRun?.isSlow == true
    let answer = coach.answer(
      toMiss: explanation, offering: isSlow ? "coach.offer-skip" : "drill.offer-slower")
    // Words come back with the second miss: then the chime was not enough.
    if feedback == .chimes, drillRun?.drill.missesInARow == 1 { return }
    askOrSay(answer)
  }

  mutating func skipInDrill() {
    heldAnswer = nil
    if let asked = drillRun?.drill.asked { noteDrillAttempt(of: asked, isSkipped: true) }
    drillRun?.drill.skip()
    say(coach.words.text("drill.skipped"), isNeeded: true)
    askInDrill(isSkipped: true)
  }

  /// More time, or VoiceOver's own again.
  mutating func changePace() {
    if isInGesturePractice { drillRun?.isSlow.toggle() } else { run?.isSlow.toggle() }
    updateRecognizer()
    let isSlow = isInGesturePractice ? drillRun?.isSlow : run?.isSlow
    say(coach.words.text(isSlow == true ? "drill.slower" : "drill.usual-pace"), isNeeded: true)
    if let request { say(request, isNeeded: true) }
  }

  private mutating func finishDrill() {
    guard let run = drillRun else { return }
    record(.drillEnded)
    say(systemScreens.summary(of: run.drill), isNeeded: true)
    layers.removeAll { $0.kind == .system(.gestureDrill) }
    show(systemScreens.drillResults(run.drill))
  }

  mutating func repeatDrill() {
    guard let choice = drillRun?.choice else { return }
    layers.removeAll { $0.kind == .system(.drillResults) }
    beginDrill(choice)
  }

  // MARK: Answers that wait

  /// True for taps that a later tap of the same fingers could still be meant to continue.
  func mayGoOn(_ made: Gesture, to asked: Gesture) -> Bool {
    let (one, other) = (GestureCatalog.row(of: made), GestureCatalog.row(of: asked))
    return one.motion == .tap() && one.fingers == other.fingers && other.taps > one.taps
  }

  /// Gives the answer that waited, when its time has come.
  mutating func giveHeldAnswer() {
    guard let held = heldAnswer, let due = held.due, due <= now else { return }
    heldAnswer = nil
    if isDrilling, let asked = drillRun?.drill.asked {
      missInDrill(coach.explanation(of: held.made, asked: asked, within: tolerances))
    } else if isLearning {
      say(
        coach.answer(
          to: held.made, in: run?.step, within: tolerances, offering: offerOfLesson))
    }
  }

  /// The exploring finger lifted: what it did all in all is the answer to what was asked.
  mutating func endExplorationInDrill() {
    guard var held = heldAnswer, held.due == nil else { return }
    if recognizer.lastStroke.hasExplored { held.made.stroke = recognizer.lastStroke }
    held.due = now
    heldAnswer = held
    giveHeldAnswer()
  }

  // MARK: The recognizer

  /// The limits that hold now: the learner's own, and more time in a slow drill.
  var tolerances: Tolerances {
    let tolerances = preferences.tolerances(from: setup.tolerances)
    return drillRun?.isSlow == true || run?.isSlow == true ? tolerances.slower : tolerances
  }

  /// Makes the recognizer follow the settings; what it has begun to see is dropped.
  mutating func updateRecognizer() {
    let bound = Bindings(preferences.reader).gestures.union([.fiveFingerTap])
    guard
      bound != boundGestures || tolerances != recognizer.tolerances
        || screenSize != recognizer.screen || setup.scale != recognizer.scale
    else { return }
    if screenSize != recognizer.screen {
      brailleRecognizer.takePosture(preferences.reader.braillePosture, screen: screenSize)
    }
    boundGestures = bound
    recognizer = GestureRecognizer(
      bound: bound, tolerances: tolerances, scale: setup.scale, screen: screenSize)
  }
}
