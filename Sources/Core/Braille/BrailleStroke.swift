import SpaceAndTime

/// What hands did while braille is typed, on the glass or on the keys.
public enum BrailleStroke: Hashable, Sendable {
  /// Dots that were pressed together.
  case cell(BrailleCell)
  /// Fingers rest on these dots: they are told and nothing is typed.
  case rested(BrailleCell)
  /// Six or eight resting fingers have said where the dots are.
  case calibrated(BraillePosture)
  /// Fingers that were to press slid too far (millimetres), but made no gesture.
  case slid(Double)
  /// Keys of a real keyboard.
  case space
  case deleteBackward
  case lineEnd
}
