import Foundation
import Importers
import SpaceAndTime
import TestSupport
import Testing

@Suite("What stands around a dump, and how it is encoded")
struct DumpCleaningTests {
  /// A dump with words beyond Latin-1 out of it, so that it can be written in any encoding.
  private static let latin = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT><XCUIElementTypeApplication label="Café" x="0" y="0" width="390" height="844">
    <XCUIElementTypeButton label="Thé glacé" accessible="true" x="0" y="0" width="80" height="44"/>
    <XCUIElementTypeStaticText label="1 < 2 &amp; 3 &gt; 2 &amp;lt;" accessible="true" x="0" y="50" width="80" height="44"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """.replacing("1 < 2", with: "1 &lt; 2")
  private static let heard = ["Thé glacé, button", "1 < 2 & 3 > 2 &lt;"]

  enum Wrapping: String, CaseIterable {
    case byteOrderMark, utf16, utf16WithoutMark, utf16BigEndian, latin1, carriageReturns
    case logAround, logPrefix, timePrefix, isoPrefix, barPrefix, fence, envelope, literal, spaces
    case doublePrefix, pythonLiteral, bytesLiteral, scriptLiteral
  }

  /// The same screen as the agent's JSON, pretty printed and in one line.
  private static let json = """
    {
      "type": "Application",
      "label": "Café",
      "isEnabled": "1",
      "rect": {"x": 0, "y": 0, "width": 390, "height": 844},
      "children": [
        {
          "type": "Button", "label": "Thé glacé", "isEnabled": "1", "isAccessible": "1",
          "rect": {"x": 0, "y": 0, "width": 80, "height": 44}
        },
        {
          "type": "StaticText", "label": "1 < 2 & 3 > 2 &lt;", "isEnabled": "1",
          "isAccessible": "1",
          "rect": {"x": 0, "y": 50, "width": 80, "height": 44}
        }
      ]
    }
    """

  private func wrapped(_ text: String, _ wrapping: Wrapping) throws -> [UInt8] {
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    /// Each line behind what a log says of it.
    func prefixed(_ prefix: (Int) -> String) -> [UInt8] {
      bytes(
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .map { prefix($0.offset) + $0.element }.joined(separator: "\n"))
    }
    func escaped(_ quote: String, _ escape: (Unicode.Scalar) -> String) -> String {
      quote
        + text.replacing("\\", with: "\\\\").replacing(quote, with: "\\" + quote)
        .replacing("\n", with: "\\n")
        .unicodeScalars.map { $0.isASCII ? String(Character($0)) : escape($0) }.joined() + quote
    }
    switch wrapping {
    case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + bytes(text)
    case .utf16: return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16WithoutMark: return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .latin1:
      return Array(
        try #require(
          text.replacing("UTF-8", with: "ISO-8859-1").data(using: .isoLatin1)))
    case .carriageReturns: return bytes(text.replacing("\n", with: "\r\n"))
    case .logAround:
      return bytes("12:01:02 [INFO] dump {1}\n[debug] go\n" + text + "\n12:01:03 [INFO] done (2)\n")
    case .logPrefix:
      return prefixed { "11-30 12:00:0\($0 % 10).123  1234  \(77 + $0 * 9) I dump: " }
    case .timePrefix: return prefixed { "12:00:0\($0 % 10) " }
    case .isoPrefix: return prefixed { "2026-11-30T12:00:0\($0 % 10).123Z INFO " }
    case .barPrefix: return prefixed { "12:00:01.\($0 % 10) | " }
    case .doublePrefix: return prefixed { _ in "I/flutter ( 1234): " }
    case .fence: return bytes("Here it is:\n```xml\n" + text + "\n```\nThanks!")
    case .envelope:
      return Array(try JSONEncoder().encode(["value": text, "sessionId": "1"]))
    case .literal:
      return bytes(
        "source = '"
          + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          .replacing("\n", with: "\\n") + "'\n")
    case .pythonLiteral:
      return bytes(escaped("'") { "\\x\(String($0.value, radix: 16))" } + "\n")
    case .bytesLiteral:
      return bytes(
        "b"
          + escaped("'") { scalar in
            String(Character(scalar)).utf8.map { "\\x\(String($0, radix: 16))" }.joined()
          })
    case .scriptLiteral:
      return bytes(
        "let source = "
          + escaped("\"") { "\\u00\(String($0.value, radix: 16))" } + ";\n")
    case .spaces: return bytes("  \n\t " + text)
    }
  }

  @Test("A dump sounds the same however it was saved", arguments: Wrapping.allCases)
  func sameWhateverStandsAround(wrapping: Wrapping) throws {
    let bytes = try wrapped(Self.latin, wrapping)
    #expect(try Dumps.transcript(bytes) == Self.heard)
  }

  @Test("So does JSON", arguments: Wrapping.allCases.filter { $0 != .latin1 })
  func sameJSONWhateverStandsAround(wrapping: Wrapping) throws {
    #expect(try Dumps.transcript(wrapped(Self.json, wrapping)) == Self.heard)
    let line = Self.json.split(separator: "\n").joined()
    #expect(try Dumps.transcript(wrapped(line, wrapping)) == Self.heard)
  }

  @Test("A log of brackets at the ends of lines does not hide a dump behind it")
  func openBrackets() throws {
    let log = (0..<300).map { "12:00 I app: options = {\n  key\($0) = (\"a\n" }.joined()
    #expect(try Dumps.transcript(Array((log + Self.json + "\n" + log).utf8)) == Self.heard)
  }

  @Test("What was mended is noted")
  func mendingIsNoted() throws {
    let kinds: [(Wrapping, ImportNote.Kind)] = [
      (.utf16, .repaired), (.latin1, .repaired), (.logAround, .lost), (.logPrefix, .repaired),
      (.envelope, .repaired), (.literal, .repaired), (.pythonLiteral, .repaired),
    ]
    let plain = try Dumps.screen(Self.latin).notes.all
    for (wrapping, kind) in kinds {
      let notes = try Dumps.screen(wrapped(Self.latin, wrapping)).notes.all
      #expect(notes.contains { $0.kind == kind && !plain.contains($0) }, "\(wrapping): \(notes)")
    }
  }

  @Test("Broken characters become replacement characters, and the rest stays")
  func brokenCharacters() throws {
    let lone =
      "<AppiumAUT><XCUIElementTypeButton label=\"a&#0;b\u{1}c&#55357;&#56842;d&#xD800;\"/></AppiumAUT>"
    var bytes = Array(lone.utf8)
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "b")).map { $0 })
    _ = place
    #expect(try Dumps.transcript(bytes) == ["a\u{FFFD}b\u{FFFD}c😊 emoji d\u{FFFD}, button"])
    bytes =
      Array("<AppiumAUT><XCUIElementTypeButton label=\"x".utf8) + [0xFF, 0x00]
      + Array("y\"/></AppiumAUT>".utf8)
    #expect(try Dumps.transcript(bytes) == ["x\u{FFFD}\u{FFFD}y, button"])
    #expect(try Dumps.screen(bytes).notes.all.count { $0.kind == .repaired } == 2)
  }

  @Test(
    "The order of attributes does not matter",
    arguments: Dumps.names.filter { $0.contains("xml") && $0.hasSuffix(".xml") })
  func shuffledAttributes(name: String) throws {
    let text = String(decoding: try Dumps.bytes(name), as: UTF8.self)
    var random = SystemRandomNumberGenerator()
    let shuffled = text.replacing(/<([A-Za-z.]+) ((?:[\w-]+="[^"]*"\s*)+)/) { match in
      let attributes = match.2.matches(of: /[\w-]+="[^"]*"/).map { String($0.0) }
      return "<\(match.1) " + attributes.shuffled(using: &random).joined(separator: " ")
        + (match.2.hasSuffix(" ") ? " " : "")
    }
    #expect(shuffled != text)
    #expect(try Dumps.transcript(Array(shuffled.utf8)) == Dumps.transcript(Array(text.utf8)))
  }

  @Test(
    "The order of keys does not matter, and what is long may come first",
    arguments: Dumps.names.filter { $0.hasSuffix(".json") })
  func shuffledKeys(name: String) throws {
    let bytes = try Dumps.bytes(name)
    // A tool may have written a line before it.
    let start = try #require(
      bytes.firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") })
    let value = try JSONSerialization.jsonObject(with: Data(bytes[start...]))
    let expected = try Dumps.transcript(bytes)
    var random = SeededRandom(seed: 11)
    for _ in 0..<20 {
      let shuffled = try Self.shuffled(value, using: &random)
      #expect(try Dumps.transcript(Array(shuffled.utf8)) == expected)
    }
  }

  private static func shuffled(_ value: Any, using random: inout SeededRandom) throws -> String {
    if let object = value as? [String: Any] {
      var members: [String] = []
      for key in object.keys.sorted().shuffled(using: &random) {
        members.append(try text(key) + ": " + shuffled(object[key] as Any, using: &random))
      }
      return "{" + members.joined(separator: ", ") + "}"
    }
    if let list = value as? [Any] {
      return "[" + (try list.map { try shuffled($0, using: &random) }).joined(separator: ", ") + "]"
    }
    return try text(value)
  }

  private static func text(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }

  @Test("A format is known by keys behind any length of others")
  func longFirst() throws {
    let long = String(repeating: "line ", count: 20_000)
    let entry =
      "{\"frame\": {\"x\": 0, \"y\": 0, \"width\": 9, \"height\": 9}, \"label\": \"Tea\", \"role\": \"Button\"}"
    let simUse = "{\"ok\": true, \"data\": {\"outline\": \"\(long)\", \"entries\": [\(entry)]}}"
    #expect(try Dumps.screen(simUse).format.id == "sim-use-json")
    #expect(try Dumps.transcript(Array(simUse.utf8)) == ["Tea, button"])
    let agent =
      "{\"children\": [], \"value\": \"\(long)\", \"rect\": {}, \"isEnabled\": \"1\", \"type\": \"Button\"}"
    #expect(try Dumps.screen(agent).format.id == "webdriveragent-json")
  }
}
