import AccessibilityTree
import SpaceAndTime
import TestSupport
import Testing

@Suite("Which views are stops, and in which order")
struct ElementWalkerTests {
  private func stops(
    _ children: [AccessibilityNode], order: ReadingOrder = ReadingOrder()
  ) -> [String] {
    ElementWalker(order: order).walk(.view("root", children)).elements.map(\.id)
  }

  @Test(
    "Tops that differ by less than the tolerance are one row",
    arguments: [
      (InterfaceIdiom.phone, 7.5, ["left", "right"]), (.phone, 8, ["right", "left"]),
      (.pad, 12.5, ["left", "right"]), (.pad, 13, ["right", "left"]),
    ])
  func tolerance(idiom: InterfaceIdiom, lower: Double, expected: [String]) {
    let views: [AccessibilityNode] = [.stop("right", 100, 0), .stop("left", 0, lower)]
    #expect(stops(views, order: ReadingOrder(idiom: idiom)) == expected)
  }

  @Test("A chain of small offsets that already is in pairwise order stays as it is")
  func chain() {
    let views: [AccessibilityNode] = [
      .stop("a", 0, 8), .stop("b", 10, 0), .stop("c", 20, -8), .stop("d", 30, -8),
    ]
    #expect(stops(views, order: ReadingOrder(idiom: .pad)) == ["a", "b", "c", "d"])
    #expect(stops(views) == ["c", "d", "b", "a"])
  }

  @Test("A bar of tabs is placed by its own frame, a group by its first stop")
  func places() {
    let children: [AccessibilityNode] = [.stop("one", 0, 500), .stop("two", 50, 500)]
    let frame = Rect(x: 0, y: 0, width: 390, height: 844)
    let bar = AccessibilityNode.view("bar", frame: frame, children) {
      $0.content.traits = .tabBar
    }
    let group = AccessibilityNode.view("group", frame: frame, children) {
      $0.shouldGroupAccessibilityChildren = true
    }
    let above = AccessibilityNode.stop("above", 0, 100)
    #expect(stops([above, bar]) == ["one", "two", "above"])
    #expect(stops([above, group]) == ["above", "one", "two"])
  }

  @Test("An explicit list keeps its order inside another one, and a plain member is sorted")
  func nestedLists() {
    let inner = AccessibilityNode.view("inner", [.stop("a", 0, 0), .stop("b", 0, 100)]) {
      $0.accessibilityElements = ["b", "a"]
    }
    let plain = AccessibilityNode.view("plain", [.stop("low", 0, 300), .stop("high", 0, 200)])
    let outer = AccessibilityNode.view("outer", [inner, plain]) {
      $0.accessibilityElements = ["plain", "inner"]
    }
    #expect(stops([outer]) == ["high", "low", "b", "a"])
  }

  @Test("A list that names its own container, or nothing that exists, ends")
  func brokenLists() {
    let broken = AccessibilityNode.view("broken", [.stop("a", 0, 0)]) {
      $0.accessibilityElements = ["broken", "root", "nobody", "a"]
    }
    #expect(stops([broken]) == ["a"])
  }

  @Test("Of several modal views the last that has stops counts")
  func modals() {
    let full = AccessibilityNode.view("full", [.stop("inside", 0, 0)]) {
      $0.accessibilityViewIsModal = true
    }
    let empty = AccessibilityNode.view("empty", []) { $0.accessibilityViewIsModal = true }
    let hidden = AccessibilityNode.view("hidden", [.stop("never", 0, 0)]) {
      $0.accessibilityViewIsModal = true
      $0.isHidden = true
    }
    #expect(stops([.stop("behind", 0, 0), full, empty, hidden]) == ["inside"])
    #expect(stops([.stop("behind", 0, 0), hidden]) == ["behind"])
  }

  @Test(
    "Without a size a view is skipped when it clips, is a stop or holds a list",
    arguments: [
      (false, false, ["child"]), (true, false, []), (false, true, []),
    ])
  func zeroSize(clips: Bool, holdsList: Bool, expected: [String]) {
    let wrapper = AccessibilityNode.view("wrapper", frame: .zero, [.stop("child", 0, 0)]) {
      $0.clipsToBounds = clips
      if holdsList { $0.accessibilityElements = ["child"] }
    }
    #expect(stops([wrapper, .stop("nothing", 0, 0, 0, 0)]) == expected)
  }

  @Test("Stops know their place in series, tab bars, lists and landmarks, the innermost first")
  func contexts() {
    let series = AccessibilityNode.view("series", [.stop("s1", 0, 0), .stop("s2", 50, 0)]) {
      $0.numbering = .series
    }
    let list = AccessibilityNode.view(
      "list", [series, .stop("middle", 0, 100), .stop("last", 0, 200)]
    ) {
      $0.accessibilityContainerType = .list
    }
    let single = AccessibilityNode.view("single", [.stop("only", 0, 300)]) {
      $0.accessibilityContainerType = .landmark
    }
    let wrapper = AccessibilityNode.view("wrapper", [.stop("t2", 200, 400)])
    let tabs = AccessibilityNode.view("tabs", [.stop("t1", 0, 400), wrapper]) {
      $0.content.traits = .tabBar
    }
    let result = ElementWalker().walk(
      .view("root", [list, single, .view("hull", frame: .zero, [tabs])]))
    let contexts = Dictionary(
      uniqueKeysWithValues: result.elements.map { ($0.id, $0.contexts) })
    #expect(contexts["s1"] == [.series(index: 1, count: 2), .listStart])
    #expect(contexts["s2"] == [.series(index: 2, count: 2)])
    #expect(contexts["middle"] == [])
    #expect(contexts["last"] == [.listEnd])
    #expect(contexts["only"] == [.landmarkStart])
    #expect(contexts["t2"] == [.tab(index: 2, count: 2)])
    #expect(result.containers.map(\.id) == ["list", "tabs", "single"])
    #expect(result.containers.first { $0.id == "list" }?.stops.count == 4)
  }

  @Test("Cells get their headers without themselves and, first in a row, without the row above")
  func headers() throws {
    func cell(_ id: String, row: Int, column: Int) -> AccessibilityNode {
      .stop(id, Double(column) * 50, Double(row) * 50) {
        var cell = TableCell()
        cell.row = row
        cell.column = column
        $0.content.tableCell = cell
      }
    }
    let cells = (0..<3).flatMap { row in
      (0..<2).map { cell("r\(row)c\($0)", row: row, column: $0) }
    }
    let table = AccessibilityNode.view("table", cells) {
      $0.dataTable = DataTable(
        rowCount: 3, columnCount: 2, rowHeaders: [1: ["r1c0", "r1c1"]],
        columnHeaders: [0: ["r0c0", "r1c0"], 1: ["r0c1"]])
    }
    let screen = AccessibleScreen(id: "s", title: "", root: .view("root", [table]))
    func headers(_ id: String) throws -> [String?] {
      let cell = try #require(screen.element(id)?.content.tableCell)
      return (cell.rowHeaders + cell.columnHeaders).map(\.label)
    }
    #expect(try headers("r1c0") == ["r1c1"])
    #expect(try headers("r1c1") == ["r0c1"])
    #expect(try headers("r2c0") == ["r0c0"])
    #expect(screen.element("r2c0")?.content.tableCell?.isFirstInRow == true)
  }
}
