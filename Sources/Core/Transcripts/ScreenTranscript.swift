import AccessibilityTree
import Routes
import ScreenReader
import Simulation
import Speech

/// What a listener hears on a screen, stop by stop in reading order, where each stands, which
/// settings of the rotor lead to it, and what it costs to reach.
public struct ScreenTranscript: Sendable {
  public struct Stop: Hashable, Sendable {
    /// From 1, in reading order.
    public var number: Int
    public var line: SpokenTranscript.Line
    /// The part of the element's text that a setting of the rotor leads to; nil for the whole.
    public var part: String?
    /// In the catalog's order.
    public var rotor: [RotorID] = []
    /// Nil where nobody asked for it.
    public var price: ElementPrices.Price?
    /// The cheapest way; empty for the first stop, and where nobody asked for it.
    public var way: [ElementPrices.Leg] = []

    /// All that is said, as one line: a line break is a pause to the ear.
    public var text: String {
      let description =
        part
        ?? [line.before, line.spoken, line.content, line.after].compactMap { $0 }
        .filter { !$0.isEmpty }.joined(separator: ", ")
      let whole = part == nil ? line.hint.map { "\(description) (\($0))" } : nil
      return String((whole ?? description).map { $0.isNewline ? " " : $0 })
    }
  }

  public private(set) var stops: [Stop]
  /// Whose words these are is said of an Android screen.
  public let platform: AppPlatform?

  /// - Parameter isPriced: Finds what each stop costs.
  public init(of app: SimulatedApp, vocabulary: Vocabulary, isPriced: Bool) {
    let screen = app.screen
    platform = app.library.platform(of: screen.id)
    stops = SpokenTranscript(vocabulary: vocabulary).lines(of: screen).enumerated().map {
      Stop(number: $0 + 1, line: $1)
    }
    for id in RotorStops.ids + RotorStops.customRotors(on: screen).map({ .custom($0.name) }) {
      for stop in RotorStops.stops(of: id, on: screen) ?? []
      where stops[stop.position].rotor.last != id { stops[stop.position].rotor.append(id) }
    }
    guard isPriced else { return }
    let prices = ElementPrices(of: app)
    for position in stops.indices {
      stops[position].price = prices.prices[position]
      stops[position].way = prices.way(to: position)
    }
  }

  /// Leaves the stops that a setting of the rotor leads to, in its order.
  public mutating func keep(
    _ kept: [RotorStops.Stop], on screen: AccessibleScreen, vocabulary: Vocabulary
  ) {
    let transcript = SpokenTranscript(vocabulary: vocabulary)
    stops = kept.map { stop in
      var kept = stops[stop.position]
      kept.part = stop.range.map { transcript.text(of: $0, in: screen.elements[stop.position]) }
      return kept
    }
  }

  /// What is printed tells no prices.
  public mutating func forgetPrices() {
    for index in stops.indices { stops[index].price = nil }
  }

  /// How many prices may be lower than what is told.
  public var unprovenPrices: Int { stops.count { $0.price?.isProven == false } }
}
