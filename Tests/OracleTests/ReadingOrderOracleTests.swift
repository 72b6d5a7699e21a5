import AccessibilityTree
import SpaceAndTime
import TestSupport
import Testing

@Suite(
  "Reading order against outside cases",
  .enabled(if: OutsideFiles.oracles.isThere, "CURTAIN_ORACLES names no folder of cases"))
struct ReadingOrderOracleTests {
  @Test("Every view tree is visited in the order that was seen on a device")
  func order() throws {
    let file = try OutsideFiles.oracles.decode(
      ReadingOrderFile.self, from: "reading-order-ios.json")
    #expect(file.cases.count == file.count)
    for oracle in file.cases {
      var names = 0
      let screen = AccessibleScreen(
        id: oracle.id, title: "", layoutDirection: oracle.direction, idiom: oracle.device,
        root: oracle.root.node(counting: &names))
      #expect(screen.elements.map(\.content.label) == oracle.expected, "\(oracle.id)")
    }
  }
}

private struct ReadingOrderFile: Decodable {
  var count: Int
  var cases: [Case]

  struct Case: Decodable {
    var id: String
    var idiom: String
    var layout_direction: String
    var root: View
    var expected: [String]

    var direction: LayoutDirection { layout_direction == "rtl" ? .rightToLeft : .leftToRight }
    var device: InterfaceIdiom { idiom == "pad" ? .pad : .phone }
  }

  struct View: Decodable {
    var label: String?
    var frame: [Double]
    var element: Bool?
    var hidden: Bool?
    var elements_hidden: Bool?
    var modal: Bool?
    var clips: Bool?
    var container: String?
    var group_children: Bool?
    var explicit_order: Bool?
    var children: [View]?

    func node(counting names: inout Int) -> AccessibilityNode {
      names += 1
      var node = AccessibilityNode(
        id: "view-\(names)",
        frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
      node.content.label = label
      node.isAccessibilityElement = element ?? false
      node.isHidden = hidden ?? false
      node.accessibilityElementsHidden = elements_hidden ?? false
      node.accessibilityViewIsModal = modal ?? false
      node.clipsToBounds = clips ?? false
      node.shouldGroupAccessibilityChildren = group_children ?? false
      switch container {
      case "semantic_group": node.accessibilityContainerType = .semanticGroup
      case "list": node.accessibilityContainerType = .list
      case "landmark": node.accessibilityContainerType = .landmark
      case "data_table": node.accessibilityContainerType = .dataTable
      case "tab_bar": node.content.traits = .tabBar
      case let other?: Issue.record("A container of an unknown kind: \(other)")
      case nil: break
      }
      for child in children ?? [] { node.children.append(child.node(counting: &names)) }
      if explicit_order == true { node.accessibilityElements = node.children.map(\.id) }
      return node
    }
  }
}
