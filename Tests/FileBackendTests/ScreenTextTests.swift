import AccessibilityTree
import FileBackend
import Simulation
import SpaceAndTime
import Testing

@Suite("Writing a screen as a file")
struct ScreenTextTests {
  private func view(
    _ id: String, _ kind: String = "label", _ frame: Rect = Rect(x: 0, y: 0, width: 9, height: 9),
    _ set: (inout ViewDescription) -> Void = { _ in }
  ) throws -> ViewDescription {
    let kind = try #require(ViewKindCatalog.kind(named: kind))
    var view = ViewDescription(id: id, kind: kind, frame: frame)
    set(&view)
    return view
  }

  private func lines(of views: [ViewDescription], remarks: [String] = []) throws -> [String] {
    var screen = ScreenDescription(id: "tea", title: .plain("Tea"))
    screen.views = views
    let bytes = ScreenText.bytes(of: screen, remarks: remarks)
    #expect(try ScreenFile.description(bytes, file: "tea.json5") == screen)
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("A screen has its head, its views and its remarks on lines of their own")
  func layout() throws {
    let inner = try view("inner", "button") { $0.content.text = .plain("Pour") }
    let outer = try view("outer", "cell") { $0.views = [inner] }
    #expect(
      try lines(of: [outer], remarks: ["two\nlines"]) == [
        "// two lines", "{", "  id: \"tea\", title: \"Tea\",", "  views: [",
        "    { id: \"outer\", kind: \"cell\", frame: [0, 0, 9, 9],",
        "      views: [",
        "        { id: \"inner\", kind: \"button\", frame: [0, 0, 9, 9], text: \"Pour\" },",
        "      ] },", "  ],", "}", "",
      ])
  }

  @Test(
    "A text is written so that it reads back as it is",
    arguments: [
      ("plain", "plain"), ("", ""), ("\"quoted\" \\", "\\\"quoted\\\" \\\\"),
      ("\n\r\t\r\n", "\\n\\r\\t\\r\\n"), ("\u{1}\u{8}\u{1F} ", "\\u0001\\u0008\\u001f "),
      ("\u{7E}\u{7F}", "~\\u007f"), ("\u{80}\u{85}\u{9F}\u{A0}©", "\\u0080\\u0085\\u009f\u{A0}©"),
      ("\u{2027}\u{2028}\u{2029}\u{202A}€", "\u{2027}\\u2028\\u2029\u{202A}€"),
      ("чай 茶 🫖 e\u{301}", "чай 茶 🫖 e\u{301}"), ("{tea} {{", "{{tea} {{{{"),
    ])
  func escapes(text: String, written: String) throws {
    let found = try lines(of: [view("a") { $0.content.text = .plain(text) }])
    #expect(
      found[3] == "    { id: \"a\", kind: \"label\", frame: [0, 0, 9, 9], text: \"\(written)\" },",
      "\(text.debugDescription)")
  }

  @Test("Numbers have a fraction only where they are not whole")
  func numbers() throws {
    let frame = Rect(x: -12.5, y: 100_000, width: 0.25, height: 1e9)
    let found = try lines(of: [view("a", "label", frame)])
    #expect(
      found[3] == "    { id: \"a\", kind: \"label\", frame: [-12.5, 100000, 0.25, 1000000000] },"
    )
  }

  @Test("A line is as long in another script: characters count, not bytes")
  func longLines() throws {
    // With these the line has a hundred characters.
    let fitting = 38
    for letter in ["a", "я", "茶", "👩‍🚀", "e\u{301}"] {
      let text = String(repeating: letter, count: fitting)
      let whole = try lines(of: [view("a") { $0.content.text = .plain(text) }])
      #expect(whole.count == 7, "\(letter)")
      #expect(whole[3].count == 100)
      let longer = try lines(of: [view("a") { $0.content.text = .plain(text + letter) }])
      #expect(
        Array(longer[3...4]) == [
          "    { id: \"a\", kind: \"label\", frame: [0, 0, 9, 9],",
          "      text: \"\(text + letter)\" },",
        ])
    }
  }

  @Test("A text that fits no line has one of its own")
  func longText() throws {
    let text = String(repeating: "tea \"чай\" ", count: 7_000)
    let found = try lines(of: [
      view("a") {
        $0.content.text = .plain(text)
        $0.accessibility.hint = .plain("Hint")
      }
    ])
    #expect(found.count == 9)
    #expect(found[4].count == text.count + 14_000 + 15)
    #expect(found[5] == "      accessibilityHint: \"Hint\" },")
  }

  @Test("The keys are in the order in which a person looks for them")
  func order() throws {
    let full = try view("a", "slider") {
      $0.isEnabled = .always(false)
      $0.isSelected = .always(true)
      $0.alpha = 0.5
      $0.content.value = 20
      $0.content.minimumValue = 0
      $0.content.maximumValue = 100
      $0.accessibility.isAccessibilityElement = true
      $0.accessibility.label = .plain("Sugar")
      $0.accessibility.value = .plain("Much")
      $0.accessibility.hint = .plain("Sweet")
      $0.accessibility.traits = [.adjustable, .header]
      $0.accessibility.language = "en"
      $0.accessibility.frame = Rect(x: 1, y: 2, width: 3, height: 4)
      $0.accessibility.activationPoint = Point(x: 5, y: 6)
      $0.accessibility.elements = []
      $0.accessibility.customActions = [CustomActionDescription(name: .plain("Stir"))]
      $0.accessibility.customContent = [
        CustomContentDescription(
          label: .plain("Kind"), value: .plain("Cane"), isHighImportance: true),
        CustomContentDescription(label: .plain("Origin"), value: .plain("{}")),
      ]
      $0.accessibility.customRotors = [
        CustomRotor(
          name: "Spoons",
          results: [
            CustomRotor.Result(element: "a"), CustomRotor.Result(element: "a", range: 2..<5),
          ])
      ]
      $0.accessibility.rowRange = 1..<3
      $0.accessibility.rowHeaders = [1: ["a"], 0: ["a", "a"]]
    }
    let found = try lines(of: [full]).dropFirst(3).dropLast(3).map { String($0.drop { $0 == " " }) }
    #expect(
      found == [
        "{ id: \"a\", kind: \"slider\", frame: [0, 0, 9, 9], value: 20, minimumValue: 0, maximumValue: 100,",
        "enabled: false, selected: true, alpha: 0.5, isAccessibilityElement: true,",
        "accessibilityLabel: \"Sugar\", accessibilityValue: \"Much\", accessibilityHint: \"Sweet\",",
        "accessibilityTraits: [\"adjustable\", \"header\"], accessibilityLanguage: \"en\",",
        "accessibilityFrame: [1, 2, 3, 4], accessibilityActivationPoint: [5, 6],",
        "accessibilityElements: [], accessibilityCustomActions: [\"Stir\"],",
        "accessibilityCustomContent: [{ label: \"Kind\", value: \"Cane\", importance: \"high\" }, { label: \"Origin\", value: \"{{}\" }],",
        "accessibilityCustomRotors: [{ name: \"Spoons\", results: [\"a\", { element: \"a\", range: [2, 3] }] }],",
        "accessibilityRowRange: [1, 2],",
        "accessibilityHeaderElementsForRow: { \"0\": [\"a\", \"a\"], \"1\": [\"a\"] } },",
      ])
  }
}
