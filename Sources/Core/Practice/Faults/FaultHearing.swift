import Lessons
import SpaceAndTime

/// Finding a fault by ear: the broken screen is heard, its fault named among four, then its repair,
/// and the repaired screen is heard.
struct FaultHearing: Sendable {
  enum Stage: String, Sendable {
    /// On the broken screen.
    case listening
    case naming
    case repairing
    /// On the repaired screen.
    case repaired
    case done
  }

  /// So many names and lines there are to choose among.
  static let choiceCount = 4

  let pair: FaultPair
  /// The fault among those that it is mistaken for, in the order in which they are offered.
  let choices: [Fault]
  /// What is wrong, and what repairs it: who skipped both has found nothing.
  static let questions = 2
  /// The one that all lines to choose among are written in: another would give one away.
  let codeLanguage: CodeLanguage
  var stage = Stage.listening
  /// Wrong choices of the stage in hand.
  var misses = 0
  var hints = 0
  var score = Score()

  /// - Parameter language: what the learner chose; Swift where one of the lines lacks it.
  init(
    _ pair: FaultPair, among faults: [FaultPair], in language: CodeLanguage, seed: UInt64
  ) {
    self.pair = pair
    var random = SeededRandom(seed: seed)
    let others = Self.others(than: pair.fault, among: faults.map(\.fault), using: &random)
    choices = (others + [pair.fault]).shuffled(using: &random)
    codeLanguage = choices.allSatisfy { $0.code[language] != nil } ? language : .swift
  }

  /// The repair as it is told.
  var line: CodeLine? { pair.fault.line(in: codeLanguage) }
  /// Where that line belongs.
  var place: String? { pair.fault.place(in: codeLanguage) }

  /// Those that the fault names, then faults of its kind, then any.
  private static func others(
    than fault: Fault, among faults: [Fault], using random: inout SeededRandom
  ) -> [Fault] {
    let rest = faults.filter { $0.id != fault.id }.shuffled(using: &random)
    let named = fault.others.compactMap { id in rest.first { $0.id == id } }
    let alike = rest.filter { $0.kind == fault.kind && !named.contains($0) }
    let any = rest.filter { $0.kind != fault.kind && !named.contains($0) }
    return Array((named + alike + any).prefix(choiceCount - 1))
  }

  mutating func go(to stage: Stage) {
    self.stage = stage
    score.misses += misses
    score.hints += hints
    misses = 0
    hints = 0
  }
}

extension FaultPair {
  /// What hearing it is called in the record.
  var hearingID: String { "hear.\(fault.id)" }
}
