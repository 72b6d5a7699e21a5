extension Utterance {
  /// What is left to be said of one that was cut: from the sentence on that was sounding then.
  ///
  /// - Parameter part: So much of it was heard, from 0 to 1.
  func rest(afterHearing part: Double) -> Utterance {
    guard parts.count == 1 else { return self }
    let sentences = Self.sentences(in: parts[0].text)
    let length = sentences.reduce(0) { $0 + $1.count }
    var heard = 0
    for (index, sentence) in sentences.enumerated() {
      heard += sentence.count
      guard Double(heard) > part * Double(length) || index == sentences.count - 1 else { continue }
      var rest = self
      rest.parts[0].text = sentences[index...].joined()
      return rest
    }
    return self
  }

  /// With the blanks that follow them; a stop inside a word or a number ends none.
  private static func sentences(in text: String) -> [Substring] {
    var sentences: [Substring] = []
    var start = text.startIndex
    for index in text.indices where start < text.endIndex {
      let next = text.index(after: index)
      let isEnd =
        "。！？".contains(text[index])
        || (text[index] == " " && index > text.startIndex
          && ".!?…".contains(text[text.index(before: index)]))
      guard isEnd, next < text.endIndex else { continue }
      sentences.append(text[start..<next])
      start = next
    }
    return sentences + [text[start...]]
  }
}
