import AccessibilityTree

extension RotorID {
  public static let tables = RotorID(rawValue: "tables")
}

/// The first cell of the next data table.
struct TablesSetting: NavigatorSetting {
  let id = RotorID.tables
  let name = Phrase.word(.rotorTables)
  let none = ReaderWord.noTable

  func positions(in screen: AccessibleScreen) -> [Int] { screen.containerStarts(of: .dataTable) }
}
