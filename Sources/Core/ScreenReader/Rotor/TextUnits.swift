/// Cuts text into what is read at a time (voiceover.md 2.6).
enum TextUnits {
  /// Each word with its punctuation; the spaces between words belong to none.
  static func words(of text: [Character]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, character) in text.enumerated() {
      if character.isWhitespace {
        if let begun = start { words.append(begun..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let begun = start { words.append(begun..<text.count) }
    return words
  }

  /// The unit after or before the one that was read last; at an end, that one again.
  static func next(
    _ direction: RotorDirection, after last: Range<Int>?, of units: [Range<Int>],
    isSpelled: Bool
  ) -> RotorMove {
    guard let first = units.first, let end = units.last else { return .boundary }
    switch direction {
    case .next:
      guard let last else { return .unit(first, isSpelled: isSpelled, atEdge: false) }
      guard let unit = units.first(where: { $0.lowerBound >= last.upperBound }) else {
        return .unit(end, isSpelled: isSpelled, atEdge: true)
      }
      return .unit(unit, isSpelled: isSpelled, atEdge: false)
    case .previous:
      guard let last, let unit = units.last(where: { $0.upperBound <= last.lowerBound }) else {
        return .unit(first, isSpelled: isSpelled, atEdge: true)
      }
      return .unit(unit, isSpelled: isSpelled, atEdge: false)
    }
  }

  /// Moves a caret over one unit, which is what is spoken (voiceover.md 2.7).
  static func caret(
    _ direction: RotorDirection, at caret: Int, over units: [Range<Int>], in text: [Character],
    isSpelled: Bool
  ) -> RotorMove {
    switch direction {
    case .next:
      guard let unit = units.first(where: { $0.upperBound > caret }) else { return .boundary }
      return .caret(to: unit.upperBound, passing: String(text[unit]), isSpelled: isSpelled)
    case .previous:
      guard let unit = units.last(where: { $0.lowerBound < caret }) else { return .boundary }
      return .caret(to: unit.lowerBound, passing: String(text[unit]), isSpelled: isSpelled)
    }
  }
}
