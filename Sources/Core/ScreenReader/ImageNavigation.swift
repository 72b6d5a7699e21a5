import AccessibilityTree

/// Which images are stops of the cursor (voiceover.md 7, Navigate Images).
public enum ImageNavigation: String, Hashable, Sendable, CaseIterable {
  case always
  /// Only those that the app gave a label.
  case described
  case never

  var word: ReaderWord {
    switch self {
    case .always: .imagesAlways
    case .described: .imagesDescribed
    case .never: .imagesNever
    }
  }

  /// False for an image that the cursor passes over; what is a control as well is always a stop.
  func visits(_ content: AccessibilityContent) -> Bool {
    let does: AccessibilityTraits = [.button, .link, .adjustable, .keyboardKey, .tabBarItem]
    guard content.traits.contains(.image), content.traits.isDisjoint(with: does) else {
      return true
    }
    return switch self {
    case .always: true
    case .described: !content.isNamedByFile && content.label?.spoken != nil
    case .never: false
    }
  }
}

extension ScreenReader {
  /// False for what the cursor passes over by the listener's wish.
  func visits(_ position: Int, on screen: AccessibleScreen) -> Bool {
    settings.imageNavigation == .always
      || settings.imageNavigation.visits(screen.elements[position].content)
  }

  /// Where the cursor begins on a screen; an image where there is nothing else.
  func firstStop(on screen: AccessibleScreen) -> Int? {
    let stops = screen.elements.indices
    return stops.first { visits($0, on: screen) } ?? stops.first
  }

  func lastStop(on screen: AccessibleScreen) -> Int {
    let stops = screen.elements.indices
    return stops.last { visits($0, on: screen) } ?? stops.count - 1
  }
}
