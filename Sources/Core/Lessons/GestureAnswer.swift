import Gestures
import ScreenReader
import Speech

/// A gesture and what it has to lead to, together: made elsewhere it counts for nothing.
///
/// The cursor counts where it stands when the gesture has been answered: a gesture that moves it must
/// have got there, one that doesn't was made there. A gesture that left the place is none of both. One
/// that touches must have touched the place: a cursor that was there already is not enough.
public struct GestureAnswer: Hashable, Sendable {
  public var gesture: Gesture
  /// Where the cursor stands after it, and still does.
  public var cursor: ElementPattern?
  /// Where the rotor stands after it, and still does.
  public var rotor: RotorID?
  /// What was heard before the next gesture.
  public var earcon: Earcon?
  /// Where the cursor came, or stood, before the next gesture: of all such gestures together.
  public var visited: [ElementPattern] = []

  public init(
    _ gesture: Gesture, cursor: ElementPattern? = nil, rotor: RotorID? = nil,
    earcon: Earcon? = nil
  ) {
    self.gesture = gesture
    self.cursor = cursor
    self.rotor = rotor
    self.earcon = earcon
  }

  private func fits(_ made: StepTrace.Made) -> Bool {
    guard made.gesture == gesture else { return false }
    if let cursor {
      guard isOn(cursor, made.place?.element, screen: made.place?.screen) else { return false }
      if gesture.touchesPlaces, !made.touched.contains(where: { $0.matches(cursor) }) {
        return false
      }
    }
    if let rotor, made.rotor != rotor { return false }
    return earcon.map(made.earcons.contains) ?? true
  }

  private func holds(in situation: Situation) -> Bool {
    if let cursor, !isOn(cursor, situation.cursor, screen: situation.screen) { return false }
    return rotor.map { $0 == situation.rotor } ?? true
  }

  func isMet(in situation: Situation, since trace: StepTrace, times: Int) -> Bool {
    let made = trace.made.filter(fits)
    guard made.count >= times, holds(in: situation) else { return false }
    return visited.allSatisfy { pattern in
      made.contains { made in
        (gesture.touchesPlaces ? made.touched : made.visited).contains { $0.matches(pattern) }
      }
    }
  }

  private func isOn(_ pattern: ElementPattern, _ element: String?, screen: String?) -> Bool {
    guard let element, let screen else { return false }
    return pattern.matches(element, on: screen)
  }
}

extension Gesture {
  /// A split tap presses what another finger has found before.
  fileprivate var touchesPlaces: Bool { self == .explore || self == .oneFingerTap }
}
