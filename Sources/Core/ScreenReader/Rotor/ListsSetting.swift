import AccessibilityTree

extension RotorID {
  public static let lists = RotorID(rawValue: "lists")
}

/// The first item of the next list.
struct ListsSetting: NavigatorSetting {
  let id = RotorID.lists
  let name = Phrase.word(.rotorLists)
  let none = ReaderWord.noList

  func positions(in screen: AccessibleScreen) -> [Int] { screen.containerStarts(of: .list) }
}
