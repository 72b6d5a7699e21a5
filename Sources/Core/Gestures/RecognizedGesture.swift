import SpaceAndTime

/// A gesture at the moment it was recognized.
public struct RecognizedGesture: Hashable, Sendable {
  public var gesture: Gesture
  /// The first moment at which the bound gestures left one reading.
  public var time: Instant
  /// Where it began: the mean of the fingers' first places, in points.
  public var position: Point
  /// True when only the learner's calibrated tolerances, not VoiceOver's own, let it pass.
  public var needsCalibration: Bool
  /// What was measured, up to this moment.
  public var stroke: Stroke

  public init(
    gesture: Gesture, time: Instant, position: Point, needsCalibration: Bool = false,
    stroke: Stroke = Stroke()
  ) {
    self.gesture = gesture
    self.time = time
    self.position = position
    self.needsCalibration = needsCalibration
    self.stroke = stroke
  }
}

/// What the recognizer says, in order of time.
public enum RecognizerOutput: Hashable, Sendable {
  /// A gesture fired. Rotations fire once a step and pinches once, while the fingers still move;
  /// `explore` fires once a stretch.
  case recognized(RecognizedGesture)
  /// The exploring finger is here now (also sent right after `explore` fired).
  case exploring(at: Point, time: Instant)
  /// The exploring finger left the glass.
  case explorationEnded(at: Point, time: Instant)
  /// A touch that belongs to the app: what follows a held tap until the finger lifts (pass-through).
  case passedThrough(Touch)
  /// A slide from an edge passed a stop (in either direction): lifting now would make this gesture,
  /// or none. VoiceOver plays a cue (voiceover.md 1.5).
  case slidPastStop(Gesture?, time: Instant)
  /// Two fingers turn round each other, on the way to the next step of the rotor, told once every
  /// `turnProgress` of the way. It says nothing about what will become of them; VoiceOver ticks
  /// (voiceover.md 1.8).
  case turning(isClockwise: Bool, time: Instant)
  /// A finished stroke that is no gesture, with what was measured.
  case missed(Miss)
}
