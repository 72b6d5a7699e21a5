import Speech
import Testing

@Suite("Speech in pieces")
struct SpeechPieceTests {
  private func pieces(_ parts: Utterance.Part...) -> [SpeechPiece] {
    SpeechPiece.pieces(of: Utterance(parts: parts), language: "en")
  }

  @Test("Parts of one voice keep one melody")
  func joins() {
    let joined = pieces(.init("Pepperoni."), .init("from 245 rubles"), .init(" "), .init("button"))
    #expect(joined.map(\.text) == ["Pepperoni. from 245 rubles, button"])
  }

  @Test(
    "Another language, pitch, spelling or pause is another piece",
    arguments: [
      Utterance.Part("bánh", language: "vi"), Utterance.Part("h", pitch: 1.4),
      Utterance.Part("usb", isSpelledOut: true), Utterance.Part("button", pauseBefore: 300),
    ])
  func separates(part: Utterance.Part) {
    let separate = pieces(.init("one"), part)
    #expect(separate.map(\.text) == ["one", part.text])
    #expect(separate.map(\.language) == ["en", part.language ?? "en"])
    #expect(separate[1].gapBefore == .clause)
    #expect(separate[1].pauseBefore == part.pauseBefore)
  }

  @Test(
    "A long text is cut where a reader would breathe, and loses no word",
    arguments: [
      ("The pizza is ready now. ", SpeechPiece.Gap.sentence),
      ("cheese and tomato, ", .clause),
      ("mozzarella and tomato ", .none),
      ("点菜请按这里。", .sentence),
    ])
  func cuts(words: String, gap: SpeechPiece.Gap) {
    let text = String(repeating: words, count: 30)
    let cut = pieces(.init(text))
    #expect(cut.count > 1)
    #expect(cut.allSatisfy { $0.text.count <= SpeechPiece.longest })
    #expect(cut.dropFirst().allSatisfy { $0.gapBefore == gap })
    let letters = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(letters(cut.map(\.text).joined()) == letters(text))
  }

  @Test("A text without any place to breathe is cut all the same")
  func hardCut() {
    let text = String(repeating: "ก", count: 1000)
    let cut = pieces(.init(text))
    #expect(cut.allSatisfy { $0.text.count <= SpeechPiece.longest })
    #expect(cut.map(\.text).joined() == text)
  }

  @Test("A point inside a number or an address is no place to breathe")
  func points() {
    let text = String(repeating: "version 1.2,3 at example.org:80 ", count: 8)
    #expect(pieces(.init(text)).allSatisfy { $0.gapBefore == .none && !$0.text.hasSuffix(".") })
  }

  @Test("Nothing to say is no piece", arguments: ["", "  ", "\n", "\0"])
  func nothing(text: String) {
    #expect(pieces(.init(text)).isEmpty)
  }
}
