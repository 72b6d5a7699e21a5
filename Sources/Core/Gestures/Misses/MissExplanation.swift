import SpaceAndTime

/// What to say about a miss: the key of a sentence and what fills its places. The words are data.
public struct MissExplanation: Hashable, Sendable {
  public var key: String
  /// Numbers, rounded as people say them: seconds, millimetres, degrees, percent.
  public var numbers: [String: String]
  /// Gestures whose names the sentence holds.
  public var gestures: [String: Gesture]

  /// Everything that fills a place, given how gestures are called.
  public func places(naming name: (Gesture) -> String) -> [String: String] {
    numbers.merging(gestures.mapValues(name)) { number, _ in number }
  }
}

extension Miss {
  /// The sentence for this miss: places are `measured`, `limit`, `fingers`, `asked` and `made`.
  public var explanation: MissExplanation {
    let numbers = shortfall.spoken
    return MissExplanation(
      key: advice.key,
      numbers: [
        "measured": numbers.measured, "limit": numbers.limit,
        "fingers": String(GestureCatalog.row(of: nearest).fingers),
      ],
      gestures: ["asked": nearest, "made": made ?? .unknown])
  }
}

extension Shortfall {
  /// Both numbers in the unit that people use, with just enough digits to tell them apart.
  var spoken: (measured: String, limit: String) {
    let (scale, digits): (Double, Int) =
      switch quantity {
      case .landing, .gap, .press, .hold, .rest, .duration: (0.001, 2)
      case .straightness, .together, .half, .travel: (100, 0)
      case .place, .drift, .length, .spread: (1, 1)
      case .fingers, .taps, .reversals, .speed, .direction, .turn, .edge: (1, 0)
      }
    let (one, other) = (measured.magnitude * scale, limit.magnitude * scale)
    for digits in digits...(digits + 2) {
      let texts = (Self.text(one, digits: digits), Self.text(other, digits: digits))
      if texts.0 != texts.1 { return texts }
    }
    return (Self.text(one, digits: digits), Self.text(other, digits: digits))
  }

  /// A number above zero with at most so many digits behind the point, and no idle zeros.
  static func text(_ number: Double, digits: Int) -> String {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let whole = (number * power).rounded()
    guard whole < 1e15 else { return "many" }
    var text = String(Int(whole))
    guard digits > 0 else { return text }
    while text.count <= digits { text = "0" + text }
    var fraction = String(text.suffix(digits))
    while fraction.last == "0" { fraction.removeLast() }
    let integer = String(text.dropLast(digits))
    return fraction.isEmpty ? integer : "\(integer).\(fraction)"
  }
}
