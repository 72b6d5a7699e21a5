/// What one fault adds to the cheapest way through an errand, with the others left as they are.
public enum FaultCost: Hashable, Sendable {
  /// With it there is no way.
  case impossible
  /// So many gestures more, all of them flicks to the next element or the one before.
  case flicks(Int)
  /// So many gestures more.
  case gestures(Int)
  /// Not a gesture more, but so many seconds of speech.
  case seconds(Int)
  /// The way is no longer: it was harder to understand.
  case nothing

  /// The larger, the worse: what is impossible, then gestures, then what has to be heard.
  public var weight: Int {
    switch self {
    case .impossible: .max
    case .flicks(let count), .gestures(let count): count * 1000
    case .seconds(let count): count
    case .nothing: 0
    }
  }
}

/// As the record keeps it.
extension FaultCost {
  public var name: String {
    switch self {
    case .impossible: "impossible"
    case .flicks: "flicks"
    case .gestures: "gestures"
    case .seconds: "seconds"
    case .nothing: "nothing"
    }
  }

  public var amount: Double? {
    switch self {
    case .flicks(let count), .gestures(let count), .seconds(let count): Double(count)
    case .impossible, .nothing: nil
    }
  }

  /// Nil for a name that is none of these.
  public init?(name: String, amount: Double?) {
    let count = amount.flatMap { Int(exactly: $0) } ?? 0
    switch name {
    case "impossible": self = .impossible
    case "flicks": self = .flicks(count)
    case "gestures": self = .gestures(count)
    case "seconds": self = .seconds(count)
    case "nothing": self = .nothing
    default: return nil
    }
  }
}
