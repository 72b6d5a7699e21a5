import AccessibilityTree

extension RotorID {
  public static let searchFields = RotorID(rawValue: "search-fields")
}

struct SearchFieldsSetting: NavigatorSetting {
  let id = RotorID.searchFields
  let name = Phrase.word(.rotorSearchFields)
  let none = ReaderWord.noSearchField

  func positions(in screen: AccessibleScreen) -> [Int] { screen.positions(with: .searchField) }
}
