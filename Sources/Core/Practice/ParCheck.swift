import Lessons
import Routes
import Simulation

/// Compares the pars that a lesson's file holds with the cheapest ways there are.
public struct ParCheck: Sendable {
  private let finder: RouteFinder

  public init(setup: PracticeSession.Setup) {
    finder = RouteFinder(vocabulary: setup.vocabulary, settings: setup.reader)
  }

  /// One sentence for each round whose par nobody can reach, with what to write. A par may be more
  /// than the cheapest way costs, where things are to be heard on the way.
  ///
  /// - Parameter apps: By the id of the screen that a round begins on.
  public func findings(in lesson: Lesson, apps: [String: ScreenLibrary]) -> [String] {
    lesson.rounds.compactMap { round in
      guard let par = round.par, let app = apps[round.screen] else { return nil }
      let goals = round.goal?.destinations(ofScreen: app.goal(of: round.screen)) ?? []
      guard !goals.isEmpty else { return nil }
      let start = SimulatedApp(library: app, start: round.screen)
      guard let result = try? finder.route(from: start, toAnyOf: goals) else { return nil }
      switch result {
      case .found(let route):
        return par >= route.cost
          ? nil
          : "The par of the round \(round.id) is \(par), and the cheapest way costs \(route.cost): write par: \(route.cost)."
      case .none(let end):
        return end.isProven
          ? "No gesture leads to the goal of the round \(round.id); the way ends on \(end.screen)."
          : nil
      }
    }
  }
}
