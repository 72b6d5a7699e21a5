import AccessibilityTree

extension RotorID {
  public static let formControls = RotorID(rawValue: "form-controls")
}

/// Whatever can be filled in or pressed on a web page.
struct FormControlsSetting: NavigatorSetting {
  let id = RotorID.formControls
  let name = Phrase.word(.rotorFormControls)
  let none = ReaderWord.noFormControl

  func positions(in screen: AccessibleScreen) -> [Int] { screen.formControls }
}
