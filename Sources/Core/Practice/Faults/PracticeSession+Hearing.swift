import Gestures
import Lessons
import ScreenReader

/// Faults by ear: hear the broken screen, choose its fault's name, then the repair, hear it repaired.
extension PracticeSession {
  /// True while a screen is listened to, broken or repaired.
  var isListeningForFault: Bool {
    place == .hearing && layers.last?.isSystem == false
  }

  /// Does what a row of a screen about faults stands for; false where it stands for nothing.
  mutating func chooseFault(_ row: String, in kind: SystemScreen.Kind) -> Bool {
    switch kind {
    case .faults, .due:
      guard let id = row.dropPrefix("fault."),
        let pair = course.faults.first(where: { $0.fault.id == id })
      else { return false }
      hear(pair, isCold: kind == .due && isCold(.lesson(pair.lessonID)))
    case .faultNames:
      guard let id = row.dropPrefix("name.") else { return false }
      name(id)
    case .faultRepairs:
      guard let id = row.dropPrefix("repair.") else { return false }
      repair(id)
    case .faultDone: return chooseAfterwards(row)
    default: return false
    }
    return true
  }

  /// - Parameter isCold: it was learned a week ago, and nobody has asked for it since.
  mutating func hear(_ pair: FaultPair, isCold: Bool = false) {
    apply(queue.interrupt())
    leaveHearingLayers()
    hearingsBegun += 1
    hearing = FaultHearing(
      pair, among: course.faults, in: preferences.codeLanguage, seed: setup.seed &+ hearingsBegun)
    place = .hearing
    record(.lessonBegan(lesson: pair.hearingID))
    record(.roundBegan(round: "hear", par: nil))
    if isCold { say(coach.words.text("due.begin-cold"), isNeeded: true) }
    say(coach.words.text("hearing.listen"), isNeeded: true)
    openApp(pair.brokenApp, on: pair.screen)
  }

  /// True while the learner has something to answer, with no menu in front.
  var isHearing: Bool {
    guard place == .hearing, hearing?.stage != .done else { return false }
    return isListeningForFault || layers.last?.kind == .system(.faultNames)
      || layers.last?.kind == .system(.faultRepairs)
  }

  /// What the learner is asked now; nil outside of faults by ear.
  var hearingRequest: String? {
    guard let stage = hearing?.stage, place == .hearing else { return nil }
    if isListeningForFault, stage != .repaired { return coach.words.text("hearing.listen") }
    return switch stage {
    case .listening: coach.words.text("hearing.listen")
    case .naming: coach.words.text("hearing.which-name")
    case .repairing: coach.words.text("hearing.which-repair")
    case .repaired: coach.words.text("hearing.repaired")
    case .done: nil
    }
  }

  /// On to the next thing: what a learner has not found is told. Who has gone back to the screen to
  /// listen once more comes to the choice again.
  mutating func goOnHearing() {
    guard let hearing else { return }
    switch hearing.stage {
    case .naming where isListeningForFault: show(systemScreens.faultNames(hearing))
    case .repairing where isListeningForFault: show(systemScreens.faultRepairs(hearing))
    case .listening:
      self.hearing?.go(to: .naming)
      show(systemScreens.faultNames(hearing))
    case .naming:
      finishHearingStep("name", isSkipped: true)
      say(
        coach.words.text("hearing.told-name", ["title": hearing.pair.fault.title]), isNeeded: true)
      askForRepair()
    case .repairing:
      finishHearingStep("repair", isSkipped: true)
      say(
        coach.words.text("hearing.told-repair", ["code": hearing.line?.text ?? ""]),
        isNeeded: true)
      list(hearing.pair.fault)
      hearRepaired()
    case .repaired:
      self.hearing?.go(to: .done)
      finishHearing()
    case .done: say(coach.words.text("coach.nothing-to-skip"))
    }
  }

  /// Says the next rung of the ladder; where there is no other, the last one again, and that it is.
  mutating func hintForHearing() {
    guard var hearing else { return }
    giveHint(of: &hearing)
    self.hearing = hearing
  }

  mutating func giveHint(of hearing: inout FaultHearing) {
    let ladder = FaultHints(words: coach.words).ladder(for: hearing.stage, of: hearing)
    guard let last = ladder.last else {
      return say(coach.words.text("coach.no-hint"), isNeeded: true)
    }
    guard ladder.indices.contains(hearing.hints) else {
      say(last, isNeeded: true)
      return say(coach.words.text("coach.last-hint"), isNeeded: true)
    }
    say(ladder[hearing.hints], isNeeded: true)
    hearing.hints += 1
  }

