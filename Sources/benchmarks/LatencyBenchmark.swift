import CurtainInWindow
import Foundation
import Gestures
import SDLBackend
import SpaceAndTime
import VirtualTouchScreen

/// From the moment the last touch was sent to the X server to the entry of the audio callback that
/// copied the first audible sample of the answer, beyond the wait that the gesture itself needs.
///
/// To reach: 15 ms at the median, 30 ms at the 99th percentile.
enum LatencyBenchmark {
  private static let gestures = 500

  /// A gesture, and how long VoiceOver must wait after its last touch: a tap may become a longer
  /// one until the gap has passed.
  private static let cycle: [(gesture: Gesture, wait: Milliseconds)] = {
    let gap = Tolerances.strict.tapGap
    return [
      (.oneFingerFlickRight, 0), (.oneFingerFlickRight, 0), (.oneFingerFlickLeft, 0),
      (.fourFingerTapTop, gap), (.oneFingerFlickRight, 0), (.fourFingerTapBottom, gap),
      (.oneFingerFlickLeft, 0), (.oneFingerFlickLeft, 0), (.threeFingerTap, gap),
    ]
  }()

  static func run() throws {
    let curtain = try CurtainInWindow(["practice", "pizza-menu-after"], isHeard: false)
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    var latencies = Stopwatch()
    var byWait: [Milliseconds: Stopwatch] = [:]
    var missed = 0
    var seen = try curtain.log().count
    for index in 0..<gestures {
      let (gesture, wait) = cycle[index % cycle.count]
      let sent = try curtain.screen.perform(gesture, place: curtain.pixel)
      let sentTime = systemMicroseconds(of: sent)
      usleep(UInt32(wait * 1000) + 200_000)
      let lines = try curtain.log()
      defer { seen = lines.count }
      let news = lines.dropFirst(seen)
      guard news.contains(where: { $0.gesture == gesture.rawValue }),
        let heard = news.compactMap(\.heardTime).first(where: { $0 > sentTime })
      else {
        missed += 1
        continue
      }
      let latency = Double(heard - sentTime) / 1000 - wait
      latencies.add(latency)
      byWait[wait, default: Stopwatch()].add(latency)
    }
    print("touch to first audible sample, \(gestures) gestures: \(latencies.summary)")
    for (wait, times) in byWait.sorted(by: { $0.key < $1.key }) {
      print("  beyond a wait of \(Int(wait)) ms (\(times.times.count)): \(times.summary)")
    }
    print("  gestures without an answer: \(missed)")
    _ = curtain.stop()
  }

  /// The two clocks run at slightly different speeds, so they are compared anew each time.
  private static func systemMicroseconds(of time: MonotonicTime) -> Int64 {
    let now = MonotonicTime.now
    let system = Clock.systemMicroseconds(of: Clock.now)
    return system - (now.nanoseconds - time.nanoseconds) / 1000
  }
}
