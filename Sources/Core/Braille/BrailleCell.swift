/// Some of the eight dots of one braille cell.
///
/// The left column is 1, 2, 3 and 7 from the top, the right one 4, 5, 6 and 8.
public struct BrailleCell: OptionSet, Hashable, Sendable {
  /// Bit 0 is dot 1.
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Dots by their numbers, 1 to 8.
  public init(_ dots: some Sequence<Int>) {
    rawValue = 0
    for dot in dots {
      precondition((1...8).contains(dot), "A cell has dots 1 to 8")
      rawValue |= 1 << UInt8(dot - 1)
    }
  }

  /// Digits as braille readers write them, such as "125"; nil for anything else.
  public init?(digits: String) {
    let dots = digits.compactMap(\.wholeNumberValue)
    guard !dots.isEmpty, dots.count == digits.count, dots.allSatisfy((1...8).contains),
      Set(dots).count == dots.count
    else { return nil }
    self.init(dots)
  }

  /// The numbers of the dots, ascending.
  public var dots: [Int] { (1...8).filter { rawValue & 1 << UInt8($0 - 1) != 0 } }

  /// The numbers in a row, such as "125".
  public var digits: String { dots.map(String.init).joined() }
}
