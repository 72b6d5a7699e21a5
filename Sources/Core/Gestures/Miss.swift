import SpaceAndTime

/// Why a stroke was no gesture, or not the one that was asked for.
public struct Miss: Hashable, Sendable {
  /// When the stroke was given up.
  public var time: Instant
  public var position: Point

  public init(time: Instant, position: Point) {
    self.time = time
    self.position = position
  }
}
