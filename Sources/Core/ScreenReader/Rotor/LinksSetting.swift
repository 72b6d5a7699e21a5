import AccessibilityTree

extension RotorID {
  public static let links = RotorID(rawValue: "links")
}

/// Elements that are links, and links inside the text of others.
struct LinksSetting: RotorSetting {
  let id = RotorID.links
  let name = Phrase.word(.rotorLinks)

  func isOffered(in place: RotorPlace) -> Bool {
    !place.screen.positions(with: .link).isEmpty || !place.screen.positionsWithLinks.isEmpty
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    if let inside = moveInside(direction, in: place) { return inside }
    let candidates = [
      Positions.next(
        direction, after: place.position, in: place.screen.positions(with: .link)),
      Positions.next(direction, after: place.position, in: place.screen.positionsWithLinks),
    ].compactMap { $0 }
    guard let position = direction == .next ? candidates.min() : candidates.max() else {
      return .notFound(.noLink)
    }
    let links = place.screen.elements[position].content.links
    return stop(position, at: direction == .next ? links.first : links.last)
  }

  /// The next link of the text that the cursor is on already.
  private func moveInside(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove? {
    guard let position = place.position, let links = place.element?.content.links else {
      return nil
    }
    let link: TextLink? =
      switch (direction, place.link) {
      case (.next, nil): links.first
      case (.next, let here?): links.first { $0.range.lowerBound >= here.upperBound }
      case (.previous, nil): nil
      case (.previous, let here?): links.last { $0.range.upperBound <= here.lowerBound }
      }
    return link.map { stop(position, at: $0) }
  }

  private func stop(_ position: Int, at link: TextLink?) -> RotorMove {
    .stop(position, range: link?.range, link: link?.destination)
  }
}
