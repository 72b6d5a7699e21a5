import Foundation
import Importers
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
    case logAround, logPrefix, fence, envelope, literal, spaces, doublePrefix
  }

  private func wrapped(_ text: String, _ wrapping: Wrapping) throws -> [UInt8] {
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
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
      return bytes(
        text.split(separator: "\n").enumerated()
          .map {
            "11-30 12:00:0\($0.offset).123  1234  \(77 + $0.offset * 9) I dump: \($0.element)"
          }
          .joined(separator: "\n"))
    case .doublePrefix:
      return bytes(text.split(separator: "\n").map { "flutter: \($0)" }.joined(separator: "\n"))
    case .fence: return bytes("Here it is:\n```xml\n" + text + "\n```\nThanks!")
    case .envelope:
      return Array(try JSONEncoder().encode(["value": text, "sessionId": "1"]))
    case .literal:
      return bytes(
        "source = '"
          + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          .replacing("\n", with: "\\n") + "'\n")
    case .spaces: return bytes("  \n\t " + text)
    }
  }

  @Test("A dump sounds the same however it was saved", arguments: Wrapping.allCases)
  func sameWhateverStandsAround(wrapping: Wrapping) throws {
    let bytes = try wrapped(Self.latin, wrapping)
    #expect(try Dumps.transcript(bytes) == Self.heard)
  }

  @Test("What was mended is noted")
  func mendingIsNoted() throws {
    let kinds: [(Wrapping, ImportNote.Kind)] = [
      (.utf16, .repaired), (.latin1, .repaired), (.logAround, .lost), (.logPrefix, .repaired),
      (.envelope, .repaired), (.literal, .repaired),
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
    #expect(try Dumps.transcript(bytes) == ["a\u{FFFD}b\u{FFFD}c😊d\u{FFFD}, button"])
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
}
