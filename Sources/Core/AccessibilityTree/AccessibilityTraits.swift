/// UIKit's traits, the private ones included that standard controls carry (voiceover.md 3.2).
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  public static let button = AccessibilityTraits(bit: 0)
  public static let link = AccessibilityTraits(bit: 1)
  public static let image = AccessibilityTraits(bit: 2)
  public static let selected = AccessibilityTraits(bit: 3)
  public static let playsSound = AccessibilityTraits(bit: 4)
  public static let keyboardKey = AccessibilityTraits(bit: 5)
  public static let staticText = AccessibilityTraits(bit: 6)
  public static let summaryElement = AccessibilityTraits(bit: 7)
  public static let notEnabled = AccessibilityTraits(bit: 8)
  public static let updatesFrequently = AccessibilityTraits(bit: 9)
  public static let searchField = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let adjustable = AccessibilityTraits(bit: 12)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 13)
  public static let causesPageTurn = AccessibilityTraits(bit: 14)
  public static let tabBar = AccessibilityTraits(bit: 15)
  public static let header = AccessibilityTraits(bit: 16)
  public static let textEntry = AccessibilityTraits(bit: 18)
  public static let isEditing = AccessibilityTraits(bit: 21)
  public static let secureTextField = AccessibilityTraits(bit: 24)
  public static let backButton = AccessibilityTraits(bit: 27)
  public static let tabBarItem = AccessibilityTraits(bit: 28)
  public static let container = AccessibilityTraits(bit: 45)
  public static let textArea = AccessibilityTraits(bit: 47)
  public static let switchButton = AccessibilityTraits(bit: 53)
  public static let supportsZoom = AccessibilityTraits(bit: 60)

  /// Each of these alone makes a text field (voiceover.md 3.2).
  public static let anyTextField: AccessibilityTraits = [.textEntry, .secureTextField, .textArea]

  /// Every trait with the name that screens and reports use; `toggleButton` is the public name of
  /// `switchButton` since iOS 17.
  public static let names: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("textEntry", .textEntry),
    ("isEditing", .isEditing), ("secureTextField", .secureTextField),
    ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("container", .container),
    ("textArea", .textArea), ("switchButton", .switchButton), ("toggleButton", .switchButton),
    ("supportsZoom", .supportsZoom),
  ]

  public init?(name: String) {
    guard let row = Self.names.first(where: { $0.name == name }) else { return nil }
    self = row.trait
  }

  public var isTextField: Bool { !isDisjoint(with: .anyTextField) }

  /// The names of the traits that are set, in the order of their bits.
  public var setNames: [String] {
    Self.names.filter { contains($0.trait) && $0.name != "toggleButton" }.map(\.name)
  }
}
