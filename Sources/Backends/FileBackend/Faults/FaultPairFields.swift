import Lessons
import Simulation

/// The keys of a fault's own file.
enum FaultPairFields {
  /// A pair while it is read.
  struct Draft {
    var fault = FaultFields.Draft()
    var screen: String?
    var errand: ErrandDraft?
    var listen: [String] = []
    var changes: [String]?
    var proof: ProofName?
    var tells: [String] = []
    var order: Int?
    /// Where each key stands, for what is found wrong later.
    var offsets: [String: Int] = [:]
  }

  struct ErrandDraft {
    var ask: String?
    var goal: Goal?
    var hintsBefore: [String] = []
    var hintsAfter: [String] = []
    var misses: [LessonMiss] = []
  }

  enum ProofName: String, CaseIterable {
    case cheaper
    case newlyPossible
    case quieter
    case understanding
  }

  static func draft(_ reading: FileReading) throws(FileProblem) -> Draft {
    var draft = Draft()
    let root = reading.document.root
    try table.read(root, into: &draft, reading)
    for entry in try reading.entries(root, "a fault") { draft.offsets[entry.key] = entry.keyOffset }
    return draft
  }

  /// What must be there, by its key.
  static let needed: [String] = [
    "id", "title", "kind", "screen", "subject", "say", "repair", "changes", "errand", "proof",
    "code", "test",
  ]

  static func proof(of draft: Draft, _ reading: FileReading) throws(FileProblem) -> FaultProof? {
    if !draft.tells.isEmpty, draft.proof != .understanding {
      throw reading.problem(
        at: draft.offsets["tells"] ?? 0, "tells goes with proof: \"understanding\" alone.")
    }
    switch draft.proof {
    case .cheaper: return .cheaper
    case .newlyPossible: return .newlyPossible
    case .quieter: return .quieter
    case .understanding:
      guard !draft.tells.isEmpty else {
        throw reading.problem(
          at: draft.offsets["proof"] ?? 0,
          "Understanding needs tells: the words that are heard only on the repaired screen.")
      }
      return .understanding(tells: draft.tells)
    case nil: return nil
    }
  }

  private static let table = FieldTable<Draft>("a fault", rows.merging(faultRows) { row, _ in row })

  /// What every fault has, for the part of the draft that is one.
  private static var faultRows: [String: FieldTable<Draft>.Read] {
    var lifted: [String: FieldTable<Draft>.Read] = [:]
    for (key, row) in FaultFields.rows { lifted[key] = lift(row) }
    return lifted
  }

  private static func lift(_ row: @escaping FieldTable<FaultFields.Draft>.Read)
    -> FieldTable<Draft>.Read
  {
    { (draft, value, reading) throws(FileProblem) in
      try row(&draft.fault, value, reading)
    }
  }

  private static let rows: [String: FieldTable<Draft>.Read] = [
    "screen": { (draft, value, reading) throws(FileProblem) in
      draft.screen = try reading.text(value, "the id of a screen")
    },
    "order": { (draft, value, reading) throws(FileProblem) in
      draft.order = try reading.integer(value, in: 0...10_000)
    },
    "listen": { (draft, value, reading) throws(FileProblem) in
      draft.listen = try reading.texts(value, of: "gestures")
    },
    "changes": { (draft, value, reading) throws(FileProblem) in
      var changes: [String] = []
      for item in try reading.list(value, of: "lines that begin with + or -") {
        let line = try reading.text(item)
        guard line.hasPrefix("+ ") || line.hasPrefix("- ") else {
          throw reading.problem(
            at: item.offset,
            "A change begins with \"- \" (heard before) or \"+ \" (heard after the repair).")
        }
        changes.append(line)
      }
      draft.changes = changes
    },
    "proof": { (draft, value, reading) throws(FileProblem) in
      draft.proof = try reading.choice(value, "a proof", of: ProofName.self)
    },
    "tells": { (draft, value, reading) throws(FileProblem) in
      draft.tells = try reading.texts(value, of: "words")
    },
    "errand": { (draft, value, reading) throws(FileProblem) in
      var errand = ErrandDraft()
      try errandTable.read(value, into: &errand, reading)
      guard errand.ask != nil, errand.goal != nil else {
        throw reading.problem(at: value.offset, "An errand needs ask and goal.")
      }
      draft.errand = errand
    },
  ]

  private static let errandTable = FieldTable<ErrandDraft>(
    "an errand",
    [
      "ask": { (errand, value, reading) throws(FileProblem) in
        errand.ask = try reading.text(value)
      },
      "goal": { (errand, value, reading) throws(FileProblem) in
        errand.goal = try ScreenFields.goal(value, reading)
      },
      "misses": { (errand, value, reading) throws(FileProblem) in
        errand.misses = try LessonMissFields.misses(value, reading)
      },
      "hints": { (errand, value, reading) throws(FileProblem) in
        guard case .object = value.content else {
          errand.hintsBefore = try hints(value, reading)
          errand.hintsAfter = errand.hintsBefore
          return
        }
        try hintsTable.read(value, into: &errand, reading)
      },
    ])

  private static let hintsTable = FieldTable<ErrandDraft>(
    "hints by screen",
    [
      "before": { (errand, value, reading) throws(FileProblem) in
        errand.hintsBefore = try hints(value, reading)
      },
      "after": { (errand, value, reading) throws(FileProblem) in
        errand.hintsAfter = try hints(value, reading)
      },
    ])

  private static func hints(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> [String]
  {
    let hints = try reading.texts(value, of: "hints")
    guard hints.count <= 3 else {
      throw reading.problem(at: value.offset, "There are three hints at most.")
    }
    return hints
  }
}
