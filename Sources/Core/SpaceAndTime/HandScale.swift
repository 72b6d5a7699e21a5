/// How many points a millimetre of the learner's glass is.
///
/// Limits of gestures are millimetres of a hand (gestures.md 10); positions are points.
@frozen
public struct HandScale: Hashable, Sendable {
  /// Points per millimetre, above zero.
  public let pointsPerMillimetre: Double

  public init(pointsPerMillimetre: Double) {
    precondition(pointsPerMillimetre > 0, "A millimetre has a positive length in points")
    self.pointsPerMillimetre = pointsPerMillimetre
  }

  /// A phone of 390 × 844 pt at 163 pt an inch: the scale for the mouse and for traces. A small pad
  /// (iPad mini) has as many points an inch, so screens of a pad's size keep it.
  public static let phone = HandScale(pointsPerMillimetre: 6.417)

  @inlinable
  public func millimetres(_ points: Double) -> Double { points / pointsPerMillimetre }

  @inlinable
  public func points(millimetres: Double) -> Double { millimetres * pointsPerMillimetre }
}
