import FileBackend
import Foundation
import Simulation
import TestSupport
import Testing
import Typing

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

  @Test("The English keyboard is the one that there is without files, and every other one is whole")
  func keyboards() throws {
    let layouts = try KeyboardFile.layouts(in: folder)
    #expect(layouts.byLanguage["en"] == .latin)
    #expect(layouts.layout(for: "de-AT").rows[0].suffix(1) == ["ü"])
    #expect(layouts.layout(for: "fr") == .latin)
    for (language, layout) in layouts.byLanguage {
      let keys = layout.rows.flatMap { $0 }
      #expect(Set(keys).count == keys.count, "\(language)")
      #expect(layout.shiftedRows.map { $0.map(\.count) == layout.rows.map(\.count) } ?? true)
      #expect(layout.alternatives.keys.allSatisfy(keys.contains), "\(language)")
    }
  }

  @Test("A keyboard without rows, or with an unknown key, is a problem with a place")
  func badKeyboards() throws {
    for text in ["{ }", "{ rows: [\"a b\"], shift: [] }"] {
      let file = FileManager.default.temporaryDirectory.appending(path: "keyboard.xx.json5")
      try text.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(throws: FileProblem.self) { try KeyboardFile.load(file.path) }
    }
  }
}
