import AccessibilityTree

extension RotorID {
  public static let containers = RotorID(rawValue: "containers")
}

/// The first stop of the next bar, list, table, landmark or named group.
struct ContainersSetting: RotorSetting {
  let id = RotorID.containers
  let name = Phrase.word(.rotorContainers)

  func isOffered(in place: RotorPlace) -> Bool { !place.screen.containerStarts.isEmpty }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    let starts = place.screen.containerStarts
    // Going back, the container that the cursor is in is no news.
    let here = direction == .previous ? place.containerStart ?? place.position : place.position
    return Positions.next(direction, after: here, in: starts).map { .stop($0) }
      ?? .notFound(.noContainer)
  }
}

extension RotorPlace {
  fileprivate var containerStart: Int? {
    element?.ancestors.lazy
      .compactMap { screen.container($0) }
      .first { $0.isRotorStop }?
      .stops.lowerBound
  }
}
