import Gestures
import SpaceAndTime
import Testing
import Traces

@Suite("Recognizing gestures")
struct GestureRecognizerTests {
  static let drawn = Gesture.allCases.filter { $0 != .unknown }

  @Test("Every gesture is recognized as human hands make it", arguments: drawn)
  func humanHands(gesture: Gesture) {
    var generator = TraceGenerator(seed: 20)
    var wrong: [[Gesture]] = []
    for _ in 0..<50 {
      let found = Told.all(generator.trace(of: gesture).touches).map(\.gesture)
      if !isRight(found, gesture) { wrong.append(found) }
    }
    #expect(wrong.count <= 1, "\(wrong)")
  }

  /// Rotations tick once a step; a split tap is made while exploring.
  private func isRight(_ found: [Gesture], _ gesture: Gesture) -> Bool {
    switch gesture {
    case .twoFingerRotateClockwise, .twoFingerRotateCounterclockwise:
      !found.isEmpty && found.allSatisfy { $0 == gesture }
    case .splitTap: found == [.explore, .splitTap]
    default: found == [gesture]
    }
  }

  @Test("A tap that a busy machine reports in one moment keeps its fingers", arguments: 1...5)
  func momentary(fingers: Int) {
    let row = SteadyHand.row(fingers, apart: 9, at: Point(x: 30, y: 20))
    let places = row.map { Point(x: $0.x * 6.417, y: $0.y * 6.417) }
    let touches = [Touch.Phase.down, .up].flatMap { phase in
      places.enumerated().map {
        Touch(time: .zero, finger: $0.offset, phase: phase, position: $0.element)
      }
    }
    let expected: [Gesture] = [
      .oneFingerTap, .twoFingerTap, .threeFingerTap, .fourFingerTapTop, .fiveFingerTap,
    ]
    #expect(Told.all(touches).map(\.gesture) == [expected[fingers - 1]])
  }

  // MARK: The first possible moment

  @Test("A tap waits while a longer count is bound, and no longer", arguments: 1...5)
  func tapsWait(fingers: Int) {
    let taps = GestureCatalog.rows.filter { row in
      if case .tap = row.motion { return row.fingers == fingers }
      return false
    }
    let row = SteadyHand.row(fingers, apart: 9)
    var hand = SteadyHand()
    hand.tap(row)
    let all = Told.all(hand.touches)
    #expect(all.map(\.time) == [310])
    let single = taps.filter { $0.taps == 1 }.map(\.gesture)
    #expect(Told.all(hand.touches, bound: Set(single)).map(\.time) == [60])
    let longest = taps.map(\.taps).max() ?? 1
    var many = SteadyHand()
    for tap in 0..<longest {
      if tap > 0 { many.wait(120) }
      many.tap(row)
    }
    let found = Told.all(many.touches)
    #expect(found.map(\.gesture) == taps.filter { $0.taps == longest }.map(\.gesture))
    #expect(found.map(\.time) == [many.now])
  }

