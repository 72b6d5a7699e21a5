import SpaceAndTime
import Speech

/// What is said when nothing else has been for a while: a hint, the alphabet word of a letter.
struct LaterSpeech: Hashable, Sendable {
  var utterance: Utterance
  var pause: Milliseconds
  /// Nil until everything before it has been spoken.
  var due: Instant?

  mutating func start(at now: Instant) {
    if due == nil { due = now + pause }
  }
}
