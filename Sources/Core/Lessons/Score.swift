import SpaceAndTime

/// What a round cost.
public struct Score: Hashable, Sendable {
  /// Gestures that VoiceOver understood; a rotor step, a stretch of exploring and each key of what
  /// is typed count as one.
  public var gestures = 0
  /// Strokes that were no gesture; they are told, and cost no stars.
  public var misses = 0
  /// The learner's own time: without the coach's speech, menus and pauses.
  public var duration: Milliseconds = 0
  /// By the rule of `WrongTurns`.
  public var wrongTurns = 0
  public var hints = 0
  /// How often the curtain was raised.
  public var peeks = 0
  public var skippedSteps = 0
  /// Elements that the cursor arrived at.
  public var stops = 0
  /// Gestures that asked the app for something and that nobody answered.
  public var deadEnds = 0
  /// The learner's own time in which VoiceOver spoke, until the goal was reached.
  public var listening: Milliseconds = 0

  public init() {}

  /// Whole seconds, for people.
  public var seconds: Int { Int((duration / 1000).rounded()) }

  /// Whole seconds of speech heard, for people.
  public var secondsHeard: Int { Int((listening / 1000).rounded()) }

  /// One to three for a finished round, by how far the gestures are from the cheapest way; nil
  /// where no par is known or a step was skipped.
  public func stars(par: Int?) -> Int? {
    guard let par, par > 0, skippedSteps == 0 else { return nil }
    let ratio = Double(gestures) / Double(par)
    return switch ratio {
    case ...Self.ratioForThreeStars: 3
    case ...Self.ratioForTwoStars: 2
    default: 1
    }
  }

  /// Who doesn't know an app listens on the way: twice the cheapest way is as good as it gets by ear.
  public static let ratioForThreeStars = 2.0
  public static let ratioForTwoStars = 3.0
}
