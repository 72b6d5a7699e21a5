import AccessibilityTree

extension RotorID {
  public static let directTouch = RotorID(rawValue: "direct-touch")
}

/// Whether touches on an element reach the app; offered where the app allows it.
struct DirectTouchSetting: RotorSetting {
  let id = RotorID.directTouch
  let name = Phrase.word(.rotorDirectTouch)

  func isOffered(in place: RotorPlace) -> Bool {
    place.element?.content.traits.contains(.allowsDirectInteraction) == true
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove { .directTouch }
}