  // MARK: Choosing

  private mutating func name(_ id: String) {
    guard let hearing, hearing.stage == .naming else { return }
    apply(queue.interrupt())
    guard id == hearing.pair.fault.id else { return chooseWrongly("hearing.wrong-name") }
    sound(.success)
    finishHearingStep("name", isSkipped: false)
    say(
      coach.words.text("hearing.right-name", ["title": hearing.pair.fault.title]), isNeeded: true)
    askForRepair()
  }

  private mutating func askForRepair() {
    hearing?.go(to: .repairing)
    guard let hearing else { return }
    say(hearing.pair.fault.say, isNeeded: true)
    if layers.last?.kind == .system(.faultNames) { layers.removeLast() }
    show(systemScreens.faultRepairs(hearing))
  }

  private mutating func repair(_ id: String) {
    guard let hearing, hearing.stage == .repairing else { return }
    apply(queue.interrupt())
    guard id == hearing.pair.fault.id else { return chooseWrongly("hearing.wrong-repair") }
    sound(.success)
    finishHearingStep("repair", isSkipped: false)
    say(coach.words.text("hearing.right-repair"), isNeeded: true)
    list(hearing.pair.fault)
    hearRepaired()
  }

  /// Tells where the line belongs, and puts what it stands for on the learner's own list.
  mutating func keepRepair(of fault: Fault) {
    if let place = fault.place(in: preferences.codeLanguage) { say(place, isNeeded: true) }
    list(fault)
    guard !fault.checklist.isEmpty else { return }
    say(coach.words.text("hearing.on-list", ["line": fault.checklist]), isNeeded: true)
  }

  /// Puts what a fault stands for on the learner's own list. Where the repaired screen is heard next,
  /// nothing is said of it: the last page has it.
  private mutating func list(_ fault: Fault) {
    guard !fault.checklist.isEmpty else { return }
    record(.repaired(fault: fault.id, checklist: fault.checklist))
  }

  private mutating func chooseWrongly(_ answer: String) {
    hearing?.misses += 1
    sound(.miss)
    say(coach.words.text(answer), isNeeded: true)
  }

  private mutating func hearRepaired() {
    hearing?.go(to: .repaired)
    guard let pair = hearing?.pair else { return }
    say(coach.words.text("hearing.repaired"), isNeeded: true)
    leaveHearingLayers()
    openApp(pair.repairedApp, on: pair.screen)
  }

  // MARK: The end

  private mutating func finishHearingStep(_ step: String, isSkipped: Bool) {
    guard let hearing else { return }
    if isSkipped { self.hearing?.score.skippedSteps += 1 }
    record(
      .stepFinished(
        step: step, misses: hearing.misses, hints: hearing.hints, isSkipped: isSkipped))
  }

  private mutating func finishHearing() {
    guard let hearing else { return }
    record(.roundFinished(hearing.score, stars: nil))
    if hearing.score.skippedSteps < FaultHearing.questions {
      note(hearing)
      record(.lessonFinished)
      course.progress[hearing.pair.hearingID, default: LessonProgress()].timesFinished += 1
    } else {
      record(.lessonLeft)
    }
    leaveHearingLayers()
    show(systemScreens.faultDone(hearing, next: nextFault(after: hearing.pair)))
  }

  private mutating func chooseAfterwards(_ row: String) -> Bool {
    guard let pair = hearing?.pair else { return false }
    switch row {
    case "errand":
      apply(queue.interrupt())
      guard let lesson = lesson(pair.lessonID) else { return false }
      begin(lesson)
    case "again": hear(pair)
    case "next":
      guard let next = nextFault(after: pair) else { return false }
      hear(next)
    default: return false
    }
    return true
  }

  private func nextFault(after pair: FaultPair) -> FaultPair? {
    let faults = course.faults
    guard let index = faults.firstIndex(where: { $0.fault.id == pair.fault.id }) else { return nil }
    return faults.indices.contains(index + 1) ? faults[index + 1] : nil
  }

  /// The list of screens is in front again.
  mutating func leaveHearing() {
    guard place == .hearing else { return }
    if hearing?.stage != .done { record(.lessonLeft) }
    hearing = nil
    place = .mainMenu
  }

  /// Down to the list that the fault was chosen from.
  private mutating func leaveHearingLayers() {
    while layers.count > 1, layers.last?.listsFaults != true { layers.removeLast() }
  }
}
