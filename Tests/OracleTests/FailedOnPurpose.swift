/// The one list of outside cases that are failed on purpose, each with its reason.
enum FailedOnPurpose {
  private static let tooSlow = "at 47 mm/s it is slower than the strict 60 mm/s"

  static let reasons: [String: String] = [
    "afu-09 smaller": "5.3 mm are no flick of 7 mm, and within the slop of a tap",
    "cts-swipe-1-right smaller": tooSlow,
    "cts-swipe-1-left smaller": tooSlow,
    "cts-swipe-1-up smaller": tooSlow,
    "cts-swipe-1-down smaller": tooSlow,
  ]

  static func contains(_ id: String, _ variation: TouchTraceTests.Variation) -> Bool {
    reasons[id] != nil || reasons["\(id) \(variation.rawValue)"] != nil
  }
}
