/// A word that the keyboard offers, and the characters of the text that it takes the place of.
struct TextCompletion: Hashable, Sendable {
  var word: String
  var replaced: Range<Int>

  /// The keyboard shows no more.
  static let most = 3

  /// What to offer for a text and what is selected of it: ways to go on from the word around the
  /// caret, or other spellings of the selected word.
  static func offered(for text: String, selection: Range<Int>, in content: ViewContent) -> [Self] {
    let text = Array(text)
    let selection = selection.clamped(to: 0..<text.count)
    guard !selection.isEmpty else {
      return Array(
        completions(of: text, at: selection.lowerBound, content.suggestions).prefix(most))
    }
    let selected = String(text[selection])
    return Misspellings.corrections(of: selected, among: content.misspellings).prefix(most)
      .map { Self(word: $0, replaced: selection) }
  }

  /// The suggestions that begin as the word does up to the caret, or as all of the text does.
  private static func completions(of text: [Character], at caret: Int, _ suggestions: [String])
    -> [Self]
  {
    let before = text[..<caret]
    guard let last = before.last, !last.isWhitespace else { return [] }
    let start = (before.lastIndex { $0.isWhitespace } ?? -1) + 1
    let end = text[caret...].firstIndex { $0.isWhitespace } ?? text.count
    let begun = String(before[start...]).lowercased()
    let whole = String(before).lowercased()
    return suggestions.compactMap { suggestion in
      let offered = suggestion.lowercased()
      guard offered != String(text[..<end]).lowercased(),
        offered != String(text[start..<end]).lowercased()
      else { return nil }
      if offered.hasPrefix(whole) { return Self(word: suggestion, replaced: 0..<end) }
      return offered.hasPrefix(begun) ? Self(word: suggestion, replaced: start..<end) : nil
    }
  }
}
