/// Finds the words of a text that its field calls misspelled.
enum Misspellings {
  /// Characters of each, in order; capitals make no difference.
  static func ranges(in text: String, of words: [String: [String]]) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    let wrong = Set(words.keys.map { $0.lowercased() })
    let characters = Array(text)
    var found: [Range<Int>] = []
    var start = 0
    while start < characters.count {
      guard characters[start].isWordSign else {
        start += 1
        continue
      }
      let end = characters[start...].firstIndex { !$0.isWordSign } ?? characters.count
      if wrong.contains(String(characters[start..<end]).lowercased()) { found.append(start..<end) }
      start = end
    }
    return found
  }

  /// What to offer in place of the selected word.
  static func corrections(of selected: String, among words: [String: [String]]) -> [String] {
    words.first { $0.key.lowercased() == selected.lowercased() }?.value ?? []
  }
}

extension Character {
  fileprivate var isWordSign: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
