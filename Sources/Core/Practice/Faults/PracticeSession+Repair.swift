import AccessibilityTree
import Lessons
import ScreenReader
import Simulation
import SpaceAndTime

/// Repairing a broken screen in one's own editor: each save is heard, and measured by its errand.
extension PracticeSession {
  /// Begins on the screen as the learner's file has it.
  mutating func beginRepair(_ id: String) {
    guard let run = course.repair, run.pair.fault.id == id else {
      preconditionFailure("The course has no repair of \(id)")
    }
    repair = run
    place = .repairing
    layers = []
    record(.lessonBegan(lesson: run.recordID))
    say(coach.words.text("repair.ask", ["file": run.file]), isNeeded: true)
    say(run.pair.errand.ask, isNeeded: true)
    hearSaved(run.library)
    effects.append(.measureRepair)
  }

  /// The learner saved the screen in an editor.
  public mutating func screenSaved(_ saved: SavedScreen, at moment: Instant) -> [PracticeEffect] {
    take(moment) { session in
      guard session.repair != nil else { return session.hearAgain(saved) }
      session.coach.disturbed(isByLearner: true)
      session.apply(session.queue.interrupt())
      switch saved {
      case .screen(let library):
        session.repair?.saved(library)
        session.hearSaved(library)
        session.effects.append(.measureRepair)
      case .problem(let sentence, let line, let column):
        session.sound(.miss)
        session.tellProblem(sentence, line: line, column: column)
      case .gone:
        session.sound(.miss)
        session.say(session.coach.words.text("repair.gone"))
      }
    }
  }

  /// What there is to find out about the last good save; nil outside of a repair.
  public var repairQuestion: RepairQuestion? {
    repair.map {
      RepairQuestion(
        save: $0.saves, pair: $0.pair, library: $0.library, before: $0.before, setup: setup)
    }
  }

  public mutating func repairMeasured(
    _ measure: RepairMeasure, at moment: Instant
  ) -> [PracticeEffect] {
    take(moment) { session in
      guard measure.save == session.repair?.saves else { return }
      session.tell(measure)
      session.repair?.last = measure
    }
  }

  var repairRequest: String? {
    guard place == .repairing else { return nil }
    return repair?.pair.errand.ask
  }

  /// What was wrong for the listener first, then the line that repairs it.
  mutating func hintForRepair() {
    guard let repair else { return }
    self.repair?.hints += 1
    let line = repair.pair.fault.line(in: preferences.codeLanguage)
    say(
      repair.hints == 0
        ? repair.pair.fault.say : line.map(systemScreens.text(of:)) ?? repair.pair.fault.say,
      isNeeded: true)
  }

  /// The new screen takes the old one's place; the cursor stays on its element where it is left.
  private mutating func hearSaved(_ library: ScreenLibrary) {
    guard let pair = repair?.pair else { return }
    let cursor = layers.first { !$0.isSystem }?.situation.cursor
    layers = []
    push(
      Layer(screen: pair.screen, of: library, for: listener, at: now), cursorOn: cursor)
  }

  /// Says what is wrong with a saved screen, and where.
  mutating func tellProblem(_ sentence: String, line: Int?, column: Int?) {
    let words = coach.words
    if let line, let column {
      say(
        words.text(
          "repair.problem",
          ["line": String(line), "column": String(column), "sentence": sentence]))
    } else {
      say(sentence)
    }
    say(words.text("repair.stays"))
  }

  private mutating func tell(_ measure: RepairMeasure) {
    let words = coach.words
    if let news = measure.news.first { say(words.text("repair.news", ["words": news])) }
    let last = repair?.last
    guard let own = measure.own, let par = measure.par else {
      let hadWay = last?.own != nil
      return say(words.text(hadWay ? "repair.no-way-now" : "repair.no-way"))
    }
    let gestures = words.text("results.gestures", count: own.route.cost)
    if !measure.isAsShort {
      let isWorse = last?.own.map { own.route.cost > $0.route.cost } ?? false
      say(
        words.text(
          isWorse ? "repair.worse" : "repair.price",
          ["gestures": gestures, "par": String(par.route.cost)]))
    } else if let lost = measure.lost.first {
      say(words.text("repair.lost", ["words": lost]))
    } else if measure.isMonotonous {
      say(words.text("repair.alike"))
    } else if let missing = measure.missing.first {
      say(words.text("repair.not-heard", ["words": missing]))
    } else if repair?.pair.proof == .quieter, !measure.isAsQuiet {
      say(
        words.text(
          "repair.seconds",
          [
            "seconds": words.text("results.seconds", count: Int(own.seconds.rounded())),
            "par": String(Int(par.seconds.rounded())),
          ]))
    } else {
      finishRepair(gestures)
    }
  }

  private mutating func finishRepair(_ gestures: String) {
    guard let repair else { return }
    say(coach.words.text("repair.done", ["gestures": gestures]), isNeeded: true)
    guard !repair.isDone else { return }
    self.repair?.isDone = true
    isGoalReached = true
    sound(.success)
    keepRepair(of: repair.pair.fault)
    record(.lessonFinished)
  }
}
