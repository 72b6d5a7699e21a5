import Gestures
import ScreenReader
import Testing

@Suite("Where a cell is")
struct TableSummaryTests {
  @Test(
    "The summary of a cell names the headers of its row and its column, first in its row or not")
  func headers() throws {
    func cell(_ id: String, _ row: Int, _ column: Int) -> String {
      """
      { id: "\(id)", kind: "label", frame: [\(column * 100), \(row * 50), 90, 40], text: "\(id)",
        accessibilityRowRange: [\(row), 1], accessibilityColumnRange: [\(column), 1] },
      """
    }
    var listener = try Listener(
      """
      { kind: "view", frame: [0, 0, 390, 200], accessibilityContainerType: "dataTable",
        accessibilityHeaderElementsForRow: { "1": ["Small"] },
        accessibilityHeaderElementsForColumn: { "1": ["Price"] }, views: [
          \(cell("Size", 0, 0)) \(cell("Price", 0, 1)) \(cell("Small", 1, 0)) \(cell("225", 1, 1))
        ] },
      """)
    listener.make(.fourFingerTapBottom)
    _ = listener.spoken()
    listener.make(.threeFingerTap)
    #expect(
      listener.spoken() == ["Page 1 of 1, top of screen, Small, Price, row 2, column 2"])
  }
}
