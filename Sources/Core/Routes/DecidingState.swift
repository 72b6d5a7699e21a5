import Simulation

/// Which values of an app can matter for a goal: what the goal asks for, what decides whether
/// something is there or can be done, and what is copied into these. All others are only shown.
public struct DecidingState {
  private let reads: StateReads

  public init(library: ScreenLibrary, goal: Goal) {
    reads = StateReads(library: library, goal: goal)
  }

  public func contains(_ name: String) -> Bool { reads.matters(name) }
}
