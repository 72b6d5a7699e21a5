/// A width and a height in points.
@frozen
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// The phone that lessons are drawn for (design: a canvas of 390 × 844 pt).
  public static let phone = Size(width: 390, height: 844)

  /// A pad of 12.9 inches, held upright.
  public static let pad = Size(width: 1024, height: 1366)
}

/// A rectangle in points; `origin` is its top left corner.
@frozen
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  @inlinable
  public var minX: Double { origin.x }
  @inlinable
  public var minY: Double { origin.y }
  @inlinable
  public var maxX: Double { origin.x + size.width }
  @inlinable
  public var maxY: Double { origin.y + size.height }

  @inlinable
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  @inlinable
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// True for the left and top edge, false for the right and bottom one, so that neighbors share
  /// no point.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  @inlinable
  public func offset(by way: Point) -> Rect { Rect(origin: origin + way, size: size) }

  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
