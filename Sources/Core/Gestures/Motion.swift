/// Where something goes on the glass.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// The heading in degrees: 0 is right, 90 down.
  var heading: Double {
    switch self {
    case .right: 0
    case .down: 90
    case .left: 180
    case .up: 270
    }
  }
}

/// An edge of the screen that slides begin at.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  case top, bottom
}

/// What kind of motion a gesture is; each has its file in `Matchers/`.
public enum Motion: Hashable, Sendable {
  /// `half` is the half of the screen where it matters (four fingers).
  case tap(half: Edge? = nil)
  case hold
  case holdAndFlick(Direction)
  case flick(Direction)
  case scrub
  case rotate(isClockwise: Bool)
  case pinch(isOutward: Bool)
  case explore
  case splitTap
  case edgeSlide(Edge, stops: Int)
  /// The row of `unknown` alone.
  case nothing
}
