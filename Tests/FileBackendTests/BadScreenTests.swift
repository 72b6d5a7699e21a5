import FileBackend
import Foundation
import Simulation
import Testing

@Suite("Mistakes in screen files")
struct BadScreenTests {
  @Test(
    "Each mistake is answered with its place, what was expected and the nearest real name",
    arguments: [
      ("[]", "1:1: Expected a screen, an object in braces, found a list."),
      ("{ title: 'A' }", "1:1: The screen has no id."),
      ("{ id: 'a b' }", "1:7: A screen's id is letters, digits, hyphens and underscores."),
      ("{ id: 'a', tilte: 'A' }", "1:12: A screen has no key tilte. Did you mean title?"),
      ("{ id: 'a', views: {} }", "1:19: Expected a list of views, found an object."),
      (
        "{ id: 'a', layoutDirection: 'up' }",
        "1:29: A layout direction up is not known. Known are ltr, rtl."
      ),
      (
        "{ id: 'a', size: [390] }",
        "1:18: Expected a size, [width, height] in points, found 1 of 2 numbers."
      ),
      (
        "{ id: 'a', language: 'English!' }",
        "1:22: Expected a language tag such as en or zh-Hans, found English!."
      ),
      (
        "{ id: 'a', state: { '2b': 1 } }",
        "1:21: A value's name is letters, digits and underscores, and no digit first."
      ),
      (
        "{ id: 'a', state: { b: [] } }",
        "1:24: Expected a number, a text, true or false, found a list."
      ),
      (
        "{ id: 'a', state: { b: NaN } }",
        "1:24: Expected a number from -1000000000 to 1000000000, found nan."
      ),
    ])
  func screens(source: String, expected: String) { check(source, expected) }

  @Test(
    "So is each mistake in a view",
    arguments: [
      ("{ frame: [0, 0, 1, 1] }", "1:20: This view has no kind, such as kind: \"button\"."),
      (
        "{ kind: 'label' }",
        "1:20: This label has no frame. Add frame: [x, y, width, height] in points."
      ),
      (
        "{ kind: 'buton', frame: [0, 0, 1, 1] }",
        "1:28: There is no kind buton. Did you mean button?"
      ),
      (
        "{ kind: 'view', frame: [0, 0, -1, 1] }",
        "1:43: A frame's width and height can't be negative."
      ),
      (
        "{ kind: 'view', frame: '0 0 1 1' }",
        "1:43: Expected a frame, [x, y, width, height] in points, found a text."
      ),
      (
        "{ kind: 'view', frame: [0, 0, 1, 1], acessibilityLabel: 'A' }",
        "1:57: A view has no key acessibilityLabel. Did you mean accessibilityLabel?"
      ),
      (
        "{ kind: 'view', frame: [0, 0, 1, 1], label: 'A' }",
        "1:57: A view has no key label. Did you mean accessibilityLabel?"
      ),
      (
        "{ kind: 'view', frame: [0, 0, 1, 1], accessibilityLabel: 24 }",
        "1:77: Expected a text, found a number."
      ),
      (
        "{ kind: 'view', frame: [0, 0, 1, 1], accessibilityTraits: ['buton'] }",
        "1:79: There is no trait buton. Did you mean button?"
      ),
      (
        "{ kind: 'view', frame: [0, 0, 1, 1], accessibilityTraits: 'button' }",
        "1:78: Expected a list of names of traits, found a text."
      ),
      (
        "{ kind: 'label', frame: [0, 0, 1, 1], isOn: true }",
        "1:64: A view of the kind label has no isOn. It has links, text."
      ),
      (
        "{ id: 'x', kind: 'view', frame: [0, 0, 1, 1] }, { id: 'x', kind: 'view', frame: [0, 0, 1, 1] }",
        "1:74: Another view has the id x already. Ids differ in a screen."
      ),
      (
        "{ kind: 'view', frame: [0, 0, 1, 1], accessibilityElements: ['nobody'] }",
        "1:81: No view of this screen has the id nobody."
      ),
      (
        "{ kind: 'view', frame: [0, 0, 1, 1], hidden: 1 }",
        "1:65: Expected true, false or a condition such as { cart: 1 }, found a number."
      ),
      (
        "{ kind: 'label', frame: [0, 0, 1, 1], text: 'a {n' }",
        "1:64: The text has a { without its }. Write {{ for a brace that is meant as text."
      ),
      (
        "{ kind: 'label', frame: [0, 0, 1, 1], text: '{n +}' }",
        "1:64: In {n +} a name or a number is missing."
      ),
      (
        "{ kind: 'label', frame: [0, 0, 1, 1], text: '{n|one}' }",
        "1:64: {n|one} needs two plural forms, as in {count|pizza|pizzas}, or three."
      ),
      (
        "{ kind: 'label', frame: [0, 0, 1, 1], text: '{rubels}' }",
        "1:64: No screen declares a value rubels. Did you mean rubles? Add it to state."
      ),
    ])
  func views(source: String, expected: String) {
    check("{ id: 'a', views: [\(source)], state: { rubles: 24, n: 1 } }", expected)
  }

