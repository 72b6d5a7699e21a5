import SpaceAndTime

/// Why a stroke was no gesture, or not the one that was asked for.
public struct Miss: Hashable, Sendable {
  /// What was measured.
  public var stroke: Stroke
  /// The gesture that was asked for, or else the one it was nearest to.
  public var nearest: Gesture
  /// The one quantity that kept it from being that gesture.
  public var shortfall: Shortfall

  public init(stroke: Stroke, nearest: Gesture, shortfall: Shortfall) {
    self.stroke = stroke
    self.nearest = nearest
    self.shortfall = shortfall
  }

  /// When the stroke was given up.
  public var time: Instant { stroke.end }
  /// Where it began (points).
  public var position: Point { stroke.position }
}
