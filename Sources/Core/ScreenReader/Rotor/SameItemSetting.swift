import AccessibilityTree

extension RotorID {
  public static let sameItem = RotorID(rawValue: "same-item")
}

/// The next stop of the kind that the cursor is on.
struct SameItemSetting: RotorSetting {
  let id = RotorID.sameItem
  let name = Phrase.word(.rotorSameItem)

  /// What an element is, and not what state it is in.
  private static let kinds: AccessibilityTraits = [
    .button, .link, .image, .keyboardKey, .staticText, .searchField, .adjustable, .header,
    .textEntry, .backButton, .tabBarItem, .switchButton,
  ]

  private static func kind(of element: AccessibilityElement) -> AccessibilityTraits {
    let traits = element.content.traits
    return traits.intersection(kinds).union(traits.isTextField ? .textEntry : [])
  }

  func isOffered(in place: RotorPlace) -> Bool { place.position != nil }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    guard let position = place.position, let element = place.element else { return .boundary }
    let elements = place.screen.elements
    let kind = Self.kind(of: element)
    func isSame(_ other: Int) -> Bool { Self.kind(of: elements[other]) == kind }
    let found =
      direction == .next
      ? elements.indices[(position + 1)...].first(where: isSame)
      : elements.indices[..<position].last(where: isSame)
    return found.map { .stop($0) } ?? .notFound(.noSameItem)
  }
}
