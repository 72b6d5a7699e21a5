import SpaceAndTime

/// One stop of the cursor.
public struct AccessibilityElement: Hashable, Sendable {
  public var id: String
  /// In screen coordinates, before scrolling.
  public var frame: Rect
  public var content: AccessibilityContent
  /// Position in a series, a list's or landmark's end: what the surroundings add to the speech,
  /// the innermost first.
  public var contexts: [ElementContext]
  /// Ids of the scroll views, groups and containers around it, innermost first.
  public var ancestors: [String]
  /// Grows from the back of the screen to the front: under a finger the greatest is touched.
  public var drawingOrder: Int
  /// True on a page of web content, where some things have other words (voiceover.md 3.3).
  public var isOnWebPage = false

  public init(
    id: String, frame: Rect, content: AccessibilityContent, contexts: [ElementContext] = [],
    ancestors: [String] = [], drawingOrder: Int = 0
  ) {
    self.id = id
    self.frame = frame
    self.content = content
    self.contexts = contexts
    self.ancestors = ancestors
    self.drawingOrder = drawingOrder
  }
}

/// What an element's surroundings add to its description (voiceover.md 3.3, step 7).
public enum ElementContext: Hashable, Sendable {
  /// Segment or picker position; `index` from 1.
  case series(index: Int, count: Int)
  /// A child of a container with the tabBar trait; `index` from 1.
  case tab(index: Int, count: Int)
  /// An item of a system tab bar; `index` from 1.
  case tabBarItem(index: Int, count: Int)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
}
