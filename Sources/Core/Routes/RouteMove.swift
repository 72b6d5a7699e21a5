import Gestures

/// Something a listener does on a route.
///
/// Touching a place is none: a listener does not know where things are. Nor are reading on by
/// itself, pass-through, the item chooser, and pasting what was cut or copied.
public enum RouteMove: Hashable, Sendable {
  case gesture(Gesture)
  /// A text on a real keyboard, into the field that is being edited.
  case type(String)
  case key(RouteKey)

  /// Keys that do something else than writing a letter.
  public enum RouteKey: String, Hashable, Sendable, CaseIterable {
    case backspace
    case enter
  }

  public var cost: Int {
    switch self {
    case .gesture(.twoFingerRotateClockwise), .gesture(.twoFingerRotateCounterclockwise):
      RouteCosts.rotorStep
    case .gesture: RouteCosts.gesture
    case .type(let text): text.count * RouteCosts.key
    case .key: RouteCosts.key
    }
  }

  /// The line of a gestures file that does the same (design, section 6).
  public var line: String {
    switch self {
    case .gesture(let gesture): gesture.rawValue
    case .type(let text): "type \(text)"
    case .key(let key): "key \(key.rawValue)"
    }
  }

  /// Every gesture that routes are made of, those first that are tried first.
  public static let gestures: [Gesture] = [
    .oneFingerFlickRight, .oneFingerFlickLeft, .oneFingerDoubleTap, .fourFingerTapBottom,
    .fourFingerTapTop, .oneFingerFlickDown, .oneFingerFlickUp, .twoFingerRotateClockwise,
    .twoFingerRotateCounterclockwise, .threeFingerFlickUp, .threeFingerFlickDown,
    .threeFingerFlickLeft, .threeFingerFlickRight, .twoFingerScrub, .twoFingerDoubleTap,
    .oneFingerTripleTap,
  ]
}
