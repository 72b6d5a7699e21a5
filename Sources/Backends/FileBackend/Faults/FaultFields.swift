import Lessons
import Speech

/// The keys of a fault, in a file of its own or as a part of a lesson.
enum FaultFields {
  /// A fault while it is read.
  struct Draft {
    var fault = Fault(id: "", title: "", say: "")
    var repair: JSON5Value?
    /// Where the kind is written; nil where it is not.
    var hasKind = false

    /// What repairs it; a repair that names no screen is of this one.
    func repairs(on screen: String, _ reading: FileReading) throws(FileProblem) -> [ScreenRepair] {
      guard let repair else { return [] }
      var values = [repair]
      if case .list(let list) = repair.content { values = list }
      var repairs: [ScreenRepair] = []
      for value in values {
        var named = ScreenRepair(
          screen: screen, offset: value.offset, value: value, document: reading.document)
        for entry in try reading.entries(value, "a repair") where entry.key == "screen" {
          named.screen = try reading.text(entry.value, "the id of a screen")
          named.offset = entry.value.offset
        }
        repairs.append(named)
      }
      return repairs
    }
  }

  /// A fault of the first round of a lesson: its errand is the lesson's.
  static func partOfLesson(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> Draft
  {
    var draft = Draft()
    try table.read(value, into: &draft, reading)
    guard !draft.fault.id.isEmpty, draft.repair != nil || !draft.fault.elements.isEmpty else {
      throw reading.problem(at: value.offset, "A fault needs an id, and a repair or elements.")
    }
    return draft
  }

  private static func byLanguage(
    _ value: JSON5Value, _ what: String, _ reading: FileReading
  ) throws(FileProblem) -> [CodeLanguage: String] {
    var texts: [CodeLanguage: String] = [:]
    for entry in try reading.entries(value, "\(what), by language") {
      guard let language = CodeLanguage(rawValue: entry.key) else {
        let names = CodeLanguage.allCases.map(\.rawValue)
        throw reading.problem(
          at: entry.keyOffset,
          "There is no code in \(entry.key)."
            + NearestName.suggestion(for: entry.key, among: names)
            + " Known are \(names.joined(separator: ", ")).")
      }
      texts[language] = try reading.text(entry.value, what)
    }
    return texts
  }

  private static let table = FieldTable<Draft>("a fault", rows)

  static let rows: [String: FieldTable<Draft>.Read] = [
    "id": { (draft, value, reading) throws(FileProblem) in
      draft.fault.id = try reading.text(value, "the id of the fault")
    },
    "title": { (draft, value, reading) throws(FileProblem) in
      draft.fault.title = try reading.text(value)
    },
    "kind": { (draft, value, reading) throws(FileProblem) in
      draft.fault.kind = try reading.choice(value, "a kind of fault", of: Fault.Kind.self)
      draft.hasKind = true
    },
    "subject": { (draft, value, reading) throws(FileProblem) in
      draft.fault.subject = try reading.text(value)
    },
    "say": { (draft, value, reading) throws(FileProblem) in
      draft.fault.say = try reading.text(value)
    },
    "elements": { (draft, value, reading) throws(FileProblem) in
      draft.fault.elements = try reading.texts(value, of: "ids").map { ElementPattern($0) }
    },
    "repair": { (draft, value, reading) throws(FileProblem) in
      draft.repair = value
    },
    "code": { (draft, value, reading) throws(FileProblem) in
      draft.fault.code = try byLanguage(value, "a line of code", reading)
    },
    "place": { (draft, value, reading) throws(FileProblem) in
      if case .text(let place) = value.content {
        draft.fault.places = Dictionary(
          uniqueKeysWithValues: CodeLanguage.allCases.map { ($0, place) })
      } else {
        draft.fault.places = try byLanguage(value, "where the line belongs", reading)
      }
    },
    "checklist": { (draft, value, reading) throws(FileProblem) in
      draft.fault.checklist = try reading.text(value, "a line of the learner's list")
    },
    "test": { (draft, value, reading) throws(FileProblem) in
      draft.fault.test = try reading.text(value, "a line of a test")
    },
    "others": { (draft, value, reading) throws(FileProblem) in
      draft.fault.others = try reading.texts(value, of: "ids of faults")
    },
  ]
}
