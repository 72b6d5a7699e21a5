import Foundation
import Importers
import SpaceAndTime
import TestSupport
import Testing

@Suite("What is no dump, or a broken one")
struct BadDumpTests {
  private func problem(_ bytes: [UInt8]) throws -> String {
    do {
      let screens = try Dumps.importer.screens(in: bytes)
      #expect(screens == nil || screens?.isEmpty == true, "this was imported")
      return Dumps.importer.problem(with: bytes).sentence
    } catch {
      return error.sentence
    }
  }

  private static let table: [(text: String, says: String)] = [
    ("", "is empty"), ("  \n\t", "blank space"), ("null\n", "answered null"),
    ("ERROR: null root node returned by UiTestAutomationBridge.", "no screen to dump"),
    ("ERROR: could not get idle state.\n", "come to rest"),
    ("UI hierchary dumped to: /sdcard/window_dump.xml\n", "adb pull"),
    ("adb: no devices/emulators found", "found no device"),
    ("error: device unauthorized.", "not allowed"),
    ("{\"value\": {\"error\": \"no such session\", \"message\": \"gone\"}}", "server's error"),
    ("<!DOCTYPE html><html><body>404</body></html>", "a web page"),
    ("<ViewHierarchy><UIWindow/></ViewHierarchy>", "Detox"),
    ("SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 2.0, 2.0)", "Flutter"),
    ("{\"attributes\": {\"bounds\": \"[0,0][1,1]\"}, \"children\": []}", "Maestro"),
    ("{\"nodes\": [{\"nodeId\": \"1\"}]}", "Chrome"),
    ("hello there", "begins with “hello there”"),
    ("<note><to>you</to></note>", "begins with “<note>"),
    ("{\"a\": [1, 2]}", "JSON of another kind"),
    ("{\"value\":{\"error\":\"invalid session id\",\"message\":\"\"}}", "server's error"),
    ("{\"id\": 1, \"result\": {\"nodes\": [{\"nodeId\": \"1\", \"role\": {}}]}}", "Chrome"),
    ("/system/bin/sh: uiautomator: not found\n", "no uiautomator"),
    ("curl: (7) Failed to connect to localhost port 8100", "no server at that address"),
    ("- waiting for device -\n", "waited for a device"), ("Killed\n", "was killed"),
    ("[]\n", "no element"), ("\u{FEFF}", "is empty"),
    ("<?xml version=\"1.0\"?>", "breaks off before the first element"),
    ("UI hierchary dumped to: /dev/tty<?xml version='1.0'?>", "breaks off"),
    ("<hierarchy><broken", "breaks off before the first element"),
    ("{\"type\": \"Appl", "breaks off before the first element"), ("{", "breaks off"),
    ("Element subtree:\n \u{2192}Applica", "breaks off before the first element"),
    ("<AppiumAUT><XCUIElementTypeOther x=\"&bad;\"/></AppiumAUT>", "is damaged (line 1"),
    ("[{\"role_description\": null, \"other\": 1}]", "no elements where idb"),
  ]

  @Test("One sentence says what it looks like and what to do", arguments: Self.table.indices)
  func sentences(row: Int) throws {
    let (text, says) = Self.table[row]
    let sentence = try problem(Array(text.utf8))
    #expect(sentence.contains(says), "\(text): \(sentence)")
    #expect(!sentence.contains("\n"))
    #expect(sentence.hasSuffix("."))
  }

  @Test("A picture, an archive and a program are called so")
  func binaries() throws {
    #expect(try problem([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]).contains("PNG"))
    #expect(try problem([0x50, 0x4B, 0x03, 0x04, 0, 0, 0]).contains("ZIP"))
    let noise = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
    #expect(try problem([1, 2, 3, 4, 5] + noise).contains("binary"))
    var random = SeededRandom(seed: 3)
    let bytes = (0..<3_000).map { _ in UInt8.random(in: 0x20...0xFF, using: &random) }
    #expect(try problem(bytes).contains("binary"))
    let text = Array("<AppiumAUT></AppiumAUT>".utf8)
    let little: [UInt8] = text.flatMap { byte -> [UInt8] in [byte, 0, 0, 0] }
    let big: [UInt8] = text.flatMap { byte -> [UInt8] in [0, 0, 0, byte] }
    for wide in [little, big, [0xFF, 0xFE, 0, 0] + little] {
      #expect(try problem(wide).contains("UTF-32"))
    }
  }

