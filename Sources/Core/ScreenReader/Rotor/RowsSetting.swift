import AccessibilityTree

extension RotorID {
  public static let rows = RotorID(rawValue: "rows")
}

/// The next row of a data table, in the column that the cursor is in.
struct RowsSetting: RotorSetting {
  let id = RotorID.rows
  let name = Phrase.word(.rotorRows)

  func isOffered(in place: RotorPlace) -> Bool { place.element?.content.tableCell?.row != nil }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    guard let position = place.position, let table = table(in: place),
      let cell = place.element?.content.tableCell, let own = cell.row
    else { return .boundary }
    func row(of stop: Int) -> Int? { place.screen.elements[stop].content.tableCell?.row }
    let other =
      direction == .next
      ? table.stops[(position + 1)...].first { row(of: $0).map { $0 > own } ?? false }
      : table.stops[..<position].last { row(of: $0).map { $0 < own } ?? false }
    guard let wanted = other.flatMap(row) else { return .notFound(.noRow) }
    let stops = table.stops.filter { row(of: $0) == wanted }
    let sameColumn = stops.first {
      place.screen.elements[$0].content.tableCell?.column == cell.column
    }
    return (sameColumn ?? stops.first).map { .stop($0) } ?? .notFound(.noRow)
  }

  private func table(in place: RotorPlace) -> AccessibilityContainer? {
    place.element?.ancestors.lazy.compactMap { place.screen.container($0) }
      .first { $0.type == .dataTable }
  }
}
