import Gestures
import SpaceAndTime
import Testing
import Traces

@Suite("What is being considered")
struct ConsideringTests {
  private var recognizer = GestureRecognizer(bound: Set(Gesture.allCases))

  private mutating func touch(
    _ finger: Int, _ phase: Touch.Phase, _ x: Double, _ y: Double, at milliseconds: Double
  ) {
    recognizer.receive(
      Touch(
        time: Instant(milliseconds: milliseconds), finger: finger, phase: phase,
        position: Point(x: x, y: y)))
  }

  @Test("Nothing, while no finger is down")
  func nothing() {
    #expect(recognizer.considered == [])
  }

  @Test("A first finger may become anything; after the landing window only what one finger does")
  mutating func fingers() {
    touch(0, .down, 200, 400, at: 1000)
    let first = recognizer.considered
    #expect(first.contains(.oneFingerFlickLeft))
    #expect(first.contains(.twoFingerScrub))
    #expect(first.contains(.fiveFingerTap))
    #expect(!first.contains(.edgeSlideTopOnce))
    recognizer.advance(to: Instant(milliseconds: 1150))
    let later = recognizer.considered
    #expect(later.contains(.oneFingerFlickLeft))
    #expect(!later.contains(.twoFingerScrub))
    #expect(!later.contains(.fiveFingerTap))
  }

  @Test("A way to the right leaves the flick to the right of all flicks, and no tap")
  mutating func way() {
    touch(0, .down, 100, 400, at: 1000)
    for step in 1...8 {
      touch(0, .move, 100 + Double(step) * 10, 400, at: 1000 + Double(step) * 10)
    }
    let considered = recognizer.considered
    #expect(considered.contains(.oneFingerFlickRight))
    #expect(!considered.contains(.oneFingerFlickLeft))
    #expect(!considered.contains(.oneFingerFlickUp))
    #expect(!considered.contains(.oneFingerDoubleTap))
  }

  @Test("A finger that rests explores, or waits for another to tap")
  mutating func exploring() {
    touch(0, .down, 200, 400, at: 1000)
    recognizer.advance(to: Instant(milliseconds: 1400))
    #expect(recognizer.considered == [.explore, .splitTap])
  }

  @Test("After a tap it is that tap or more of them, until they are told")
  mutating func taps() {
    touch(0, .down, 200, 400, at: 1000)
    touch(0, .up, 200, 400, at: 1060)
    let waiting = recognizer.considered
    #expect(waiting.contains(.oneFingerTap))
    #expect(waiting.contains(.oneFingerDoubleTapAndHold))
    #expect(!waiting.contains(.oneFingerFlickLeft))
    touch(0, .down, 200, 400, at: 1160)
    #expect(!recognizer.considered.contains(.oneFingerTap))
    #expect(recognizer.considered.contains(.oneFingerDoubleTap))
    touch(0, .up, 200, 400, at: 1220)
    recognizer.advance(to: Instant(milliseconds: 2000))
    #expect(recognizer.considered == [])
  }

  @Test("At the top edge it may be a slide from there")
  mutating func edge() {
    touch(0, .down, 200, 4, at: 1000)
    #expect(recognizer.considered.contains(.edgeSlideTopOnce))
    #expect(!recognizer.considered.contains(.edgeSlideBottomOnce))
  }

  @Test(
    "What a stroke becomes was considered until then, for every gesture and many hands",
    arguments: Gesture.allCases.filter { $0 != .unknown })
  func nothingUnconsidered(gesture: Gesture) {
    var generator = TraceGenerator(seed: 11)
    for _ in 0..<20 {
      let trace = generator.trace(of: gesture)
      var recognizer = GestureRecognizer(bound: Set(Gesture.allCases))
      var last: [Gesture] = []
      for touch in trace.touches {
        recognizer.receive(touch)
        if recognizer.outputs.isEmpty { last = recognizer.considered }
      }
      #expect(last.contains(gesture), "\(gesture.rawValue): \(last.map(\.rawValue))")
    }
  }
}
