import AccessibilityTree
import ICUBackend
import ScreenReader
import Simulation
import Testing

@Suite("Reading by characters and words")
struct TextUnitTests {
  private func words(of label: String, language: String, knowsWords: Bool = true) throws
    -> [String]
  {
    var listener = try Listener(
      """
      { id: "text", kind: "label", frame: [0, 60, 390, 44], text: "\(label)",
        accessibilityLanguage: "\(language)" }
      """)
    if knowsWords { listener.reader.wordBreaker = ICUWordBreaker() }
    listener.turn(to: "Words")
    var heard: [String] = []
    for _ in 0..<12 {
      listener.make(.oneFingerFlickDown)
      guard let word = listener.spoken().last, word != heard.last else { break }
      heard.append(word)
    }
    return heard
  }

  @Test(
    "Texts without spaces are read by the words of a dictionary",
    arguments: [
      ("th", "สวัสดีชาวโลก", ["สวัสดี", "ชาว", "โลก"]),
      ("zh", "我们喜欢比萨。", ["我们", "喜欢", "比萨。"]),
      ("en", "We don't like 'em, do we?", ["We", "don't", "like", "'em,", "do", "we?"]),
    ])
  func dictionary(language: String, text: String, expected: [String]) throws {
    #expect(try words(of: text, language: language) == expected)
  }

  @Test("Without a dictionary each Chinese character is a word, and Thai goes from space to space")
  func withoutDictionary() throws {
    #expect(
      try words(of: "我们喜欢", language: "zh", knowsWords: false) == ["我", "们", "喜", "欢"])
    #expect(
      try words(of: "สวัสดีชาวโลก", language: "th", knowsWords: false) == ["สวัสดีชาวโลก"])
  }

  @Test("The pause between label and value is no sign, neither of the text nor of a word")
  func pauses() throws {
    var listener = try Listener(
      """
      { id: "a", kind: "button", frame: [0, 60, 390, 44], text: "Ab", accessibilityValue: "c, d" }
      """)
    _ = listener.spoken()
    listener.turn(to: "Characters")
    for _ in 0..<8 { listener.make(.oneFingerFlickDown) }
    #expect(listener.spoken() == ["cap A", "b", "c", ",", "space", "d", "b", "u"])
    listener.turn(to: "Words")
    for _ in 0..<4 { listener.make(.oneFingerFlickDown) }
    #expect(listener.spoken() == ["Ab", "c,", "d", "button"])
  }

  @Test("Characters and Words are there in a field, whoever took them out of the rotor")
  func always() throws {
    var settings = ReaderSettings()
    settings.rotor = [.headings]
    var listener = try Listener(
      "{ id: \"note\", kind: \"textField\", frame: [0, 60, 390, 44], text: \"one two\" }",
      settings: settings)
    listener.make(.oneFingerDoubleTap)
    let offered = listener.reader.rotorSettings(on: listener.app).map(\.id)
    #expect(offered.contains(.characters))
    #expect(offered.contains(.words))
  }
}
