import AccessibilityTree

/// The stops that a setting of the rotor leads to, in the order in which flicks down visit them.
public enum RotorStops {
  public struct Stop: Hashable, Sendable {
    /// In reading order.
    public var position: Int
    /// The part of the element's text that is the stop; nil for the whole.
    public var range: Range<Int>?
  }

  /// Settings that have stops of their own wherever the cursor is, in the catalog's order; those
  /// that an app supplies come besides.
  public static let ids: [RotorID] = RotorCatalog.rows.map(\.id).filter { id in
    ![.sameItem, .verticalNavigation, .rows].contains(id) && movesCursor.contains(id)
  }

  private static let movesCursor: Set<RotorID> = Set(
    RotorCatalog.rows.filter { $0 is any NavigatorSetting }.map(\.id) + [.containers, .links])

  /// Nil where the setting has no stops of its own, on no screen.
  public static func stops(of id: RotorID, on screen: AccessibleScreen) -> [Stop]? {
    if let rotor = customRotors(on: screen).first(where: { id == .custom($0.name) }) {
      return rotor.results.compactMap { result in
        screen.position(of: result.element).map { Stop(position: $0, range: result.range) }
      }
    }
    guard ids.contains(id), let setting = RotorCatalog.setting(id) else { return nil }
    var stops: [Stop] = []
    // Before the first stop.
    var place = RotorPlace(screen: screen, position: 0, settings: ReaderSettings())
    place.position = nil
    while case .stop(let position, let range, _) = setting.move(.next, in: place) {
      let stop = Stop(position: position, range: range)
      guard stop != stops.last else { break }
      stops.append(stop)
      place.position = position
      place.link = range
    }
    return stops
  }

  /// The rotors that the app supplies, each name once, in reading order.
  public static func customRotors(on screen: AccessibleScreen) -> [CustomRotor] {
    var names: Set<String> = []
    let all =
      screen.elements.flatMap(\.content.customRotors) + screen.containers.flatMap(\.customRotors)
    return all.filter { names.insert($0.name).inserted }
  }
}

extension RotorID {
  private static let customPrefix = "custom:"

  /// A rotor that an app supplies.
  public static func custom(_ name: String) -> RotorID {
    RotorID(rawValue: customPrefix + name)
  }

  public var isCustom: Bool { rawValue.hasPrefix(Self.customPrefix) }
}
