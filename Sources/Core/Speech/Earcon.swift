/// A short sound that says without words what happened (voiceover.md 1.8).
public enum Earcon: String, Hashable, Sendable, CaseIterable {
  case focus
  case boundary
  case activate
  /// The rotor came to the next setting, or to the one before.
  case nextRotor
  case previousRotor
  /// The fingers turn that way, and have not come to a setting yet.
  case nextRotorProgress
  case previousRotorProgress
  case screenChange
  case layoutChange
  case alert
  case popover
  case scroll
  case success
  case miss
  case unknownCommand
  case passThrough
  case keyboardAppeared
  case keyboardDisappeared
  case caret
  case secureText
  /// The entries of a menu begin again, or end again.
  case wrapForwards
  case wrapBackwards
  /// A finger came into a bar, a list, a table.
  case container
  case popoverClosed
  /// What is dragged came over a place that takes it, or left it.
  case dropEntered
  case dropLeft
  /// The selection goes the other way from where it began.
  case selectionTurned
  /// What is moved came one place further in its list.
  case reordered
  /// VoiceOver's own volume is another one now.
  case volumeChanged
}
