/// Times of one kind of work, in milliseconds.
struct Stopwatch {
  private(set) var times: [Double] = []

  mutating func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    add(clock.now - start)
    return result
  }

  /// Takes in what was timed elsewhere.
  mutating func add(_ time: Duration) {
    times.append(
      Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15)
  }

  /// Adds a time that was measured elsewhere.
  mutating func add(_ milliseconds: Double) {
    times.append(milliseconds)
  }

  /// The time that the given share of the work needed at most.
  func percentile(_ share: Double) -> Double {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// "0.012 ms median, 0.100 ms at the 99th percentile", or the one time.
  var summary: String {
    if times.count == 1 { return "\(Self.text(times[0])) ms" }
    return "\(Self.text(percentile(0.5))) ms median, \(Self.text(percentile(0.99))) ms at 99 %"
  }

  private static func text(_ time: Double) -> String {
    let thousandths = Int((time * 1000).rounded())
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }
}
