import SpaceAndTime

/// One report about one finger on the glass.
@frozen
public struct Touch: Hashable, Sendable {
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    case down
    case move
    case up
    /// The system took the finger away (focus lost, palm rejected): never completes a gesture.
    case cancel
  }

  public var time: Instant
  /// An opaque number, unique among the fingers that are down, reused later.
  public var finger: Int
  public var phase: Phase
  /// Points from the window's top left corner; may lie outside the window.
  public var position: Point

  @inlinable
  public init(time: Instant, finger: Int, phase: Phase, position: Point) {
    self.time = time
    self.finger = finger
    self.phase = phase
    self.position = position
  }
}
