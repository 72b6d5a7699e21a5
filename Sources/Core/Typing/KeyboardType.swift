/// UIKit's `UIKeyboardType`: which keys there are. The field is called the same with every one of
/// them (voiceover.md 6.3).
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  case `default`
  case asciiCapable
  /// Begins with the numbers.
  case numbersAndPunctuation
  case url = "URL"
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad

  /// Large number keys, without letters, space and return.
  public var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Beside the space key, or in its place.
  public var extraKeys: [String] {
    switch self {
    case .emailAddress: ["@", "."]
    case .url: [".", "/", ".com"]
    case .webSearch: ["."]
    case .twitter: ["@", "#"]
    default: []
    }
  }

  /// False where a blank can't be part of what is typed.
  public var hasSpace: Bool { self != .url && !isPad }

  /// A keyboard for the letters of ASCII, whatever the language.
  public var isLatin: Bool {
    switch self {
    case .asciiCapable, .emailAddress, .url: true
    default: false
    }
  }
}

/// UIKit's `UIReturnKeyType`: what the return key is called.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}
