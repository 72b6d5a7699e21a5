import Foundation
import SpaceAndTime

/// A moment of the machine's clock that never goes back, the same in every process.
public struct MonotonicTime: Hashable, Comparable, Sendable {
  public var nanoseconds: Int64

  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  public static var now: MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  public static func < (a: MonotonicTime, b: MonotonicTime) -> Bool {
    a.nanoseconds < b.nanoseconds
  }

  public static func - (a: MonotonicTime, b: MonotonicTime) -> Milliseconds {
    Double(a.nanoseconds - b.nanoseconds) / 1_000_000
  }

  public static func + (time: MonotonicTime, wait: Milliseconds) -> MonotonicTime {
    MonotonicTime(nanoseconds: time.nanoseconds + Int64(wait * 1_000_000))
  }

  /// Sleeps until then.
  public func wait() {
    let left = nanoseconds - MonotonicTime.now.nanoseconds
    guard left > 0 else { return }
    usleep(UInt32(clamping: left / 1_000))
  }
}
