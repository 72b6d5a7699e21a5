/// A key by the place it has on a US keyboard, whatever is printed on it: shortcuts stay under the
/// same fingers in every layout. What is typed into a field comes as text, not as keys.
public enum Key: String, Hashable, Sendable, CaseIterable {
  case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z
  case one = "1"
  case two = "2"
  case three = "3"
  case four = "4"
  case five = "5"
  case six = "6"
  case seven = "7"
  case eight = "8"
  case nine = "9"
  case zero = "0"
  case left
  case right
  case up
  case down
  case home
  case end
  case pageUp = "page-up"
  case pageDown = "page-down"
  case enter
  case space
  case escape
  case tab
  case delete
  case backspace
  case leftBracket = "["
  case rightBracket = "]"
  case minus = "-"
  case equals = "="
  case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
}

/// Keys that change what another key or the mouse means, either side of the keyboard.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt, on a Mac Option.
  public static let alt = KeyModifiers(rawValue: 4)
  /// The Windows or Command key: always the desktop's.
  public static let system = KeyModifiers(rawValue: 8)
}
