import Gestures
import ScreenReader

/// A choice of gestures to drill, by what the hand does; only those that VoiceOver answers.
enum DrillSet: String, Hashable, Sendable, CaseIterable {
  case taps
  case flicks
  case twoFingers = "two-fingers"
  case threeFingers = "three-fingers"
  case fourFingersAndEdges = "four-fingers-and-edges"
  case all

  /// In the order of the catalog.
  func gestures(answeredBy bindings: Bindings) -> [Gesture] {
    GestureCatalog.rows.filter { row in
      (bindings.command(for: row.gesture) != nil || row.gesture == .explore) && contains(row)
    }.map(\.gesture)
  }

  private func contains(_ row: GestureCatalog.Row) -> Bool {
    let isEdgeSlide = if case .edgeSlide = row.motion { true } else { false }
    let isFlick = if case .flick = row.motion { true } else { false }
    return switch self {
    case .taps: row.fingers == 1 && !isFlick && !isEdgeSlide || row.motion == .splitTap
    case .flicks: row.fingers == 1 && isFlick
    case .twoFingers: row.fingers == 2 && row.motion != .splitTap
    case .threeFingers: row.fingers == 3
    case .fourFingersAndEdges: row.fingers == 4 || isEdgeSlide
    case .all: true
    }
  }
}
