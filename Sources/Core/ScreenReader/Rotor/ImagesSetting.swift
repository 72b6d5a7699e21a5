import AccessibilityTree

extension RotorID {
  public static let images = RotorID(rawValue: "images")
}

struct ImagesSetting: NavigatorSetting {
  let id = RotorID.images
  let name = Phrase.word(.rotorImages)
  let none = ReaderWord.noImage

  func positions(in screen: AccessibleScreen) -> [Int] { screen.positions(with: .image) }
}
