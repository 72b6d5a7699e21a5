import AccessibilityTree

extension RotorID {
  public static let buttons = RotorID(rawValue: "buttons")
}

struct ButtonsSetting: NavigatorSetting {
  let id = RotorID.buttons
  let name = Phrase.word(.rotorButtons)
  let none = ReaderWord.noButton

  func positions(in screen: AccessibleScreen) -> [Int] { screen.positions(with: .button) }
}
