import AccessibilityTree
import SpaceAndTime

/// The accessibility properties that an app sets itself, under their names in UIKit; nil leaves
/// UIKit's default.
public struct AccessibilityOverrides: Hashable, Sendable {
  public var isAccessibilityElement: Bool?
  public var label: TextTemplate?
  public var value: TextTemplate?
  /// In place of the label and the value, where they are set.
  public var attributedLabel: [AttributedRunDescription] = []
  public var attributedValue: [AttributedRunDescription] = []
  public var hint: TextTemplate?
  /// Replaces the traits of the kind, as setting the property does.
  public var traits: AccessibilityTraits?
  /// A BCP 47 tag.
  public var language: String?
  /// In screen coordinates.
  public var frame: Rect?
  /// In screen coordinates.
  public var activationPoint: Point?
  /// Ids of views of the same screen.
  public var elements: [String]?
  public var elementsHidden: Bool?
  public var viewIsModal: Bool?
  public var groupsChildren: Bool?
  public var containerType: AccessibilityContainerType?
  public var customActions: [CustomActionDescription] = []
  public var customContent: [CustomContentDescription] = []
  public var customRotors: [CustomRotor] = []
  public var userInputLabels: [TextTemplate] = []
  public var respondsToUserInteraction: Bool?
  public var directTouchOptions: DirectTouchOptions?
  /// 1 to 6, or 0 for a heading of no level.
  public var headingLevel: Int?
  public var expandedStatus: ExpandedStatus?
  /// Expanded while it holds, collapsed otherwise; instead of a fixed status.
  public var isExpanded: Switchable?
  /// The rows that a cell of a data table covers, from 0.
  public var rowRange: Range<Int>?
  /// The columns that a cell of a data table covers, from 0.
  public var columnRange: Range<Int>?
  /// On a data table: ids of the header cells of each row, by the row's index.
  public var rowHeaders: [Int: [String]] = [:]
  /// On a data table: ids of the header cells of each column, by the column's index.
  public var columnHeaders: [Int: [String]] = [:]
  /// Words of controls that UIKit has no trait for, from dumps of other systems.
  public var roleDescription: TextTemplate?

  /// What holds only on web pages, each state while it is on.
  public var webStates: [WebStates: Switchable] = [:]
  public var webRole: WebRole?
  /// `aria-posinset` and `aria-setsize`, both from 1.
  public var positionInSet: Int?
  public var sizeOfSet: Int?

  public init() {}
}

/// A part of a text with attributes for speech; the text of `run` is what `text` comes to.
public struct AttributedRunDescription: Hashable, Sendable {
  public var text: TextTemplate
  public var run: AttributedRun

  public init(text: TextTemplate, run: AttributedRun = AttributedRun("")) {
    self.text = text
    self.run = run
  }
}

/// One of `accessibilityCustomActions`.
public struct CustomActionDescription: Hashable, Sendable {
  public var name: TextTemplate
  /// An empty list is an action that says it was done and does nothing.
  public var actions: [ScreenAction]

  public init(name: TextTemplate, actions: [ScreenAction] = []) {
    self.name = name
    self.actions = actions
  }
}

/// One of `accessibilityCustomContent`.
public struct CustomContentDescription: Hashable, Sendable {
  public var label: TextTemplate
  public var value: TextTemplate
  public var isHighImportance: Bool

  public init(label: TextTemplate, value: TextTemplate, isHighImportance: Bool = false) {
    self.label = label
    self.value = value
    self.isHighImportance = isHighImportance
  }
}
