import AccessibilityTree
import ScreenReader
import Speech

/// What the command line calls a setting of the rotor.
enum RotorChoice {
  /// The stops of a setting, by its id or by the name of a rotor that the app supplies.
  static func stops(of name: String, on screen: AccessibleScreen) throws(UsageProblem)
    -> [RotorStops.Stop]
  {
    let id = RotorID(rawValue: name)
    if let stops = RotorStops.stops(of: id, on: screen)
      ?? RotorStops.stops(
        of: .custom(name), on: screen)
    {
      return stops
    }
    let own = RotorStops.customRotors(on: screen).map(\.name)
    let known = RotorStops.ids.map(\.rawValue) + own
    if RotorCatalog.choosable.contains(id) {
      throw UsageProblem(
        "the rotor's \(name) has no stops of its own; those that have: \(known.joined(separator: ", "))"
      )
    }
    let close = NearestName.to(name, among: known).map { "did you mean \($0)?" }
    throw UsageProblem(
      "the rotor has no setting “\(name)”; "
        + (close ?? "those with stops are \(known.joined(separator: ", "))"))
  }
}
