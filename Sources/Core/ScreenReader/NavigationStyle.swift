/// Whether flicks visit every element or, first, the groups that they are in (voiceover.md 7).
public enum NavigationStyle: String, Hashable, Sendable, CaseIterable {
  case flat
  /// A container is one stop; moving in and out goes between the levels.
  case grouped

  var word: ReaderWord {
    switch self {
    case .flat: .navigationFlat
    case .grouped: .navigationGrouped
    }
  }
}
