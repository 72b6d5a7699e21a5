import Foundation
import JSONBackend
import Testing

@Suite("JSON Lines")
struct JSONValueTests {
  @Test(
    "Any text comes back from a JSON reader as it was",
    arguments: ["", "plain", "\"\\\n\r\t\u{1}\u{1F}", "ร้าน 披萨 🍕", "\u{2028}", "e\u{301}"])
  func texts(text: String) throws {
    let line = JSONValue.object(["text": .text(text)]).line
    #expect(!line.contains("\n"))
    let read = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
    #expect(read?["text"].map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test("Keys keep their order, and those without a value are left out")
  func order() {
    let line = JSONValue.object([
      "id": .text("a"), "hint": nil, "at": .list([.number(2), .number(0.5)]),
    ])
    #expect(line.line == #"{"id": "a", "at": [2, 0.5]}"#)
  }

  @Test("What JSON cannot say is null", arguments: [Double.nan, .infinity])
  func unsayable(value: Double) {
    #expect(JSONValue.list([.number(value), .null]).line == "[null, null]")
  }
}
