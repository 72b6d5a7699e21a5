import Braille
import Hands
import SpaceAndTime
import Testing

@Suite("Keys as dots")
struct BrailleKeysTests {
  private static let keys: [Key] = [.f, .d, .s, .j, .k, .l]

  private func event(
    _ key: Key, _ phase: KeyEvent.Phase = .pressed, _ modifiers: KeyModifiers = []
  ) -> KeyEvent {
    KeyEvent(time: .zero, key: key, phase: phase, modifiers: modifiers)
  }

  private var hands: Hands {
    var hands = Hands()
    hands.isTypingBraille = true
    return hands
  }

  @Test("Every cell comes when its last key is lifted, whatever the order", arguments: 1...63)
  func everyCell(pattern: UInt8) {
    let cell = BrailleCell(rawValue: pattern)
    let keys = cell.dots.map { Self.keys[$0 - 1] }
    for released in [keys, keys.reversed()] {
      var hands = hands
      for key in keys {
        #expect(hands.receive(event(key)) == .hands)
        #expect(hands.receive(event(key, .repeated)) == .hands)
      }
      let answers = released.map { hands.receive(event($0, .released)) }
      #expect(answers.dropLast().allSatisfy { $0 == .hands })
      #expect(answers.last == .braille(.cell(cell)))
      #expect(hands.advance(to: Instant(milliseconds: 9_000)).isEmpty)
    }
  }

  @Test("A key that is lifted early still belongs to the cell")
  func rolling() {
    var hands = hands
    _ = hands.receive(event(.f))
    _ = hands.receive(event(.d))
    #expect(hands.receive(event(.f, .released)) == .hands)
    _ = hands.receive(event(.j))
    #expect(hands.receive(event(.d, .released)) == .hands)
    #expect(
      hands.receive(event(.j, .released)) == .braille(.cell(BrailleCell([1, 2, 4]))))
  }

  @Test(
    "Space, backspace and enter stand beside the cells",
    arguments: [
      (Key.space, BrailleStroke.space), (.backspace, .deleteBackward), (.enter, .lineEnd),
    ])
  func others(key: Key, stroke: BrailleStroke) {
    var hands = hands
    #expect(hands.receive(event(key)) == .braille(stroke))
    #expect(hands.receive(event(key, .released)) == .hands)
  }

  @Test("Curtain's own keys, gestures and the desktop's keys stay what they are")
  func rest() {
    var hands = hands
    #expect(hands.receive(event(.s, .pressed, .control)) == .coach(.skip))
    #expect(hands.receive(event(.f1)) == .coach(.keys))
    #expect(hands.receive(event(.d, .pressed, .alt)) == .unused)
    #expect(hands.receive(event(.right)) == .hands)
    #expect(!hands.advance(to: Instant(milliseconds: 9_000)).isEmpty)
  }

  @Test("At any other time the letters are no dots, and what was held is forgotten")
  func off() {
    var hands = hands
    _ = hands.receive(event(.f))
    hands.isTypingBraille = false
    #expect(hands.receive(event(.f, .released)) == .unused)
    #expect(hands.receive(event(.f)) == .unused)
    hands.isTypingBraille = true
    _ = hands.receive(event(.d))
    #expect(hands.receive(event(.d, .released)) == .braille(.cell(BrailleCell([2]))))
  }
}
