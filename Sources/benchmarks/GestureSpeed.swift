import CAllocations
import Gestures
import SpaceAndTime
import Traces

/// Touch events a second, and what is allocated meanwhile.
func printSpeed() {
  var generator = TraceGenerator(seed: 1)
  var touches: [Touch] = []
  var start = Instant.zero
  while touches.count < 1_000_000 {
    for gesture in Gesture.allCases where gesture != .unknown {
      let trace = generator.trace(of: gesture, starting: start)
      touches += trace.touches
      start = (trace.touches.last?.time ?? start) + 700
    }
  }
  var recognizer = GestureRecognizer(bound: Set(Gesture.allCases))
  var told = 0
  func feed(_ range: Range<Int>) {
    for index in range {
      recognizer.receive(touches[index])
      told += recognizer.outputs.count
      recognizer.discardOutputs()
    }
  }
  feed(0..<1000)
  let before = allocation_count()
  let clock = ContinuousClock()
  let time = clock.measure { feed(1000..<1_000_000) }
  let allocations = allocation_count() - before
  let seconds = Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds)
  print("  \(Int(999_000 / seconds)) touch events a second, \(told) outputs")
  print("  \(allocations) allocations between the thousandth and the millionth event")
}