  @Test(
    "So is each mistake in an action",
    arguments: [
      ("{ activte: [] }", "1:18: There is no event activte. Did you mean activate?"),
      ("{ escape: true }", "1:26: Expected a list of actions, found true."),
      ("{ escape: [{}] }", "1:27: This action does nothing."),
      (
        "{ escape: [{ back: true, dismiss: true }] }",
        "1:27: One action does one thing; this one has back and dismiss."
      ),
      ("{ escape: [{ bakc: true }] }", "1:29: An action has no key bakc. Did you mean back?"),
      ("{ escape: [{ back: false }] }", "1:35: Expected true, found false."),
      ("{ escape: [{ wait: 0 }] }", "1:35: Expected a number from 0.01 to 3600, found 0."),
      ("{ escape: [{ announce: 'x', style: 'sheet' }] }", "1:51: Announce takes no style."),
      (
        "{ escape: [{ push: 'nowhere' }] }",
        "1:35: There is no screen nowhere: no file nowhere.json5 stands near this one."
      ),
      (
        "{ escape: [{ announce: 'x', priority: 'hihg' }] }",
        "1:54: A priority hihg is not known. Did you mean high?"
      ),
      (
        "{ escape: [{ set: { rubels: 1 } }] }",
        "1:36: No screen declares a value rubels. Did you mean rubles? Add it to state."
      ),
      ("{ escape: [{ add: {} }] }", "1:34: Add names no value, as in { add: { cart: 1 } }."),
      (
        "{ escape: [{ when: { rubles: { over: 1 } }, then: [] }] }",
        "1:47: A condition has no test over. Known are not, atLeast and atMost."
      ),
    ])
  func actions(source: String, expected: String) {
    check("{ id: 'a', on: \(source), state: { rubles: 24 } }", expected)
  }

  @Test("What can't be read at all is said in one sentence")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(
      problem(loading: "\(folder)/no-such-screen.json5")?.sentence == "There is no such file.")
    #expect(
      problem(loading: folder)?.sentence == "This is a folder; name a file in it.")
  }

  @Test("A file must be called as the screen in it")
  func names() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{ id: 'one', on: { escape: [{ push: 'two' }] } }".utf8)
      .write(to: folder.appending(path: "one.json5"))
    try Data("{ id: 'three', state: { n: 1 } }".utf8)
      .write(to: folder.appending(path: "two.json5"))
    let first = problem(loading: folder.appending(path: "one.json5").path)
    #expect(
      first?.sentence
        == "The screen in this file is called three, and the file two. Give both the same name.")
    // Values keep their type from screen to screen.
    try Data("{ id: 'two', state: { n: 1 } }".utf8)
      .write(to: folder.appending(path: "two.json5"))
    try Data("{ id: 'one', state: { n: 'x' }, on: { escape: [{ push: 'two' }] } }".utf8)
      .write(to: folder.appending(path: "one.json5"))
    let second = problem(loading: folder.appending(path: "one.json5").path)
    #expect(second?.file.hasSuffix("two.json5") == true)
    #expect(second?.position == SourcePosition(line: 1, column: 23))
  }

  @Test("Views inside views are read as deep as values may be nested")
  func deepViews() throws {
    let depth = 250
    let source =
      "{ id: 'a', views: ["
      + String(repeating: "{ kind: 'view', frame: [0, 0, 9, 9], views: [", count: depth)
      + "{ kind: 'label', frame: [0, 0, 9, 9], text: 'Deep' }"
      + String(repeating: "] }", count: depth) + "] }"
    let app = try ScreenFile.load(Array(source.utf8), file: "a.json5").app
    #expect(app.screen.elements.map(\.content.label) == ["Deep"])
    let deeper = source.replacing("views: [{ kind: 'label'", with: "views: [[[[[[[[[[[[[")
    #expect(throws: FileProblem.self) {
      try ScreenFile.load(Array(deeper.utf8), file: "a.json5")
    }
  }

  private func problem(loading path: String) -> FileProblem? {
    #expect(throws: FileProblem.self) { try ScreenFile.load(path) }
  }

  /// The longer lists at the end of some sentences are left out here.
  private func check(_ source: String, _ expected: String) {
    let error = #expect(throws: FileProblem.self) {
      try ScreenFile.load(Array(source.utf8), file: "a.json5")
    }
    #expect(error?.description.hasPrefix("a.json5:\(expected)") == true, "\(error!.description)")
  }
}
