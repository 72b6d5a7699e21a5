import Gestures

/// Something that is learned and can be forgotten.
public enum Skill: Hashable, Sendable {
  /// A movement of the hand.
  case gesture(Gesture)
  /// The idea that a lesson teaches, by the lesson's id.
  case lesson(String)
}

extension Skill: RawRepresentable {
  /// `gesture/two-finger-scrub`, `lesson/first-moves`: how the record names it.
  public var rawValue: String {
    switch self {
    case .gesture(let gesture): "gesture/\(gesture.rawValue)"
    case .lesson(let id): "lesson/\(id)"
    }
  }

  public init?(rawValue: String) {
    let parts = rawValue.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "gesture":
      guard let gesture = Gesture(rawValue: String(parts[1])) else { return nil }
      self = .gesture(gesture)
    case "lesson": self = .lesson(String(parts[1]))
    default: return nil
    }
  }
}
