import SpaceAndTime

/// Dumps of any size as the tools write them: a list of rows, each a wrapper, a row, a text and a
/// button.
enum GeneratedDump {
  static let formats = [
    "webdriveragent-xml", "uiautomator-xml", "appium-android-xml", "webdriveragent-json",
    "idb-axe-json", "accessibility-snapshot-json", "xctest-description",
  ]

  /// A dump of about so many nodes.
  static func text(_ format: String, nodes: Int) -> String {
    let rows = max(1, (nodes - 2) / 4)
    switch format {
    case "webdriveragent-xml": return webDriverAgentXML(rows)
    case "uiautomator-xml":
      return android(rows) {
        "node\($1) class=\"\($0)\""
      } end: { _ in
        "node"
      }
    case "appium-android-xml":
      return android(rows) {
        "\($0)\($1) class=\"\($0)\""
      } end: {
        $0
      }
    case "webdriveragent-json": return webDriverAgentJSON(rows)
    case "idb-axe-json": return hostJSON(rows)
    case "accessibility-snapshot-json": return snapshotJSON(rows)
    default: return description(rows)
    }
  }

  private static func webDriverAgentXML(_ rows: Int) -> String {
    func tag(_ type: String, _ y: Int, _ more: String) -> String {
      "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" \(more) enabled=\"true\" visible=\"true\" x=\"0\" y=\"\(y)\" width=\"390\" height=\"60\" index=\"0\" traits=\"\""
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n"
    text +=
      "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"Generated\" label=\"Generated\" enabled=\"true\" visible=\"true\" accessible=\"false\" x=\"0\" y=\"0\" width=\"390\" height=\"844\" index=\"0\">\n"
    for row in 0..<rows {
      let y = row * 60
      text += tag("Other", y, "accessible=\"false\"") + ">\n"
      text +=
        tag("Cell", y, "name=\"row\" label=\"Pizza number \(row)\" accessible=\"true\"") + ">\n"
      text +=
        tag(
          "StaticText", y,
          "value=\"Pizza \(row)\" name=\"Pizza \(row)\" label=\"Pizza \(row)\" accessible=\"false\""
        )
        + "/>\n"
      text += tag("Button", y, "name=\"add\" label=\"Add &amp; go\" accessible=\"false\"") + "/>\n"
      text += "</XCUIElementTypeCell>\n</XCUIElementTypeOther>\n"
    }
    return text + "</XCUIElementTypeApplication>\n</AppiumAUT>\n"
  }

  private static func android(
    _ rows: Int, tag: (String, String) -> String, end: (String) -> String
  ) -> String {
    func node(_ type: String, _ y: Int, _ text: String, _ isClickable: Bool) -> String {
      "<"
        + tag(
          type,
          " index=\"0\" text=\"\(text)\" resource-id=\"shop.tea:id/row\" package=\"shop.tea\" content-desc=\"\" checkable=\"false\" checked=\"false\" clickable=\"\(isClickable)\" enabled=\"true\" focusable=\"\(isClickable)\" focused=\"false\" scrollable=\"false\" long-clickable=\"false\" password=\"false\" selected=\"false\" bounds=\"[0,\(y)][1080,\(y + 150)]\""
        )
    }
    let group = "android.view.ViewGroup"
    var text = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">"
    text += node(group, 0, "", false) + ">"
    for row in 0..<rows {
      let y = row % 5_000 * 150
      text += node(group, y, "", false) + ">" + node(group, y, "", true) + ">"
      text += node("android.widget.TextView", y, "Pizza number \(row)", false) + "/>"
      text += node("android.widget.Button", y, "Add &amp; go", true) + "/>"
      text += "</\(end(group))></\(end(group))>"
    }
    return text + "</\(end(group))></hierarchy>\n"
  }

  private static func webDriverAgentJSON(_ rows: Int) -> String {
    func element(_ type: String, _ y: Int, _ label: String, _ isAccessible: Int) -> String {
      """
      {
         "type" : "\(type)", "rawIdentifier" : null, "name" : "\(label)", "value" : null,
         "label" : "\(label)", "rect" : { "y" : \(y), "x" : 0, "width" : 390, "height" : 60 },
         "frame" : "{{0, \(y)}, {390, 60}}", "isEnabled" : "1", "isVisible" : "1",
         "isAccessible" : "\(isAccessible)", "traits" : ""
      """
    }
    var text =
      "{ \"value\" : " + element("Application", 0, "Generated", 0) + ",\n\"children\" : [\n"
    for row in 0..<rows {
      let y = row * 60
      if row > 0 { text += ",\n" }
      text += element("Other", y, "", 0) + ", \"children\" : [\n"
      text += element("Cell", y, "Pizza number \(row)", 1) + ", \"children\" : [\n"
      text += element("StaticText", y, "Pizza \(row)", 0) + "},\n"
      text += element("Button", y, "Add", 0) + "}] }] }"
    }
    return text + "] }, \"sessionId\" : null }\n"
  }

  private static func hostJSON(_ rows: Int) -> String {
    func element(_ type: String, _ y: Int, _ label: String) -> String {
      "{\"AXFrame\": \"{{0, \(y)}, {390, 60}}\", \"AXLabel\": \(label), \"AXUniqueId\": null, \"AXValue\": null, \"custom_actions\": [], \"enabled\": true, \"frame\": {\"x\": 0, \"y\": \(y), \"width\": 390, \"height\": 60}, \"help\": null, \"pid\": 7, \"role\": \"AX\(type)\", \"role_description\": \"\", \"subrole\": null, \"title\": null, \"type\": \"\(type)\", \"children\": ["
    }
    var text = "[" + element("Application", 0, "\"Generated\"")
    for row in 0..<rows {
      let y = row * 60
      if row > 0 { text += "," }
      text += "\n" + element("Group", y, "null") + element("Group", y, "null")
      text += element("StaticText", y, "\"Pizza number \(row)\"") + "]},"
      text += element("Button", y, "\"Add\"") + "]}]}]}"
    }
    return text + "]}]\n"
  }

  private static func snapshotJSON(_ rows: Int) -> String {
    var text = "["
    for index in 0..<(rows * 4) {
      if index > 0 { text += ",\n" }
      text +=
        "{\"element\": {\"_0\": {\"description\": \"Pizza number \(index). Button.\", \"label\": \"Pizza number \(index)\", \"traits\": [\"button\"], \"shape\": {\"type\": \"frame\", \"frame\": [[0, \(index * 15)], [390, 15]]}, \"activationPoint\": [195, 30], \"usesDefaultActivationPoint\": true, \"customActions\": [], \"customContent\": [], \"customRotors\": [], \"respondsToUserInteraction\": true}, \"traversalIndex\": \(index)}}"
    }
    return text + "]\n"
  }

  private static func description(_ rows: Int) -> String {
    var text = "Attributes: Application, 0x1, pid: 1, label: 'Generated'\nElement subtree:\n"
    text += " →Application, 0x1, pid: 1, label: 'Generated'\n"
    for row in 0..<rows {
      let frame = "{{0.0, \(row * 60).0}, {390.0, 60.0}}"
      text += "    Other, 0x2, \(frame)\n"
      text += "      Cell, 0x3, \(frame), identifier: 'row', label: 'Pizza number \(row)'\n"
      text += "        StaticText, 0x4, \(frame), label: 'Pizza's \(row)', value: 1, 2\n"
      text += "        Image, 0x5, \(frame), identifier: 'add', Disabled\n"
    }
    return text + "Path to element:\n →Application, 0x1\n"
  }
}
