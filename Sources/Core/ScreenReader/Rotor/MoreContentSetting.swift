import AccessibilityTree

extension RotorID {
  public static let moreContent = RotorID(rawValue: "more-content")
}

/// The element's custom content, a label and its value at a time.
struct MoreContentSetting: RotorSetting {
  let id = RotorID.moreContent
  let name = Phrase.word(.rotorMoreContent)

  func isOffered(in place: RotorPlace) -> Bool {
    place.element?.content.customContent.isEmpty == false
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    let content = place.element?.content.customContent ?? []
    let entries = content.map { [$0.label, $0.value].compactMap(\.spoken).map(Phrase.own) }
    return RotorMenu.move(
      direction, from: place.hasChosen ? place.entry : nil, through: entries)
  }
}
