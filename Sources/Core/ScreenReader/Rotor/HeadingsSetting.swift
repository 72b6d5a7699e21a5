import AccessibilityTree

extension RotorID {
  public static let headings = RotorID(rawValue: "headings")
}

struct HeadingsSetting: NavigatorSetting {
  let id = RotorID.headings
  let name = Phrase.word(.rotorHeadings)
  let none = ReaderWord.noHeading

  func positions(in screen: AccessibleScreen) -> [Int] { screen.positions(with: .header) }
}
