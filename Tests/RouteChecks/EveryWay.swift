import AccessibilityTree
import Gestures
import Routes
import ScreenReader
import Simulation
import SpaceAndTime
import Speech

/// Finds the cost of the cheapest way by trying everything on the real engine and forgetting
/// nothing about it: no state is left out, nothing is known from another moment.
public struct EveryWay {
  public enum Finding: Equatable {
    case cost(Int)
    case unreachable
    /// More moments than it was allowed to look at.
    case tooMany
  }

  private struct Moment: Hashable {
    var state: [String: StateValue]
    var stack: [ScreenEntry]
    var editing: TextEditing?
    var cursor: String?
    var rotor: RotorState
    var place: Int
    var remembered: [String: String]
  }

  public static func finding(
    from app: SimulatedApp, to goal: Goal, vocabulary: Vocabulary, settings: ReaderSettings,
    limit: Int
  ) -> Finding {
    var start = Traveler(vocabulary: vocabulary, settings: settings, app: app)
    _ = start.start()
    var costs = [moment(of: start): 0]
    var buckets = [[start]]
    var cost = 0
    while cost < buckets.count {
      while let traveler = buckets[cost].popLast() {
        guard costs[moment(of: traveler)] == cost else { continue }
        if traveler.app.satisfies(goal) { return .cost(cost) }
        guard costs.count <= limit else { return .tooMany }
        for move in RouteMove.gestures.map(RouteMove.gesture) + typing(in: traveler.app) {
          var next = traveler
          _ = next.make(move)
          let moment = moment(of: next)
          let sum = cost + move.cost
          guard sum < costs[moment] ?? .max else { continue }
          costs[moment] = sum
          while buckets.count <= sum { buckets.append([]) }
          buckets[sum].append(next)
        }
      }
      cost += 1
    }
    return .unreachable
  }

  private static func typing(in app: SimulatedApp) -> [RouteMove] {
    app.editedElement == nil ? [] : [.type("a"), .key(.backspace), .key(.enter)]
  }

  /// Visits are numbered by the app; a number is no difference.
  private static func moment(of traveler: Traveler) -> Moment {
    var rotor = traveler.reader.rotor
    rotor.unit = nil
    return Moment(
      state: traveler.app.state, stack: traveler.app.stack.map(\.unnumbered),
      editing: traveler.app.editing, cursor: traveler.reader.cursor, rotor: rotor,
      place: traveler.reader.place, remembered: traveler.reader.remembered)
  }
}
