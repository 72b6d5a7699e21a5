import Gestures

/// What `recognize` prints, one line a trace.
extension Recognition.Answer {
  public var line: String {
    JSONValue.object([
      "id": .text(id), "gestures": .list(gestures.map(\.value)),
    ]).line
  }
}

extension Recognition.Told {
  fileprivate var value: JSONValue {
    .object([
      "gesture": .text(gesture.rawValue), "t_ms": .number(time.milliseconds),
      "miss": miss?.value,
    ])
  }
}

extension Miss {
  /// The quantity that missed its limit, and everything else that was measured.
  fileprivate var value: JSONValue {
    .object([
      "nearest": .text(nearest.rawValue), "quantity": .text(shortfall.quantity.rawValue),
      "measured": .number(rounded(shortfall.measured)),
      "limit": .number(rounded(shortfall.limit)), "unit": .text(shortfall.quantity.unit),
      "stroke": stroke.value,
    ])
  }
}

extension Stroke {
  fileprivate var value: JSONValue {
    .object([
      "fingers": .integer(fingers), "taps": .integer(taps),
      "landing_ms": .number(rounded(landing)), "press_ms": .number(rounded(press)),
      "gap_ms": gap.map { .number(rounded($0)) }, "hold_ms": .number(rounded(hold)),
      "drift_mm": .number(rounded(drift)), "length_mm": .number(rounded(length)),
      "speed_mm_s": .number(rounded(speed)), "straightness": .number(rounded(straightness)),
      "direction_degrees": .number(rounded(heading)), "rest_ms": .number(rounded(rest)),
      "turn_degrees": .number(rounded(turn)), "spread_mm": .number(rounded(spread)),
      "reversals": .integer(reversals),
    ])
  }
}

/// Two digits behind the point are more than any hand.
private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
