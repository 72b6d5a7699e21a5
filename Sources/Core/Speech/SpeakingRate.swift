import SpaceAndTime

/// VoiceOver's percentages as words a minute.
public enum SpeakingRate {
  /// Rises steadily from 80 at 0 % over 180 at 50 % to 500 at 100 %; the upper half is steeper,
  /// because practised listeners want steps they can hear.
  public static func wordsPerMinute(percent: Int) -> Int {
    let rate = min(max(percent, 0), 100)
    guard rate > 50 else { return 80 + 2 * rate }
    let above = rate - 50
    return 180 + 4 * above + above * above * 48 / 1000
  }
}

extension Utterance {
  /// About how long it takes to say or to read, for when there is no voice to say it.
  ///
  /// Never below half a second, so that captions do not rush past.
  public func estimatedDuration(rate: Int) -> Milliseconds {
    let lettersPerMinute = 5.5 * Double(SpeakingRate.wordsPerMinute(percent: rate))
    let letters = parts.reduce(0.0) { sum, part in
      sum + part.text.unicodeScalars.reduce(0.0) { $0 + Self.letters(for: $1) }
        * (part.isSpelledOut ? 4 : 1)
    }
    let pauses = parts.reduce(0.0) { $0 + $1.pauseBefore }
    return max(500, letters / lettersPerMinute * 60_000 + pauses)
  }

  /// A Chinese, Japanese or Korean sign is a syllable and takes as long as three letters.
  private static func letters(for scalar: Unicode.Scalar) -> Double {
    scalar.value >= 0x2E80 ? 3 : 1
  }
}
