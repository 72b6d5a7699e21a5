import FileBackend
import Foundation
import Importers
import TestSupport
import Testing

@Suite("Dumps that other tools wrote", .enabled(if: OutsideFiles.fixtures.isThere))
struct OutsideDumpTests {
  private func screens(_ name: String) throws -> [ImportedScreen] {
    try Dumps.screens(Array(OutsideFiles.fixtures.data(name)))
  }

  private static let folders = [
    "ios-xcuitest-xml", "ios-wda-json", "ios-xctest-debugdescription", "ios-idb-axe-json",
    "android-uiautomator", "android-appium",
  ]

  static let names: [String] = folders.flatMap { folder -> [String] in
    guard let place = OutsideFiles.fixtures.folder?.appending(path: folder) else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return files.sorted().map { "\(folder)/\($0)" }
  }

  @Test("Every one is imported by its format", arguments: names)
  func imported(name: String) throws {
    let formats = [
      "ios-xcuitest-xml": ["webdriveragent-xml"], "ios-wda-json": ["webdriveragent-json"],
      "ios-xctest-debugdescription": ["xctest-description"],
      "ios-idb-axe-json": ["idb-axe-json", "sim-use-json"],
      "android-uiautomator": ["uiautomator-xml", "appium-android-xml"],
      "android-appium": ["appium-android-xml"],
    ]
    let folder = try #require(name.split(separator: "/").first.map(String.init))
    for screen in try screens(name) {
      #expect(formats[folder]?.contains(screen.format.id) == true)
      #expect(!screen.isCut)
      let isEmpty = name.contains("empty-")
      #expect((screen.stopCount == 0) == isEmpty)
      #expect(screen.notes.all.contains { $0.kind == .unknown })
    }
  }

  @Test("Every one reads back from the file that is written", arguments: names)
  func readBack(name: String) throws {
    for screen in try screens(name) {
      let text = ScreenText.bytes(of: screen.screen, remarks: screen.notes.all.map(\.description))
      let again = try ScreenFile.description(text, file: "again.json5")
      #expect(again == screen.screen)
    }
  }

