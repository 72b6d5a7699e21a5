/// Why an element of a screen is one.
public struct StopReason: Hashable, Sendable {
  /// The view's kind, as screen files call it.
  public var kind: String
  /// The app itself set `isAccessibilityElement`; otherwise it is UIKit's default for the kind.
  public var isSetByApp: Bool
}

extension SimulatedApp {
  /// Nil for what is no view of the screen, such as a key of the keyboard.
  public func stopReason(of id: String) -> StopReason? {
    guard let index = simulated.locate(id)?.index else { return nil }
    let view = simulated.records[index].view
    return StopReason(
      kind: view.kind.name, isSetByApp: view.accessibility.isAccessibilityElement == true)
  }
}
