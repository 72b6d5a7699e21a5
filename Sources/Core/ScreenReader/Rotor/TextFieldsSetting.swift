import AccessibilityTree

extension RotorID {
  public static let textFields = RotorID(rawValue: "text-fields")
}

struct TextFieldsSetting: NavigatorSetting {
  let id = RotorID.textFields
  let name = Phrase.word(.rotorTextFields)
  let none = ReaderWord.noTextField

  func positions(in screen: AccessibleScreen) -> [Int] { screen.textFields }
}
