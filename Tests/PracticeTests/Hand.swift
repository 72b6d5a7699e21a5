import Braille
import Gestures
import Hands
import Practice
import SpaceAndTime

/// A session that is played by touches, with a voice that ends each utterance after a tenth of a
/// second.
struct Hand {
  private(set) var session: PracticeSession
  /// What happened since the hand took over.
  private(set) var log: [LogEvent] = []
  private(set) var effects: [PracticeEffect] = []
  private(set) var now = Instant(milliseconds: 10_000_000)
  private var speechEnds: Instant?

  init(_ session: PracticeSession) {
    self.session = session
    wait(3000)
  }

  /// Lets time pass: everything that is due happens at its own moment.
  mutating func wait(_ time: Milliseconds) {
    let end = now + time
    while !session.isOver {
      if session.soundingUtterance == nil { speechEnds = nil }
      if session.soundingUtterance != nil, speechEnds == nil { speechEnds = now + 100 }
      guard let due = [session.deadline, speechEnds].compactMap({ $0 }).min(), due <= end else {
        break
      }
      now = max(now, due)
      if let id = session.soundingUtterance, speechEnds == due {
        speechEnds = nil
        take(session.speechFinished(id, at: now))
      } else {
        take(session.advance(to: now))
      }
    }
    now = max(now, end)
  }

  /// Makes gestures, the next one so long after the last touch of the one before (milliseconds),
  /// and answers what was heard until all is quiet.
  @discardableResult
  mutating func makes(_ gestures: Gesture..., apart pause: Milliseconds = 500) -> [String] {
    let before = log.count
    for gesture in gestures {
      for touch in GestureStrokes().touches(for: gesture, starting: now + 1) { receive(touch) }
      wait(pause)
    }
    wait(3000)
    return transcript(log.dropFirst(before)).filter {
      !$0.hasPrefix(">") && !$0.hasPrefix("[") && $0 != "(focus)"
    }
  }

  mutating func measure(by scale: HandScale) { session.measure(by: scale) }

  mutating func receive(_ touch: Touch) {
    wait(max(0, touch.time - now))
    take(session.touch(touch))
  }

  mutating func perform(_ command: CoachCommand) {
    take(session.coachCommand(command, at: now))
  }

  mutating func type(_ strokes: BrailleStroke...) {
    for stroke in strokes { take(session.braille(stroke, at: now)) }
  }

  private mutating func take(_ effects: [PracticeEffect]) {
    for case .log(let event) in effects { log.append(event) }
    self.effects += effects
  }
}
