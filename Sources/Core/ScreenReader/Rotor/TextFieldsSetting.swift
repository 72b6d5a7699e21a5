import AccessibilityTree

extension RotorID {
  public static let textFields = RotorID(rawValue: "text-fields")
}

struct TextFieldsSetting: NavigatorSetting {
  let id = RotorID.textFields
  let name = Phrase.word(.rotorTextFields)
  let none = ReaderWord.noTextField

  func positions(in screen: AccessibleScreen) -> [Int] {
    let plain = screen.positions(with: .textEntry)
    let others = screen.positions(with: .secureTextField) + screen.positions(with: .textArea)
    return others.allSatisfy(plain.contains) ? plain : Set(plain + others).sorted()
  }
}