  @Test("A tap waits for the held form of the next")
  func tapsWaitForHolds() {
    var hand = SteadyHand()
    hand.tap(SteadyHand.row(2))
    #expect(
      Told.all(hand.touches, bound: [.twoFingerTap, .twoFingerDoubleTapAndHold])
        == [Told(gesture: .twoFingerTap, time: 310)])
  }

  @Test("A hold is told at its limit, with the finger down, and what follows passes through")
  func holds() {
    var hand = SteadyHand()
    hand.tap(SteadyHand.row(1))
    hand.wait(100)
    hand.down(SteadyHand.row(1))
    hand.wait(1200)
    hand.move(200, by: .mm(20, 0))
    hand.up()
    let outputs = TouchTrace(id: "", touches: hand.touches).outputs()
    #expect(
      Told.all(hand.touches) == [Told(gesture: .oneFingerDoubleTapAndHold, time: 160 + 1000)])
    let passed = outputs.compactMap { output -> Touch.Phase? in
      if case .passedThrough(let touch) = output { touch.phase } else { nil }
    }
    #expect(passed.first == .down)
    #expect(passed.last == .up)
    #expect(passed.filter { $0 == .move }.count == 25)
  }

  @Test("The rotor ticks once a step while the fingers still turn, there and back")
  func rotor() {
    var hand = SteadyHand()
    let middle = Point.mm(30, 60)
    func place(_ finger: Int, _ angle: Double) -> Point {
      middle + Point.onCircle(radius: 10, angle: angle + Double(finger) * .pi)
    }
    hand.down([place(0, 0), place(1, 0)])
    hand.move(800) { place($0, 1.2 * $1) }
    hand.move(800) { place($0, 1.2 - 1.2 * $1) }
    hand.up()
    let found = Told.all(hand.touches)
    #expect(
      found.map(\.gesture) == [
        .twoFingerRotateClockwise, .twoFingerRotateClockwise, .twoFingerRotateCounterclockwise,
      ])
    #expect(found[0].time <= 800 * 0.5 / 1.2 + 8)
    #expect(found[2].time < 1600)
  }

  /// When it was told that the fingers turn, and which way.
  private func turning(_ touches: [Touch]) -> [(isClockwise: Bool, time: Milliseconds)] {
    TouchTrace(id: "", touches: touches).outputs().compactMap {
      if case .turning(let isClockwise, let time) = $0 {
        (isClockwise, time.milliseconds)
      } else {
        nil
      }
    }
  }

  @Test("Between the steps of the rotor it is told that the fingers turn, and which way")
  func turningFingers() {
    var hand = SteadyHand()
    let middle = Point.mm(30, 60)
    func place(_ finger: Int, _ angle: Double) -> Point {
      middle + Point.onCircle(radius: 20, angle: angle + Double(finger) * .pi)
    }
    hand.down([place(0, 0), place(1, 0)])
    hand.move(800) { place($0, 1.2 * $1) }
    hand.move(800) { place($0, 1.2 - 0.6 * $1) }
    hand.up()
    let told = turning(hand.touches)
    // Quarters of a step of 0.5 rad: 0.125 to 0.375, 0.625 to 0.875 and 1.125, then 1.0 to 0.625.
    #expect(
      told.map(\.isClockwise) == Array(repeating: true, count: 7) + [false, false, false, false])
    #expect(told[0].time <= 800 * 0.125 / 1.2 + 16)
    let steps = Told.all(hand.touches).map(\.time)
    #expect(steps.count == 2)
    #expect(told.allSatisfy { !steps.contains($0.time) })
  }

  @Test("Fingers that do anything else than turn are not told to turn")
  func notTurning() {
    let others: [Gesture] = [
      .twoFingerTap, .twoFingerDoubleTap, .twoFingerFlickLeft, .twoFingerFlickRight,
      .twoFingerFlickUp, .twoFingerFlickDown, .twoFingerScrub, .twoFingerPinchIn,
      .twoFingerPinchOut, .splitTap, .explore, .oneFingerFlickRight, .threeFingerFlickUp,
    ]
    var generator = TraceGenerator(seed: 21)
    for gesture in others {
      let ticking = (0..<50).filter { _ in !turning(generator.trace(of: gesture).touches).isEmpty }
      #expect(ticking.count <= 2, "\(gesture)")
    }
  }

  @Test("Fingers of two hands turn the rotor, one going up and the other down")
  func twoHands() {
    var hand = SteadyHand()
    hand.down([.mm(10, 60), .mm(50, 60)])
    hand.move(400) { finger, share in
      .mm(finger == 0 ? 10 : 50, 60 + (finger == 0 ? -15 : 15) * share)
    }
    hand.up()
    #expect(Told.all(hand.touches).map(\.gesture) == [.twoFingerRotateClockwise])
  }

  @Test("A finger planted long before is a pivot too")
  func plantedPivot() {
    var one = SteadyHand()
    one.down([.mm(30, 60)])
    var two = SteadyHand(first: 1)
    two.wait(600)
    two.down([.mm(45, 60)])
    two.move(400) { .mm(30, 60) + Point.onCircle(radius: 15, angle: 0.8 * $1) + .mm(Double($0), 0) }
    two.up()
    one.wait(1100)
    one.up()
    let touches = (one.touches + two.touches).sorted { $0.time < $1.time }
    #expect(Told.all(touches).map(\.gesture) == [.explore, .twoFingerRotateClockwise])
  }

  @Test("A pinch is told while the fingers move")
  func pinch() {
    var hand = SteadyHand()
    hand.down([.mm(20, 60), .mm(40, 60)])
    hand.move(400) { finger, share in .mm(finger == 0 ? 20 - 15 * share : 40 + 15 * share, 60) }
    hand.up()
    let found = Told.all(hand.touches)
    #expect(found.map(\.gesture) == [.twoFingerPinchOut])
    #expect(found[0].time < 200)
  }

  @Test("A resting finger explores after 0.2 seconds, a slow one as soon")
  func exploring() {
    var resting = SteadyHand()
    resting.down([.mm(30, 60)])
    resting.wait(500)
    resting.up()
    #expect(Told.all(resting.touches) == [Told(gesture: .explore, time: 200)])
    var slow = SteadyHand()
    slow.down([.mm(30, 60)])
    slow.move(1000, by: .mm(30, 0))
    slow.up()
    #expect(Told.all(slow.touches) == [Told(gesture: .explore, time: 200)])
  }

  @Test("Exploring names where the finger is, and ends where it lifts")
  func explorationPlaces() {
    var hand = SteadyHand()
    hand.down([.mm(30, 60)])
    hand.move(800, by: .mm(24, 0))
    hand.up()
    let outputs = TouchTrace(id: "", touches: hand.touches).outputs()
    var places: [Double] = []
    var end: Double?
    for output in outputs {
      if case .exploring(let place, _) = output { places.append(place.x) }
      if case .explorationEnded(let place, _) = output { end = place.x }
    }
    #expect(places.count > 50)
    #expect(places == places.sorted())
    #expect(end == 54 * HandScale.phone.pointsPerMillimetre)
  }

  @Test("Lifts decide flicks, scrubs and slides", arguments: [1, 2, 3, 4])
  func flicksAtLift(fingers: Int) {
    var hand = SteadyHand()
    hand.down(SteadyHand.row(fingers, apart: 8))
    hand.move(160, by: .mm(0, -20))
    hand.up()
    let flick = GestureCatalog.rows.first { $0.fingers == fingers && $0.motion == .flick(.up) }
    #expect(Told.all(hand.touches).map(\.gesture) == [flick?.gesture])
    #expect(Told.all(hand.touches).map(\.time) == [160])
  }

  @Test("A finger from the edge never explores, and its lift past a stop decides")
  func edgeSlides() {
    for (reach, gesture) in [
      (0.2, Gesture.unknown), (0.3, .edgeSlideTopOnce), (0.6, .edgeSlideTopTwice),
    ] {
      var hand = SteadyHand()
      hand.down([.mm(30, 0.5)])
      hand.wait(400)
      hand.move(1500, by: .mm(0, 844 / 6.417 * reach))
      hand.up()
      #expect(Told.all(hand.touches) == [Told(gesture: gesture, time: 1900)])
    }
  }

  @Test("Three fingers undo and redo: double tap, hold, flick", arguments: [-1.0, 1])
  func undo(sign: Double) {
    var hand = SteadyHand()
    let row = SteadyHand.row(3)
    hand.tap(row)
    hand.wait(100)
    hand.down(row)
    hand.wait(1400)
    hand.move(160, by: .mm(sign * 20, 0))
    hand.up()
    let gesture: Gesture =
      sign < 0 ? .threeFingerDoubleTapHoldAndFlickLeft : .threeFingerDoubleTapHoldAndFlickRight
    #expect(Told.all(hand.touches) == [Told(gesture: gesture, time: hand.now)])
    // Where no flick is bound, the hold need not wait for the lift.
    let held = Told.all(hand.touches, bound: [.threeFingerDoubleTapAndHold])
    #expect(held == [Told(gesture: .threeFingerDoubleTapAndHold, time: 1160)])
  }

  // MARK: Calibration

  @Test("A gesture that only calibrated limits let pass is said to")
  func calibration() {
    var calibrated = Tolerances()
    calibrated.tapGap = 400
    var hand = SteadyHand()
    hand.tap([.mm(30, 60)])
    hand.wait(320)
    hand.tap([.mm(30, 60)])
    let outputs = TouchTrace(id: "", touches: hand.touches).outputs(tolerances: calibrated)
    guard case .recognized(let told)? = outputs.first else {
      Issue.record("nothing was recognized")
      return
    }
    #expect(told.gesture == .oneFingerDoubleTap)
    #expect(told.needsCalibration)
  }
}
