import Gestures

/// The last thing that the learner's fingers did.
struct LastStroke: Hashable, Sendable {
  var gesture: Gesture?
  var explanation: String
}
