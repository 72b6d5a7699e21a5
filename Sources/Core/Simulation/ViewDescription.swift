import AccessibilityTree
import SpaceAndTime

/// One view as a screen file describes it; what is not written is nil and takes UIKit's default.
public struct ViewDescription: Hashable, Sendable {
  /// Unique within the screen; empty where the file gives none (the library makes one).
  public var id: String
  public var kind: ViewKind
  /// In the superview's coordinates, in points.
  public var frame: Rect
  @CopyOnWrite public var content: ViewContent
  @CopyOnWrite public var accessibility: AccessibilityOverrides
  public var isHidden = Switchable.always(false)
  public var isEnabled = Switchable.always(true)
  public var isSelected = Switchable.always(false)
  /// 0 to 1; nearly transparent views are skipped like hidden ones (voiceover.md 4.1).
  public var alpha = 1.0
  public var clipsToBounds = false
  /// What a drag that begins here carries; nil where nothing can be dragged.
  public var dragItem: TextTemplate?
  /// The states whose values the views inside show, in their order: each can be dragged before or
  /// after another one (`tableView(_:moveRowAt:to:)`). Empty where rows stay where they are.
  public var movableRows: [String] = []
  public var handlers: [ScreenEvent: [ScreenAction]] = [:]
  public var views: [ViewDescription] = []

  private static let plainContent = CopyOnWrite(wrappedValue: ViewContent())
  private static let plainAccessibility = CopyOnWrite(wrappedValue: AccessibilityOverrides())

  public init(id: String = "", kind: ViewKind, frame: Rect) {
    self.id = id
    self.kind = kind
    self.frame = frame
    _content = Self.plainContent
    _accessibility = Self.plainAccessibility
  }
}
