/// A quantity that missed its limit: what was measured, and what was wanted.
public struct Shortfall: Hashable, Sendable {
  public var quantity: Quantity
  /// In the quantity's unit.
  public var measured: Double
  /// In the quantity's unit.
  public var limit: Double

  /// True when more was wanted, false when less was.
  public var isTooLittle: Bool { measured < limit }

  init(_ quantity: Quantity, measured: Double, limit: Double) {
    self.quantity = quantity
    self.measured = measured
    self.limit = limit
  }

  init?(_ quantity: Quantity, measured: Double, atMost limit: Double) {
    guard measured > limit else { return nil }
    self.init(quantity, measured: measured, limit: limit)
  }

  init?(_ quantity: Quantity, measured: Double, atLeast limit: Double) {
    guard measured < limit else { return nil }
    self.init(quantity, measured: measured, limit: limit)
  }
}
