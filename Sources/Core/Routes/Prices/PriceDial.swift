import AccessibilityTree
import Gestures
import ScreenReader

/// The rotor as the search for prices sees it: only what leads to stops counts, and everything is
/// asked once.
struct PriceDial {
  struct Turn {
    var chosen: Int16
    var leg: ElementPrices.Leg
  }

  /// What the rotor stands on, where that leads to stops, and where else it can be turned to.
  struct Turns {
    var current: Int16?
    var all: [Turn]
  }

  private struct TurnKey: Hashable {
    var ring: Int32
    var automatic: Bool
    var chosen: Int16
  }

  private struct StopKey: Hashable {
    var setting: Int16
    var position: Int32
    var part: Int16
    var isNext: Bool
  }

  private struct Ring: Hashable {
    /// The settings in order, as numbers.
    var settings: [Int16]
    /// The place of what the element itself puts first; -1 where it does not.
    var automatic: Int
    /// The place of a setting that changes what fingers mean: nobody turns over it.
    var barrier: Int
  }

  let screen: AccessibleScreen
  private let settings = ReaderSettings()
  private var ids = Interned<RotorID>()
  private var parts = Interned<Range<Int>?>()
  private var rings = Interned<Ring>()
  private var ringOfPosition: [Int32]
  private var turns: [TurnKey: Turns] = [:]
  private var stops: [StopKey: (position: Int, part: Int16)?] = [:]
  /// Settings that lead from stop to stop wherever they are offered.
  private let leading: Set<RotorID>
  private(set) var start: Int16 = 0

  init(_ screen: AccessibleScreen) {
    self.screen = screen
    ringOfPosition = Array(repeating: -1, count: screen.elements.count)
    leading = Set(
      settings.rotor.filter { !(RotorStops.stops(of: $0, on: screen) ?? []).isEmpty })
    hasCustomRotors =
      screen.elements.contains { !$0.content.customRotors.isEmpty }
      || screen.containers.contains { !$0.customRotors.isEmpty }
    start = Int16(ids.number(of: RotorState().chosen))
    _ = parts.number(of: nil)
  }

  private let hasCustomRotors: Bool

  /// False where turning the rotor leads to no stop at all.
  var leadsSomewhere: Bool { !leading.isEmpty || hasCustomRotors }

  private func leads(_ setting: Int16) -> Bool {
    let id = ids.values[Int(setting)]
    return leading.contains(id) || id.isCustom
  }

  mutating func turns(at position: Int, chosen: Int16, isTurned: Bool) -> Turns {
    let ringNumber = ring(at: position)
    let ring = rings.values[Int(ringNumber)]
    let isAutomatic = !isTurned && ring.automatic >= 0
    let key = TurnKey(ring: ringNumber, automatic: isAutomatic, chosen: chosen)
    if let known = turns[key] { return known }
    let here =
      isAutomatic
      ? ring.automatic
      : ring.settings.firstIndex(of: chosen) ?? ring.settings.firstIndex(of: start)
        ?? (ring.settings.isEmpty ? nil : 0)
    var made = Turns(current: nil, all: [])
    if let here {
      let current = ring.settings[here]
      if leads(current) { made.current = current }
      for index in ring.settings.indices where index != here && leads(ring.settings[index]) {
        if let leg = Self.leg(from: here, to: index, in: ring) {
          made.all.append(Turn(chosen: ring.settings[index], leg: leg))
        }
      }
    }
    turns[key] = made
    return made
  }

  /// The shorter way round that goes over no barrier.
  private static func leg(from: Int, to: Int, in ring: Ring) -> ElementPrices.Leg? {
    let count = ring.settings.count
    let forward = (to - from + count) % count
    let ways = [
      (Gesture.twoFingerRotateClockwise, forward, 1),
      (.twoFingerRotateCounterclockwise, count - forward, count - 1),
    ]
    let open = ways.filter { _, steps, way in
      ring.barrier < 0 || !(1...steps).contains { (from + $0 * way) % count == ring.barrier }
    }
    return open.min { $0.1 < $1.1 }.map { ElementPrices.Leg($0.0, times: $0.1) }
  }

  private mutating func ring(at position: Int) -> Int32 {
    if ringOfPosition[position] >= 0 { return ringOfPosition[position] }
    let place = RotorPlace(screen: screen, position: position, settings: settings)
    let offered = RotorCatalog.settings(in: place)
    var state = RotorState()
    state.landed(on: screen.elements[position])
    let ring = Ring(
      settings: offered.map { Int16(ids.number(of: $0.id)) },
      automatic: state.automatic.flatMap { id in offered.firstIndex { $0.id == id } } ?? -1,
      barrier: offered.firstIndex(where: \.isInputMode) ?? -1)
    let number = rings.number(of: ring)
    ringOfPosition[position] = number
    return number
  }

  /// Where a flick goes; nil where it goes nowhere.
  mutating func stop(
    _ direction: RotorDirection, of setting: Int16, from position: Int, on part: Int16
  ) -> (position: Int, part: Int16)? {
    let key = StopKey(
      setting: setting, position: Int32(position), part: part, isNext: direction == .next)
    if let known = stops[key] { return known }
    var place = RotorPlace(screen: screen, position: position, settings: settings)
    place.link = parts.values[Int(part)]
    let id = ids.values[Int(setting)]
    var found: (position: Int, part: Int16)?
    if case .stop(let stop, let range, _)? = RotorCatalog.move(direction, by: id, in: place) {
      found = (stop, Int16(parts.number(of: range)))
    }
    stops[key] = .some(found)
    return found
  }
}
