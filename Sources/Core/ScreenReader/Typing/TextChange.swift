/// What makes one text out of another: one stretch gone, one stretch new.
struct TextChange: Hashable, Sendable {
  var deleted: String
  var inserted: String
  /// The word that typing has just ended with a space or a sign.
  var finishedWord: String?

  /// The word that several letters at once have completed; nil for a letter, and for more than a word.
  var completedWord: String? {
    let letters = inserted.filter { $0.isLetter || $0.isNumber || $0 == "'" }
    guard letters.count > 1, let finishedWord, finishedWord.hasSuffix(letters) else { return nil }
    return finishedWord
  }

  /// - Parameter caret: where the change began as far as the insertion point tells: of equal signs
  ///   side by side, only it knows which one is new or gone.
  init(from old: String, to new: String, at caret: Int) {
    let old = Array(old)
    let new = Array(new)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let isPlain = old.count - end == start || new.count - end == start
    let longer = old.count > new.count ? old : new
    while isPlain, start > caret, longer[start - 1] == longer[longer.count - end - 1] {
      start -= 1
      end += 1
    }
    deleted = String(old[start..<old.count - end])
    inserted = String(new[start..<new.count - end])
    if let last = inserted.last, !last.isLetter, !last.isNumber {
      let before = new[..<(new.count - end - 1)]
      let word = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "'" }
      finishedWord = word.isEmpty ? nil : String(word.reversed())
    }
  }
}
