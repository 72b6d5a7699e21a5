import Gestures
import SpaceAndTime

/// Fingers and the ways they came, for those who watch (F9): kept until the next hand lands.
public struct ContactTrails: Hashable, Sendable {
  /// Older parts of a long trail are thinned out.
  private static let mostPoints = 400

  public struct Trail: Hashable, Sendable {
    /// From 1, in the order of landing.
    public var number: Int
    public var points: [Point]
    public var isDown: Bool
  }

  public private(set) var trails: [Trail] = []
  private var open: [Int: Int] = [:]

  public init() {}

  public mutating func receive(_ touch: Touch) {
    switch touch.phase {
    case .down:
      if open.isEmpty { trails.removeAll() }
      open[touch.finger] = trails.count
      trails.append(
        Trail(number: trails.count + 1, points: [touch.position], isDown: true))
    case .move, .up, .cancel:
      guard let index = open[touch.finger] else { return }
      trails[index].points.append(touch.position)
      if trails[index].points.count > Self.mostPoints {
        trails[index].points = trails[index].points.enumerated().filter {
          $0.offset % 2 == 0 || $0.offset == trails[index].points.count - 1
        }.map(\.element)
      }
      guard touch.phase != .move else { return }
      trails[index].isDown = false
      open[touch.finger] = nil
    }
  }

  public mutating func removeAll() {
    trails.removeAll()
    open.removeAll()
  }

  /// In points of the screen. A finger that is down is a filled ring with its number, one that
  /// lifted an empty one; fingers that wait to be moved at once (`placed`) are crosses.
  public func items(placed: [Point] = []) -> [Picture.Item] {
    let crosses = placed.flatMap { place in
      [Point(x: 9, y: 9), Point(x: 9, y: -9)].map { arm in
        Picture.Item.line(
          from: place - arm, to: place + arm, color: Palette.finger, lineWidth: 3)
      }
    }
    return crosses + trails.flatMap(items(of:))
  }

  private func items(of trail: Trail) -> [Picture.Item] {
    guard let end = trail.points.last, let start = trail.points.first else { return [] }
    let radius = 22.0
    return [
      .trail(trail.points, color: Palette.finger, lineWidth: 2),
      .circle(center: start, radius: 4, fill: Palette.finger, stroke: nil, lineWidth: 0),
      .circle(
        center: end, radius: radius, fill: trail.isDown ? Palette.finger : Palette.ground,
        stroke: Palette.finger, lineWidth: 3),
      .text(
        TextBlock(
          String(trail.number),
          frame: Rect(
            x: end.x - radius, y: end.y - radius, width: 2 * radius, height: 2 * radius),
          fontSize: 20, color: trail.isDown ? Palette.ground : Palette.finger,
          alignment: .center, verticalAlignment: .middle, isBold: true)),
    ]
  }
}
