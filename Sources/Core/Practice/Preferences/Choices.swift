import AccessibilityTree
import SpaceAndTime

/// How large captions and drawn texts are.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  case usual
  case large
  case largest

  /// Of the usual size.
  public var factor: Double {
    switch self {
    case .usual: 1
    case .large: 1.6
    case .largest: 2.2
    }
  }
}

/// How much room a hand has in gestures, besides the time between taps.
public enum GestureRoom: String, Hashable, Sendable, CaseIterable {
  /// VoiceOver's own limits.
  case voiceOver
  case wider
  case widest

  /// For `Tolerances.eased`.
  var ease: Double {
    switch self {
    case .voiceOver: 1
    case .wider: 1.5
    case .widest: 2
    }
  }
}

/// The glass that Curtain's own screens and gesture practice fill; an app brings its own.
public enum Glass: String, Hashable, Sendable, CaseIterable {
  case phone
  case pad

  /// In points.
  public var size: Size {
    switch self {
    case .phone: .phone
    case .pad: .pad
    }
  }
}
