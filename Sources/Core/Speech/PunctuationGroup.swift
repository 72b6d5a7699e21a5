/// Signs that somebody wants to hear, or not, together: what custom punctuation is made of
/// (voiceover.md 2.3).
public enum PunctuationGroup: String, Hashable, Sendable, CaseIterable {
  /// Where sentences and their parts end.
  case sentences
  case quotes
  case brackets
  case dashes
  case symbols

  /// Together they are few enough for espeak-ng, which knows at most 59 at a time.
  public var signs: String {
    switch self {
    case .sentences: ".,;:?!…。，、；：？！"
    case .quotes: "\"“”„«»「」"
    case .brackets: "()[]{}<>"
    case .dashes: "-–—/\\_|~"
    case .symbols: "@#&*%^+=$€£°§"
    }
  }
}

/// Which groups are spoken.
public struct CustomPunctuation: Hashable, Sendable {
  private var groups: Set<PunctuationGroup> = [.brackets, .dashes, .symbols]

  public init() {}

  public subscript(group: PunctuationGroup) -> Bool {
    get { groups.contains(group) }
    set {
      if newValue { groups.insert(group) } else { groups.remove(group) }
    }
  }
}
