import Gestures
import Lessons
import Mastery

/// Something that is due, asked for where a lesson has room for it.
struct Reminder: Sendable {
  /// Where the lesson goes on.
  enum Seam: Sendable {
    case nextRound
    case results
  }

  enum Question: Sendable {
    case gesture(Gesture)
    /// Which line repairs a fault that was heard before.
    case repair(FaultHearing)

    var skill: Skill {
      switch self {
      case .gesture(let gesture): .gesture(gesture)
      case .repair(let hearing): .lesson(hearing.pair.lessonID)
      }
    }
  }

  let seam: Seam
  var question: Question
}

/// What was learned comes back in lessons: a gesture that is due, or the repair of a fault, between
/// the rounds of a drill, and before the results of what has one round or is an errand.
extension PracticeSession {
  /// So many are asked for in one sitting.
  static let mostReminders = 3

  /// True while one is asked for, whatever menu is over it.
  var isReminding: Bool { reminder != nil }

  /// The fault whose repair is asked for; nil for a gesture, and while a menu is over it.
  var remindedFault: FaultHearing? {
    guard case .repair(let hearing)? = reminder?.question,
      layers.last?.kind == .system(.reminder)
    else { return nil }
    return hearing
  }

  /// How it is asked for.
  var reminderRequest: String? {
    guard let reminder else { return nil }
    let what =
      switch reminder.question {
      case .gesture(let gesture): coach.name(of: gesture)
      case .repair(let hearing): hearing.pair.fault.title
      }
    let key = reminder.seam == .nextRound ? "drill.reminder" : "drill.reminder-last"
    return coach.words.text(key, ["gesture": what])
  }

  /// Asks for something that is due and that the lesson itself does not practice; false where nothing
  /// is asked. What comes back cold is tested as a whole.
  mutating func remind(before seam: Reminder.Seam) -> Bool {
    guard let run, !run.isCold, !setup.isRoom, !isOnScreenErrand,
      run.lesson.hasRoom(before: seam), reminded.count < Self.mostReminders,
      let question = nextReminder
    else { return false }
    reminded.append(question.skill)
    reminder = Reminder(seam: seam, question: question)
    switch question {
    case .gesture(let gesture):
      drillRun = DrillRun(
        choice: .reminder, drill: GestureDrill([gesture], mixedRequests: 0, seed: setup.seed))
      updateRecognizer()
      show(systemScreens.gestureDrill(.reminder))
      askInDrill()
    case .repair(let hearing):
      coach.stepBegan()
      show(systemScreens.reminder(of: hearing))
      if let reminderRequest { say(reminderRequest, isNeeded: true) }
    }
    return true
  }

  /// Gestures and faults in turn, the one that is most due of each.
  private var nextReminder: Reminder.Question? {
    guard let run else { return nil }
    let own = run.skills
    let sitting = sitting
    let gestures = sitting.gestures.filter {
      !own.contains(.gesture($0)) && !reminded.contains(.gesture($0))
    }
    let faults = sitting.lessons.compactMap { id in
      course.faults.first { $0.lessonID == id && !own.contains(.lesson(id)) }
    }.filter { !reminded.contains(.lesson($0.lessonID)) }
    let gesture = gestures.first.map(Reminder.Question.gesture)
    let repair = faults.first.flatMap(questionOfRepair)
    if case .gesture? = reminded.last { return repair ?? gesture }
    return gesture ?? repair
  }

  /// Nil where there is nothing to choose among.
  private func questionOfRepair(of pair: FaultPair) -> Reminder.Question? {
    var hearing = FaultHearing(
      pair, among: course.faults, in: preferences.codeLanguage,
      seed: setup.seed &+ UInt64(reminded.count))
    guard hearing.choices.count > 1 else { return nil }
    hearing.stage = .repairing
    return .repair(hearing)
  }

  // MARK: Answers

  /// A line was chosen, or the row that skips.
  mutating func answerReminder(with row: String) -> Bool {
    guard var hearing = remindedFault else { return false }
    if row == "skip" {
      skipReminder()
      return true
    }
    guard let id = row.dropPrefix("repair.") else { return false }
    apply(queue.interrupt())
    if id == hearing.pair.fault.id {
      sound(.success)
      say(coach.words.text("hearing.right-repair"), isNeeded: true)
      noteReminder(isSkipped: false)
      endReminder()
    } else {
      hearing.misses += 1
      reminder?.question = .repair(hearing)
      sound(.miss)
      say(coach.words.text("hearing.wrong-repair"), isNeeded: true)
    }
    return true
  }

  /// What is asked for is told, and the lesson goes on.
  mutating func skipReminder() {
    guard let hearing = remindedFault else { return skipInDrill() }
    noteReminder(isSkipped: true)
    say(
      coach.words.text("hearing.told-repair", ["code": hearing.line?.text ?? ""]), isNeeded: true)
    endReminder()
  }

  mutating func hintForReminder() {
    guard var hearing = remindedFault else { return }
    giveHint(of: &hearing)
    reminder?.question = .repair(hearing)
  }

  private mutating func noteReminder(isSkipped: Bool) {
    guard let hearing = remindedFault else { return }
    note(
      Attempt(
        skill: .lesson(hearing.pair.lessonID), day: course.today, misses: hearing.misses,
        hints: hearing.hints, isSkipped: isSkipped))
  }

  /// It was made, chosen or skipped: the lesson goes on.
  mutating func endReminder() {
    let seam = reminder?.seam
    dropReminder()
    switch seam {
    case .nextRound?: goOnToRound()
    case .results?: goOnToResults()
    case nil: break
    }
  }

  mutating func dropReminder() {
    reminder = nil
    drillRun = nil
    layers.removeAll {
      $0.kind == .system(.gestureDrill) || $0.kind == .system(.reminder)
    }
    updateRecognizer()
  }
}

extension Lesson {
  /// Nothing comes into the middle of an errand, or of a round.
  fileprivate func hasRoom(before seam: Reminder.Seam) -> Bool {
    switch (kind, seam) {
    case (.drill, .nextRound), (.errand, .results): true
    case (.drill, .results): rounds.count == 1
    case (.errand, .nextRound), (.page, _): false
    }
  }
}

extension LessonRun {
  /// What the lesson practices itself: what it asks for, and what was made in its errands.
  fileprivate var skills: Set<Skill> {
    let asked = lesson.rounds.flatMap(\.steps).flatMap(\.expects)
    let made = lesson.kind == .errand ? recordings.flatMap { $0.compactMap(\.gesture) } : []
    let faults = lesson.faults.map { Skill.lesson("fault.\($0.id)") }
    return Set((asked + made).map(Skill.gesture) + faults + [.lesson(lesson.id)])
  }
}
