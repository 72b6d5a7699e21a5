import AccessibilityTree

extension RotorID {
  public static let zoom = RotorID(rawValue: "zoom")
}

/// Zooms what supports it: up is larger, down is smaller (voiceover.md 2.3).
struct ZoomSetting: RotorSetting {
  let id = RotorID.zoom
  let name = Phrase.word(.rotorZoom)

  func isOffered(in place: RotorPlace) -> Bool {
    place.element?.content.traits.contains(.supportsZoom) == true
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    guard let element = place.element else { return .boundary }
    return .zoom(direction == .next ? .zoomOut(element.id) : .zoomIn(element.id))
  }
}
