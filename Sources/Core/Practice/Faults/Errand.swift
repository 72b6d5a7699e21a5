import Gestures
import Lessons
import Routes
import ScreenReader
import Simulation

/// Something to get done in an app.
struct Errand: Sendable {
  /// The cheapest way to the end of an errand, and how much is heard on it.
  struct Way: Hashable, Sendable {
    var route: Route
    /// Seconds of speech, everything heard to its end, hints too.
    var seconds: Double

    /// Moves from element to element: flicks, and taps that go to the first or the last one. Of
    /// two ways of one cost either may be found, so that they are not told apart.
    var flicks: Int {
      route.moves.count { move in
        guard case .gesture(let gesture) = move else { return false }
        return [
          .oneFingerFlickRight, .oneFingerFlickLeft, .fourFingerTapTop, .fourFingerTapBottom,
        ].contains(gesture)
      }
    }
  }

  enum Outcome: Sendable {
    case way(Way)
    /// No gestures lead to the goal; where it is not proven, the search was given up.
    case none(isProven: Bool)

    var way: Way? { if case .way(let way) = self { way } else { nil } }
  }

  var library: ScreenLibrary
  /// The id of the screen that the app starts on.
  var start: String
  /// What ends it, whichever is reached first; at least one.
  var goals: [Goal]

  /// Searches until the cheapest way is found, or none.
  func way(for setup: PracticeSession.Setup) throws(RouteContradiction) -> Outcome {
    let finder = RouteFinder(vocabulary: setup.vocabulary, settings: setup.reader)
    let app = SimulatedApp(library: library, start: start)
    switch try finder.route(from: app, toAnyOf: goals) {
    case .found(let route):
      let script = (try? GestureScript(parsing: route.script)) ?? GestureScript(keys: [])
      let listening = Listening(to: library, from: start, making: script, setup: setup)
      return .way(Way(route: route, seconds: listening.seconds))
    case .none(let end):
      return .none(isProven: end.isProven)
    }
  }
}

extension Course {
  /// The errand of a round: what ends it, as far as a way to that can be found.
  func errand(of round: Round) -> Errand? {
    guard let library = apps[round.app] else { return nil }
    let end = round.goal ?? (round.steps.count == 1 ? round.steps[0].finish : nil)
    let goals = end?.destinations(ofScreen: library.goal(of: round.screen)) ?? []
    return goals.isEmpty ? nil : Errand(library: library, start: round.screen, goals: goals)
  }
}
