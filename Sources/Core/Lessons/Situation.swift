import ScreenReader
import Simulation
import Speech

/// How things stand in the app and the reader, as far as a lesson may look.
public struct Situation: Hashable, Sendable {
  public var screen: String
  public var cursor: String?
  /// The cursor's in reading order; nil where it is nowhere.
  public var position: Int?
  public var state: [String: StateValue]
  /// The goal that the screen file carries is met.
  public var meetsScreenGoal: Bool
  /// That goal, where there is one.
  public var screenGoal: Goal?
  /// A field is being edited.
  public var isTyping = false
  /// Where the rotor stands.
  public var rotor: RotorID
  /// How fast VoiceOver speaks, 0 to 100.
  public var rate: Int

  public init(
    screen: String, cursor: String? = nil, state: [String: StateValue] = [:],
    meetsScreenGoal: Bool = false, rotor: RotorID = RotorState().setting,
    rate: Int = SpeechSettings().rate
  ) {
    self.screen = screen
    self.cursor = cursor
    self.state = state
    self.meetsScreenGoal = meetsScreenGoal
    self.rotor = rotor
    self.rate = rate
  }
}
