import Gestures
import SpaceAndTime
import Traces

/// How well and how fast touches become gestures.
func measureGestures() {
  printConfusion(traces: 1000)
  printSpeed()
  fuzzGestures(events: 10_000_000)
}

/// What traces of each gesture became; the wrong ones by name.
private func printConfusion(traces: Int) {
  print("  \(traces) human-like traces of each gesture")
  var right = 0
  var all = 0
  var worst = 1.0
  for gesture in Gesture.allCases where gesture != .unknown {
    var generator = TraceGenerator(
      seed: UInt64(bitPattern: Int64(gesture.rawValue.utf8.reduce(7) { $0 &* 31 &+ Int($1) })))
    var others: [String: Int] = [:]
    var own = 0
    for _ in 0..<traces {
      let trace = generator.trace(of: gesture)
      let found = told(trace.outputs())
      if isRight(found, for: gesture) {
        own += 1
      } else {
        others[found.joined(separator: " + "), default: 0] += 1
      }
    }
    right += own
    all += traces
    worst = min(worst, Double(own) / Double(traces))
    guard !others.isEmpty else { continue }
    let wrong = others.sorted { $0.value > $1.value }
      .map { "\($0.value) \($0.key.isEmpty ? "nothing" : $0.key)" }
    print("  \(gesture.rawValue): \(own) right, \(wrong.joined(separator: ", "))")
  }
  print("  right: \(right) of \(all), the worst gesture \(worst)")
}

/// What was told, by name; what was missed, with the quantity that missed its limit.
private func told(_ outputs: [RecognizerOutput]) -> [String] {
  outputs.compactMap {
    switch $0 {
    case .recognized(let recognized): recognized.gesture.rawValue
    case .missed(let miss):
      "unknown (\(miss.nearest.rawValue): \(miss.shortfall.quantity.rawValue))"
    default: nil
    }
  }
}

/// Rotations tick once a step; a split tap is made while exploring.
private func isRight(_ found: [String], for gesture: Gesture) -> Bool {
  switch gesture {
  case .twoFingerRotateClockwise, .twoFingerRotateCounterclockwise:
    !found.isEmpty && found.allSatisfy { $0 == gesture.rawValue }
  case .splitTap: found == [Gesture.explore.rawValue, Gesture.splitTap.rawValue]
  default: found == [gesture.rawValue]
  }
}
