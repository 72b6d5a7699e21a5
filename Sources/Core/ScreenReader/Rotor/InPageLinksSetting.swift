import AccessibilityTree

extension RotorID {
  public static let inPageLinks = RotorID(rawValue: "in-page-links")
}

/// Links to another place of the same web page.
struct InPageLinksSetting: NavigatorSetting {
  let id = RotorID.inPageLinks
  let name = Phrase.word(.rotorInPageLinks)
  let none = ReaderWord.noLink

  func positions(in screen: AccessibleScreen) -> [Int] { screen.inPageLinks }
}
