import SpaceAndTime

/// Why a stroke was no gesture, or not the one that was asked for.
public struct Miss: Hashable, Sendable {
  /// What was measured.
  public var stroke: Stroke
  /// The gesture that was asked for, or else the one it was nearest to.
  public var nearest: Gesture
  /// The one quantity that kept it from being that gesture.
  public var shortfall: Shortfall
  /// What it was instead, where it was something.
  public var made: Gesture?

  public init(stroke: Stroke, nearest: Gesture, shortfall: Shortfall, made: Gesture? = nil) {
    self.stroke = stroke
    self.nearest = nearest
    self.shortfall = shortfall
    self.made = made
  }

  /// Why this stroke was not the gesture that was asked for; nil when it was.
  ///
  /// For what was recognized pass `RecognizedGesture.stroke` and the gesture it became, for what an
  /// exploring finger did the recognizer's `lastStroke` after it lifted, for a miss its `stroke`.
  public init?(
    asked: Gesture, made: Gesture?, stroke: Stroke, within tolerances: Tolerances = .strict
  ) {
    let row = GestureCatalog.row(of: asked)
    guard made != asked, let matcher = GestureCatalog.matcher(of: row.motion),
      let shortfall = matcher.shortfall(of: stroke, as: row, within: tolerances)
    else { return nil }
    self.init(stroke: stroke, nearest: asked, shortfall: shortfall, made: made)
  }

  /// When the stroke was given up.
  public var time: Instant { stroke.end }
  /// Where it began (points).
  public var position: Point { stroke.position }
}
