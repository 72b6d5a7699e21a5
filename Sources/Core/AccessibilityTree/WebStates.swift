/// What a web page tells of an element that UIKit has no property for (voiceover.md 2.3; 3.6, 82-94).
public struct WebStates: OptionSet, Hashable, Sendable {
  public var rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// `aria-required`.
  public static let required = WebStates(rawValue: 1)
  /// `aria-invalid`.
  public static let invalid = WebStates(rawValue: 1 << 1)
  /// `aria-current="page"`.
  public static let currentPage = WebStates(rawValue: 1 << 2)
  /// A link that was opened before.
  public static let visited = WebStates(rawValue: 1 << 3)
  /// A link to a place on the same page.
  public static let inPage = WebStates(rawValue: 1 << 4)
  /// `aria-haspopup="menu"`.
  public static let opensMenu = WebStates(rawValue: 1 << 5)
  /// `aria-haspopup="listbox"`, as a `select` has it.
  public static let opensList = WebStates(rawValue: 1 << 6)
  /// A button that has `aria-pressed`, whether it is pressed or not.
  public static let toggles = WebStates(rawValue: 1 << 7)
  public static let pressed = WebStates(rawValue: 1 << 8)
}

/// Roles of web containers that the rotor knows and UIKit does not.
public enum WebRole: String, Hashable, Sendable, CaseIterable {
  case article
  case blockquote
  /// Its stops are counted.
  case radiogroup
}
