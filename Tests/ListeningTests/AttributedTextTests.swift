import ScreenReader
import Speech
import Testing

@Suite("Texts with attributes for speech")
struct AttributedTextTests {
  private func heard(_ views: String, state: String = "") throws -> Utterance? {
    var listener = try Listener(views, state: state)
    return listener.happened().compactMap { event in
      if case .speak(let utterance) = event { utterance } else { nil }
    }.last
  }

  @Test("Each part is said in its own way, and the text is read as one")
  func parts() throws {
    let utterance = try heard(
      """
      { id: "code", kind: "label", frame: [0, 0, 390, 44], text: "unused",
        accessibilityAttributedLabel: [
          "Code ", { text: "{code}", spellOut: true },
          { text: " สวัสดี", language: "th", pitch: 1.5 }, { text: " a;b", punctuation: "all" },
        ],
        accessibilityAttributedValue: [{ text: "9", punctuation: false }],
        accessibilityTraits: ["button"] },
      """, state: "code: \"A1B2\"")
    #expect(utterance?.text == "Code A1B2 สวัสดี a;b, 9, button")
    let parts = try #require(utterance?.parts)
    #expect(parts.map(\.isSpelledOut) == [false, true, false, false, false, false])
    #expect(parts.map(\.language) == [nil, nil, "th", nil, nil, nil])
    #expect(parts.map(\.pitch) == [1, 1, 1.5, 1, 1, 1])
    #expect(
      parts.map(\.punctuation) == [nil, nil, nil, .all, SpeechSettings.Punctuation.none, nil])
  }

  @Test(
    "Punctuation can be written as UIKit's choice or as a flag",
    arguments: [
      ("\"all\"", SpeechSettings.Punctuation.all), ("true", .all), ("\"none\"", .none),
      ("false", .none),
    ])
  func punctuation(written: String, punctuation: SpeechSettings.Punctuation) throws {
    let utterance = try heard(
      """
      { id: "code", kind: "element", frame: [0, 0, 390, 44],
        accessibilityAttributedLabel: ["Code ", { text: "a;b", punctuation: \(written) }] },
      """)
    #expect(utterance?.parts.map(\.punctuation) == [nil, punctuation])
  }

  @Test("No pause is made inside of a text")
  func pieces() throws {
    let utterance = try #require(
      try heard(
        """
        { id: "code", kind: "element", frame: [0, 0, 390, 44],
          accessibilityAttributedLabel: ["Code ", { text: "A1", spellOut: true }, " now"] },
        """))
    let pieces = SpeechPiece.pieces(of: utterance, language: "en")
    #expect(pieces.map(\.text) == ["Code ", "A1", " now"])
    #expect(pieces.map(\.gapBefore) == [.none, .none, .none])
  }

  @Test("How a part is pronounced stays with it up to the voice, in a piece of its own")
  func pronunciation() throws {
    let utterance = try #require(
      try heard(
        """
        { id: "city", kind: "element", frame: [0, 0, 390, 44],
          accessibilityAttributedLabel: ["To ", { text: "Doha", IPANotation: "ˈdoʊhə" }, " now"] },
        """))
    #expect(utterance.text == "To Doha now")
    let pieces = SpeechPiece.pieces(of: utterance, language: "en")
    #expect(pieces.map(\.text) == ["To ", "Doha", " now"])
    #expect(pieces.map(\.ipaNotation) == [nil, "ˈdoʊhə", nil])
  }

  @Test("The element is called by the whole text")
  func label() throws {
    let listener = try Listener(
      """
      { id: "code", kind: "element", frame: [0, 0, 390, 44],
        accessibilityAttributedLabel: ["Code ", { text: "A1", spellOut: true }] },
      """)
    #expect(listener.app.screen.elements.first?.content.label == "Code A1")
  }
}
