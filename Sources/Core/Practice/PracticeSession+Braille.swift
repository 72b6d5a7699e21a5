import Braille
import Gestures

/// Touches and keys while braille is typed (voiceover.md 6.5).
extension PracticeSession {
  /// The hands may lie elsewhere than the last time.
  mutating func prepareBraille() {
    brailleRecognizer.cancelAll()
    brailleRecognizer.lockedPosture = preferences.reader.lockedBraillePosture
    if brailleRecognizer.layout.posture != preferences.reader.braillePosture {
      brailleRecognizer.takePosture(preferences.reader.braillePosture, screen: recognizer.screen)
    }
  }

  /// Only gestures in which fingers go somewhere are gestures; the rest are dots.
  mutating func receiveInBraille(_ output: RecognizerOutput) {
    switch output {
    case .recognized(let recognized) where recognized.gesture.isMotion:
      brailleRecognizer.spend()
      receive(output)
    case .slidPastStop: receive(output)
    case .recognized, .missed, .exploring, .explorationEnded, .passedThrough, .turning:
      break
    }
  }

  mutating func takeDots(_ touch: Touch) {
    var touch = touch
    touch.time = now
    brailleRecognizer.lockedPosture = preferences.reader.lockedBraillePosture
    brailleRecognizer.receive(touch)
    takeBrailleStrokes()
  }

  mutating func advanceBraille() {
    guard isTypingBraille else { return brailleRecognizer.cancelAll() }
    brailleRecognizer.advance(to: now)
    takeBrailleStrokes()
  }

  private mutating func takeBrailleStrokes() {
    let strokes = brailleRecognizer.strokes
    brailleRecognizer.discardStrokes()
    for stroke in strokes { receive(stroke) }
  }

  mutating func receive(_ stroke: BrailleStroke) {
    coach.disturbed(isByLearner: true)
    heldAnswer = nil
    if case .cell(let cell) = stroke { log(.braille(cell)) }
    apply(queue.interrupt())
    guard isTypingBraille, !layers.isEmpty else {
      sound(.miss)
      return say(coach.words.text("coach.braille-is-off"))
    }
    beginPending()
    if case .slid(let length) = stroke {
      let millimetres = Int(length.rounded())
      lastStroke = LastStroke(
        gesture: nil,
        explanation: coach.words.text("coach.braille-slid", count: millimetres))
    } else if case .cell(let cell) = stroke {
      lastStroke = LastStroke(
        gesture: nil,
        explanation: coach.words.text(
          "coach.braille-cell", ["dots": cell.dots.map(String.init).joined(separator: " ")]))
    }
    if isLearning {
      run?.keep(.braille(stroke))
      run?.observe(stroke)
    }
    handle(layers[layers.count - 1].braille(stroke, at: now))
    settle()
  }
}
