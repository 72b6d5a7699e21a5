import AccessibilityTree

/// A rotor that the app supplies, at the element or at something around it (voiceover.md 2.4).
struct CustomRotorSetting: RotorSetting {
  var rotor: CustomRotor

  var id: RotorID { .custom(rotor.name) }
  var name: Phrase { rotor.systemType?.phrase ?? .own(rotor.name) }

  /// Those of the element first; of two with one name the closer one.
  static func offered(in place: RotorPlace) -> [any RotorSetting] {
    guard let element = place.element, !element.content.isOutsideApp else { return [] }
    var names: Set<String> = []
    let around = element.ancestors.compactMap { place.screen.container($0)?.customRotors }
    return ([element.content.customRotors] + around).flatMap { $0 }
      .filter { names.insert($0.name).inserted }
      .map { CustomRotorSetting(rotor: $0) }
  }

  func isOffered(in place: RotorPlace) -> Bool { true }

  /// The results are in the app's order, which need not be that of reading; from outside them the
  /// first in the direction of reading is next.
  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    let results = rotor.results.compactMap { result in
      place.screen.position(of: result.element).map { (position: $0, range: result.range) }
    }
    let here = results.firstIndex {
      $0.position == place.position && ($0.range == nil || $0.range == place.link)
    }
    let next: Int? =
      switch (direction, here) {
      case (.next, let here?): here + 1
      case (.previous, let here?): here - 1
      case (.next, nil):
        results.firstIndex { $0.position >= place.position ?? 0 }
      case (.previous, nil):
        results.lastIndex { $0.position < place.position ?? 0 }
      }
    guard let next, results.indices.contains(next) else { return .boundary }
    return .stop(results[next].position, range: results[next].range)
  }
}

extension SystemRotorType {
  fileprivate var phrase: Phrase {
    switch self {
    case .link: .word(.rotorLinks)
    case .visitedLink: .word(.rotorVisitedLinks)
    case .heading: .word(.rotorHeadings)
    case .headingLevel1: Self.headings(1)
    case .headingLevel2: Self.headings(2)
    case .headingLevel3: Self.headings(3)
    case .headingLevel4: Self.headings(4)
    case .headingLevel5: Self.headings(5)
    case .headingLevel6: Self.headings(6)
    case .boldText: .word(.rotorBoldText)
    case .italicText: .word(.rotorItalicText)
    case .underlineText: .word(.rotorUnderlinedText)
    case .misspelledWord: .word(.rotorMisspelledWords)
    case .image: .word(.rotorImages)
    case .textField: .word(.rotorTextFields)
    case .table: .word(.rotorTables)
    case .list: .word(.rotorLists)
    case .landmark: .word(.rotorLandmarks)
    }
  }

  private static func headings(_ level: Int) -> Phrase {
    .filled(.rotorHeadingLevel, ["level": String(level)])
  }

  /// The rotor's own setting of that kind, which the app's stands in for; nil where there is none.
  var replaced: RotorID? {
    switch self {
    case .link: .links
    case .visitedLink: .visitedLinks
    case .heading: .headings
    case .headingLevel1: .headingLevel(1)
    case .headingLevel2: .headingLevel(2)
    case .headingLevel3: .headingLevel(3)
    case .headingLevel4: .headingLevel(4)
    case .headingLevel5: .headingLevel(5)
    case .headingLevel6: .headingLevel(6)
    case .boldText, .italicText, .underlineText: nil
    case .misspelledWord: .misspelledWords
    case .image: .images
    case .textField: .textFields
    case .table: .tables
    case .list: .lists
    case .landmark: .landmarks
    }
  }
}
