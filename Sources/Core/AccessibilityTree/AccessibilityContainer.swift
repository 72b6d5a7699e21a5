import SpaceAndTime

/// A view that is no stop itself but whose stops belong together.
public struct AccessibilityContainer: Hashable, Sendable {
  public var id: String
  public var type: AccessibilityContainerType
  /// What a semantic group or table is called.
  public var label: String?
  public var traits: AccessibilityTraits
  /// In screen coordinates, before scrolling.
  public var frame: Rect
  /// Its stops, which follow each other in reading order; never empty.
  public var stops: Range<Int>
  public var dataTable: DataTable?
  public var customRotors: [CustomRotor]

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
