import FileBackend
import Foundation
import Testing

extension SpokenOracle.Case {
  /// The id of the element that the case is about.
  private var target: String { "\(id)-target" }

  /// The case as an author would write it: a screen file that holds the element in the
  /// surroundings that its context needs.
  func load() throws -> ScreenFile.Loaded {
    try ScreenFile.load(Array(Self.screen(of: [self])), file: "\(id).json5")
  }

  /// One screen file of many cases, each in a part of its own.
  static func screen(of cases: [SpokenOracle.Case]) throws -> Data {
    let parts = cases.enumerated().map { index, oracle -> [String: Any] in
      ["kind": "view", "frame": [0, index * 1000, 390, 900], "views": [oracle.surroundings]]
    }
    let screen: [String: Any] = ["id": "oracle", "title": "Oracle", "views": parts]
    return try JSONSerialization.data(withJSONObject: screen)
  }

  private var surroundings: [String: Any] {
    let index = context?.index ?? 1
    let count = context?.count ?? 1
    switch context?.kind {
    case nil: return control ?? view("element")
    case "series": return segments(index, of: count)
    case "tab":
      return container(
        row("element", index, of: count), ["accessibilityTraits": ["tabBar"]])
    case "tab_bar_item":
      return container(row("tabBarItem", index, of: count), kind: "tabBar")
    case "list_start": return container(row("element", 1, of: 2), type: "list")
    case "list_end": return container(row("element", 2, of: 2), type: "list")
    case "landmark_start": return container(row("element", 1, of: 2), type: "landmark")
    case "landmark_end": return container(row("element", 2, of: 2), type: "landmark")
    case "data_table_cell": return table
    case let other?:
      Issue.record("\(id) has an unknown context: \(other)")
      return view("element")
    }
  }

  /// What the control is and holds, where the case is about one of UIKit's.
  private var control: [String: Any]? {
    guard let name = element.control else { return nil }
    var control: [String: Any]
    switch name {
    case "switch":
      control = view("switch")
      control["isOn"] = element.value == "1"
      control["accessibilityValue"] = note?.lowercased().contains("override") == true ? "Own" : nil
    case _ where name.hasPrefix("slider"):
      control = view("slider")
      control.merge(["minimumValue": 0, "maximumValue": 100, "value": 75]) { $1 }
      control["accessibilityValue"] = nil
    case _ where name.hasPrefix("page control"):
      control = view("pageControl")
      control.merge(["numberOfPages": 3, "currentPage": 1]) { $1 }
      control["accessibilityValue"] = nil
    case _ where name.hasPrefix("stepper"):
      control = ["id": target, "kind": "stepper", "frame": Self.frame(0)]
      control["accessibilityLanguage"] = language
    default: return nil
    }
    return control
  }

  private func view(_ kind: String, at place: Int = 0) -> [String: Any] {
    var view: [String: Any] = [
      "id": target, "kind": kind, "frame": Self.frame(place),
      "accessibilityTraits": element.traits, "accessibilityLanguage": language,
    ]
    view["accessibilityLabel"] = element.label
    view["accessibilityValue"] = element.value
    view["accessibilityHint"] = element.hint
    view["accessibilityCustomActions"] = element.customActions
    view["accessibilityCustomContent"] = element.customContent.map { contents in
      contents.map { ["label": $0.label, "value": $0.value, "importance": $0.importance] }
    }
    return view
  }

  private func row(_ kind: String, _ index: Int, of count: Int) -> [[String: Any]] {
    (1...count).map { place in
      place == index ? view(kind, at: place) : Self.neighbor(kind, at: place)
    }
  }

  private func container(
    _ views: [[String: Any]], kind: String = "view", type: String = "none",
    _ more: [String: Any] = [:]
  ) -> [String: Any] {
    more.merging([
      "id": "\(id)-container", "kind": kind, "frame": [0, 0, 390, 844], "views": views,
      "accessibilityContainerType": type,
    ]) { $1 }
  }

  private func container(_ views: [[String: Any]], _ more: [String: Any]) -> [String: Any] {
    container(views, kind: "view", type: "none", more)
  }

  /// Segments are parts that the control makes, so they are told apart by their place.
  private func segments(_ index: Int, of count: Int) -> [String: Any] {
    var control: [String: Any] = [
      "id": target, "kind": "segmentedControl", "frame": [0, 0, 390, 40],
      "items": (1...count).map { $0 == index ? element.label ?? "" : "Segment \($0)" },
      "accessibilityLanguage": language,
    ]
    if element.traits.contains("selected") { control["selectedIndex"] = index - 1 }
    return control
  }

  private var table: [String: Any] {
    guard let context else { return view("element") }
    var cell = view("element", at: 1)
    cell["accessibilityRowRange"] = context.row.map { [$0, context.rowSpan ?? 1] }
    cell["accessibilityColumnRange"] = context.column.map { [$0, context.columnSpan ?? 1] }
    var cells = [cell]
    if let row = context.row, context.isFirstInRow == false, (context.column ?? 0) > 0 {
      var first = Self.neighbor("element", at: 0)
      first["accessibilityRowRange"] = [row, 1]
      first["accessibilityColumnRange"] = [0, 1]
      cells.append(first)
    }
    func headers(_ headers: [SpokenOracle.Header]?, _ name: String) -> [String] {
      (headers ?? []).map { header in
        var view = Self.neighbor("element", at: cells.count + 1)
        let id = "\(self.id)-\(name)\(cells.count)"
        view["id"] = id
        view["accessibilityLabel"] = header.label
        view["accessibilityValue"] = header.value
        cells.append(view)
        return id
      }
    }
    let ofRow = headers(context.rowHeaders, "row")
    let ofColumn = headers(context.columnHeaders, "column")
    var table = container(cells, type: "dataTable")
    if let row = context.row {
      table["accessibilityHeaderElementsForRow"] = [String(row): ofRow]
    }
    if let column = context.column {
      table["accessibilityHeaderElementsForColumn"] = [String(column): ofColumn]
    }
    return table
  }

  private static func neighbor(_ kind: String, at place: Int) -> [String: Any] {
    ["kind": kind, "frame": frame(place), "accessibilityLabel": "Neighbor \(place)"]
  }

  private static func frame(_ place: Int) -> [Int] { [0, place * 44, 390, 44] }

  /// The id of the stop: that of the view, or of the part it makes.
  var stop: String {
    if element.control?.hasPrefix("stepper") == true {
      return "\(target).\(id.contains("decrement") ? "decrement" : "increment")"
    }
    return context?.kind == "series" ? "\(target).\(context?.index ?? 1)" : target
  }
}
