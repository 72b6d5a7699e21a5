import CSDL2
import SpaceAndTime

/// SDL's clock: every moment of events and sounds is on it.
public enum Clock {
  /// Callable on any thread.
  public static var now: Instant {
    // The origin first: it is found when it is first asked for.
    let origin = origin
    let elapsed = SDL_GetPerformanceCounter() - origin
    let (seconds, rest) = elapsed.quotientAndRemainder(dividingBy: frequency)
    return Instant(microseconds: Int64(seconds * 1_000_000 + rest * 1_000_000 / frequency))
  }

  /// The moment that SDL stamped on an event, to the millisecond, never later than `now`.
  static func instant(ofStamp stamp: UInt32) -> Instant {
    let ticks = SDL_GetTicks64()
    let age = UInt64(UInt32(truncatingIfNeeded: ticks) &- stamp)
    return Instant(microseconds: Int64(ticks - min(age, ticks)) * 1000)
  }

  /// Lets time pass without doing anything.
  ///
  /// C: `SDL_Delay`.
  public static func sleep(_ time: Milliseconds) {
    SDL_Delay(UInt32(max(0, time)))
  }

  /// The same moment on the machine's own clock, which all programs share, in microseconds.
  ///
  /// C: `SDL_GetPerformanceCounter`.
  public static func systemMicroseconds(of moment: Instant) -> Int64 {
    Int64(origin / frequency * 1_000_000 + origin % frequency * 1_000_000 / frequency)
      + moment.microseconds
  }

  private static let frequency = SDL_GetPerformanceFrequency()

  /// The counter when SDL's milliseconds began.
  ///
  /// SDL tells whole ones only: the least that is left over, in two of them, is next to nothing.
  private static let origin: UInt64 = {
    let end = SDL_GetTicks64() + 3
    var origin = UInt64.max
    var ticks: UInt64 = 0
    while ticks < end {
      ticks = SDL_GetTicks64()
      origin = min(origin, SDL_GetPerformanceCounter() - ticks * (frequency / 1000))
    }
    return origin
  }()
}