  /// What is special in a file, as it is heard or noted.
  private static let peculiarities:
    [(name: String, heard: [String], notHeard: [String], note: String)] =
      [
        (
          "ios-xcuitest-xml/walkthrough-unlabelled-button.xml", ["button", "Skip, button"], [],
          "status bar"
        ),
        (
          "ios-xcuitest-xml/settings-top.xml", ["Settings, heading", "General"], [],
          "navigation bar"
        ),
        (
          "ios-xcuitest-xml/settings-keyboard.xml",
          [
            "Auto-Correction, switch button, off (Double tap to toggle setting.)",
            "Smart Punctuation, switch button, on (Double tap to toggle setting.)", "Keyboards, 3",
          ], ["Auto-Correction", "chevron, button"], "texts of rows"
        ),
        ("ios-xcuitest-xml/date-time-ja.xml", ["12月, button"], [], "beyond the screen's edge"),
        (
          "ios-xcuitest-xml/radio-list.xml", ["selected, dimmed, button", "Male"], [], "value is 1"
        ),
        (
          "ios-xcuitest-xml/rn-duplicated-deep.xml",
          ["Welcome to the new FooBar app!", "Start Now, button"], [], "36 labels of wrappers"
        ),
        ("ios-xcuitest-xml/settings-zh-327-nodes.xml", ["王小明", "通用"], [], "scrolled away"),
        (
          "ios-xcuitest-xml/universal-edge.xml",
          ["username, alice, text field (Double tap to edit.)"],
          [], "wrapper"
        ),
        (
          "ios-xcuitest-xml/tiny-missing-attributes.xml", ["Clear, button", "42"], ["hidden noise"],
          "no frames"
        ),
        (
          "ios-wda-json/springboard-legacy-uia.json", ["Settings, button"], [],
          "calls invisible are written as hidden"
        ),
        (
          "ios-xctest-debugdescription/swiftui-wizard-overlay.txt",
          ["YOU'RE", "START CHATTING, button", "uitest overlay, 0"], [], "2 scroll indicators"
        ),
        (
          "ios-xctest-debugdescription/macos-popover-truncated.txt",
          ["selected, Status, button", "Sessiometer. 2 acc..."], [], "traits"
        ),
        (
          "ios-idb-axe-json/axe-account-settings-ja.json", ["アカウント, heading"], ["15:34"],
          "status bar"
        ),
        ("ios-idb-axe-json/simuse-keyboard-emoji.json", ["😂 emoji, button"], [], "status bar"),
        (
          "ios-idb-axe-json/simuse-no-keyboard.json",
          ["\u{2068}one dog\u{2069}, \u{2068}Alex Doe\u{2069}, (2), actions available"], [],
          "status bar"
        ),
        ("android-uiautomator/api17-mojibake-zh.xml", ["ANDROID, button"], [], "encoded twice"),
        (
          "android-uiautomator/firetv-launcher-inverted-bounds.xml", ["Netflix, button"], [],
          "edges the wrong way round"
        ),
        ("android-uiautomator/flutter-catalog-naf.xml", ["Fractal Catalog"], [], "pixels a point"),
        (
          "android-uiautomator/flutter-college-home-emoji.xml", ["Good Evening, Alex 👋 emoji"], [],
          "TalkBack"
        ),
        (
          "android-uiautomator/wikipedia-two-documents.xml", ["Explore, button"], [],
          "as many screens"
        ),
        ("android-uiautomator/notes-list-zh.xml", ["设置, button"], [], "texts inside"),
        (
          "android-uiautomator/systemui-quick-settings-zh.xml",
          ["蓝牙。, switch button, off (Double tap to toggle setting.)"], [], "have no role"
        ),
        ("android-appium/special-characters.xml", ["(税込)"], [], "TalkBack"),
        ("android-appium/dialog-anr.xml", ["Close app, button"], [], "TalkBack"),
        (
          "android-appium/radio-buttons.xml", ["selected, Male, button", "Female, button"], [],
          "TalkBack"
        ),
        ("android-appium/duplicate-nodes.xml", ["Duplicate, button"], [], "no frames"),
        ("android-appium/clock-alarm-leading-space.xml", ["Add alarm, button"], [], "TalkBack"),
      ]

  @Test("What is special in a dump is heard or noted", arguments: peculiarities.indices)
  func special(row: Int) throws {
    let (name, heard, notHeard, note) = Self.peculiarities[row]
    let found = try screens(name)
    let lines = try found.flatMap { try Dumps.transcript(of: $0.screen) }
    for line in heard { #expect(lines.contains(line), "\(name): \(lines)") }
    for line in notHeard { #expect(!lines.contains(line), "\(name)") }
    let notes = found.flatMap(\.notes.all)
    #expect(notes.contains { $0.text.contains(note) }, "\(name): \(notes)")
  }

  @Test("A screen sounds the same through XML and through JSON")
  func sameThroughBoth() throws {
    let xml = try screens("ios-xcuitest-xml/settings-zh-327-nodes.xml")[0]
    let json = try screens("ios-wda-json/derived-settings-zh.json")[0]
    #expect(try Dumps.transcript(of: xml.screen) == Dumps.transcript(of: json.screen))
    #expect(xml.nodeCount == 327 && json.nodeCount == 327)
  }

  @Test("Two documents in one file are two screens")
  func twoDocuments() throws {
    #expect(try screens("android-uiautomator/wikipedia-two-documents.xml").count == 2)
  }

  @Test("A wrapper that repeats the whole screen is not heard")
  func reactNative() throws {
    let screen = try screens("ios-xcuitest-xml/rn-duplicated-deep.xml")[0]
    #expect(screen.stopCount == 4)
  }
}
