import Gestures
import SpaceAndTime
import Testing
import Traces

/// What machines and hands do besides: late timers, palms, lost fingers, garbage.
@Suite("Recognizing gestures among late timers and odd touches")
struct LateAndOddTouchesTests {
  private static let drawn = GestureRecognizerTests.drawn

  // MARK: Time

  @Test("A timer that comes late decides as if it had come in time", arguments: drawn)
  func lateTimers(gesture: Gesture) {
    var generator = TraceGenerator(seed: 5)
    for _ in 0..<8 {
      let trace = generator.trace(of: gesture)
      var punctual = GestureRecognizer(bound: Set(Gesture.allCases))
      for touch in trace.touches {
        while let due = punctual.deadline, due < touch.time { punctual.advance(to: due) }
        punctual.receive(touch)
      }
      while let due = punctual.deadline { punctual.advance(to: due) }
      #expect(punctual.outputs == trace.outputs())
    }
  }

  @Test("Two taps further apart than the gap are two taps, though no timer came between")
  func lateTap() {
    var hand = SteadyHand()
    hand.tap([.mm(30, 60)])
    hand.wait(251)
    hand.tap([.mm(30, 60)])
    #expect(Told.all(hand.touches).map(\.gesture) == [.oneFingerTap, .oneFingerTap])
  }

  @Test("A tap and then a flick are both")
  func tapThenFlick() {
    var hand = SteadyHand()
    hand.tap([.mm(30, 60)])
    hand.wait(120)
    hand.down([.mm(30, 60)])
    hand.move(120, by: .mm(20, 0))
    hand.up()
    #expect(Told.all(hand.touches).map(\.gesture) == [.oneFingerTap, .oneFingerFlickRight])
  }

  @Test("Taps of different numbers of fingers do not join")
  func mixedTaps() {
    var hand = SteadyHand()
    hand.tap(SteadyHand.row(2))
    hand.wait(100)
    hand.tap(SteadyHand.row(1))
    #expect(Told.all(hand.touches).map(\.gesture) == [.twoFingerTap, .oneFingerTap])
  }

  // MARK: Fingers

  @Test("A palm of under 15 ms is no finger", arguments: [1, 2, 3])
  func palms(fingers: Int) {
    var hand = SteadyHand()
    hand.down(SteadyHand.row(fingers, apart: 8))
    hand.move(160, by: .mm(20, 0))
    hand.up()
    let palm = [
      Touch(
        time: Instant(milliseconds: 60), finger: 90, phase: .down, position: Point(x: 20, y: 700)),
      Touch(
        time: Instant(milliseconds: 74), finger: 90, phase: .up, position: Point(x: 20, y: 700)),
    ]
    let touches = (hand.touches + palm).sorted { $0.time < $1.time }
    #expect(Told.all(touches).map(\.gesture) == Told.all(hand.touches).map(\.gesture))
    #expect(Told.all(touches).count == 1)
  }

  @Test("Fingers that land and lift one after another are one hand", arguments: 2...5)
  func staggered(fingers: Int) {
    var hand = SteadyHand()
    hand.tap(
      SteadyHand.row(fingers, apart: 9), pressed: 30, apart: 100 / Double(fingers - 1))
    #expect(Told.all(hand.touches).count == 1)
    let row = GestureCatalog.rows.first { $0.gesture == Told.all(hand.touches).first?.gesture }
    #expect(row?.fingers == fingers)
  }

  @Test("A split tap is decided at the second finger's lift, also when the first has gone")
  func splitTap() {
    func touches(firstLift: Milliseconds) -> [Touch] {
      var one = SteadyHand()
      one.down([.mm(30, 60)])
      one.wait(firstLift)
      one.up()
      var two = SteadyHand(first: 1)
      two.wait(500)
      two.tap([.mm(45, 60)])
      return (one.touches + two.touches).sorted { $0.time < $1.time }
    }
    for firstLift in [540.0, 800] {
      #expect(
        Told.all(touches(firstLift: firstLift)) == [
          Told(gesture: .explore, time: 200), Told(gesture: .splitTap, time: 560),
        ])
    }
  }

  // MARK: Cancel and garbage

  @Test("A cancelled finger completes nothing", arguments: drawn)
  func cancel(gesture: Gesture) {
    var generator = TraceGenerator(seed: 6)
    for _ in 0..<5 {
      var touches = generator.trace(of: gesture).touches
      guard let last = touches.lastIndex(where: { $0.phase == .up }) else { continue }
      let before = Told.all(Array(touches[..<last]))
      touches[last].phase = .cancel
      #expect(Told.all(touches).count <= before.count)
    }
  }

  @Test("Losing the focus lets go of everything")
  func cancelAll() {
    var hand = SteadyHand()
    hand.tap(SteadyHand.row(1))
    hand.wait(50)
    hand.down(SteadyHand.row(1))
    var recognizer = GestureRecognizer(bound: Set(Gesture.allCases))
    for touch in hand.touches { recognizer.receive(touch) }
    recognizer.cancelAll()
    #expect(recognizer.deadline == nil)
    recognizer.advance(to: Instant(milliseconds: 60_000))
    #expect(recognizer.outputs.isEmpty)
  }

  @Test(
    "A minute after garbage a clean gesture is recognized", arguments: 0..<8)
  func garbage(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var recognizer = GestureRecognizer(bound: Set(Gesture.allCases))
    var generator = TraceGenerator(seed: UInt64(seed))
    var time = 0.0
    for _ in 0..<2000 {
      time += Double.random(in: -40...60, using: &random)
      let isWild = Int.random(in: 0..<200, using: &random) == 0
      let place = isWild ? Double.nan : Double.random(in: -900...1200, using: &random)
      let touch = Touch(
        time: Instant(milliseconds: isWild ? time * 1e6 : time),
        finger: Int.random(in: 0..<14, using: &random),
        phase: Touch.Phase.allCases.randomElement(using: &random) ?? .down,
        position: Point(x: place, y: Double.random(in: -900...1200, using: &random)))
      recognizer.receive(touch)
      if Bool.random(using: &random) { recognizer.receive(touch) }
    }
    for gesture in Self.drawn {
      time += 60_000
      recognizer.advance(to: Instant(milliseconds: time))
      recognizer.discardOutputs()
      let trace = generator.trace(of: gesture, starting: Instant(milliseconds: time))
      for touch in trace.touches { recognizer.receive(touch) }
      time += 5000
      recognizer.advance(to: Instant(milliseconds: time))
      let found = recognizer.outputs.contains {
        if case .recognized(let told) = $0 { told.gesture == gesture } else { false }
      }
      #expect(found, "\(gesture.rawValue)")
    }
  }

  @Test("Moments at the ends of time do not crash it")
  func endsOfTime() {
    var recognizer = GestureRecognizer(bound: Set(Gesture.allCases))
    for microseconds in [Int64.min, .max, 0, -1, 1 << 59, .max] {
      for phase in Touch.Phase.allCases {
        recognizer.receive(
          Touch(
            time: Instant(microseconds: microseconds), finger: 0, phase: phase,
            position: Point(x: .infinity, y: .nan)))
        recognizer.receive(
          Touch(
            time: Instant(microseconds: microseconds), finger: .max, phase: phase,
            position: Point(x: 50, y: 50)))
      }
      recognizer.advance(to: Instant(microseconds: microseconds))
    }
    recognizer.discardOutputs()
    #expect(recognizer.outputs.isEmpty)
  }
}
