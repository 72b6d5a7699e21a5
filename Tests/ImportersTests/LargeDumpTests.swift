import Foundation
import Importers
import Testing

@Suite("Dumps that are larger than any screen")
struct LargeDumpTests {
  private static let frame = "x=\"0\" y=\"0\" width=\"390\" height=\"44\""

  @Test("Cells inside of cells are looked through once")
  func nestedCells() throws {
    let depth = 20_000
    let xml =
      "<AppiumAUT>" + String(repeating: "<XCUIElementTypeCell \(Self.frame)>", count: depth)
      + "<XCUIElementTypeStaticText label=\"Inmost\" \(Self.frame)/>"
      + String(repeating: "</XCUIElementTypeCell>", count: depth) + "</AppiumAUT>"
    #expect(try Dumps.transcript(of: Dumps.screen(xml).screen) == ["Inmost"])
  }

  @Test("A row with thousands of texts is one long label")
  func longRow() throws {
    let count = 5_000
    let text = "<node text=\"word\" class=\"android.widget.TextView\" bounds=\"[0,0][9,9]\"/>"
    let xml =
      "<hierarchy rotation=\"0\"><node clickable=\"true\" class=\"android.view.View\" bounds=\"[0,0][900,900]\">"
      + String(repeating: text, count: count) + "</node></hierarchy>"
    let lines = try Dumps.transcript(of: Dumps.screen(xml).screen)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("word, word, ") == true)
  }

  @Test("A description without fields is read to its end")
  func longLine() throws {
    let line = " →Application, 0x1, " + String(repeating: "a, b: ", count: 20_000)
    #expect(try Dumps.screen(line).nodeCount == 1)
  }

  @Test("A log with many objects before the dump does not hide it")
  func longLog() throws {
    let log = (0..<2_000).map { "[HTTP] --> POST {\"using\": \"id\", \"value\": [\($0)]}\n" }
      .joined()
    let xml = "<AppiumAUT><XCUIElementTypeButton label=\"Here\" \(Self.frame)/></AppiumAUT>"
    #expect(
      try Dumps.transcript(of: Dumps.screen(log + xml + "\n" + log).screen) == ["Here, button"])
  }

  @Test("So is one in JSON")
  func manyNodesInJSON() throws {
    let button =
      "{\"type\":\"Button\",\"label\":\"B\",\"isEnabled\":\"1\",\"rect\":{\"x\":0,\"y\":0,\"width\":0,\"height\":0}}"
    let json =
      "{\"type\":\"Application\",\"isEnabled\":\"1\",\"rect\":{},\"children\":["
      + Array(repeating: button, count: 180_100).joined(separator: ",") + "]}"
    let screen = try Dumps.screen(json)
    #expect(screen.stopCount == 179_999)
    #expect(screen.notes.all.contains { $0.kind == .lost && $0.text.contains("180000") })
  }

  @Test("A text that nobody would listen to is shortened, with a note")
  func longText() throws {
    let text = String(repeating: "tea ", count: 40_000)
    let screens = [
      "<AppiumAUT><XCUIElementTypeButton label=\"\(text)\" \(Self.frame)/></AppiumAUT>",
      "<hierarchy><node text=\"\(text)\" class=\"android.widget.TextView\" bounds=\"[0,0][9,9]\"/></hierarchy>",
      "{\"type\":\"Button\",\"label\":\"\(text)\",\"isEnabled\":\"1\",\"rect\":{}}",
    ]
    for text in screens {
      let screen = try Dumps.screen(text)
      let heard = try #require(Dumps.transcript(of: screen.screen).first)
      #expect(heard.utf8.count < 66_000)
      #expect(screen.notes.all.contains { $0.kind == .lost && $0.text.contains("end of a text") })
    }
  }

  @Test("Behind 180,000 nodes that say something a dump is cut, with a note")
  func manyNodes() throws {
    let button = "<XCUIElementTypeButton label=\"B\" x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>"
    let xml = "<AppiumAUT>" + String(repeating: button, count: 180_100) + "</AppiumAUT>"
    let screen = try Dumps.screen(xml)
    #expect(screen.stopCount == 180_000)
    #expect(screen.notes.all.contains { $0.kind == .lost && $0.text.contains("180000") })
  }
}
