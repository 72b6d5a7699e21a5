import AccessibilityTree
import FileBackend
import Foundation
import Simulation
import Testing

@testable import CurtainDump

@Suite("What CurtainDump writes inside of an app")
struct CurtainDumpTests {
  /// A screen as the walk through UIKit builds it.
  private var screen: CurtainScreen {
    var button = CurtainView()
    button.id = "pay"
    button.frame = [16, 100.333, 200, 44]
    button.set("isAccessibilityElement", flag: true)
    button.set("accessibilityLabel", text: "Pay {now} \"quickly\"\n\u{2028}")
    button.set("accessibilityHint", text: "Orders.")
    button.set("accessibilityTraits", names: CurtainTraits.names(1 | 1 << 8))
    button.set("accessibilityCustomActions", texts: ["Pay {later}"])
    button.set("accessibilityUserInputLabels", texts: [])
    button.set(
      "accessibilityCustomContent",
      objects: [[("label", "\"Delivery\""), ("value", "\"today\""), ("importance", "\"high\"")]])
    var toggle = CurtainView()
    toggle.id = "organic"
    toggle.kind = "switch"
    toggle.frame = [.infinity, .nan, 51, 31]
    toggle.set("isAccessibilityElement", flag: true)
    toggle.set("accessibilityLabel", text: "Organic only")
    toggle.set("isOn", flag: true)
    toggle.set("accessibilityTraits", names: CurtainTraits.names(1 | 1 << 53))
    var list = CurtainView()
    list.id = "list"
    list.kind = "table"
    list.frame = [0, 91, 390, 700]
    list.set("accessibilityContainerType", name: "list")
    list.set("accessibilityElements", names: ["pay", "organic"])
    list.set(
      "accessibilityCustomRotors", objects: [[("name", "\"Buttons\""), ("results", "[\"pay\"]")]])
    list.views = [button, toggle]
    var screen = CurtainScreen()
    screen.title = "Tea {Shop}"
    screen.views = [list]
    return screen
  }

  @Test("A screen of it is read and heard as UIKit told it")
  func readBack() throws {
    let loaded = try ScreenFile.load(Array(screen.text.utf8), file: "dumped.json5")
    #expect(loaded.app.screen.title == "Tea {Shop}")
    #expect(
      try Dumps.transcript(of: loaded.app, .shipped()) == [
        "Pay {now} \"quickly\" \u{2028}, dimmed, button, list start, Delivery, today, actions available (Orders.)",
        "Organic only, switch button, on, list end (Double tap to toggle setting.)",
      ])
    let pay = try #require(loaded.app.screen.elements.first)
    #expect(abs(pay.frame.origin.y - 191.33) < 0.001)
    #expect(pay.content.customActions == ["Pay {later}"])
  }

  @Test("The headers of a table's columns are heard before its cells")
  func headers() throws {
    var table = CurtainView()
    table.id = "table"
    table.kind = "view"
    table.frame = [0, 0, 390, 200]
    table.set("accessibilityContainerType", name: "dataTable")
    table.set("accessibilityHeaderElementsForColumn", namesByIndex: [(index: 1, names: ["h\"1"])])
    table.set("accessibilityHeaderElementsForRow", namesByIndex: [])
    for (id, label, row, column) in [
      ("h0", "Tea", 0, 0), ("h\"1", "Price", 0, 1), ("a", "Oolong", 1, 0), ("b", "6 euros", 1, 1),
    ] {
      var cell = CurtainView()
      cell.id = id
      cell.frame = [Double(column) * 100, Double(row) * 50, 90, 40]
      cell.set("isAccessibilityElement", flag: true)
      cell.set("accessibilityLabel", text: label)
      cell.set("accessibilityRowRange", numbers: [Double(row), 1])
      cell.set("accessibilityColumnRange", numbers: [Double(column), 1])
      table.views.append(cell)
    }
    var screen = CurtainScreen()
    screen.views = [table]
    let loaded = try ScreenFile.load(Array(screen.text.utf8), file: "dumped.json5")
    #expect(
      try Dumps.transcript(of: loaded.app, .shipped()) == [
        "Tea, row 1, column 1", "Price, column 2", "Oolong, row 2, column 1",
        "Price, 6 euros, column 2",
      ])
  }

  @Test("A screen without elements can be read")
  func empty() throws {
    let loaded = try ScreenFile.load(Array(CurtainScreen().text.utf8), file: "empty.json5")
    #expect(loaded.app.screen.elements.isEmpty)
  }

  @Test("Every trait that it names is one that screens know")
  func traits() {
    for name in CurtainTraits.names(.max) {
      #expect(AccessibilityTraits(name: name) != nil, "\(name)")
    }
    #expect(CurtainTraits.names(1 << 16 | 1 << 6) == ["staticText", "header"])
  }
}
