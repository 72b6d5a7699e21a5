import SpaceAndTime
import Typing

/// Cuts text into what is read at a time (voiceover.md 2.6).
enum TextUnits {
  /// Each word with its punctuation; the spaces between words belong to none. Where a script has no
  /// spaces, the dictionary knows the words.
  static func words(of text: [Character], by dictionary: WordDictionary?) -> [Range<Int>] {
    guard let dictionary, text.contains(where: \.isOfScriptWithoutSpaces) else {
      return words(of: text)
    }
    let boundaries = dictionary.boundaries(in: String(text))
    var words: [Range<Int>] = []
    for (start, end) in zip(boundaries, boundaries.dropFirst()) {
      let piece = text[start..<end]
      guard !piece.allSatisfy(\.isWhitespace) else { continue }
      let isSign = !piece.contains { $0.isLetter || $0.isNumber }
      if let last = words.last, last.upperBound == start, isSign {
        words[words.count - 1] = last.lowerBound..<end
      } else {
        words.append(start..<end)
      }
    }
    return words
  }

  private static func words(of text: [Character]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, character) in text.enumerated() {
      if character.isIdeograph {
        // Which of them make one word only a dictionary knows: each is read by itself.
        if let begun = start { words.append(begun..<index) }
        start = index
      } else if start.map({ text[$0].isIdeograph }) == true, character.isLetter {
        words.append(start!..<index)
        start = index
      } else if character.isWhitespace {
        if let begun = start { words.append(begun..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let begun = start { words.append(begun..<text.count) }
    return words
  }

  /// Points that a character of body text takes on average; the core measures no fonts.
  private static let characterWidth = 8.0

  /// Lines as wide as the frame, broken between words and at line ends.
  static func lines(of text: [Character], width: Double, by dictionary: WordDictionary?)
    -> [Range<Int>]
  {
    let capacity = width >= characterWidth ? Int(min(width / characterWidth, 10_000)) : 1
    var lines: [Range<Int>] = []
    var start: Int?
    var end = 0
    func flush() {
      if let begun = start { lines.append(begun..<end) }
      start = nil
    }
    for word in words(of: text, by: dictionary).flatMap({
      pieces(of: $0, in: text, capacity: capacity)
    }) {
      let breaks = text[end..<word.lowerBound].contains(where: \.isNewline)
      if let begun = start, breaks || word.upperBound - begun > capacity { flush() }
      if start == nil { start = word.lowerBound }
      end = word.upperBound
    }
    flush()
    return lines
  }

  /// What has no spaces to break at breaks where the line is full.
  private static func pieces(of word: Range<Int>, in text: [Character], capacity: Int)
    -> [Range<Int>]
  {
    guard word.count > capacity, text[word].contains(where: \.isOfScriptWithoutSpaces) else {
      return [word]
    }
    return stride(from: word.lowerBound, to: word.upperBound, by: capacity).map {
      $0..<min($0 + capacity, word.upperBound)
    }
  }

  /// Points from one line of body text to the next.
  private static let lineHeight = 20.0

  /// As many lines together as the frame shows at a time.
  static func pages(of text: [Character], in frame: Size, by dictionary: WordDictionary?)
    -> [Range<Int>]
  {
    let lines = lines(of: text, width: frame.width, by: dictionary)
    let capacity = max(1, Int(min(frame.height / lineHeight, 10_000)))
    return stride(from: 0, to: lines.count, by: capacity).map { first in
      lines[first].lowerBound..<lines[min(first + capacity, lines.count) - 1].upperBound
    }
  }

  /// The unit after or before the one that was read last; at an end, that one again.
  static func next(
    _ direction: RotorDirection, after last: Range<Int>?, of units: [Range<Int>],
    in text: String, isSpelled: Bool
  ) -> RotorMove {
    guard let first = units.first, let end = units.last else { return .boundary }
    let found: Range<Int>? =
      switch (direction, last) {
      case (.next, nil): first
      case (.next, let last?): units.first { $0.lowerBound >= last.upperBound }
      case (.previous, let last): units.last { $0.upperBound <= last?.lowerBound ?? 0 }
      }
    return .unit(
      found ?? (direction == .next ? end : first), of: text, isSpelled: isSpelled,
      atEdge: found == nil)
  }

  /// Moves a caret over one unit, which is what is spoken (voiceover.md 2.7); at an end, the last
  /// unit that way is said again (2.6).
  static func caret(
    _ direction: RotorDirection, at caret: Int, over units: [Range<Int>], in text: [Character],
    isSpelled: Bool
  ) -> RotorMove {
    func again(_ unit: Range<Int>?) -> RotorMove {
      unit.map { .unit($0, of: String(text), isSpelled: isSpelled, atEdge: true) } ?? .boundary
    }
    switch direction {
    case .next:
      guard let unit = units.first(where: { $0.upperBound > caret }) else {
        return again(units.last)
      }
      return .caret(to: unit.upperBound, passing: String(text[unit]), isSpelled: isSpelled)
    case .previous:
      guard let unit = units.last(where: { $0.lowerBound < caret }) else {
        return again(units.first)
      }
      return .caret(to: unit.lowerBound, passing: String(text[unit]), isSpelled: isSpelled)
    }
  }
}

/// What knows the words of one language.
struct WordDictionary {
  var breaker: any WordBreaker
  /// Nil for the listener's.
  var language: String?

  func boundaries(in text: String) -> [Int] { breaker.boundaries(in: text, language: language) }
}

extension Character {
  /// Thai, Chinese, Japanese.
  fileprivate var isOfScriptWithoutSpaces: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: isIdeograph
    }
  }

  /// A Chinese character or a kana, which is a word or a part of one by itself.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
