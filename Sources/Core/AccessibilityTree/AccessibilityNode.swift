import SpaceAndTime

/// One object of a view tree as UIKit would describe it to VoiceOver: every property already has
/// its final value, UIKit's defaults included. Whoever owns an app builds these; `ElementWalker`
/// turns a tree of them into the stops of the cursor.
public struct AccessibilityNode: Hashable, Sendable {
  /// Unique within a screen.
  public var id: String
  /// The accessibility frame in screen coordinates, before any scrolling.
  public var frame: Rect
  public var isAccessibilityElement = false
  public var content = AccessibilityContent()
  /// Hidden, or as good as transparent: skipped with everything below (voiceover.md 4.1).
  public var isHidden = false
  public var clipsToBounds = false
  public var accessibilityElementsHidden = false
  public var accessibilityViewIsModal = false
  public var shouldGroupAccessibilityChildren = false
  public var accessibilityContainerType = AccessibilityContainerType.none
  /// Ids, in this order, of what `accessibilityElements` lists; nil where it is not set.
  public var accessibilityElements: [String]?
  /// Set where this is a scroll view: how far it can scroll and how its pages are announced.
  public var scrolling: ScrollArea?
  public var children: [AccessibilityNode] = []

  public init(id: String, frame: Rect) {
    self.id = id
    self.frame = frame
  }
}

/// UIKit's `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: String, Hashable, Sendable, CaseIterable {
  case none
  case dataTable
  case list
  case landmark
  case semanticGroup
}

/// What a scroll view shows of its content.
public struct ScrollArea: Hashable, Sendable {
  /// The size of the content in points.
  public var contentSize: Size
  /// How far the content has been scrolled, in points, from zero.
  public var offset: Point
  /// True where scrolling goes by whole pages and is announced as "Page 2 of 5".
  public var isPaged: Bool

  public init(contentSize: Size, offset: Point = .zero, isPaged: Bool = false) {
    self.contentSize = contentSize
    self.offset = offset
    self.isPaged = isPaged
  }
}
