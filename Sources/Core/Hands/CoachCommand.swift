/// What Curtain itself can be asked at any time, by key or in the coach's menu.
public enum CoachCommand: String, Hashable, Sendable, CaseIterable {
  /// Keys and gestures, shown and spoken.
  case keys
  /// Raises or lowers the curtain.
  case curtain
  case captions
  /// The last ten messages.
  case history
  /// The last message again.
  case `repeat`
  case hint
  case skip
  case back
  /// Fingers, trails and what is being considered.
  case contactPanel = "contact-panel"
  /// The element under the cursor, property by property.
  case inspector
  case fullScreen = "full-screen"
  /// What was the last thing that my fingers did, and why was it no other?
  case whatDidIDo = "what-did-i-do"
  /// One hand places fingers one after another.
  case stickyFingers = "sticky-fingers"
  /// One press of the phone's side button; three in a row turn VoiceOver off and on.
  case sideButton = "side-button"
  case leave
}
