import AccessibilityTree

extension RotorID {
  public static let actions = RotorID(rawValue: "actions")
}

/// The element's custom actions, with Activate among them (voiceover.md 2.5).
struct ActionsSetting: RotorSetting {
  let id = RotorID.actions
  let name = Phrase.word(.rotorActions)

  func isOffered(in place: RotorPlace) -> Bool {
    place.element?.content.customActions.isEmpty == false
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    let actions = place.element?.content.customActions ?? []
    let names = [Phrase.word(.activate)] + actions.map(Phrase.own)
    let next = place.entry + (direction == .next ? 1 : -1)
    let wraps = !names.indices.contains(next)
    let entry = (next + names.count) % names.count
    return .entry(entry, names[entry], wraps: wraps)
  }
}
