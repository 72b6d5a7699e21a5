import Gestures
import ScreenReader
import Simulation
import Speech

/// Finds the cheapest way from where an app stands to a goal, by ear alone.
///
/// The way is exact: no other sequence of `RouteMove`s costs less. It is found by trying moves on
/// copies of the real screen reader and simulation, those first that a sketch of the app says may
/// lead there soonest, and gone once more from the beginning before it is believed.
///
/// Each call stands alone: a screen with something repaired is just another start.
public struct RouteFinder: Sendable {
  /// A search that has seen this many different moments is given up.
  public var limit = 400_000
  /// Gestures to do without, to learn whether they are the only way on.
  public var excluded: Set<Gesture> = []

  private let reader: ScreenReader

  public init(vocabulary: Vocabulary, settings: ReaderSettings = ReaderSettings()) {
    reader = ScreenReader(vocabulary: vocabulary, settings: settings)
  }

  /// - Throws: `RouteContradiction` where the way that was found is not what happens: never, if
  ///   this package is right.
  public func route(from app: SimulatedApp, to goal: Goal) throws(RouteContradiction)
    -> RouteResult
  {
    var traveler = Traveler(reader: reader, app: app)
    traveler.reader.isWordless = true
    _ = traveler.start()
    func search(limit: Int, sketching: RemainingCosts.Effort?) -> RouteSearch.Outcome {
      var search = RouteSearch(
        from: traveler, to: goal, excluded: excluded, limit: limit, sketching: sketching)
      return search.run()
    }
    let isSteady = RotorRing(reader.settings).isSteady
    var outcome = search(
      limit: isSteady ? min(Self.quickLimit, limit) : limit, sketching: isSteady ? .quick : nil)
    if isSteady, limit > Self.quickLimit, !outcome.isFound, !outcome.isProven {
      outcome = search(limit: limit, sketching: .thorough)
    }
    if outcome.isFound { return .found(try replay(outcome, from: app)) }
    // Where the way ends can only be said after looking at what leads nowhere, too.
    let end = search(limit: Self.endLimit, sketching: nil)
    return .none(
      RouteEnd(
        nearest: try replay(end, from: app), screens: end.screens,
        unmetValues: end.unmetValues, unmetScreen: end.unmetScreen,
        isProven: outcome.isProven || end.isProven))
  }

  /// The moves of the cheapest way that a short search finds, for whoever only wants to get there:
  /// nothing is worded or gone once more. Nil where it finds none, whether or not there is one.
  ///
  /// - Parameter limit: Of the moments that are looked at; three times as many where reckoning more
  ///   beforehand lets more be left alone.
  public func moves(from app: SimulatedApp, to goal: Goal, limit: Int) -> [RouteMove]? {
    guard !app.satisfies(goal) else { return [] }
    var traveler = Traveler(reader: reader, app: app)
    traveler.reader.isWordless = true
    _ = traveler.start()
    let efforts: [RemainingCosts.Effort?] =
      RotorRing(reader.settings).isSteady ? [.quick, .thorough] : [nil]
    for effort in efforts {
      var search = RouteSearch(
        from: traveler, to: goal, excluded: excluded,
        limit: effort == .thorough ? 3 * limit : limit, sketching: effort)
      let outcome = search.run()
      if outcome.isFound { return outcome.steps.map(\.move) }
      if outcome.isProven { return nil }
    }
    return nil
  }

  /// The cheapest way to whichever of several goals is nearest.
  ///
  /// - Parameter goals: At least one.
  public func route(from app: SimulatedApp, toAnyOf goals: [Goal]) throws(RouteContradiction)
    -> RouteResult
  {
    precondition(!goals.isEmpty, "A way leads somewhere")
    var best = try route(from: app, to: goals[0])
    for goal in goals.dropFirst() {
      switch (best, try route(from: app, to: goal)) {
      case (.found(let shortest), .found(let route)) where route.cost < shortest.cost:
        best = .found(route)
      case (.none, .found(let route)): best = .found(route)
      case (.none(var end), .none(let other)):
        end.isProven = end.isProven && other.isProven
        best = .none(end)
      default: break
      }
    }
    return best
  }

  /// Few ways are so long that reckoning more beforehand pays; these are begun again.
  private static let quickLimit = 4_000
  /// So many moments are looked at for where the way ends.
  private static let endLimit = 5_000

  /// The gestures of a route without any of which there is no way: a magic tap that is the only way
  /// on, for one.
  public func indispensable(
    in route: Route, from app: SimulatedApp, toAnyOf goals: [Goal],
    among gestures: Set<Gesture> = [.twoFingerDoubleTap, .twoFingerScrub, .oneFingerTripleTap]
  ) throws(RouteContradiction) -> [Gesture] {
    var found: [Gesture] = []
    for gesture in RouteMove.gestures
    where gestures.contains(gesture) && route.moves.contains(.gesture(gesture)) {
      var finder = self
      finder.excluded.insert(gesture)
      if case .none(let end) = try finder.route(from: app, toAnyOf: goals), end.isProven {
        found.append(gesture)
      }
    }
    return found
  }

  /// Goes the way on the real engine from the beginning.
  private func replay(_ outcome: RouteSearch.Outcome, from app: SimulatedApp)
    throws(RouteContradiction) -> Route
  {
    let moves = outcome.steps.map(\.move)
    var replay = RouteReplay(Traveler(reader: reader, app: app))
    for (index, step) in outcome.steps.enumerated() {
      replay.make(step.move)
      let app = replay.traveler.app
      guard app.screen.id == step.screen, replay.traveler.reader.cursor == step.cursor else {
        throw RouteContradiction(moves: moves, step: index)
      }
    }
    guard replay.traveler.app.satisfies(outcome.goal) == outcome.isFound else {
      throw RouteContradiction(moves: moves)
    }
    return replay.route
  }
}
