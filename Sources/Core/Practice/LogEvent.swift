import Braille
import Gestures
import Lessons
import SpaceAndTime
import Speech

/// A line of `rehearse --json` and `--log` (design, section 6).
public struct LogEvent: Hashable, Sendable {
  public enum What: Hashable, Sendable {
    /// `miss` says why a stroke was no gesture.
    case gesture(Gesture, miss: String?)
    /// Dots that were pressed together while braille is typed.
    case braille(BrailleCell)
    /// A key of the keyboard that makes no gesture, as a gestures file writes it. Only rehearsals
    /// tell keys and typing: what a learner types may be a secret.
    case key(String)
    /// A text that was typed at once.
    case typed(String)
    /// The screen reader began to say something; `id` is the utterance's.
    case speech(id: Int, text: String, language: String)
    /// The coach began to say something.
    case coach(id: Int, text: String, language: String)
    case earcon(Earcon)
    /// The cursor arrived here; nil where the screen has no element.
    case cursor(String?)
    case screen(id: String, title: String)
    case score(round: String, Score, stars: Int?, par: Int?)
    case end(End)
  }

  /// Why nothing follows.
  public enum End: String, Hashable, Sendable {
    /// The lesson was done, or the screen's goal reached.
    case finished
    /// The learner left, or the gestures were used up.
    case left
  }

  /// When the sound device took the first sample of an utterance.
  public struct Heard: Hashable, Sendable {
    /// Microseconds of the machine's own clock.
    public var systemTime: Int64
    /// How many samples the device had been given before.
    public var sample: Int

    public init(systemTime: Int64, sample: Int) {
      self.systemTime = systemTime
      self.sample = sample
    }
  }

  /// On the caller's clock, from the session's beginning.
  public var time: Milliseconds
  public var what: What
  /// From the touch that completed the gesture to the first sample handed to the device; only
  /// whoever plays sound can fill it in.
  public var latency: Milliseconds?
  /// Only whoever plays sound can fill it in.
  public var heard: Heard?

  public init(time: Milliseconds, what: What, latency: Milliseconds? = nil) {
    self.time = time
    self.what = what
    self.latency = latency
  }
}

extension LogEvent: Encodable {
  private enum Key: String, CodingKey {
    case time = "t_ms"
    case event, gesture, miss, text, language
    case latency = "latency_ms"
    case heardTime = "heard_us"
    case heardSample = "heard_sample"
    case earcon, element, screen, title, round, gestures, misses, seconds
    case wrongTurns = "wrong_turns"
    case deadEnds = "dead_ends"
    case stops
    case heardSeconds = "heard_seconds"
    case hints, peeks, skipped, stars, par, reason, dots, key
  }

  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode((time * 10).rounded() / 10, forKey: .time)
    switch what {
    case .gesture(let gesture, let miss):
      try line.encode("gesture", forKey: .event)
      try line.encode(gesture.rawValue, forKey: .gesture)
      try line.encodeIfPresent(miss, forKey: .miss)
    case .braille(let cell):
      try line.encode("braille", forKey: .event)
      try line.encode(cell.digits, forKey: .dots)
    case .key(let key):
      try line.encode("key", forKey: .event)
      try line.encode(key, forKey: .key)
    case .typed(let text):
      try line.encode("typed", forKey: .event)
      try line.encode(text, forKey: .text)
    case .speech(_, let text, let language), .coach(_, let text, let language):
      let isCoach = if case .coach = what { true } else { false }
      try line.encode(isCoach ? "coach" : "speech", forKey: .event)
      try line.encode(text, forKey: .text)
      try line.encode(language, forKey: .language)
      try line.encodeIfPresent(latency.map { ($0 * 10).rounded() / 10 }, forKey: .latency)
      try line.encodeIfPresent(heard?.systemTime, forKey: .heardTime)
      try line.encodeIfPresent(heard?.sample, forKey: .heardSample)
    case .earcon(let earcon):
      try line.encode("earcon", forKey: .event)
      try line.encode(earcon.rawValue, forKey: .earcon)
    case .cursor(let element):
      try line.encode("cursor", forKey: .event)
      try line.encode(element, forKey: .element)
    case .screen(let id, let title):
      try line.encode("screen", forKey: .event)
      try line.encode(id, forKey: .screen)
      try line.encode(title, forKey: .title)
    case .score(let round, let score, let stars, let par):
      try line.encode("score", forKey: .event)
      try line.encode(round, forKey: .round)
      try line.encode(score.gestures, forKey: .gestures)
      try line.encode(score.misses, forKey: .misses)
      try line.encode((score.duration / 100).rounded() / 10, forKey: .seconds)
      try line.encode(score.wrongTurns, forKey: .wrongTurns)
      try line.encode(score.deadEnds, forKey: .deadEnds)
      try line.encode(score.stops, forKey: .stops)
      try line.encode((score.listening / 100).rounded() / 10, forKey: .heardSeconds)
      try line.encode(score.hints, forKey: .hints)
      try line.encode(score.peeks, forKey: .peeks)
      try line.encode(score.skippedSteps, forKey: .skipped)
      try line.encodeIfPresent(stars, forKey: .stars)
      try line.encodeIfPresent(par, forKey: .par)
    case .end(let reason):
      try line.encode("end", forKey: .event)
      try line.encode(reason.rawValue, forKey: .reason)
    }
  }
}
