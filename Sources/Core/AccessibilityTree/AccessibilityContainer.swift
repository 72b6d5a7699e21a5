import SpaceAndTime

/// A view that is no stop itself but whose stops belong together.
public struct AccessibilityContainer: Hashable, Sendable {
  public var id: String
  public var type: AccessibilityContainerType
  /// What a semantic group or table is called.
  public var label: String?
  /// A BCP 47 tag of the label; nil for the listener's language.
  public var language: String?
  public var traits: AccessibilityTraits
  /// In screen coordinates, before scrolling.
  public var frame: Rect
  /// Its stops, which follow each other in reading order; never empty.
  public var stops: Range<Int>
  public var dataTable: DataTable?
  public var customRotors: [CustomRotor]
  /// True on a page of web content, where words at its borders depend on where the cursor comes from
  /// (voiceover.md 3.4).
  public var isOnWebPage = false
  public var webRole: WebRole?
  /// What kind of landmark or list it is ("main", "definition list").
  public var roleDescription: String?

  /// True for what the Containers rotor visits: bars, lists, tables, landmarks, named groups
  /// (voiceover.md 2.3).
  public var isRotorStop: Bool {
    switch type {
    case .list, .landmark, .dataTable: true
    case .semanticGroup: label?.isEmpty == false
    case .none: !traits.isDisjoint(with: [.container, .tabBar])
    }
  }
}
