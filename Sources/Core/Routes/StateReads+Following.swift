import Simulation

/// What a lower bound has to follow.
extension StateReads {
  /// Controls with more steps than this are not followed to their end.
  private static let longestRange = 100.0

  static func greatestNumber(in content: ViewContent) -> Double {
    let counts = [content.items.count - 1, (content.numberOfPages ?? 1) - 1].map(Double.init)
    let greatest = max(content.maximumValue ?? 1, counts.max() ?? 0)
    return greatest <= longestRange ? greatest : 1
  }

  func isWritten(_ name: String) -> Bool {
    fields.contains(name) || writes.contains { $0.mayGive(name) }
  }

  func isTyped(_ name: String) -> Bool { fields.contains(name) }

  /// True where something that matters is made of it, besides itself.
  func isCopied(_ name: String) -> Bool {
    writes.contains { write in
      guard write.target != name, write.target.map(matters) ?? true else { return false }
      return write.names.contains(name) || write.targetNames.contains(name)
    }
  }

  /// The number beyond which nothing tells its values apart; nil where all are told apart.
  func mostToldApart(of name: String) -> Double? {
    guard case .saturated(let bound)? = details.first(where: { $0.name == name })?.detail else {
      return nil
    }
    return bound
  }

  /// The texts that a value may still become which is only added to at its end, or given; nil for
  /// any other value.
  func textsGrownTo(_ name: String) -> Set<String>? {
    guard case .beginning(let texts)? = details.first(where: { $0.name == name })?.detail else {
      return nil
    }
    return texts
  }

  /// What computed names may be, by what they are computed from, as far as that is known.
  var computedTargets: [[String]: Set<String>] {
    var all: [[String]: Set<String>] = [:]
    for write in writes where write.target == nil {
      guard let targets = write.targets else { continue }
      all[write.targetNames, default: []].formUnion(targets)
    }
    return all
  }

  /// True where more matters of a text than whether there is one.
  func isCompared(_ name: String) -> Bool {
    let tests = comparisons[name] ?? []
    let isAsked = tests.contains { test in
      switch test {
      case .equals(let value), .differs(let value): value != .text("")
      case .atLeast, .atMost: true
      }
    }
    return isAsked || writes.contains { $0.names.contains(name) || $0.targetNames.contains(name) }
  }

  /// The texts that anything is compared with; numbers too, as they would be typed.
  var comparedTexts: Set<String> {
    var texts: Set<String> = []
    for test in comparisons.values.joined() {
      switch test {
      case .equals(let value), .differs(let value): texts.insert(value.description)
      case .atLeast(let bound), .atMost(let bound):
        texts.insert(StateValue.number(bound).description)
      }
    }
    texts.remove("")
    return texts
  }

  /// The greatest number that a value, or one that is a copy of it, is compared with.
  func greatestNumber(for name: String) -> Double {
    var names = [name]
    for write in writes where write.names.contains(name) {
      names += write.target.map { [$0] } ?? Array(write.targets ?? Set(comparisons.keys))
    }
    let tests = names.flatMap { comparisons[$0] ?? [] }
    let compared = tests.map { test in
      switch test {
      case .equals(let value), .differs(let value): value.number.magnitude
      case .atLeast(let bound), .atMost(let bound): bound.magnitude
      }
    }
    return max(compared.max() ?? 0, ranges[name] ?? 0)
  }

  /// More combinations of values than this are not followed for what is only a condition.
  private static let mostCombinations = 32.0
  /// A value that is made of more than this many others is not followed to them.
  private static let mostSources = 4

  /// The names worth following, in groups: the first is what the goal wants and what that is made
  /// of, the second what costs nothing to follow, then those come first without which something
  /// can't be done.
  ///
  /// - Parameters:
  ///   - start: The screens that are there from the beginning.
  ///   - thoroughly: Also what only decides which stops other screens have.
  func followed(in library: ScreenLibrary, from start: Set<String>, thoroughly: Bool) -> [[String]]
  {
    let first = wantedAndSources()
    // The stops of a screen are only known where all that decides them is.
    let deciding = library.screens.mapValues { screen in
      Self.namesThatDecide(screen, reads: self).filter { isWritten($0) }.subtracting(first)
    }
    let candidates = deciding.values.reduce(guards.filter(isWritten)) { $0.union($1) }
      .subtracting(first)
    let live = LiveValues(
      of: first + candidates, asked: wanted, computed: computedTargets, in: library)
    var groups = [first, []]
    var others: [(isGuard: Bool, combinations: Double, names: [String])] = []
    for (id, names) in deciding where !names.isEmpty {
      if names.allSatisfy({ live.screens(of: $0) == [id] }) {
        groups[1] += names.subtracting(groups[1]).sorted()
      } else {
        let product = names.reduce(1) { $0 * combinations(of: $1, in: library) }
        guard thoroughly || start.contains(id) else { continue }
        others.append((false, product, names.sorted()))
      }
    }
    for name in guards.intersection(candidates) {
      others.append((true, combinations(of: name, in: library), [name]))
    }
    others.sort {
      ($0.isGuard ? 0 : 1, $0.combinations, $0.names.joined())
        < ($1.isGuard ? 0 : 1, $1.combinations, $1.names.joined())
    }
    var product = 1.0
    for other in others where product * other.combinations <= Self.mostCombinations {
      product *= other.combinations
      groups.append(other.names.filter { !groups.joined().contains($0) })
    }
    return groups
  }

  private func wantedAndSources() -> [String] {
    var names = wanted.filter(isWritten).sorted()
    var index = 0
    while index < names.count {
      let sources = sources(of: names[index])
      for more in [sources.chosen, sources.copied.count <= Self.mostSources ? sources.copied : []] {
        names += more.sorted().filter { !names.contains($0) && isWritten($0) }
      }
      index += 1
    }
    return names
  }

  /// What decides which stops a screen has.
  private static func namesThatDecide(_ screen: SimulatedScreen, reads: StateReads) -> Set<String> {
    screen.records.reduce(into: []) { names, record in
      if case .when(let condition) = record.view.isHidden {
        names.formUnion(condition.requirements.map(\.name))
      }
      for text in textsThatDecide(record) where reads.canBeEmpty(text) {
        names.formUnion(text.names)
      }
    }
  }

  private func combinations(of name: String, in library: ScreenLibrary) -> Double {
    switch library.initialState[name] {
    case .number?: min(greatestNumber(for: name), 1_000) + 2
    case .flag?: 2
    default: isCompared(name) ? Double(comparedTexts.count + 1) : 2
    }
  }

  /// The names that choose which value is written where this one may be, with what is written then;
  /// and what is copied into it otherwise.
  private func sources(of name: String) -> (chosen: Set<String>, copied: Set<String>) {
    var (chosen, copied): (Set<String>, Set<String>) = ([], [])
    for write in writes where write.mayGive(name) {
      if write.target == nil {
        chosen.formUnion(write.targetNames + write.names)
      } else {
        copied.formUnion(write.names)
      }
    }
    return (chosen, copied)
  }
}
