/// What each kind of move costs a hand. The costs are fixed, so that routes can be compared.
public struct RouteCosts: Hashable, Sendable {
  /// Any gesture, wherever on the glass it is made.
  public static let gesture = 1
  /// One step of the rotor: turning two fingers a little further.
  public static let rotorStep = 1
  /// One key of a keyboard, so that a text costs as many as it has letters.
  public static let key = 1
}
