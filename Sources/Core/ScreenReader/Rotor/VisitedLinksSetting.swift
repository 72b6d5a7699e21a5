import AccessibilityTree

extension RotorID {
  public static let visitedLinks = RotorID(rawValue: "visited-links")
}

/// Links of a web page that were opened before.
struct VisitedLinksSetting: NavigatorSetting {
  let id = RotorID.visitedLinks
  let name = Phrase.word(.rotorVisitedLinks)
  let none = ReaderWord.noLink

  func positions(in screen: AccessibleScreen) -> [Int] { screen.visitedLinks }
}
