import AccessibilityTree

extension RotorID {
  public static let headings = RotorID(rawValue: "headings")
}

struct HeadingsSetting: RotorSetting {
  let id = RotorID.headings
  let name = Phrase.word(.rotorHeadings)

  func isOffered(in place: RotorPlace) -> Bool {
    !place.screen.positions(with: .header).isEmpty
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    Positions.next(direction, after: place.position, in: place.screen.positions(with: .header))
      .map { .stop($0) } ?? .notFound(.noHeading)
  }
}
