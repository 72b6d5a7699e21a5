import AccessibilityTree
import FileBackend
import Foundation
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite(
  "Reading order against outside cases",
  .enabled(if: OutsideFiles.oracles.isThere, "CURTAIN_ORACLES names no folder of cases"))
struct ReadingOrderOracleTests {
  @Test("Every view tree, as a screen file, is visited in the order that was seen on a device")
  func order() throws {
    let file = try OutsideFiles.oracles.decode(
      ReadingOrderFile.self, from: "reading-order-ios.json")
    #expect(file.cases.count == file.count)
    let vocabulary = try Vocabulary.shipped()
    for oracle in file.cases {
      var app = try oracle.load().app
      #expect(app.screen.elements.map(\.content.label) == oracle.expected, "\(oracle.id)")

      var reader = ScreenReader(vocabulary: vocabulary)
      _ = reader.start(on: &app, at: .zero)
      var flicked: [String] = []
      let next: Gesture =
        app.screen.layoutDirection == .rightToLeft ? .oneFingerFlickLeft : .oneFingerFlickRight
      while let cursor = reader.cursor, flicked.count < 100 {
        flicked.append(app.screen.element(cursor)?.content.label ?? "")
        _ = reader.perform(
          .recognized(
            RecognizedGesture(gesture: next, time: .zero, position: .zero)),
          on: &app)
        if reader.cursor == cursor { break }
      }
      #expect(flicked == oracle.expected, "\(oracle.id)")
    }
  }
}

private struct ReadingOrderFile: Decodable {
  var count: Int
  var cases: [Case]

  struct Case: Decodable {
    var id: String
    var idiom: String
    var layoutDirection: String
    var root: View
    var expected: [String]

    enum CodingKeys: String, CodingKey {
      case id, idiom, root, expected
      case layoutDirection = "layout_direction"
    }

    func load() throws -> ScreenFile.Loaded {
      var names = 0
      let screen: [String: Any] = [
        "id": "oracle", "title": "Oracle", "idiom": idiom, "layoutDirection": layoutDirection,
        "views": [try root.view(in: [0, 0], counting: &names)],
      ]
      let bytes = try JSONSerialization.data(withJSONObject: screen)
      return try ScreenFile.load(Array(bytes), file: "\(id).json5")
    }
  }

  struct View: Decodable {
    var label: String?
    var frame: [Double]
    var isElement: Bool?
    var isHidden: Bool?
    var hidesElements: Bool?
    var isModal: Bool?
    var clips: Bool?
    var container: String?
    var groupsChildren: Bool?
    var hasExplicitOrder: Bool?
    var children: [View]?

    enum CodingKeys: String, CodingKey {
      case label, frame, clips, container, children
      case isElement = "element"
      case isHidden = "hidden"
      case hidesElements = "elements_hidden"
      case isModal = "modal"
      case groupsChildren = "group_children"
      case hasExplicitOrder = "explicit_order"
    }

    /// Frames of screen files count from the superview's corner, those of the cases from the
    /// screen's.
    func view(in origin: [Double], counting names: inout Int) throws -> [String: Any] {
      names += 1
      var view: [String: Any] = [
        "id": "view-\(names)", "kind": "view",
        "frame": [frame[0] - origin[0], frame[1] - origin[1], frame[2], frame[3]],
      ]
      view["accessibilityLabel"] = label
      view["isAccessibilityElement"] = isElement
      view["hidden"] = isHidden
      view["accessibilityElementsHidden"] = hidesElements
      view["accessibilityViewIsModal"] = isModal
      view["clips"] = clips
      view["shouldGroupAccessibilityChildren"] = groupsChildren
      switch container {
      case "semantic_group": view["accessibilityContainerType"] = "semanticGroup"
      case "list": view["accessibilityContainerType"] = "list"
      case "landmark": view["accessibilityContainerType"] = "landmark"
      case "data_table": view["accessibilityContainerType"] = "dataTable"
      case "tab_bar": view["accessibilityTraits"] = ["tabBar"]
      case let other?: Issue.record("A container of an unknown kind: \(other)")
      case nil: break
      }
      var inside: [[String: Any]] = []
      for child in children ?? [] {
        inside.append(try child.view(in: frame, counting: &names))
      }
      if !inside.isEmpty { view["views"] = inside }
      if hasExplicitOrder == true { view["accessibilityElements"] = inside.compactMap { $0["id"] } }
      return view
    }
  }
}
