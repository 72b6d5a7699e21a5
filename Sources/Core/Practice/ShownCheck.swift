import Lessons
import Routes
import Simulation

/// Tries the fluent runs that are played before rounds.
public struct ShownCheck: Sendable {
  private let setup: PracticeSession.Setup

  public init(setup: PracticeSession.Setup) {
    self.setup = setup
  }

  /// One sentence for each run that is not understood or does not get to the end of its round.
  ///
  /// - Parameter apps: By the id of the screen that a round begins on.
  public func findings(in lesson: Lesson, apps: [String: ScreenLibrary]) -> [String] {
    lesson.rounds.compactMap { round in
      guard !round.shows.isEmpty, let app = apps[round.screen] else { return nil }
      guard let steps = Replay.steps(of: round.shows) else {
        return "What the round \(round.id) shows is made of gestures and \"type\", one a line."
      }
      let goals = round.goal?.destinations(ofScreen: app.goal(of: round.screen)) ?? []
      guard !goals.isEmpty else {
        return "The round \(round.id) shows a run, and has no goal that it could lead to."
      }
      var traveler = Traveler(
        vocabulary: setup.vocabulary, settings: setup.reader,
        app: SimulatedApp(library: app, start: round.screen))
      _ = traveler.start()
      for step in steps {
        _ = traveler.make(step.gesture.map(RouteMove.gesture) ?? .type(step.typed))
      }
      return goals.contains(where: traveler.app.satisfies)
        ? nil : "What the round \(round.id) shows does not lead to its goal."
    }
  }
}
