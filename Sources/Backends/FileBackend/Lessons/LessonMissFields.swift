import Lessons

/// The keys of a miss: what is seen, and what is said then.
enum LessonMissFields {
  private struct Draft {
    var when: LessonGoal?
    var say: String?
  }

  static func misses(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> [LessonMiss]
  {
    var misses: [LessonMiss] = []
    for item in try reading.list(value, of: "misses") {
      var draft = Draft()
      try table.read(item, into: &draft, reading)
      guard let when = draft.when, let say = draft.say else {
        throw reading.problem(at: item.offset, "A miss needs when, a goal, and say, a text.")
      }
      misses.append(LessonMiss(when: when, say: say))
    }
    return misses
  }

  private static let table = FieldTable<Draft>(
    "a miss",
    [
      "when": { (miss, value, reading) throws(FileProblem) in
        miss.when = try LessonGoalFields.goal(value, reading)
      },
      "say": { (miss, value, reading) throws(FileProblem) in
        miss.say = try reading.text(value)
      },
    ])
}
