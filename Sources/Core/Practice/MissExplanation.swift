import Gestures
import Speech

/// Says what was measured of a stroke against its limit, and one thing to change.
struct MissExplanation {
  let words: Words

  func sentence(for miss: Miss) -> String {
    let shortfall = miss.shortfall
    let quantity = shortfall.quantity
    var places = ["gesture": words.text("gesture.\(miss.nearest.rawValue)")]
    places["measured"] = text(shortfall.measured, of: quantity)
    places["limit"] = text(shortfall.limit, of: quantity)
    let isMore = shortfall.measured > shortfall.limit
    let key = "miss.\(quantity.rawValue).\(isMore ? "more" : "less")"
    return words.text(words.contains(key) ? key : "miss.\(quantity.rawValue)", places)
  }

  /// In the units that people use: seconds, millimetres, degrees, percent.
  private func text(_ number: Double, of quantity: Quantity) -> String {
    switch quantity {
    case .fingers: words.text("count.fingers", count: Int(number.rounded()))
    case .taps: words.text("count.taps", count: Int(number.rounded()))
    case .reversals: String(Int(number.rounded()))
    case .straightness, .together, .half, .travel: String(Int((number * 100).rounded()))
    default:
      switch quantity.unit {
      case "ms": hundredths(number / 1000)
      default: String(Int(number.magnitude.rounded()))
      }
    }
  }

  /// "0.41": with two digits after the point, without zeros at the end.
  private func hundredths(_ number: Double) -> String {
    let count = Int((number * 100).rounded())
    let (whole, rest) = (count / 100, count % 100)
    if rest == 0 { return String(whole) }
    if rest % 10 == 0 { return "\(whole).\(rest / 10)" }
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
