import Gestures
import Hands
import SpaceAndTime
import Testing

@Suite("Hands, read by the recognizer")
struct RecognitionTests {
  @Test("What is drawn for a gesture is recognized as it, once", arguments: Gesture.allCases)
  func strokes(gesture: Gesture) {
    #expect(named(GestureStrokes().touches(for: gesture, starting: .zero)) == [gesture])
  }

  @Test("A mouse makes it", arguments: Gesture.allCases)
  func mouse(gesture: Gesture) {
    #expect(named(HandUser.mouse(making: gesture)) == [gesture])
  }

  @Test(
    "A keyboard alone makes it", arguments: Gesture.allCases.filter { $0 != .unknown },
    [false, true])
  func keyboard(gesture: Gesture, isEditingText: Bool) throws {
    let touches = try HandUser.keyboard(making: gesture, isEditingText: isEditingText)
    #expect(named(touches) == [gesture])
  }

  @Test("Sticky fingers make it with one hand", arguments: Gesture.allCases)
  func sticky(gesture: Gesture) {
    #expect(named(HandUser.stickyFingers(making: gesture)) == [gesture])
  }

  @Test("A turn of several steps is recognized step by step", arguments: 1...5)
  func steps(count: Int) {
    let touches = GestureStrokes().touches(
      for: .twoFingerRotateClockwise, starting: .zero, steps: count)
    #expect(recognized(touches) == Array(repeating: .twoFingerRotateClockwise, count: count))
  }

  /// Gestures as they fired, a pinch that goes on counted once; a split tap begins by exploring.
  private func named(_ touches: [Touch]) -> [Gesture] {
    let all = recognized(touches)
    if all == [.explore, .splitTap] { return [.splitTap] }
    let isPinch = all.first == .twoFingerPinchIn || all.first == .twoFingerPinchOut
    return isPinch && Set(all).count == 1 ? [all[0]] : all
  }

  private func recognized(_ touches: [Touch]) -> [Gesture] {
    var recognizer = GestureRecognizer(bound: Set(Gesture.allCases))
    for touch in touches { recognizer.receive(touch) }
    if let end = touches.last?.time { recognizer.advance(to: end + 5_000) }
    return recognizer.outputs.compactMap {
      switch $0 {
      case .recognized(let gesture): gesture.gesture
      case .missed: .unknown
      default: nil
      }
    }
  }
}
