import FileBackend
import Foundation
import Simulation
import TestSupport
import Testing

@Suite("UIKit's words")
struct SystemTextsTests {
  private let folder = packageRoot.appending(path: "Assets/Words").path

  @Test("The English file says what UIKit says by itself, word for word")
  func english() throws {
    #expect(try SystemTextsFile.load("\(folder)/uikit.en.json5") == .english)
  }

  @Test(
    "Every language has every text, with the places of the English one", arguments: ["de", "ru"])
  func complete(language: String) throws {
    let file = "\(folder)/uikit.\(language).json5"
    let source = try String(contentsOfFile: file, encoding: .utf8)
    let texts = try SystemTextsFile.load(file)
    for key in SystemTexts.keys {
      #expect(source.contains("\n  \(key.name): "), "\(key.name)")
      let places = { (text: String) in
        Set(text.matches(of: /\{[a-z]+\}/).map { String($0.output) })
      }
      #expect(
        places(texts[keyPath: key.path]) == places(SystemTexts.english[keyPath: key.path]),
        "\(key.name)")
    }
  }

  @Test("Standard controls speak the language of their app; a language without words gets English")
  func byLanguage() throws {
    func labels(_ language: String) throws -> [String?] {
      let file = """
        { id: "test", title: "Test", language: "\(language)",
          views: [{ id: "count", kind: "stepper", frame: [0, 0, 94, 32] }] }
        """
      let app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
      return app.screen.elements.map(\.content.label)
    }
    #expect(try labels("de-AT") == ["Verringern", "Erhöhen"])
    #expect(try labels("ru") == ["Уменьшить", "Увеличить"])
    #expect(try labels("fr") == ["Decrement", "Increment"])
  }

  @Test("An unknown key is a problem with a place")
  func unknown() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "uikit.xx.json5")
    try "{\n  incremant: \"x\" }".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: FileProblem.self) { try SystemTextsFile.load(file.path) }
  }
}
