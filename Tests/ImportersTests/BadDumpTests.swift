import Foundation
import Importers
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
