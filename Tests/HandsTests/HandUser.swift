import Gestures
import Hands
import SpaceAndTime

/// Somebody at a mouse and a keyboard, on a clock that only tests move.
struct HandUser {
  var hands = Hands()
  private(set) var now = Instant(milliseconds: 1_000)
  private(set) var touches: [Touch] = []
  private(set) var pointer = Point(x: 195, y: 380)
  private var modifiers: KeyModifiers = []

  mutating func wait(_ time: Milliseconds) {
    let end = now + time
    while let deadline = hands.deadline, deadline <= end {
      now = max(now, deadline)
      touches += hands.advance(to: now)
    }
    now = end
    touches += hands.advance(to: now)
  }

  // MARK: Keyboard

  mutating func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    _ = hands.receive(KeyEvent(time: now, key: key, phase: .pressed, modifiers: modifiers))
    wait(0)
  }

  mutating func release(_ key: Key, _ modifiers: KeyModifiers = []) {
    _ = hands.receive(KeyEvent(time: now, key: key, phase: .released, modifiers: modifiers))
    wait(0)
  }

  // MARK: Mouse

  mutating func point(at place: Point, during time: Milliseconds = 0) {
    let start = pointer
    let steps = max(1, Int(time / 8))
    for step in 1...steps {
      wait(time / Double(steps))
      pointer = start + (place - start) * (Double(step) / Double(steps))
      mouse(.moved)
    }
  }

  mutating func hold(_ button: MouseEvent.Button, with modifiers: KeyModifiers = []) {
    self.modifiers = modifiers
    mouse(.pressed(button))
  }

  mutating func letGo(_ button: MouseEvent.Button) {
    mouse(.released(button))
    modifiers = []
  }

  mutating func turnWheel(_ notches: Double) {
    mouse(.turned(notches))
  }

  private mutating func mouse(_ kind: MouseEvent.Kind) {
    hands.receive(MouseEvent(time: now, kind: kind, position: pointer, modifiers: modifiers))
    wait(0)
  }

  // MARK: Whole motions, with a button that is to be used for them

  mutating func click(_ button: MouseEvent.Button, times: Int = 1) {
    for time in 0..<times {
      wait(time > 0 ? 100 : 0)
      hold(button)
      wait(70)
      letGo(button)
    }
  }

  /// Does with the pointer what a finger would do in this motion.
  mutating func draw(_ motion: HandMotion, _ button: MouseEvent.Button) {
    switch motion {
    case .taps(let count):
      click(button, times: count)
    case .tapsAndHold(let count):
      click(button, times: count - 1)
      wait(100)
      hold(button)
      wait(1_400)
      letGo(button)
    case .flick(let direction):
      drag(button, by: [direction.unit * 110], during: 90)
    case .doubleTapHoldAndFlick(let direction):
      click(button)
      wait(100)
      drag(button, by: [direction.unit * 110], during: 90, after: 1_400)
    case .scrub:
      drag(
        button, by: [Point(x: 120, y: 0), Point(x: -120, y: 60), Point(x: 120, y: 0)],
        during: 150)
    case .explore:
      drag(button, by: [Point(x: 40, y: 60)], during: 700, after: 300)
    case .turnBack:
      drag(button, by: [Point(x: 100, y: 0), Point(x: -100, y: 0)], during: 120)
    case .edgeSlide(let fromTop, let reach):
      point(at: Point(x: 195, y: fromTop ? 4 : 840))
      drag(button, by: [Point(x: 0, y: (fromTop ? 1 : -1) * reach * 844)], during: 500)
    case .rotate, .pinch, .splitTap:
      preconditionFailure("Each hand has its own way to do this")
    }
  }

  mutating func drag(
    _ button: MouseEvent.Button, by ways: [Point], during time: Milliseconds,
    after rest: Milliseconds = 0
  ) {
    hold(button)
    wait(rest)
    for way in ways { point(at: pointer + way, during: time) }
    letGo(button)
  }

  /// Turns or spreads the pointer round a middle with a button down.
  mutating func swing(
    _ button: MouseEvent.Button, around middle: Point, from start: (radius: Double, angle: Double),
    to end: (radius: Double, angle: Double)
  ) {
    hold(button)
    for step in 1...40 {
      let part = Double(step) / 40
      point(
        at: middle
          + .onCircle(
            radius: start.radius + (end.radius - start.radius) * part,
            angle: start.angle + (end.angle - start.angle) * part), during: 8)
    }
    letGo(button)
  }
}
