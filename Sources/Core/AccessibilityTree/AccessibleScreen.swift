import SpaceAndTime

/// The stops of one screen in reading order, with what is needed to find them.
public struct AccessibleScreen: Sendable {
  public var id: String
  public var title: String
  /// A BCP 47 tag.
  public var language: String
  public var size: Size
  public var layoutDirection: LayoutDirection
  /// In reading order (voiceover.md 4.2).
  public var elements: [AccessibilityElement]
  /// Scroll views by id, with how far each is scrolled now.
  public var scrollAreas: [String: ScrollArea]
  /// Grows with every change that a listener could notice.
  public var revision: Int

  public init(
    id: String, title: String, language: String = "en", size: Size = .phone,
    layoutDirection: LayoutDirection = .leftToRight, elements: [AccessibilityElement],
    scrollAreas: [String: ScrollArea] = [:], revision: Int = 0
  ) {
    self.id = id
    self.title = title
    self.language = language
    self.size = size
    self.layoutDirection = layoutDirection
    self.elements = elements
    self.scrollAreas = scrollAreas
    self.revision = revision
  }
}

/// `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// `UIUserInterfaceIdiom`: decides how far apart tops may be to count as one row.
public enum InterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  case phone
  case pad

  /// Points: tops closer than this are one row (voiceover.md 4.2).
  public var sameRowTolerance: Double {
    switch self {
    case .phone: 8
    case .pad: 13
    }
  }
}
