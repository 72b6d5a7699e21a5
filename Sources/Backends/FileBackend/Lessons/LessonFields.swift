import Gestures
import Lessons
import Simulation

/// The keys of a lesson file, down to those of its steps.
enum LessonFields {
  /// A lesson while it is read: what may be left out is empty, what may not is nil.
  struct Draft {
    var id: String?
    var title: String?
    var kind: Lesson.Kind?
    var summary = ""
    var order: Int?
    var rounds: [Round] = []
    var faults: [FaultFields.Draft] = []
  }

  struct RoundDraft {
    var id: String?
    var title = ""
    var screen: String?
    var say: [String] = []
    var goal: LessonGoal?
    var par: Int?
    var steps: [Step] = []
    var misses: [LessonMiss] = []
    var praise: [String] = []
    var tells: [String] = []
    var checklist = ""
    var shows: [String] = []
    var showsCaptions = true
    var speaksHints = true
    var rateShift = 0
  }

  struct StepDraft {
    var id: String?
    var say = ""
    var finish: LessonGoal?
    var expects: [Gesture] = []
    var hints: [String] = []
    var praise: [String] = []
    var tells: [String] = []
    var checklist = ""
    var wrong: [Gesture: String] = [:]
    var tellsSearch = false
    var misses: [LessonMiss] = []
    var choices: [ElementPattern] = []
  }

  /// A lesson with what repairs its faults, by their ids.
  struct Read {
    var lesson: Lesson
    var repairs: [String: [ScreenRepair]] = [:]
  }

  static func lesson(_ reading: FileReading, chapter: String) throws(FileProblem) -> Read {
    var draft = Draft()
    let root = reading.document.root
    try table.read(root, into: &draft, reading)
    guard let id = draft.id else { throw reading.problem(at: root.offset, "The lesson has no id.") }
    guard let title = draft.title else {
      throw reading.problem(at: root.offset, "The lesson has no title.")
    }
    guard !draft.rounds.isEmpty else {
      throw reading.problem(at: root.offset, "The lesson has no rounds; it needs one at least.")
    }
    var lesson = Lesson(
      id: id, title: title, chapter: chapter, kind: draft.kind ?? .drill, summary: draft.summary,
      rounds: draft.rounds, faults: draft.faults.map(\.fault))
    lesson.order = draft.order
    var read = Read(lesson: lesson)
    for fault in draft.faults where fault.repair != nil {
      read.repairs[fault.fault.id] = try fault.repairs(
        on: draft.rounds[0].screen, reading)
    }
    return read
  }

  private static let table = FieldTable<Draft>(
    "a lesson",
    [
      "id": { (lesson, value, reading) throws(FileProblem) in
        lesson.id = try reading.text(value, "the id of the lesson")
      },
      "title": { (lesson, value, reading) throws(FileProblem) in
        lesson.title = try reading.text(value)
      },
      "kind": { (lesson, value, reading) throws(FileProblem) in
        lesson.kind = try reading.choice(value, "a kind of lesson", of: Lesson.Kind.self)
      },
      "order": { (lesson, value, reading) throws(FileProblem) in
        lesson.order = try reading.integer(value, in: 0...10_000)
      },
      "summary": { (lesson, value, reading) throws(FileProblem) in
        lesson.summary = try reading.text(value)
      },
      "rounds": { (lesson, value, reading) throws(FileProblem) in
        for item in try reading.list(value, of: "rounds") {
          let round = try round(item, reading)
          guard !lesson.rounds.contains(where: { $0.id == round.id }) else {
            throw reading.problem(at: item.offset, "Two rounds are called \(round.id).")
          }
          lesson.rounds.append(round)
        }
      },
      "faults": { (lesson, value, reading) throws(FileProblem) in
        for item in try reading.list(value, of: "faults") {
          let fault = try FaultFields.partOfLesson(item, reading)
          guard !lesson.faults.contains(where: { $0.fault.id == fault.fault.id }) else {
            throw reading.problem(at: item.offset, "Two faults are called \(fault.fault.id).")
          }
          lesson.faults.append(fault)
        }
      },
    ])

  // MARK: - Rounds

