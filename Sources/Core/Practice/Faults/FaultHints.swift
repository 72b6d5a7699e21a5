import Lessons
import Speech

/// The hints of faults by ear, for each question a nudge, the way and the answer: all of it from what
/// the fault's file says.
struct FaultHints {
  let words: Words

  /// Three hints for what is asked in this stage; none where nothing is asked.
  func ladder(for stage: FaultHearing.Stage, of hearing: FaultHearing) -> [String] {
    let pair = hearing.pair
    let kind = words.text("hearing.kind.\(pair.fault.kind.rawValue)")
    let ask = words.text("hearing.errand-hint", ["ask": pair.errand.ask])
    return switch stage {
    case .listening: [kind, ask, clue(in: pair)]
    case .naming:
      [
        kind, choice(in: hearing) ?? ask,
        words.text("hearing.told-name", ["title": pair.fault.title]),
      ]
    case .repairing:
      [
        pair.fault.say, change(in: pair),
        words.text("hearing.told-repair", ["code": hearing.line?.text ?? ""]),
      ]
    case .repaired, .done: []
    }
  }

  /// One name that it is not beside the one that it is, in the order in which they are offered; nil
  /// where there is no other.
  private func choice(in hearing: FaultHearing) -> String? {
    let right = hearing.pair.fault.id
    guard let other = hearing.choices.first(where: { $0.id != right }) else { return nil }
    let two = hearing.choices.filter { $0.id == right || $0.id == other.id }.map(\.title)
    return words.text("hearing.of-two", ["one": two[0], "other": two[1]])
  }

  /// What is heard because of the fault, or else what is not.
  private func clue(in pair: FaultPair) -> String {
    if let line = line("hearing.listen-for", beginning: "- ", in: pair) { return line }
    // Stops of which nothing is heard.
    if pair.changes.contains("- ") { return words.text("hearing.listen-for-nothing") }
    return change(in: pair)
  }

  /// What the repair changes of what is heard.
  private func change(in pair: FaultPair) -> String {
    line("hearing.heard-then", beginning: "+ ", in: pair)
      ?? line("hearing.heard-no-more", beginning: "- ", in: pair)
      ?? words.text("hearing.nothing-no-more")
  }

  /// The first line of what is heard that is short enough to listen to, else its beginning.
  private func line(_ key: String, beginning sign: String, in pair: FaultPair) -> String? {
    let lines = pair.changes.compactMap { heard(in: $0, beginning: sign, of: pair) }
    let texts = lines.map { words.text(key, ["line": $0]) }
    if let text = texts.first(where: { PromptCheck.problem(with: $0) == nil }) { return text }
    let beginning = lines.first?.prefix { !".!?(".contains($0) }
    return beginning.map { words.text(key, ["line": String($0)]) }
  }

  /// A line as it is heard, without the signs that tell of its screen; nil where it is none of these,
  /// has no words, or is spoken by another voice than the coach's.
  private func heard(in change: String, beginning sign: String, of pair: FaultPair) -> String? {
    guard var line = change.dropPrefix(sign) else { return nil }
    for screen in pair.broken.screenIDs {
      if let rest = line.dropPrefix("\(screen): ") { line = rest }
    }
    return line.isEmpty || line.hasPrefix("[") ? nil : line
  }
}
