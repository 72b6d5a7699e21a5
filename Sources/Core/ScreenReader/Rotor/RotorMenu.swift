/// A setting whose flicks go round a few entries.
enum RotorMenu {
  /// The next or previous of all there are, round and round.
  static func neighbor<Choice: CaseIterable & Equatable>(
    _ direction: RotorDirection, of choice: Choice
  ) -> Choice {
    let all = Array(Choice.allCases)
    let current = all.firstIndex(of: choice) ?? 0
    return all[(current + (direction == .next ? 1 : all.count - 1)) % all.count]
  }

  /// Without a chosen entry the first flick goes to an end. The entries may have become fewer: one
  /// that is gone counts as the last.
  static func move(
    _ direction: RotorDirection, from entry: Int?, through entries: [[Phrase]]
  ) -> RotorMove {
    guard !entries.isEmpty else { return .boundary }
    let last = entries.count - 1
    guard let entry else {
      let end = direction == .next ? 0 : last
      return .entry(end, entries[end], wraps: nil)
    }
    let next = min(entry, last) + (direction == .next ? 1 : -1)
    let wrapped = (next + entries.count) % entries.count
    return .entry(wrapped, entries[wrapped], wraps: next == wrapped ? nil : direction)
  }
}