  private static func round(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> Round
  {
    var draft = RoundDraft()
    try roundTable.read(value, into: &draft, reading)
    guard let id = draft.id else { throw reading.problem(at: value.offset, "The round has no id.") }
    guard let screen = draft.screen else {
      throw reading.problem(at: value.offset, "The round \(id) has no screen to begin on.")
    }
    guard draft.goal != nil || !draft.steps.isEmpty else {
      throw reading.problem(
        at: value.offset, "The round \(id) has no end; give it a goal, or steps.")
    }
    var round = Round(
      id: id, title: draft.title, screen: screen, say: draft.say, goal: draft.goal,
      par: draft.par, steps: draft.steps, praise: draft.praise,
      showsCaptions: draft.showsCaptions, speaksHints: draft.speaksHints,
      rateShift: draft.rateShift)
    round.misses = draft.misses
    round.tells = draft.tells
    round.checklist = draft.checklist
    round.shows = draft.shows
    return round
  }

  private static let roundTable = FieldTable<RoundDraft>(
    "a round",
    [
      "id": { (round, value, reading) throws(FileProblem) in
        round.id = try reading.text(value)
      },
      "title": { (round, value, reading) throws(FileProblem) in
        round.title = try reading.text(value)
      },
      "screen": { (round, value, reading) throws(FileProblem) in
        round.screen = try reading.text(value, "the id of a screen")
        reading.mention(.screen, round.screen ?? "", at: value.offset)
      },
      "say": { (round, value, reading) throws(FileProblem) in
        round.say = try reading.texts(value, of: "texts")
      },
      "goal": { (round, value, reading) throws(FileProblem) in
        round.goal = try LessonGoalFields.goal(value, reading)
      },
      "par": { (round, value, reading) throws(FileProblem) in
        round.par = try reading.integer(value, in: 1...10_000)
      },
      "steps": { (round, value, reading) throws(FileProblem) in
        for item in try reading.list(value, of: "steps") {
          round.steps.append(try step(item, reading))
        }
      },
      "misses": { (round, value, reading) throws(FileProblem) in
        round.misses = try LessonMissFields.misses(value, reading)
      },
      "praise": { (round, value, reading) throws(FileProblem) in
        round.praise = try reading.texts(value, of: "texts")
      },
      "tells": { (round, value, reading) throws(FileProblem) in
        round.tells = try reading.texts(value, of: "texts")
      },
      "checklist": { (round, value, reading) throws(FileProblem) in
        round.checklist = try reading.text(value)
      },
      "shows": { (round, value, reading) throws(FileProblem) in
        round.shows = try reading.texts(value, of: "lines of a gestures file")
      },
      "captions": { (round, value, reading) throws(FileProblem) in
        round.showsCaptions = try reading.flag(value)
      },
      "faster": { (round, value, reading) throws(FileProblem) in
        round.rateShift = try reading.integer(value, in: 1...100)
      },
      "slower": { (round, value, reading) throws(FileProblem) in
        round.rateShift = -(try reading.integer(value, in: 1...100))
      },
      "speaksHints": { (round, value, reading) throws(FileProblem) in
        round.speaksHints = try reading.flag(value)
      },
    ])

  // MARK: - Steps

  private static func step(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem) -> Step
  {
    var draft = StepDraft()
    try stepTable.read(value, into: &draft, reading)
    guard let id = draft.id else { throw reading.problem(at: value.offset, "The step has no id.") }
    guard let finish = draft.finish else {
      throw reading.problem(at: value.offset, "The step \(id) has no finish.")
    }
    var step = Step(
      id: id, say: draft.say, finish: finish, expects: draft.expects, hints: draft.hints,
      praise: draft.praise, wrong: draft.wrong, tellsSearch: draft.tellsSearch)
    step.misses = draft.misses
    step.choices = draft.choices
    step.tells = draft.tells
    step.checklist = draft.checklist
    return step
  }

  private static let stepTable = FieldTable<StepDraft>(
    "a step",
    [
      "id": { (step, value, reading) throws(FileProblem) in
        step.id = try reading.text(value)
      },
      "say": { (step, value, reading) throws(FileProblem) in
        step.say = try reading.text(value)
      },
      "finish": { (step, value, reading) throws(FileProblem) in
        step.finish = try LessonGoalFields.goal(value, reading)
      },
      "expects": { (step, value, reading) throws(FileProblem) in
        step.expects = try LessonGoalFields.gestures(value, reading)
      },
      "hints": { (step, value, reading) throws(FileProblem) in
        step.hints = try reading.texts(value, of: "hints")
        guard step.hints.count <= 3 else {
          throw reading.problem(at: value.offset, "A step has three hints at most.")
        }
      },
      "praise": { (step, value, reading) throws(FileProblem) in
        step.praise = try reading.texts(value, of: "texts")
      },
      "tells": { (step, value, reading) throws(FileProblem) in
        step.tells = try reading.texts(value, of: "texts")
      },
      "checklist": { (step, value, reading) throws(FileProblem) in
        step.checklist = try reading.text(value)
      },
      "misses": { (step, value, reading) throws(FileProblem) in
        step.misses = try LessonMissFields.misses(value, reading)
      },
      "choices": { (step, value, reading) throws(FileProblem) in
        step.choices = try reading.texts(value, of: "ids of elements").map { ElementPattern($0) }
      },
      "tellsSearch": { (step, value, reading) throws(FileProblem) in
        step.tellsSearch = try reading.flag(value)
      },
      "wrong": { (step, value, reading) throws(FileProblem) in
        for entry in try reading.entries(value, "answers by gesture") {
          let gesture = try LessonGoalFields.gesture(entry.key, at: entry.keyOffset, reading)
          step.wrong[gesture] = try reading.text(entry.value)
        }
      },
    ])
}
