import AccessibilityTree

extension RotorID {
  public static let staticText = RotorID(rawValue: "static-text")
}

struct StaticTextSetting: NavigatorSetting {
  let id = RotorID.staticText
  let name = Phrase.word(.rotorStaticText)
  let none = ReaderWord.noStaticText

  func positions(in screen: AccessibleScreen) -> [Int] { screen.positions(with: .staticText) }
}
