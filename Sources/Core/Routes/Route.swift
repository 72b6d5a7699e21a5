import Gestures
import Simulation
import SpaceAndTime
import Speech

/// The cheapest way to a goal, move by move, as the real screen reader spoke it.
public struct Route: Hashable, Sendable {
  /// One move and what came of it.
  public struct Step: Hashable, Sendable {
    public var move: RouteMove
    public var cost: Int
    /// What was said, an utterance an entry.
    public var heard: [Utterance]
    /// The id of the screen in front afterwards.
    public var screen: String
    /// The element that the cursor is on afterwards; nil where it is nowhere.
    public var cursor: String?
    /// Time that passed by itself until nothing was left to happen.
    public var wait: Milliseconds

    /// The words that were heard, without the sounds.
    public var spoken: [String] { heard.map(\.text) }
  }

  /// What is heard when the screen reader comes on.
  public var beginning: [Utterance]
  /// The screen that it begins on.
  public var screen: String
  public var cursor: String?
  public var steps: [Step]

  /// In the units of `RouteCosts`: how many gestures, rotor steps and keys.
  public var cost: Int { steps.reduce(0) { $0 + $1.cost } }

  public var moves: [RouteMove] { steps.map(\.move) }

  /// A gestures file that goes this way (design, section 6).
  public var script: String {
    steps.map { step in
      step.wait > 0 ? "\(step.move.line)\nwait \(seconds(step.wait))" : step.move.line
    }.joined(separator: "\n")
  }

  private func seconds(_ time: Milliseconds) -> String {
    StateValue.number((time / 1000 * 100).rounded(.up) / 100).description
  }
}

/// What a search for a way came to.
public enum RouteResult: Hashable, Sendable {
  case found(Route)
  case none(RouteEnd)

  public var route: Route? {
    if case .found(let route) = self { route } else { nil }
  }
}

/// Where the way ends that leads nearest to a goal which can't be reached.
public struct RouteEnd: Hashable, Sendable {
  /// The way that meets most of what is asked for, the cheapest of them.
  public var nearest: Route
  /// The ids of the screens that can be reached.
  public var screens: Set<String>
  /// What of the goal the nearest way does not meet: names of values, and the id of the screen.
  public var unmetValues: [String]
  public var unmetScreen: String?
  /// False where the search was given up because there were too many ways: then there may be one.
  public var isProven: Bool

  /// The screen on which the nearest way ends.
  public var screen: String { nearest.steps.last?.screen ?? nearest.screen }
}

/// A way that the search found and that the real engine did not go: an error of this package.
public struct RouteContradiction: Error, Hashable, Sendable {
  public var moves: [RouteMove]
  /// From 0: the move after which things stood differently; nil where only the goal was not met.
  public var step: Int?
}
