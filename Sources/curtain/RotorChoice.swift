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
    let withStops = RotorStops.ids.filter { RotorStops.stops(of: $0, on: screen)?.isEmpty == false }
    let all = RotorStops.ids.map(\.rawValue) + own
    let known = withStops.map(\.rawValue) + own
    if RotorCatalog.choosable.contains(id) {
      throw UsageProblem(
        "the rotor's \(name) has no stops of its own; those that have: \(all.joined(separator: ", "))"
      )
    }
    let close = NearestName.to(name, among: all).map { "did you mean \($0)?" }
    throw UsageProblem(
      "the rotor has no setting “\(name)”; "
        + (close
          ?? (known.isEmpty
            ? "none has a stop on this screen"
            : "those with stops on this screen are \(known.joined(separator: ", "))"))
    )
  }
}
