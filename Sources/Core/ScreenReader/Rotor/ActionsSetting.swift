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
    return RotorMenu.move(direction, from: place.entry, through: names.map { [$0] })
  }

  func choice(_ entry: Int, in place: RotorPlace) -> RotorChoice? {
    let actions = place.element?.content.customActions ?? []
    return actions.indices.contains(entry - 1) ? .customAction(actions[entry - 1]) : nil
  }
}
