import SpaceAndTime

/// What to draw, as values, from back to front.
public struct Picture: Hashable, Sendable {
  /// In points.
  public var size: Size
  public var items: [Item]

  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  public indirect enum Item: Hashable, Sendable {
    case rectangle(Rect, fill: Color?, stroke: Color?, lineWidth: Double, cornerRadius: Double)
    case circle(center: Point, radius: Double, fill: Color?, stroke: Color?, lineWidth: Double)
    case line(from: Point, to: Point, color: Color, lineWidth: Double)
    /// A trail through its points, round at its ends.
    case trail([Point], color: Color, lineWidth: Double)
    case text(TextBlock)
    /// Items with a scale and an origin of their own, of which only what lies in `clip` is seen;
    /// `clip` is in the surrounding coordinates.
    case group([Item], scale: Double, origin: Point, clip: Rect)
  }
}
