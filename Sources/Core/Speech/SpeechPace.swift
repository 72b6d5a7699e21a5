import SpaceAndTime

/// How long speech lasts when nobody listens: the clock of headless runs.
public enum SpeechPace {
  /// Words a minute at a rate from 0 to 100: 80 at the slowest, 200 at VoiceOver's default of 50,
  /// 500 at the fastest. Each step multiplies, as ears judge speed by ratio.
  public static func wordsPerMinute(rate: Int) -> Double {
    let rate = Double(min(max(rate, 0), 100))
    let (low, high, steps) = rate <= 50 ? (80.0, 200.0, rate / 50) : (200.0, 500.0, rate / 50 - 1)
    return low * power(high / low, steps)
  }

  /// Milliseconds that the utterance is thought to last.
  ///
  /// A word is six letters, its space included; a digit is spoken as a word of its own and a
  /// Chinese, Japanese or Korean character as half a word.
  public static func duration(of utterance: Utterance, rate: Int) -> Milliseconds {
    let perLetter = 60_000 / wordsPerMinute(rate: rate) / 6
    return utterance.parts.reduce(0) { sum, part in
      guard !part.text.isEmpty else { return sum }
      let letters = part.text.unicodeScalars.reduce(0.0) { $0 + weight(of: $1) }
      let spelled = part.isSpelledOut ? Double(part.text.count) * 3 : 0
      return sum + part.pauseBefore + pauseAfterPart + (letters + spelled) * perLetter
    }
  }

  /// Milliseconds of silence that a comma between two parts is worth.
  private static let pauseAfterPart: Milliseconds = 120

  private static func weight(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x30...0x39: 5
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: 3
    default: 1
    }
  }

  /// `base` to the power of an exponent between 0 and 1, by repeated square roots: the standard
  /// library alone has no `pow`.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    var (result, factor, rest) = (1.0, base, exponent)
    for _ in 0..<40 where rest > 0 {
      if rest >= 1 {
        result *= factor
        rest -= 1
      }
      factor.formSquareRoot()
      rest *= 2
    }
    return result
  }
}
