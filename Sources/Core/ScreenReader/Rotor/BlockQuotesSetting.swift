import AccessibilityTree

extension RotorID {
  public static let blockQuotes = RotorID(rawValue: "block-quotes")
}

/// The first stop of the next block quote.
struct BlockQuotesSetting: NavigatorSetting {
  let id = RotorID.blockQuotes
  let name = Phrase.word(.rotorBlockQuotes)
  let none = ReaderWord.noBlockQuote

  func positions(in screen: AccessibleScreen) -> [Int] { screen.starts(of: .blockquote) }
}
