import Simulation

/// How things stand in the app, as far as a lesson may look.
public struct Situation: Hashable, Sendable {
  public var screen: String
  public var cursor: String?
  public var state: [String: StateValue]
  /// The goal that the screen file carries is met.
  public var meetsScreenGoal: Bool

  public init(
    screen: String, cursor: String? = nil, state: [String: StateValue] = [:],
    meetsScreenGoal: Bool = false
  ) {
    self.screen = screen
    self.cursor = cursor
    self.state = state
    self.meetsScreenGoal = meetsScreenGoal
  }
}
