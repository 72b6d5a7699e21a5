import Gestures
import Hands
import SpaceAndTime
import Testing

@Suite("Hands, read by the recognizer")
struct RecognitionTests {
  @Test(
    "What is drawn for a gesture is recognized as it, once, however wide the limits",
    arguments: Gesture.allCases, [1.0, 1.5, 2])
  func strokes(gesture: Gesture, ease: Double) {
    let touches = GestureStrokes().touches(for: gesture, starting: .zero)
    #expect(named(touches, within: .strict.eased(by: ease)) == [gesture])
  }

  @Test("A slow hand's tap, flick and several taps fit into wider limits alone")
  func slowHand() {
    let place = Point(x: 195, y: 400)
    func stroke(_ fingers: Int, from start: Milliseconds, for time: Milliseconds, by way: Double)
      -> [Touch]
    {
      let number = Array(0..<fingers)
      func touches(_ phase: Touch.Phase, _ share: Double) -> [Touch] {
        number.map { finger in
          Touch(
            time: Instant(milliseconds: start + time * share), finger: finger, phase: phase,
            position: place + Point(x: Double(finger) * 70 + way * share, y: 0))
        }
      }
      return touches(.down, 0) + (1..<20).flatMap { touches(.move, Double($0) / 20) }
        + touches(.up, 1)
    }
    let tap = stroke(1, from: 0, for: 300, by: 0)
    let pair = stroke(2, from: 0, for: 400, by: 0) + stroke(2, from: 600, for: 400, by: 0)
    let flick = stroke(3, from: 0, for: 400, by: 120)
    let wide = Tolerances.strict.eased(by: 2)
    #expect(named(tap) == [.explore])
    #expect(named(tap, within: wide) == [.oneFingerTap])
    #expect(named(pair).last != .twoFingerDoubleTap)
    #expect(named(pair, within: wide) == [.twoFingerDoubleTap])
    #expect(named(flick) == [.unknown])
    #expect(named(flick, within: wide) == [.threeFingerFlickRight])
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
  private func named(_ touches: [Touch], within tolerances: Tolerances = .strict) -> [Gesture] {
    let all = recognized(touches, within: tolerances)
    if all == [.explore, .splitTap] { return [.splitTap] }
    let isPinch = all.first == .twoFingerPinchIn || all.first == .twoFingerPinchOut
    return isPinch && Set(all).count == 1 ? [all[0]] : all
  }

  private func recognized(
    _ touches: [Touch], within tolerances: Tolerances = .strict
  ) -> [Gesture] {
    var recognizer = GestureRecognizer(bound: Set(Gesture.allCases), tolerances: tolerances)
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
