extension DumpFormat {
  /// `uiautomator dump`, with or without `--windows` (import-formats.md 3.1).
  static let uiautomatorXML = DumpFormat(
    id: "uiautomator-xml", name: "uiautomator XML", platform: .android, syntax: .xml,
    command: "adb exec-out uiautomator dump /dev/tty",
    cannotTell: [
      "headings", "states in words", "custom actions", "live regions", "languages",
      "the display's density",
    ],
    marks: ["<hierarchy", "<displays", "<node "],
    recognizes: { beginning in
      beginning.tags.first == "displays" || beginning.tags.prefix(2).contains("node")
        || beginning.tags == ["hierarchy"]
    },
    read: { (document, parsers, options) throws(ImportProblem) in
      try UIAutomatorReading.tree(document, parsers, options)
    })
}
