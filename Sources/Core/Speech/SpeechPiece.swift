import SpaceAndTime

/// Words that are rendered in one go: one voice, and short enough to keep no touch waiting.
public struct SpeechPiece: Hashable, Sendable {
  /// The breath before a piece; how long it is depends on the rate.
  public enum Gap: Hashable, Sendable {
    case none
    case clause
    case sentence
  }

  public var text: String
  /// A BCP 47 tag.
  public var language: String
  /// 0 to 2; 1 is the voice's own.
  public var pitch: Double
  public var isSpelledOut: Bool
  public var gapBefore: Gap
  /// Asked for by the utterance, on top of the gap; the same at every rate.
  public var pauseBefore: Milliseconds
  /// Nil for the listener's setting.
  public var punctuation: SpeechSettings.Punctuation?
  /// How all of it is pronounced, in the International Phonetic Alphabet.
  public var ipaNotation: String?

  /// Letters in a piece, at most: about five seconds of speech at VoiceOver's default rate.
  public static let longest = 80
  /// A letter's name takes longer than the letter.
  public static let longestSpelledOut = 20

  /// Joins neighboring parts of one voice, so that they keep one melody, and cuts what is long
  /// after a sentence, else after a clause, else between words.
  public static func pieces(of utterance: Utterance, language: String) -> [SpeechPiece] {
    var whole: [SpeechPiece] = []
    for part in utterance.parts {
      let text = part.text.filter { $0 != "\0" }
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      let piece = SpeechPiece(
        text: text, language: part.language ?? language, pitch: part.pitch,
        isSpelledOut: part.isSpelledOut,
        gapBefore: whole.isEmpty || part.isContinuation ? .none : .clause,
        pauseBefore: part.pauseBefore, punctuation: part.punctuation,
        ipaNotation: part.ipaNotation)
      if let last = whole.last, last.continues(in: piece) {
        whole[whole.count - 1].append(piece.text, isContinuation: part.isContinuation)
      } else {
        whole.append(piece)
      }
    }
    return whole.flatMap { $0.cut() }
  }

  private func continues(in next: SpeechPiece) -> Bool {
    language == next.language && pitch == next.pitch && !isSpelledOut && !next.isSpelledOut
      && next.pauseBefore == 0 && punctuation == next.punctuation && ipaNotation == nil
      && next.ipaNotation == nil
  }

  private mutating func append(_ words: String, isContinuation: Bool) {
    guard !isContinuation else {
      text += words
      return
    }
    text.removeTrailingBlanks()
    let isPunctuated = text.last?.isPunctuation ?? false
    text += (isPunctuated ? " " : ", ") + words
  }

  private func cut() -> [SpeechPiece] {
    if ipaNotation != nil { return [self] }
    let longest = isSpelledOut ? Self.longestSpelledOut : Self.longest
    var pieces: [SpeechPiece] = []
    var rest = text[...]
    var gap = gapBefore
    var pause = pauseBefore
    while !rest.isEmpty {
      let (head, gapAfter) = Self.head(of: rest, longest: longest)
      var piece = self
      piece.text = String(head)
      piece.gapBefore = gap
      piece.pauseBefore = pause
      pieces.append(piece)
      (gap, pause) = (gapAfter, 0)
      rest = rest[head.endIndex...].drop(while: \.isWhitespace)
    }
    return pieces
  }

  private static func head(of text: Substring, longest: Int) -> (Substring, Gap) {
    guard let limit = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex),
      limit < text.endIndex
    else { return (text, .none) }
    var best = (end: limit, gap: Gap.none, rank: 0)
    var index = text.startIndex
    while index < limit {
      let next = text.index(after: index)
      let isWordEnd = text[next].isWhitespace
      let (gap, rank): (Gap, Int) =
        switch text[index] {
        case "。", "！", "？": (.sentence, 3)
        case ".", "!", "?", "…": isWordEnd ? (.sentence, 3) : (.none, 0)
        case "、", "，", "；", "：": (.clause, 2)
        case ",", ";", ":": isWordEnd ? (.clause, 2) : (.none, 0)
        default: (.none, isWordEnd ? 1 : 0)
        }
      if rank > 0, rank >= best.rank { best = (next, gap, rank) }
      index = next
    }
    return (text[..<best.end], best.gap)
  }
}
