import AccessibilityTree

/// A setting that goes from one stop of a kind to the next.
protocol NavigatorSetting: RotorSetting {
  /// What is said where there is none that way.
  var none: ReaderWord { get }
  /// Ascending.
  func positions(in screen: AccessibleScreen) -> [Int]
}

extension NavigatorSetting {
  func isOffered(in place: RotorPlace) -> Bool { !positions(in: place.screen).isEmpty }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    Positions.next(direction, after: place.position, in: positions(in: place.screen))
      .map { .stop($0) } ?? .notFound(none)
  }
}
