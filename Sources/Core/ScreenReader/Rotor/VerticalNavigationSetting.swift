import AccessibilityTree

extension RotorID {
  public static let verticalNavigation = RotorID(rawValue: "vertical-navigation")
}

/// The next stop below or above in the same column.
struct VerticalNavigationSetting: RotorSetting {
  let id = RotorID.verticalNavigation
  let name = Phrase.word(.rotorVerticalNavigation)

  func isOffered(in place: RotorPlace) -> Bool { place.position != nil }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    guard let position = place.position else { return .boundary }
    let here = place.screen.frame(at: position)
    func isInColumn(_ other: Int) -> Bool {
      let frame = place.screen.frame(at: other)
      let isBeyond = direction == .next ? frame.minY >= here.maxY : frame.maxY <= here.minY
      return isBeyond && frame.minX < here.maxX && frame.maxX > here.minX
    }
    let indices = place.screen.elements.indices
    let found =
      direction == .next
      ? indices[(position + 1)...].first(where: isInColumn)
      : indices[..<position].last(where: isInColumn)
    return found.map { .stop($0) } ?? .boundary
  }
}
