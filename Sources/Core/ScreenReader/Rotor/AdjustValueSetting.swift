import AccessibilityTree

extension RotorID {
  public static let adjustValue = RotorID(rawValue: "adjust-value")
}

/// Up is more, down is less (voiceover.md 5.3).
struct AdjustValueSetting: RotorSetting {
  let id = RotorID.adjustValue
  let name = Phrase.word(.rotorAdjustValue)

  func isOffered(in place: RotorPlace) -> Bool {
    place.element?.content.traits.contains(.adjustable) == true
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    guard let element = place.element else { return .boundary }
    return .request(direction == .next ? .decrement(element.id) : .increment(element.id))
  }
}
