import Gestures
import Practice
import SpaceAndTime
import Testing

@Suite("The size of the glass")
struct HandScaleTests {
  /// What 40 points to the right in 100 milliseconds come to.
  private func made(by scale: HandScale, changingUnderway other: HandScale? = nil) throws
    -> [String]
  {
    var session = Learner(try session(.screen("room"), apps: roomApps())).session
    session.measure(by: scale)
    var hand = Hand(session)
    let before = hand.log.count
    let start = hand.now + 1
    func touch(_ phase: Touch.Phase, _ x: Double, after time: Milliseconds) -> Touch {
      Touch(time: start + time, finger: 0, phase: phase, position: Point(x: x, y: 400))
    }
    hand.receive(touch(.down, 100, after: 0))
    if let other { hand.measure(by: other) }
    for step in 1...5 {
      hand.receive(touch(.move, 100 + Double(step) * 8, after: Double(step) * 20))
    }
    hand.receive(touch(.up, 140, after: 101))
    hand.wait(2000)
    return transcript(hand.log.dropFirst(before)).filter { $0.hasPrefix(">") }
  }

  @Test("On a larger glass the same points are more millimetres, and a flick is one sooner")
  func millimetres() throws {
    let pad = HandScale(pointsPerMillimetre: 3)
    #expect(try made(by: .phone).first?.hasPrefix("> unknown") == true)
    #expect(try made(by: pad) == ["> one-finger-flick-right"])
  }

  @Test("A finger that is on the glass keeps its measure")
  func underway() throws {
    let pad = HandScale(pointsPerMillimetre: 3)
    #expect(try made(by: pad, changingUnderway: .phone) == ["> one-finger-flick-right"])
  }
}
