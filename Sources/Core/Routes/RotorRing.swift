import AccessibilityTree
import ScreenReader

/// What the rotor holds everywhere, and how it and the other movements take the cursor from stop to
/// stop, asked of the screen reader's own rotor.
///
/// A *ring position* stands for what the listener chose: an index into the settings, or one more for
/// anything else.
struct RotorRing {
  struct Movement: Hashable {
    /// Place and ring position in one number.
    var from: Int32
    var to: Int32
  }

  private let settings: ReaderSettings
  private let indexes: [RotorID: Int]

  /// The ring positions.
  var count: Int { settings.rotor.count + 1 }

  init(_ settings: ReaderSettings) {
    self.settings = settings
    indexes = Dictionary(
      settings.rotor.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func position(of chosen: RotorID) -> Int { indexes[chosen] ?? settings.rotor.count }

  /// True where all that the rotor holds moves the cursor in ways that don't depend on how far
  /// something is scrolled, and leaves the screen reader as it is.
  var isSteady: Bool {
    !settings.rotor.contains(.verticalNavigation) && !settings.rotor.contains(.navigationStyle)
      && settings.navigationStyle == .flat
  }

  /// Every movement that costs one gesture or one step of the rotor, by ear and wherever things are
  /// scrolled to.
  func movements(on screen: AccessibleScreen) -> [Movement] {
    let scrolling = PageScrolling(screen)
    var all: [Movement] = []
    for position in screen.elements.indices {
      let last = screen.elements.count - 1
      let plain = Set([position - 1, position + 1, 0, last]).filter { (0...last).contains($0) }
        .union(scrolling.destinations(from: position))
      let flicks = flicks(from: position, on: screen)
      let always = plain.union(flicks.always)
      let own = Int32(position * count)
      for chosen in 0..<count {
        let from = own + Int32(chosen)
        for place in always.union(flicks.bySetting[chosen]) where place != position {
          all.append(Movement(from: from, to: Int32(place * count + chosen)))
        }
        for turned in flicks.turns[chosen] where turned != chosen {
          all.append(Movement(from: from, to: own + Int32(turned)))
        }
      }
    }
    return all
  }

  private struct Flicks {
    /// Whatever the listener chose.
    var always: Set<Int> = []
    /// By what the listener chose.
    var bySetting: [Set<Int>]
    var turns: [Set<Int>]
  }

  private func flicks(from position: Int, on screen: AccessibleScreen) -> Flicks {
    var flicks = Flicks(
      bySetting: Array(repeating: [], count: count), turns: Array(repeating: [], count: count))
    let place = RotorPlace(screen: screen, position: position, settings: settings)
    let offered = RotorCatalog.settings(in: place)
    guard !offered.isEmpty else { return flicks }
    /// The ring position of each; nil for what only this element offers.
    let ring = offered.map { setting -> Int? in
      if setting.id.rawValue.hasPrefix(Self.customPrefix) { return settings.rotor.count }
      return indexes[setting.id]
    }
    let fallback = RotorCatalog.fallback(in: offered) ?? 0
    var contextual = ring.indices.filter { ring[$0] == nil }
    // In a field the rotor may be on Characters by itself.
    if place.editedText != nil { contextual.append(fallback) }
    var targets: [Int: Set<Int>] = [:]
    for chosen in 0..<count {
      let current = ring.firstIndex(of: chosen) ?? fallback
      if targets[current] == nil {
        targets[current] = self.targets(of: offered[current], in: place)
      }
      flicks.bySetting[chosen] = targets[current] ?? []
      for start in contextual + [current] {
        for step in [1, offered.count - 1] {
          if let turned = ring[(start + step) % offered.count] {
            flicks.turns[chosen].insert(turned)
          }
        }
      }
    }
    for index in offered.indices where ring[index] == settings.rotor.count {
      flicks.always.formUnion(self.targets(of: offered[index], in: place))
    }
    return flicks
  }

  private static let customPrefix = "custom:"

  private func targets(of setting: any RotorSetting, in place: RotorPlace) -> Set<Int> {
    let screen = place.screen
    if setting.id == .links {
      // After the last link of a text the next one follows, which costs nothing here.
      let position = place.position ?? 0
      let stops = screen.positions(with: .link) + screen.positionsWithLinks
      let around = [stops.filter { $0 > position }.min(), stops.filter { $0 < position }.max()]
      return Set(around.compactMap { $0 })
    }
    if setting.id.rawValue.hasPrefix(Self.customPrefix), let element = place.element {
      let rotors =
        element.content.customRotors
        + element.ancestors.flatMap { screen.container($0)?.customRotors ?? [] }
      return Set(rotors.flatMap(\.results).compactMap { screen.position(of: $0.element) })
    }
    return Set(
      [RotorDirection.next, .previous].compactMap { direction in
        if case .stop(let stop, _, _) = setting.move(direction, in: place) { return stop }
        return nil
      })
  }
}
