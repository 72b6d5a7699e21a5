import Gestures
import Hands
import SpaceAndTime
import Testing

@Suite("Hands on a mouse")
struct MouseHandsTests {
  @Test("Each notch of the wheel is a step of the same turn", arguments: 1...5, [1.0, -1])
  func wheel(notches: Int, direction: Double) {
    var user = HandUser()
    for _ in 0..<notches {
      user.turnWheel(direction)
      user.wait(40)
    }
    user.wait(3_000)
    #expect(user.touches.count { $0.phase == .down } == 2)
    #expect(user.touches.count { $0.phase == .up } == 2)
    let steps = turned(user.touches.filter { $0.phase != .up }) / GestureStrokes.turnStep
    #expect(steps > Double(notches) && steps < Double(notches) + 1)
    let first = user.touches[2].position - user.touches[0].position
    #expect((first.y > 0) == (direction > 0))
  }

  @Test("Parts of a notch add up")
  func smoothWheel() {
    var user = HandUser()
    for _ in 0..<3 { user.turnWheel(0.25) }
    #expect(user.touches.isEmpty)
    user.turnWheel(0.25)
    user.wait(1_000)
    #expect(TouchReading(user.touches).shape == HandShape(.twoFingerRotateClockwise))
  }

  @Test("The wheel turned back makes a turn back, after the first")
  func wheelBack() {
    var user = HandUser()
    user.turnWheel(1)
    user.wait(50)
    user.turnWheel(-1)
    user.wait(2_000)
    let second = user.touches.lastIndex { $0.phase == .down }! - 1
    #expect(
      TouchReading(Array(user.touches[..<second])).shape == HandShape(.twoFingerRotateClockwise))
    #expect(
      TouchReading(Array(user.touches[second...])).shape
        == HandShape(.twoFingerRotateCounterclockwise))
  }

  @Test(
    "Two fingers mirror each other round the middle",
    arguments: [
      (MouseEvent.Button.middle, KeyModifiers()), (.right, .control), (.left, .alt),
    ])
  func mirrored(button: MouseEvent.Button, modifiers: KeyModifiers) {
    var user = HandUser()
    user.point(at: Point(x: 250, y: 500))
    user.hold(button, with: modifiers)
    user.point(at: Point(x: 260, y: 300), during: 200)
    user.letGo(button)
    let middle = Point(x: 195, y: 422)
    for pair in stride(from: 0, to: user.touches.count, by: 2) {
      let sum = user.touches[pair].position + user.touches[pair + 1].position
      #expect(sum.distance(to: middle * 2) < 0.001)
    }
  }

  @Test("With Shift, mirrored fingers go the same way")
  func parallel() {
    var user = HandUser()
    user.point(at: Point(x: 220, y: 500))
    user.hold(.left, with: [.alt, .shift])
    user.point(at: user.pointer + Point(x: 0, y: -110), during: 90)
    user.letGo(.left)
    #expect(TouchReading(user.touches).shape == HandShape(.twoFingerFlickUp))
  }

  @Test(
    "Fingers side by side land on the screen, even from its corner", arguments: [Key.four, .five])
  func corner(digit: Key) {
    var user = HandUser()
    user.point(at: Point(x: 1, y: 1))
    user.press(digit)
    user.click(.left)
    let screen = Rect(origin: .zero, size: .phone)
    #expect(user.touches.count == 2 * Int(digit.rawValue)!)
    #expect(user.touches.allSatisfy { screen.contains($0.position) })
  }

  @Test("A finger is followed where it leaves the window")
  func leaving() {
    var user = HandUser()
    user.hold(.left)
    user.point(at: Point(x: 500, y: 380), during: 100)
    user.letGo(.left)
    #expect(user.touches.last?.position == Point(x: 500, y: 380))
  }

  @Test("Losing the window takes the fingers away, and the release after it does nothing")
  func focus() {
    var user = HandUser()
    user.hold(.right)
    let cancelled = user.hands.cancel(at: user.now)
    #expect(cancelled.map(\.phase) == [.cancel, .cancel])
    let before = user.touches.count
    user.letGo(.right)
    user.wait(1_000)
    #expect(user.touches.count == before)
  }

  @Test("A press while the wheel turns takes the turning fingers away first")
  func pressWhileTurning() {
    var user = HandUser()
    user.turnWheel(1)
    user.wait(50)
    user.hold(.left)
    user.wait(50)
    user.letGo(.left)
    user.wait(1_000)
    #expect(user.touches.suffix(4).map(\.phase) == [.cancel, .cancel, .down, .up])
  }

  @Test(
    "Whatever is reported, each finger lands once, then lifts or is taken away", arguments: 0..<40)
  func garbage(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var hands = Hands()
    var now = Instant.zero
    var down: Set<Int> = []
    func take(_ touches: [Touch]) {
      for touch in touches {
        switch touch.phase {
        case .down: #expect(down.insert(touch.finger).inserted)
        case .move: #expect(down.contains(touch.finger))
        case .up, .cancel: #expect(down.remove(touch.finger) != nil)
        }
      }
    }
    for _ in 0..<2_000 {
      now = now + Double.random(in: 0...60, using: &random)
      let place = Point(
        x: .random(in: -50...440, using: &random), y: .random(in: -50...900, using: &random))
      let modifiers = KeyModifiers(rawValue: .random(in: 0...15, using: &random))
      let button = MouseEvent.Button.allCases.randomElement(using: &random)!
      let kinds: [MouseEvent.Kind] = [
        .moved, .moved, .pressed(button), .released(button),
        .turned(.random(in: -3...3, using: &random)),
      ]
      switch Int.random(in: 0..<20, using: &random) {
      case 0: take(hands.cancel(at: now))
      case 1: hands.makeFingersSticky(!hands.areFingersSticky, at: now)
      case 2..<8:
        let phases: [KeyEvent.Phase] = [.pressed, .repeated, .released]
        _ = hands.receive(
          KeyEvent(
            time: now, key: Key.allCases.randomElement(using: &random)!,
            phase: phases.randomElement(using: &random)!, modifiers: modifiers))
      default:
        hands.receive(
          MouseEvent(
            time: now, kind: kinds.randomElement(using: &random)!, position: place,
            modifiers: modifiers))
      }
      if Bool.random(using: &random) { take(hands.advance(to: now)) }
    }
    take(hands.cancel(at: now + 10_000))
    #expect(down.isEmpty)
    #expect(hands.deadline == nil)
  }

  /// How far the line between two fingers turned in all, in radians, whole turns included.
  private func turned(_ touches: [Touch]) -> Double {
    let pairs = stride(from: 0, to: touches.count - 1, by: 2).map {
      touches[$0 + 1].position - touches[$0].position
    }
    return zip(pairs, pairs.dropFirst()).map { before, after in
      (after - before).length / before.length
    }.reduce(0, +)
  }
}
