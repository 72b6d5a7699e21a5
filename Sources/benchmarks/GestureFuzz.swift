import CAllocations
import Gestures
import SpaceAndTime
import Traces

/// Random events that no hand makes, and after each batch a clean gesture that must be recognized.
func fuzzGestures(events: Int) {
  var random = SeededRandom(seed: 3)
  var recognizer = GestureRecognizer(bound: Set(Gesture.allCases))
  var time = Instant.zero
  var generator = TraceGenerator(seed: 4)
  var stuck = 0
  var batches = 0
  var allocations: UInt64 = 0
  var done = 0
  while done < events {
    let before = allocation_count()
    for _ in 0..<10_000 {
      let wait = Double.random(in: -30...60, using: &random)
      time = time + (wait < -28 ? wait * 100 : max(wait / 4, -2))
      let touch = Touch(
        time: time, finger: Int.random(in: 0..<12, using: &random),
        phase: Touch.Phase.allCases.randomElement(using: &random) ?? .down,
        position: Point(
          x: .random(in: -500...1000, using: &random), y: .random(in: -500...2000, using: &random)))
      if Int.random(in: 0..<20, using: &random) > 0 { recognizer.receive(touch) }
      if Int.random(in: 0..<50, using: &random) == 0 { recognizer.advance(to: time) }
      recognizer.discardOutputs()
    }
    if batches > 0 { allocations += allocation_count() - before }
    done += 10_000
    batches += 1
    time = time + 60_000
    recognizer.advance(to: time)
    recognizer.discardOutputs()
    let trace = generator.trace(of: .twoFingerScrub, starting: time)
    for touch in trace.touches { recognizer.receive(touch) }
    time = (trace.touches.last?.time ?? time) + 1000
    recognizer.advance(to: time)
    let found = recognizer.outputs.contains {
      if case .recognized(let recognized) = $0 {
        recognized.gesture == .twoFingerScrub
      } else {
        false
      }
    }
    if !found { stuck += 1 }
    recognizer.discardOutputs()
  }
  print("  fuzz: \(done) events, \(stuck) of \(batches) clean gestures missed afterwards")
  print("  \(allocations) allocations, the first batch apart")
}
