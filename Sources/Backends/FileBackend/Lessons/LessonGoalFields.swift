import Gestures
import Lessons
import ScreenReader
import Simulation
import Speech

/// The keys of a goal; several keys together must all be met.
enum LessonGoalFields {
  private struct Draft {
    var goals: [LessonGoal] = []
    var times = 1
  }

  static func goal(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem) -> LessonGoal {
    var draft = Draft()
    try table.read(value, into: &draft, reading)
    guard !draft.goals.isEmpty else {
      throw reading.problem(at: value.offset, "The goal is empty.")
    }
    let goals = draft.goals.map { goal -> LessonGoal in
      switch goal {
      case .gesture(let gesture, _): .gesture(gesture, times: draft.times)
      case .earcon(let earcon, _): .earcon(earcon, times: draft.times)
      default: goal
      }
    }
    let tied = tied(goals, times: draft.times)
    return tied.count == 1 ? tied[0] : .all(tied)
  }

  /// A gesture with elements, the rotor or a sound beside it: the one has to lead to the other.
  private static func tied(_ goals: [LessonGoal], times: Int) -> [LessonGoal] {
    var answer: GestureAnswer?
    for case .gesture(let gesture, _) in goals { answer = GestureAnswer(gesture) }
    guard var answer else { return goals }
    var others: [LessonGoal] = []
    for goal in goals {
      switch goal {
      case .gesture: break
      case .cursor(let pattern): answer.cursor = pattern
      case .rotor(let rotor): answer.rotor = rotor
      case .earcon(let earcon, _): answer.earcon = earcon
      case .visited(let pattern): answer.visited.append(pattern)
      default: others.append(goal)
      }
    }
    guard answer != GestureAnswer(answer.gesture) else { return goals }
    return others + [.answered(answer, times: times)]
  }

  static func gestures(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> [Gesture]
  {
    if case .text(let name) = value.content {
      return [try gesture(name, at: value.offset, reading)]
    }
    var gestures: [Gesture] = []
    for item in try reading.list(value, of: "gestures") {
      gestures.append(try gesture(reading.text(item), at: item.offset, reading))
    }
    return gestures
  }

  static func gesture(_ name: String, at offset: Int, _ reading: FileReading) throws(FileProblem)
    -> Gesture
  {
    guard let gesture = Gesture(rawValue: name) else {
      throw reading.problem(
        at: offset,
        "There is no gesture \(name)."
          + NearestName.suggestion(for: name, among: Gesture.allCases.map(\.rawValue)))
    }
    return gesture
  }

  private static let table = FieldTable<Draft>("a goal", rows.merging(requests) { row, _ in row })

  private static let rows: [String: FieldTable<Draft>.Read] = [
    "screenGoal": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(try onlyTrue(.screenGoal, "screenGoal", value, reading))
    },
    "state": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(.state(try reading.condition(value)))
    },
    "screen": { (draft, value, reading) throws(FileProblem) in
      let id = try reading.text(value, "the id of a screen")
      reading.mention(.screen, id, at: value.offset)
      draft.goals.append(.screen(id))
    },
    "cursor": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(.cursor(ElementPattern(try reading.text(value, "the id of an element"))))
    },
    "visited": { (draft, value, reading) throws(FileProblem) in
      for id in try reading.texts(value, of: "ids") {
        draft.goals.append(.visited(ElementPattern(id)))
      }
    },
    "touched": { (draft, value, reading) throws(FileProblem) in
      for id in try reading.texts(value, of: "ids") {
        draft.goals.append(.touched(ElementPattern(id)))
      }
    },
    "gesture": { (draft, value, reading) throws(FileProblem) in
      let name = try reading.text(value, "a gesture")
      draft.goals.append(.gesture(try gesture(name, at: value.offset, reading), times: 1))
    },
    "earcon": { (draft, value, reading) throws(FileProblem) in
      let earcon = try reading.choice(value, "a sound", of: Earcon.self)
      draft.goals.append(.earcon(earcon, times: 1))
    },
    "times": { (draft, value, reading) throws(FileProblem) in
      draft.times = try reading.integer(value, in: 1...1_000)
    },
    "rotor": { (draft, value, reading) throws(FileProblem) in
      let id = RotorID(rawValue: try reading.text(value, "a setting of the rotor"))
      guard RotorCatalog.isKnown(id) else {
        let known = RotorCatalog.rows.map(\.id.rawValue)
        throw reading.problem(
          at: value.offset,
          "There is no setting \(id.rawValue) in the rotor."
            + NearestName.suggestion(for: id.rawValue, among: known))
      }
      draft.goals.append(.rotor(id))
    },
    "faster": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(.rateMoved(try reading.integer(value, in: 1...100)))
    },
    "slower": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(.rateMoved(-(try reading.integer(value, in: 1...100))))
    },
    "speechHeld": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(try onlyTrue(.speechHeld, "speechHeld", value, reading))
    },
    "speechResumed": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(try onlyTrue(.speechResumed, "speechResumed", value, reading))
    },
    "command": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(.command(try reading.text(value)))
    },
    "all": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(.all(try goals(value, reading)))
    },
    "any": { (draft, value, reading) throws(FileProblem) in
      draft.goals.append(.any(try goals(value, reading)))
    },
  ]

  /// `activated: "lamp"`, or `escaped: true` where any element will do.
  private static let requests: [String: FieldTable<Draft>.Read] = Dictionary(
    uniqueKeysWithValues: LessonGoal.Request.allCases.map { request in
      (
        request.rawValue,
        {
          @Sendable (draft: inout Draft, value: JSON5Value, reading: FileReading)
            throws(FileProblem) in
          if case .flag(true) = value.content {
            draft.goals.append(.asked(request, nil))
          } else {
            let id = try reading.text(value, "the id of an element, or true for any")
            draft.goals.append(.asked(request, ElementPattern(id)))
          }
        }
      )
    })

  private static func onlyTrue(
    _ goal: LessonGoal, _ key: String, _ value: JSON5Value, _ reading: FileReading
  ) throws(FileProblem) -> LessonGoal {
    guard try reading.flag(value) else {
      throw reading.problem(at: value.offset, "Write \(key): true, or leave it out.")
    }
    return goal
  }

  private static func goals(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> [LessonGoal]
  {
    var goals: [LessonGoal] = []
    for item in try reading.list(value, of: "goals") { goals.append(try goal(item, reading)) }
    guard !goals.isEmpty else { throw reading.problem(at: value.offset, "The list is empty.") }
    return goals
  }
}
