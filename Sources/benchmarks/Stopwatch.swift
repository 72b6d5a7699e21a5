import Foundation

/// Times of one kind of work, in milliseconds.
struct Stopwatch {
  private(set) var times: [Double] = []
  /// What the processor spent on the work, which a busy machine makes hardly longer.
  private(set) var processorTimes: [Double] = []

  mutating func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let processorStart = Self.processorTime
    let start = clock.now
    let result = try work()
    add(clock.now - start)
    processorTimes.append(Self.processorTime - processorStart)
    return result
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
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
    if times.count == 1 {
      let processor = processorTimes.first.map {
        ", of which the processor worked \(Self.text($0)) ms"
      }
      return "\(Self.text(times[0])) ms" + (processor ?? "")
    }
    return "\(Self.text(percentile(0.5))) ms median, \(Self.text(percentile(0.99))) ms at 99 %"
  }

  private static func text(_ time: Double) -> String {
    let thousandths = Int((time * 1000).rounded())
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }
}