  @Test("A document type is refused before an entity can grow")
  func entities() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE hierarchy [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">]>
      <hierarchy rotation="0"><node text="&c;" class="android.widget.TextView" bounds="[0,0][9,9]"/></hierarchy>
      """
    #expect(try problem(Array(bomb.utf8)).contains("entities"))
  }

  @Test("A document type that only names another file is left out")
  func externalType() throws {
    let xml =
      "<?xml version=\"1.0\"?><!DOCTYPE AppiumAUT SYSTEM \"a[>.dtd\">"
      + "<AppiumAUT><XCUIElementTypeButton label=\"Here\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></AppiumAUT>"
    let screen = try Dumps.screen(xml)
    #expect(try Dumps.transcript(of: screen.screen) == ["Here, button"])
    #expect(screen.notes.all.contains { $0.kind == .lost && $0.text.contains("document type") })
  }

  @Test(
    "What is built as a screen file is left to who reads those",
    arguments: [
      ("{\"id\": \"a\", \"views\": []}", true), ("// mine\n{ id: 'menu', title: 'x' }", true),
      ("/* mine */ {kind: 'fault'}", true), ("{ \"title\": \"id views\" }", false),
      ("{\"value\": {\"error\": \"x\"}}", false), ("/bin/sh: id: not found", false),
      ("{\"id\": 1, \"error\": {}}", false), ("{\"attributes\": {}, \"children\": []}", false),
      ("{id: 'a', views: [], state: {error: ''}}", true),
    ])
  func screenFiles(text: String, isScreen: Bool) {
    #expect(Importer.mayBeScreenFile(Array(text.utf8)) == isScreen)
  }

  @Test(
    "A description that ends inside of its last line is cut, with what was whole",
    arguments: [
      "    Button, 0x5, {{0.0, 90.0}, {90.0, 44.0}}, label: 'Ord",
      "    Button, 0x5, {{0.0, 90.0}, {9", "    Button, 0x5, {{0.0, 90.0}, {90.0, 44.0}}, ",
      "    Button, 0x5, {{0.0, 90.0}, {90.0, 44.0}}, lab",
    ])
  func cutDescription(last: String) throws {
    let whole =
      " \u{2192}Application, 0x1, pid: 4, label: 'Tea'\n    Button, 0x4, label: 'Buy, ''\n"
    let screen = try Dumps.screen(whole + last)
    #expect(screen.isCut)
    #expect(try Dumps.transcript(of: screen.screen).first == "Buy, ', button")
    #expect(screen.notes.all.contains { $0.text.contains("breaks off") })
    #expect(try !Dumps.screen(whole).isCut)
    // With its heading a description ends with the path to its element.
    #expect(try Dumps.screen("Element subtree:\n" + whole).isCut)
    #expect(try !Dumps.screen("Element subtree:\n" + whole + "Path to element:\n").isCut)
  }

  @Test("A dump that can't be read does not hide the one before it")
  func oneOfTwo() throws {
    let whole = String(decoding: try Dumps.bytes("webdriveragent-xml.xml"), as: UTF8.self)
    let screens = try Dumps.screens(Array((whole + "\n<?xml version='1.0'?><AppiumAUT><XCUI").utf8))
    #expect(screens.count == 1)
    #expect(screens[0].notes.all.contains { $0.text == "1 dump of the file, which can't be read" })
  }

  @Test("JSON that nests without end is refused, XML that does is read")
  func deep() throws {
    let depth = 100_000
    let json =
      "{\"type\": \"Other\", \"isEnabled\": \"1\", \"rect\": {}, \"children\": ["
      + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "]}"
    #expect(try problem(Array(json.utf8)).contains("levels deep"))
    let tag = "<XCUIElementTypeTable x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
    let xml =
      "<AppiumAUT>" + String(repeating: tag, count: depth)
      + "<XCUIElementTypeButton label=\"Bottom\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
      + String(repeating: "</XCUIElementTypeTable>", count: depth) + "</AppiumAUT>"
    let screen = try Dumps.screen(xml)
    #expect(try Dumps.transcript(of: screen.screen) == ["Bottom, button"])
    #expect(screen.notes.all.contains { $0.text.contains("nested deeper") })
  }

  @Test(
    "A dump without elements is sound and silent",
    arguments: [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n</AppiumAUT>",
      "<?xml version='1.0'?><hierarchy rotation=\"0\"></hierarchy>",
      "{\"value\": {\"type\": \"Application\", \"isEnabled\": \"1\", \"rect\": {\"x\": 0}}}",
      "[{\"AXFrame\": \"{{0, 0}, {0, 0}}\", \"type\": \"Application\"}]",
    ])
  func empty(text: String) throws {
    let screen = try Dumps.screen(text)
    #expect(screen.stopCount == 0)
    #expect(try Dumps.transcript(of: screen.screen).isEmpty)
  }

  @Test("Stops without frames keep the dump's order, also before the first place and in between")
  func orderWithoutFrames() throws {
    let frames = [
      ("A", ""), ("B", "x=\"inf\" y=\"0\" width=\"9\" height=\"9\""), ("C", ""),
      ("D", "x=\"0\" y=\"10\" width=\"90\" height=\"44\""), ("E", ""), ("F", ""),
      ("G", "x=\"100\" y=\"10\" width=\"90\" height=\"44\""), ("H", ""),
      ("I", "x=\"0\" y=\"300\" width=\"90\" height=\"44\""), ("J", ""), ("K", ""),
    ]
    let xml = frames.map { "<XCUIElementTypeButton label=\"\($0.0)\" \($0.1)/>" }.joined()
    let screen = try Dumps.screen("<AppiumAUT>\(xml)</AppiumAUT>")
    #expect(try Dumps.transcript(of: screen.screen) == frames.map { "\($0.0), button" })
    #expect(
      screen.notes.all.contains { $0.text.hasPrefix("8 places") && $0.text.contains("order") })
  }

  @Test(
    "Frames that mean nothing are unknown and keep the order",
    arguments: [
      "x=\"inf\" y=\"0\" width=\"10\" height=\"10\"",
      "x=\"nan\" y=\"nan\" width=\"1\" height=\"1\"",
      "x=\"1e300\" y=\"0\" width=\"10\" height=\"10\"",
      "x=\"-1\" y=\"-1\" width=\"0\" height=\"0\"",
      "x=\"left\" y=\"\" width=\"10\" height=\"10\"", "",
    ])
  func oddFrames(frame: String) throws {
    let screen = try Dumps.screen(
      """
      <AppiumAUT><XCUIElementTypeButton label="A" x="0" y="500" width="90" height="44"/>
      <XCUIElementTypeButton label="B" \(frame)/>
      <XCUIElementTypeButton label="C" x="0" y="700" width="90" height="44"/></AppiumAUT>
      """)
    #expect(try Dumps.transcript(of: screen.screen) == ["A, button", "B, button", "C, button"])
    #expect(screen.notes.all.contains { $0.text.contains("no frame") })
  }

  @Test("What is cut keeps what came before, with a note")
  func cut() throws {
    let xml = String(decoding: try Dumps.bytes("webdriveragent-xml.xml"), as: UTF8.self)
    let place = try #require(xml.range(of: "XCUIElementTypeSlider")).lowerBound
    let screen = try Dumps.screen(String(xml[..<place]))
    #expect(screen.isCut)
    #expect(
      try Dumps.transcript(of: screen.screen).prefix(2) == ["Shops, button", "Teas, heading"])
    #expect(screen.notes.all.contains { $0.kind == .lost && $0.text.contains("breaks off") })
    let json = String(decoding: try Dumps.bytes("webdriveragent-json.json"), as: UTF8.self)
    let end = try #require(json.range(of: "SegmentedControl")).lowerBound
    let half = try Dumps.screen(String(json[..<end]))
    #expect(half.isCut)
    #expect(try Dumps.transcript(of: half.screen).first == "Your cart, heading")
  }

  @Test("Errors inside of XML do not end it")
  func damaged() throws {
    let screen = try Dumps.screen(
      """
      <AppiumAUT><XCUIElementTypeButton label="A" x="0" y="0" width="90" height="44"/>
      <XCUIElementTypeButton label="B < C" x="0" y="100" width="90" height="44"/>
      <XCUIElementTypeButton label=D x="0" y="200" width="90" height="44"/>
      <XCUIElementTypeButton label="E &unknown; F" x="0" y="300" width="90" height="44"/></AppiumAUT>
      """)
    let heard = try Dumps.transcript(of: screen.screen)
    #expect(heard.first == "A, button")
    #expect(heard.count >= 2)
    #expect(screen.notes.all.contains { $0.kind == .repaired && $0.text.contains("line 2") })
  }
}
