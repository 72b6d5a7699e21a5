/// A length of time in milliseconds.
public typealias Milliseconds = Double

/// A moment on the caller's clock, exact to a microsecond.
///
/// The core never asks what time it is: moments arrive with touches and from whoever owns the
/// clock. Only differences and order mean anything.
@frozen
public struct Instant: Hashable, Comparable, Sendable {
  public var microseconds: Int64

  @inlinable
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  @inlinable
  public init(milliseconds: Milliseconds) {
    microseconds = Int64((milliseconds * 1000).rounded())
  }

  public static let zero = Instant(microseconds: 0)

  @inlinable
  public var milliseconds: Milliseconds { Double(microseconds) / 1000 }

  @inlinable
  public static func < (a: Instant, b: Instant) -> Bool { a.microseconds < b.microseconds }

  @inlinable
  public static func - (a: Instant, b: Instant) -> Milliseconds {
    Double(a.microseconds - b.microseconds) / 1000
  }

  @inlinable
  public static func + (instant: Instant, wait: Milliseconds) -> Instant {
    Instant(microseconds: instant.microseconds + Int64((wait * 1000).rounded()))
  }
}
