import AccessibilityTree

extension RotorID {
  public static let nonVisitedLinks = RotorID(rawValue: "non-visited-links")
}

/// Links of a web page that nobody has opened yet.
struct NonVisitedLinksSetting: NavigatorSetting {
  let id = RotorID.nonVisitedLinks
  let name = Phrase.word(.rotorNonVisitedLinks)
  let none = ReaderWord.noLink

  func positions(in screen: AccessibleScreen) -> [Int] { screen.unvisitedLinks }
}
