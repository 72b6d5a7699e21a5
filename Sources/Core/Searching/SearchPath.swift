import SpaceAndTime

/// Where a finger went while it looked for something on a plane.
public struct SearchPath: Hashable, Sendable {
  /// Points that are nearer to the one before than this tell nothing new.
  static let grain = 4.0

  /// From where the finger came down to where it left the glass, stroke by stroke; no stroke is
  /// empty.
  public private(set) var strokes: [[Point]] = []
  private var isDown = false

  public init() {}

  public init(_ strokes: [[Point]]) {
    for stroke in strokes {
      for point in stroke { move(to: point) }
      lift()
    }
  }

  /// The finger is here now; it comes down where it was not on the glass.
  public mutating func move(to point: Point) {
    guard isDown, let last = strokes.last?.last else {
      isDown = true
      strokes.append([point])
      return
    }
    guard last.distance(to: point) >= Self.grain else { return }
    strokes[strokes.count - 1].append(point)
  }

  public mutating func lift() { isDown = false }
}
