/// What a drill asks for.
enum DrillChoice: Hashable, Sendable {
  case set(DrillSet)
  /// The gestures that should come back today.
  case due
  /// One of them, between two rounds of a lesson.
  case reminder

  /// Names the drill in the record and in the words.
  var id: String {
    switch self {
    case .set(let set): set.rawValue
    case .due: "due"
    case .reminder: "reminder"
    }
  }
}
