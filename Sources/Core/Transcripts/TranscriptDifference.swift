/// What has become of the stops of a kept transcript.
public struct TranscriptDifference: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    case gone(TranscriptText.Entry)
    case new(TranscriptText.Entry)
    /// Another text stands where this one stood.
    case changed(from: TranscriptText.Entry, to: TranscriptText.Entry)
    /// The same text at another place among the others.
    case moved(from: TranscriptText.Entry, to: TranscriptText.Entry)
    /// The same text, and another price.
    case priced(from: TranscriptText.Entry, to: TranscriptText.Entry)
    /// Only one of the two is of an Android screen.
    case platform(isAndroid: Bool)
  }

  /// In the order of the new transcript.
  public private(set) var changes: [Change] = []

  public init(from kept: TranscriptText, to now: TranscriptText) {
    let areBothHeard = !kept.entries.isEmpty && !now.entries.isEmpty
    if areBothHeard, kept.isAndroid != now.isAndroid {
      changes.append(.platform(isAndroid: now.isAndroid))
    }
    let pairs = LineMatching(kept.entries.map(\.text), now.entries.map(\.text)).pairs
    let moves = Self.moves(kept, now, pairs)
    let isMovedFrom = Set(moves.map(\.from))
    let origins = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, $0.from) })
    var (old, new) = (0, 0)
    for pair in pairs + [(kept.entries.count, now.entries.count)] {
      let gone = (old..<pair.old).filter { !isMovedFrom.contains($0) }.map { kept.entries[$0] }
      let came = (new..<pair.new).filter { origins[$0] == nil }.map { now.entries[$0] }
      var rest = Self.changes(from: gone, to: came)[...]
      for index in new..<pair.new {
        if let origin = origins[index] {
          changes.append(.moved(from: kept.entries[origin], to: now.entries[index]))
        } else {
          // What is gone stands before what came behind it.
          while case .gone? = rest.first { changes += [rest.removeFirst()] }
          changes += [rest.removeFirst()]
        }
      }
      changes += rest
      if pair.old < kept.entries.count {
        let (was, entry) = (kept.entries[pair.old], now.entries[pair.new])
        if let before = was.cost, let cost = entry.cost, before != cost {
          changes.append(.priced(from: was, to: entry))
        }
      }
      (old, new) = (pair.old + 1, pair.new + 1)
    }
  }

  /// What became of stops in one place: those with words in common are the same stop.
  private static func changes(
    from gone: [TranscriptText.Entry], to came: [TranscriptText.Entry]
  ) -> [Change] {
    if gone.count == 1, came.count == 1 { return [.changed(from: gone[0], to: came[0])] }
    var changes: [Change] = []
    let goneWords = gone.map(words)
    var next = 0
    for entry in came {
      let words = words(of: entry)
      let candidates = goneWords.indices[next...].prefix(mostCandidates)
      if let index = candidates.first(where: { isAlike(goneWords[$0], words) }) {
        changes += gone[next..<index].map { .gone($0) }
        changes.append(.changed(from: gone[index], to: entry))
        next = index + 1
      } else {
        changes.append(.new(entry))
      }
    }
    return changes + gone[next...].map { .gone($0) }
  }

  private static let mostCandidates = 8

  private static func words(of entry: TranscriptText.Entry) -> Set<Substring> {
    Set(entry.text.split { !$0.isLetter && !$0.isNumber })
  }

  /// True where half of the words of the longer one are the other's, too.
  private static func isAlike(_ a: Set<Substring>, _ b: Set<Substring>) -> Bool {
    let most = max(a.count, b.count)
    return most > 0 && 2 * a.intersection(b).count >= most
  }

  /// Texts that went in one place and came in another, each pair once.
  private static func moves(
    _ kept: TranscriptText, _ now: TranscriptText, _ pairs: [(old: Int, new: Int)]
  ) -> [(from: Int, to: Int)] {
    let matchedOld = Set(pairs.map(\.old))
    let matchedNew = Set(pairs.map(\.new))
    var waiting: [String: [Int]] = [:]
    for index in kept.entries.indices.reversed() where !matchedOld.contains(index) {
      waiting[kept.entries[index].text, default: []].append(index)
    }
    var moves: [(from: Int, to: Int)] = []
    for index in now.entries.indices where !matchedNew.contains(index) {
      if let from = waiting[now.entries[index].text]?.popLast() { moves.append((from, index)) }
    }
    return moves
  }
}

extension TranscriptDifference.Change {
  /// For people, one line or, where words changed, three.
  public var lines: [String] {
    switch self {
    case .gone(let was): ["gone, was stop \(was.number): \(was.shown)"]
    case .new(let entry): ["new, stop \(entry.number): \(entry.shown)"]
    case .changed(let was, let entry):
      ["changed, stop \(entry.number):", "  - \(was.shown)", "  + \(entry.shown)"]
    case .moved(let was, let entry):
      ["moved, from stop \(was.number) to \(entry.number): \(entry.shown)"]
    case .priced(let was, let entry):
      [
        "\((entry.cost ?? 0) > (was.cost ?? 0) ? "dearer" : "cheaper"), stop \(entry.number),"
          + " \(was.cost ?? 0) to \(entry.cost ?? 0) gestures: \(entry.shown)"
      ]
    case .platform(let isAndroid):
      [
        isAndroid
          ? "changed, the whole: an Android screen, and was none"
          : "changed, the whole: no Android screen any more"
      ]
    }
  }
}

extension TranscriptText.Entry {
  /// A stop that says nothing is seen, too.
  fileprivate var shown: String { text.isEmpty ? "(says nothing)" : text }
}
