import AccessibilityTree

/// A rotor that the app supplies, at the element or at something around it (voiceover.md 2.4).
struct CustomRotorSetting: RotorSetting {
  var rotor: CustomRotor

  var id: RotorID { .custom(rotor.name) }
  var name: Phrase { .own(rotor.name) }

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
