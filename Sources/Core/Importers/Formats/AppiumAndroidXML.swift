extension DumpFormat {
  /// The page source of Appium's UiAutomator2 driver: classes as tags (import-formats.md 3.2).
  static let appiumAndroidXML = DumpFormat(
    id: "appium-android-xml", name: "Appium UiAutomator2 XML", platform: .android, syntax: .xml,
    command: "driver.page_source",
    cannotTell: [
      "states in words", "names of custom actions", "languages", "the display's density",
    ],
    marks: ["<hierarchy"],
    recognizes: { $0.tags.first == "hierarchy" },
    read: { (document, parsers, options) throws(ImportProblem) in
      try UIAutomatorReading.tree(document, parsers, options)
    })
}
