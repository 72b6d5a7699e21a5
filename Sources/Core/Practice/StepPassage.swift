import Gestures
import Lessons
import Routes
import ScreenReader
import Simulation
import SpaceAndTime
import Speech

/// Leads an app to where a step ends, as somebody would who knows the way and is not heard: for
/// steps that are skipped. By gestures, and where none lead there by a finger on the app itself.
struct StepPassage {
  /// Moments that a search looks at, so that nobody waits for it.
  static let limit = 4_000

  /// Where it came to.
  struct Arrival: Sendable {
    var app: SimulatedApp
    /// Who went there, with the cursor where the way ends.
    var reader: ScreenReader
    var rotor: RotorID?
  }

  private let finder: RouteFinder
  private let reader: ScreenReader

  init(vocabulary: Vocabulary, settings: ReaderSettings) {
    finder = RouteFinder(vocabulary: vocabulary, settings: settings)
    var reader = ScreenReader(vocabulary: vocabulary, settings: settings)
    reader.isWordless = true
    self.reader = reader
  }

  /// The first of several ends to which a way is found: what is named first is meant. Nil where
  /// there is none.
  ///
  /// - Parameter cursor: where it is now.
  func arrival(
    from app: SimulatedApp, cursor: String?, atAnyOf ends: [StepEnd], at now: Instant
  ) -> Arrival? {
    for end in ends {
      if let arrival = arrivalByTyping(from: app, at: end, now) { return arrival }
      for goal in goals(of: end, from: app) {
        if let moves = finder.moves(from: app, to: goal, limit: Self.limit),
          let arrival = arrival(from: app, cursor: cursor, by: moves, at: end, now)
        {
          return arrival
        }
      }
    }
    return ends.lazy.compactMap { arrivalByTouching(from: app, cursor: cursor, at: $0, now) }.first
  }

  /// Fingers that one stop takes in a row, such as strokes of a pen.
  private static let mostTouches = 10

  /// Where no gesture leads: holds a finger on what is on the screen, and lifts it, as by passing it
  /// through or on an area for direct touches. The stop under the cursor comes first.
  private func arrivalByTouching(
    from app: SimulatedApp, cursor: String?, at end: StepEnd, _ now: Instant
  ) -> Arrival? {
    guard let goal = end.goal, goal.screen ?? app.screen.id == app.screen.id else { return nil }
    let first = cursor.flatMap { app.screen.position(of: $0) }
    for stop in [first].compactMap({ $0 }) + app.screen.elements.indices.filter({ $0 != first }) {
      let place = app.screen.visibleFrame(at: stop).center
      var traveler = Traveler(reader: reader, app: app, at: now)
      _ = traveler.start(on: app.screen.elements[stop].id)
      for _ in 0..<Self.mostTouches {
        let before = traveler.app.state
        for phase in [Touch.Phase.down, .up] {
          traveler.touch(phase, at: place)
          if traveler.app.satisfies(goal) { return arrival(of: traveler, at: end, now) }
        }
        if traveler.app.state == before { break }
      }
    }
    return nil
  }

  /// Writes into a field of the screen in front where nothing else is to be done: whoever types can
  /// do so without looking for a way.
  private func arrivalByTyping(
    from app: SimulatedApp, at end: StepEnd, _ now: Instant
  ) -> Arrival? {
    guard let goal = end.goal, goal.screen ?? app.screen.id == app.screen.id else { return nil }
    let unmet = goal.state.requirements.filter { !Condition([$0]).holds(in: app.state) }
    guard unmet.count == 1, case .equals(.text(let text)) = unmet[0].test, !text.isEmpty,
      let field = app.field(keeping: unmet[0].name)
    else { return nil }
    var traveler = Traveler(reader: reader, app: app, at: now)
    _ = traveler.start(on: field)
    guard traveler.write(text), traveler.app.satisfies(goal) else { return nil }
    return arrival(of: traveler, at: end, now)
  }

  /// What has to hold of the app before the cursor can be where the end has it.
  private func goals(of end: StepEnd, from app: SimulatedApp) -> [Goal] {
    if let goal = end.goal { return [goal] }
    guard let cursor = end.cursor, stop(cursor, in: app) == nil else { return [Goal()] }
    return app.library.screenIDs.filter { id in
      id != app.screen.id
        && app.library.hasView(on: id) { cursor.matches($0, on: id) }
    }.map { Goal(screen: $0) }
  }

  private func stop(_ pattern: ElementPattern, in app: SimulatedApp) -> String? {
    app.screen.elements.first { pattern.matches($0.id, on: app.screen.id) }?.id
  }

  private func arrival(
    from app: SimulatedApp, cursor: String?, by moves: [RouteMove], at end: StepEnd,
    _ now: Instant
  ) -> Arrival? {
    var traveler = Traveler(reader: reader, app: app, at: now)
    _ = traveler.start(on: moves.isEmpty ? cursor : nil)
    for move in moves { _ = traveler.make(move) }
    if let goal = end.goal, !traveler.app.satisfies(goal) { return nil }
    if let pattern = end.cursor {
      if let stop = stop(pattern, in: traveler.app) {
        _ = traveler.start(on: stop)
        if end.isActivated, end.goal == nil { _ = traveler.make(.gesture(.oneFingerDoubleTap)) }
      } else if end.goal == nil {
        return nil
      }
    }
    return arrival(of: traveler, at: end, now)
  }

  private func arrival(of traveler: Traveler, at end: StepEnd, _ now: Instant) -> Arrival {
    var app = traveler.app
    app.letGo()
    app.setTime(to: now)
    return Arrival(app: app, reader: traveler.reader, rotor: end.rotor)
  }
}
