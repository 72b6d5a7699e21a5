import ScreenReader
import Simulation
import SpaceAndTime
import Speech

/// Goes a way move by move on the real engine and notes what is heard: to believe a route, and to
/// let a learner hear it step by step.
public struct RouteReplay: Sendable {
  public private(set) var traveler: Traveler
  public private(set) var route: Route

  /// The screen reader comes on.
  public init(_ traveler: Traveler) {
    self.traveler = traveler
    let events = self.traveler.start()
    route = Route(
      beginning: Self.heard(events), screen: self.traveler.app.screen.id,
      cursor: self.traveler.reader.cursor, steps: [])
  }

  /// What the move came to is the route's last step then.
  public mutating func make(_ move: RouteMove) {
    let start = traveler.now
    let events = traveler.make(move)
    route.steps.append(
      Route.Step(
        move: move, cost: move.cost, heard: Self.heard(events), screen: traveler.app.screen.id,
        cursor: traveler.reader.cursor, wait: traveler.now - start))
  }

  private static func heard(_ events: [ReaderEvent]) -> [Utterance] {
    events.compactMap { if case .speak(let utterance) = $0 { utterance } else { nil } }
  }
}
