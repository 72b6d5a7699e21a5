import Gestures
import Hands
import SpaceAndTime
import Testing

@Suite("Hands on a keyboard")
struct KeyboardHandsTests {
  @Test("A second gesture waits for the first, and both are made whole")
  func following() {
    var user = HandUser()
    user.press(.right)
    user.wait(20)
    user.press(.z)
    user.wait(2_000)
    let split = user.touches.lastIndex { $0.finger == user.touches[0].finger && $0.phase == .down }!
    #expect(TouchReading(Array(user.touches[..<split])).shape == HandShape(.oneFingerFlickRight))
    #expect(TouchReading(Array(user.touches[split...])).shape == HandShape(.twoFingerScrub))
  }

  @Test("A key that stays down makes one gesture")
  func repeats() {
    var hands = KeyboardHands()
    let event = KeyEvent(time: .zero, key: .right, phase: .pressed)
    #expect(hands.receive(event) == .hands)
    let once = hands.advance(to: Instant(milliseconds: 5_000))
    let held = KeyEvent(time: Instant(milliseconds: 5_000), key: .right, phase: .repeated)
    #expect(hands.receive(held) == .hands)
    #expect(!once.isEmpty)
    #expect(hands.advance(to: Instant(milliseconds: 9_000)).isEmpty)
  }

  @Test("A clock that comes late changes no touch", arguments: [Key.right, .z, .p, .rightBracket])
  func late(key: Key) {
    func played(steps: Int) -> [Touch] {
      var hands = KeyboardHands()
      _ = hands.receive(KeyEvent(time: .zero, key: key, phase: .pressed))
      return (1...steps).flatMap {
        hands.advance(to: Instant(milliseconds: 4_000 * Double($0) / Double(steps)))
      }
    }
    #expect(played(steps: 1) == played(steps: 400))
    #expect(!played(steps: 1).isEmpty)
  }

  @Test("The exploring finger follows the arrows, and the next tap lands where it lifted")
  func exploring() throws {
    var user = HandUser()
    user.press(.e)
    user.wait(400)
    user.press(.down)
    user.wait(1_000)
    user.release(.down)
    user.release(.e)
    user.wait(500)
    let lift = try #require(user.touches.last)
    #expect(lift.phase == .up)
    #expect(TouchReading(user.touches).shape == HandShape(.explore))
    #expect(abs(lift.position.y - user.touches[0].position.y - 180) < 5)
    user.press(.space)
    user.wait(500)
    #expect(user.touches.last?.position == lift.position)
  }

  @Test("Space taps beside the finger that explores")
  func splitTap() {
    var user = HandUser()
    user.press(.e)
    user.wait(400)
    user.press(.space)
    user.wait(200)
    user.release(.e)
    user.wait(100)
    #expect(TouchReading(user.touches).shape == HandShape(.splitTap))
  }

  @Test("Losing the window takes every finger away and forgets what is held")
  func focus() {
    var user = HandUser()
    user.press(.three)
    user.press(.down)
    user.wait(30)
    let down = Set(user.touches.map(\.finger))
    let cancelled = user.hands.cancel(at: user.now)
    #expect(down.count == 3)
    #expect(Set(cancelled.map(\.finger)) == down)
    #expect(cancelled.allSatisfy { $0.phase == .cancel })
    #expect(user.hands.deadline == nil)
    let before = user.touches.count
    user.press(.down)
    user.wait(500)
    #expect(
      TouchReading(Array(user.touches[before...])).shape == HandShape(.oneFingerFlickDown))
  }

  @Test("A key of the coach is handed on and touches nothing", arguments: CoachCommand.allCases)
  func coach(command: CoachCommand) {
    for row in KeyMap.coach where row.meaning == .coach(command) {
      var hands = KeyboardHands()
      hands.isEditingText = true
      let event = KeyEvent(
        time: .zero, key: row.key, phase: .pressed, modifiers: row.modifiers)
      #expect(hands.receive(event) == .coach(command))
      #expect(hands.deadline == nil)
    }
  }
}
