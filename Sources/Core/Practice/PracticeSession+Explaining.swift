import Gestures

extension PracticeSession {
  /// What was felt of a stroke that is no gesture, and the one thing to change.
  func explanation(of miss: Miss) -> String {
    coach.words.text("coach.miss")
  }
}
