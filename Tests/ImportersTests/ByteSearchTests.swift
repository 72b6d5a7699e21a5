import Importers
import Testing

@Suite("What a dump is looked through for, wherever it stands")
struct ByteSearchTests {
  private static let frame = "x=\"0\" y=\"0\" width=\"390\" height=\"44\""

  private func label(_ text: String) throws -> String? {
    let xml = "<AppiumAUT><XCUIElementTypeStaticText label=\"\(text)\" \(Self.frame)/></AppiumAUT>"
    return try Dumps.transcript(of: Dumps.screen(xml).screen).first
  }

  @Test("A control character is replaced at every place", arguments: ["\u{1}", "\u{1F}", "\u{7F}"])
  func controls(character: String) throws {
    for place in 0..<20 {
      let before = String(repeating: "a", count: place)
      #expect(try label(before + character + "b~ я") == before + "\u{FFFD}b~ я")
    }
  }

  @Test("A forbidden reference is mended at every place, an allowed one is left to XML")
  func references() throws {
    for place in 0..<20 {
      let before = String(repeating: "a", count: place)
      #expect(try label(before + "&amp;&#x1;&#65;&") == before + "&\u{FFFD}A")
      #expect(try label(before + "&#55348;&#56606;") == before + "𝄞")
    }
  }

  @Test("Views are numbered behind what they are called, also where such a name is taken")
  func ids() throws {
    let names = ["tea-2", "tea", "Tea!", "tea-2", "tea", "чай", "чай", ""]
    let buttons = names.map { "<XCUIElementTypeButton label=\"\($0)\" \(Self.frame)/>" }
    let screen = try Dumps.screen("<AppiumAUT>\(buttons.joined())</AppiumAUT>").screen
    #expect(
      screen.views.map(\.id) == [
        "tea-2", "tea", "tea-3", "tea-2-2", "tea-4", "чай", "чай-2", "button",
      ])
  }
}
