import Gestures

/// What a gesture means while braille is typed, in the names of VoiceOver's own list of commands
/// (voiceover.md 6.5).
enum BrailleCommand: Hashable, Sendable {
  case space
  case backspace
  case deleteWord
  case lineEnd
  case nextSuggestion
  case previousSuggestion
  case translate
  case nextTable
  case nextLanguage
  case nextMode
  case lockOrientation
  case leave
  case turnRotor(RotorDirection)
}

/// VoiceOver's gestures while braille is typed. Those of one and of two fingers and the lock are
/// known (voiceover.md 6.5); which ones change table, language and mode is our choice.
enum BrailleBindings {
  static func command(for gesture: Gesture) -> BrailleCommand? { commands[gesture] }

  private static let commands: [Gesture: BrailleCommand] = [
    .oneFingerFlickRight: .space,
    .oneFingerFlickLeft: .backspace,
    .oneFingerFlickDown: .nextSuggestion,
    .oneFingerFlickUp: .previousSuggestion,
    .twoFingerFlickRight: .lineEnd,
    .twoFingerFlickLeft: .deleteWord,
    .twoFingerFlickDown: .translate,
    .twoFingerFlickUp: .nextTable,
    .threeFingerFlickUp: .lockOrientation,
    .threeFingerFlickDown: .nextLanguage,
    .threeFingerFlickLeft: .nextMode,
    .threeFingerFlickRight: .nextMode,
    .twoFingerScrub: .leave,
    .twoFingerRotateClockwise: .turnRotor(.next),
    .twoFingerRotateCounterclockwise: .turnRotor(.previous),
  ]
}
