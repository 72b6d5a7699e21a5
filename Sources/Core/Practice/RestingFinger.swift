import SpaceAndTime

/// A finger that a line of a rehearsal has left on the glass.
struct RestingFinger: Sendable {
  /// Who feels it.
  enum Owner: Sendable {
    /// VoiceOver: it explores.
    case reader
    /// The app, by way of VoiceOver: a double tap is held.
    case passedThrough
    /// The app: nothing stands between.
    case app
  }

  var place: Point
  var owner: Owner
}
